import { useState } from 'react';
import { MorePages, itemsOf } from '#design/app/paged-panel.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Link } from '#design/public/link.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { useRead } from '#kit/web/api.ts';
import { useSaying } from '#kit/web/signals.ts';
import { pathTo } from '#routes';
import { conversation, conversationWith, type ConversationPage, type ConversationWith } from '../contract.ts';
import type { Message } from '../message-shape.ts';
import { whyNotAttach } from '../message.ts';
import { conversationTopic } from '../topics.ts';
import { AwayNote } from './away-note.tsx';
import { CardRow } from './card-row.tsx';
import { Composer } from './composer.tsx';
import { MessageRow, WaitingRow } from './message-row.tsx';
import { ThreadComposer } from './thread-composer.tsx';
import { tickOf } from './tick.ts';
import { useBegin } from './use-begin.ts';
import { useCards } from './use-cards.ts';
import { useConversation } from './use-conversation.ts';
import { useJump } from './use-jump.ts';
import { useOutbox } from './use-outbox.ts';

/** The messages about one thing, on its own page. Nothing is marked as read here: the rest of the conversation is elsewhere. */
export function WorkThread({ about }: { about: string }) {
  const read = useRead(conversationWith, { query: { with: about } });
  if (read.data === undefined) return <Waits read={read} />;
  const id = read.data.conversation_id;
  return id === null ? (
    <First about={about} who={read.data} onSent={() => void read.refetch()} />
  ) : (
    <InConversation key={id} id={id} about={about} who={read.data} />
  );
}

const Waits = ({ read }: { read: Parameters<typeof Unread>[0]['read'] }) => (
  <Unread what="The messages" read={read}>
    <Loading label="Loading the messages" className="p-4">
      <RowsSkeleton rows={3} />
    </Loading>
  </Unread>
);

interface FirstProps {
  readonly about: string;
  readonly who: ConversationWith;
  readonly onSent: () => void;
}

/** Nothing was written about it yet. */
function First({ about, who, onSent }: FirstProps) {
  const begin = useBegin(about, onSent);
  return (
    <>
      <p className="p-4 text-md text-ink-2">No messages about this yet.</p>
      {who.why_not_write === null ? (
        <Composer
          isBeforeWork={who.is_before_work}
          name={`message with~${about}`}
          label={`Write to ${who.with.name}`}
          isSending={begin.isSending}
          problem={begin.problem}
          onSend={begin.send}
        />
      ) : (
        <WhyNot>{who.why_not_write}</WhyNot>
      )}
    </>
  );
}

const WhyNot = ({ children }: { children: string }) => (
  <p className="border-t border-line p-4 text-md text-ink-2" role="status">
    {children}
  </p>
);

function InConversation({ id, about, who }: { id: string; about: string; who: ConversationWith }) {
  const page = useRead(conversation, { params: { id } });
  if (page.data === undefined) return <Waits read={page} />;
  const thread = page.data.threads.find(({ kind, ref }) => kind === who.thread?.kind && ref === who.thread.ref);
  return thread === undefined ? <First about={about} who={who} onSent={() => void page.refetch()} /> : <Written page={page.data} threadId={thread.id} />;
}

function Written({ page, threadId }: { page: ConversationPage; threadId: string }) {
  const {
    id,
    with: person,
    other,
    state,
    about: { away },
    is_before_work: isBeforeWork,
    why_not_write: whyNot,
    model_host: modelHost,
  } = page;
  const [answering, setAnswering] = useState<Message | null>(null);
  const { list } = useConversation(id, threadId);
  const cards = useCards(list);
  const jump = useJump(list);
  const outbox = useOutbox(id);
  const sayTyping = useSaying(conversationTopic(id), 'typing');
  const rows = itemsOf(list).toReversed();
  const stored = new Set(rows.map((one) => one.id));
  const newestOfMine = rows.findLast((one) => one.is_mine && one.deleted_at === null && !cards.has(one.seq))?.seq;
  return (
    <>
      <div className="flex max-h-96 flex-col-reverse overflow-y-auto overscroll-contain" role="region" aria-label="Messages" tabIndex={0}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2 p-3 sm:p-4">
          {list.data === undefined ? <Waits read={list} /> : null}
          <MorePages list={list} className="justify-self-center" />
          <ol aria-label="Messages, the newest last" className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-live="polite" aria-relevant="additions">
            {rows.map((one) => {
              const card = cards.get(one.seq);
              if (card !== undefined) return <CardRow key={one.seq} card={card} with={person.name} at={one.sent_at} />;
              return (
                <MessageRow
                  key={one.seq}
                  conversationId={id}
                  message={one}
                  from={person.name}
                  about={null}
                  mark={one.seq === newestOfMine ? tickOf(one.seq, other) : null}
                  modelHost={modelHost}
                  onReply={whyNot === null ? setAnswering : null}
                  onJump={jump}
                />
              );
            })}
            {outbox.waiting
              .filter((one) => one.threadId === threadId && !stored.has(one.id))
              .map((one) => (
                <WaitingRow key={one.id} message={one} isOffline={!navigator.onLine} onAgain={outbox.again} onDiscard={() => outbox.discard(one.id)} />
              ))}
          </ol>
        </div>
      </div>
      <p className="px-4 pb-2 text-sm">
        <Link href={pathTo('messages', {}, { conversation: id, thread: threadId })} className="link">
          Open in messages
        </Link>
      </p>
      {away === null ? null : <AwayNote name={person.name} away={away} />}
      {whyNot === null ? (
        <ThreadComposer
          conversationId={id}
          thread={threadId}
          modelHost={modelHost}
          draft={`message~${id}`}
          label={`Write to ${person.name}`}
          with={person.name}
          whyNoFiles={whyNotAttach(state)}
          isBeforeWork={isBeforeWork}
          answering={answering}
          onAnswered={() => setAnswering(null)}
          onType={sayTyping}
          onSend={(written) => outbox.write({ ...written, threadId })}
        />
      ) : (
        <WhyNot>{whyNot}</WhyNot>
      )}
    </>
  );
}
