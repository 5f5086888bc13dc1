import { useEffect } from 'react';
import { useCommand, usePages, useRead } from '#kit/web/api.ts';
import { useIsLive, useTopic } from '#kit/web/realtime.ts';
import { conversation, conversations, markConversation, messages } from '../contract.ts';
import { countNewMessages } from '../count-contract.ts';
import { conversationTopic } from '../topics.ts';

const POLL_MS = 4_000;

/** After a message that was found, this many are shown with it. */
export const AFTER_FOUND = 12;

/**
 * One conversation, live: a hint makes it read on from what is there, so that nothing is missing after a break. With `at`
 * it is what was written around that place.
 */
export function useConversation(id: string, thread: string | null, at: number | null = null) {
  const isLive = useIsLive();
  const page = useRead(conversation, { params: { id } }, isLive ? {} : { refetchIntervalMs: POLL_MS });
  const list = usePages(messages, { params: { id }, query: { ...(thread === null ? {} : { thread }), ...(at === null ? {} : { up_to: at + AFTER_FOUND }) } });
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

  const { mutate } = useCommand(markConversation, { stales: [conversation, conversations, countNewMessages], isMark: true });
  const isBehind = page.data !== undefined && (page.data.mine.read < lastSeq || page.data.is_marked_unread);
  const isShown = list.data !== undefined && thread === null && at === null;
  useEffect(() => {
    if (!isBehind || !isShown) return;
    const read = (): void => {
      if (document.visibilityState === 'visible') mutate({ params: { id }, body: { read: lastSeq } });
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [id, isBehind, isShown, lastSeq, mutate]);
  return { page, list };
}
