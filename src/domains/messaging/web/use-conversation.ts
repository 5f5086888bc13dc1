import { useEffect } from 'react';
import { usePlace } from '#design/public/locale.tsx';
import { startOfDay } from '#kit/format/zone.ts';
import { usePages, useRead } from '#kit/web/api.ts';
import { useIsLive, useTopic } from '#kit/web/realtime.ts';
import { conversation, messages } from '../contract.ts';
import { conversationTopic } from '../topics.ts';

const POLL_MS = 4_000;

/** After a message that was found, this many are shown with it. */
export const AFTER_FOUND = 12;

/**
 * One conversation, live: a hint makes it read on from what is there, so that nothing is missing after a break. With
 * `at` it is what was written around that place, with `on` from that day on. `isOpening`: what an earlier visit left is
 * shown first, until the conversation was read again.
 */
export function useConversation(
  id: string,
  thread: string | null,
  at: number | null = null,
  on: string | null = null,
  isOpening = false,
) {
  const reader = usePlace();
  const isLive = useIsLive();
  const page = useRead(
    conversation,
    { params: { id } },
    { always: isOpening, ...(isLive ? {} : { refetchIntervalMs: POLL_MS }) },
  );
  const query = {
    ...(thread === null ? {} : { thread }),
    ...(at === null ? {} : { up_to: at + AFTER_FOUND }),
    ...(on === null ? {} : { on: startOfDay(on, reader.timeZone).toISOString() }),
  };
  const list = usePages(messages, { params: { id }, query });
  useTopic(conversationTopic(id), () => {
    void page.refetch();
    void list.refetch();
  });
  const lastSeq = page.data?.last_seq ?? 0;
  const listed = list.data?.pages[0]?.last_seq;
  const { refetch } = list;
  useEffect(() => {
    if (listed !== undefined && listed < lastSeq) void refetch();
  }, [lastSeq, listed, refetch]);
  return { page, list };
}
