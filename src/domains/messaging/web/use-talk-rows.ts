import { useState } from 'react';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { itemsOf } from '#design/app/paged-panel.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { userTopic } from '#kit/events.ts';
import { useTopic } from '#kit/web/realtime.ts';
import type { ConversationPage } from '../contract.ts';
import { talkRows, type Talk, type TalkRow } from '../talk-rows.ts';
import { dayOf } from '#kit/format/days.ts';
import { threadWords } from '../thread-words.ts';
import type { useConversation } from './use-conversation.ts';

const NOTHING_NEW: Talk['opened'] = { read: 0, last: 0 };

/**
 * Each side of a change of their work is hinted by its own domain, so the rows show it without a message. Until the
 * page is read again it is that of an earlier visit, which doesn't know what is new.
 */
export function useTalkRows(
  page: Pick<ConversationPage, 'mine' | 'last_seq' | 'threads'>,
  list: ReturnType<typeof useConversation>['list'],
  isReadAgain = true,
): readonly TalkRow[] {
  const reader = usePlace();
  const userId = useSession((session) => session.id);
  /** What came after it is new for as long as the conversation is open. */
  const [opened, setOpened] = useState<Talk['opened'] | null>(null);
  if (opened === null && isReadAgain) setOpened({ read: page.mine.read, last: page.last_seq });
  useTopic(userId === '' ? null : userTopic(userId), () => void list.refetch());
  const pages = list.data?.pages ?? [];
  const cards = new Map(pages.flatMap((page) => page.cards).map((card) => [card.seq, card]));
  const events = pages.toReversed().flatMap((page) => page.events);
  const subjects = new Map(page.threads.map((thread) => [thread.id, threadWords(thread)]));
  return talkRows(
    { messages: itemsOf(list).toReversed(), cards, events, subjects, opened: opened ?? NOTHING_NEW },
    (at) => dayOf(at, reader),
  );
}
