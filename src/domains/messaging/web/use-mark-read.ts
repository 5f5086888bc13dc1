import { useEffect } from 'react';
import { useCommand } from '#kit/web/api.ts';
import { conversation, conversations, conversationWith, markConversation, type ConversationPage } from '../contract.ts';
import { countNewMessages } from '../count-contract.ts';

/** While `isSeen`, and while the page is in front, what is there counts as read: after a glance of so long. */
export function useMarkRead({ id, last_seq: lastSeq }: Pick<ConversationPage, 'id' | 'last_seq'>, isSeen: boolean, afterMs = 0): void {
  const { mutate } = useCommand(markConversation, { stales: [conversation, conversations, conversationWith, countNewMessages], isMark: true });
  useEffect(() => {
    if (!isSeen) return;
    const read = (): void => {
      if (document.visibilityState === 'visible') mutate({ params: { id }, body: { read: lastSeq } });
    };
    const timer = setTimeout(read, afterMs);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [id, isSeen, lastSeq, mutate, afterMs]);
}
