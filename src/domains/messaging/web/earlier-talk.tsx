import { lazy, Suspense } from 'react';
import { MorePages } from '#design/app/paged-panel.tsx';
import type { ConversationPage } from '../contract.ts';
import { MessageRow } from './message-row.tsx';
import { TalkList } from './talk-list.tsx';
import { useConversation } from './use-conversation.ts';
import { useJump } from './use-jump.ts';
import { useTalkRows } from './use-talk-rows.ts';

/** Few messages have any. */
const MessageFiles = lazy(async () => ({ default: (await import('./message-files.tsx')).MessageFiles }));

/** Above the messages about a contract: what the two wrote about the project that it came from, to be read. */
export function EarlierTalk({ page, threadId }: { page: ConversationPage; threadId: string }) {
  const { list } = useConversation(page.id, threadId);
  // The list opens at what is new about the contract, or at its end.
  const rows = useTalkRows(page, list).filter(({ kind }) => kind !== 'new');
  const jump = useJump(list);
  return (
    <>
      <MorePages list={list} className="justify-self-center pt-3" />
      <TalkList
        label="Written about the project"
        rows={rows}
        with={page.with.name}
        renderMessage={(message, isFirst) => (
          <MessageRow
            key={message.id}
            message={message}
            isFirst={isFirst}
            from={page.with.name}
            about={null}
            mark={null}
            shownFiles={
              message.files.length === 0 ? null : (
                <Suspense fallback={null}>
                  <MessageFiles conversationId={page.id} files={message.files} isMine={message.is_mine} />
                </Suspense>
              )
            }
            reactions={null}
            tools={null}
            onJump={jump}
          />
        )}
      />
    </>
  );
}
