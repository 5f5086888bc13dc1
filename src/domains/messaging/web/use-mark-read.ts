import { useEffect, type RefObject } from 'react';
import { useCommand } from '#kit/web/api.ts';
import { conversation, conversations, conversationWith, markConversation, type ConversationPage } from '../contract.ts';
import { countNewMessages } from '../count-contract.ts';

/** As long as someone looks at one thread before it counts as read. */
export const GLANCE_MS = 1_500;

/** Of a reversed column, whose foot is its 0: someone who stops this near to it is there. */
const NEAR_PX = 8;
export const isAtFoot = (list: Element | null): boolean => list !== null && list.scrollTop > -NEAR_PX;

/**
 * While `isSeen`, with the page in front and the list at its foot, what is there counts as read: after a glance of so
 * long.
 */
export function useMarkRead(
  { id, last_seq: lastSeq }: Pick<ConversationPage, 'id' | 'last_seq'>,
  region: RefObject<Element | null>,
  isSeen: boolean,
  afterMs = 0,
): void {
  const { mutate } = useCommand(markConversation, {
    stales: [conversation, conversations, conversationWith, countNewMessages],
    isMark: true,
  });
  useEffect(() => {
    const list = region.current;
    if (!isSeen || list === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (document.visibilityState === 'visible' && isAtFoot(list))
          mutate({ params: { id }, body: { read: lastSeq } });
      }, afterMs);
    };
    look();
    list.addEventListener('scroll', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      list.removeEventListener('scroll', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [id, region, isSeen, lastSeq, mutate, afterMs]);
}
