import { useEffect, useState, type RefObject } from 'react';
import { useCommand } from '#kit/web/api.ts';
import { conversation, conversations, conversationWith, markConversation, type ConversationPage } from '../contract.ts';
import { countNewMessages } from '../count-contract.ts';

/** As long as someone looks before it counts as read. */
const GLANCE_MS = 1_500;

/**
 * What is new counts as read once it was in view for a moment, on a page that shows one thread of a conversation: only
 * where everything unread is in this thread, because a conversation is read up to one place.
 */
export function useSeen(
  of: RefObject<Element | null>,
  { id, unread, last_seq: lastSeq, is_marked_unread: isMarked }: ConversationPage,
  unreadHere: number,
): void {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (of.current === null) return;
    const watch = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting === true), { threshold: 0.5 });
    watch.observe(of.current);
    return () => watch.disconnect();
  }, [of]);
  const { mutate } = useCommand(markConversation, { stales: [conversation, conversations, conversationWith, countNewMessages], isMark: true });
  const isSeen = isInView && !isMarked && unread > 0 && unread === unreadHere;
  useEffect(() => {
    if (!isSeen) return;
    const read = (): void => {
      if (document.visibilityState === 'visible') mutate({ params: { id }, body: { read: lastSeq } });
    };
    const timer = setTimeout(read, GLANCE_MS);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [id, isSeen, lastSeq, mutate]);
}
