import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { MorePages, itemsOf } from '#design/app/paged-panel.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { useRead } from '#kit/web/api.ts';
import { conversation, conversationWith, type ConversationPage, type ConversationWith } from '../contract.ts';
import type { Message } from '../message-shape.ts';
import { CardRow } from './card-row.tsx';
import { draftName, firstDraftName, waitingName } from './kept-names.ts';
import { MessageRow } from './message-row.tsx';
import { PlainField } from './plain-field.tsx';
import { tickOf } from './tick.ts';
import { useCards } from './use-cards.ts';
import { useConversation } from './use-conversation.ts';
import { useJump } from './use-jump.ts';
import { useSeen } from './use-seen.ts';

/** Few messages have any. */
const MessageFiles = lazy(async () => ({ default: (await import('./message-files.tsx')).MessageFiles }));
/** Come when someone turns to the talk: reading it needs neither. */
const MessageTools = lazy(async () => ({ default: (await import('./message-tools.tsx')).MessageTools }));
const MessageReactions = lazy(async () => ({ default: (await import('./message-tools.tsx')).MessageReactions }));

/** The messages about one thing, on its own page. Its frame has the height: what loads moves nothing. */
export function WorkThread({ about }: { about: string }) {
  const read = useRead(conversationWith, { query: { with: about } });
  if (read.data === undefined) return <Waits read={read} />;
  const id = read.data.conversation_id;
  return id === null ? (
    <First about={about} who={read.data} page={null} onSent={() => void read.refetch()} />
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
  readonly page: ConversationPage | null;
  readonly onSent: () => void;
}

/** Nothing was written about it yet. */
function First({ about, who, page, onSent }: FirstProps) {
  const [isAwake, setAwake] = useState(false);
  return (
    <>
      <p className="flex-1 p-4 text-md text-ink-2">No messages about this yet.</p>
      {who.why_not_write === null ? (
        <PlainField
          label={`Write to ${who.with.name}`}
          takesFiles={page !== null}
          kept={[firstDraftName(about)]}
          isAwake={isAwake}
          onWake={() => setAwake(true)}
        >
          {({ BeginWriting }, begun) => <BeginWriting about={about} who={who} page={page} begun={begun} onSent={onSent} />}
        </PlainField>
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
  return thread === undefined ? (
    <First about={about} who={who} page={page.data} onSent={() => void page.refetch()} />
  ) : (
    <Written page={page.data} threadId={thread.id} unread={who.unread} />
  );
}

function Written({ page, threadId, unread }: { page: ConversationPage; threadId: string; unread: number }) {
  const { id, with: person, other, why_not_write: whyNot, model_host: modelHost } = page;
  const [answering, setAnswering] = useState<Message | null>(null);
  const [isAwake, setAwake] = useState(false);
  /** What came after it is new for as long as the page is open. */
  const [readBefore] = useState(page.mine.read);
  const region = useRef<HTMLDivElement>(null);
  const { list } = useConversation(id, threadId);
  const cards = useCards(list);
  const jump = useJump(list);
  useSeen(region, page, unread);
  const wake = (): void => setAwake(true);
  const rows = itemsOf(list).toReversed();
  const newestOfMine = rows.findLast((one) => one.is_mine && one.deleted_at === null && !cards.has(one.seq))?.seq;
  const firstNew = rows.find((one) => !one.is_mine && one.seq > readBefore)?.seq;
  return (
    <>
      <div
        ref={region}
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain"
        role="region"
        aria-label="Conversation"
        // Scrolled with the keyboard too.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onPointerEnter={wake}
        onFocus={wake}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2 p-3 sm:p-4">
          {list.data === undefined ? <Waits read={list} /> : null}
          <MorePages list={list} className="justify-self-center" />
          <ol aria-label="Messages, the newest last" className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-live="polite" aria-relevant="additions">
            {rows.map((one) => {
              const card = cards.get(one.seq);
              const row =
                card === undefined ? (
                  <MessageRow
                    key={one.seq}
                    message={one}
                    from={person.name}
                    about={null}
                    mark={one.seq === newestOfMine ? tickOf(one.seq, other) : null}
                    shownFiles={one.files.length === 0 ? null : later(<MessageFiles conversationId={id} files={one.files} />)}
                    reactions={one.reactions.length === 0 ? null : later(<MessageReactions conversationId={id} message={one} />)}
                    tools={
                      isAwake
                        ? later(<MessageTools conversationId={id} message={one} modelHost={modelHost} onReply={whyNot === null ? setAnswering : null} />)
                        : null
                    }
                    onJump={jump}
                  />
                ) : (
                  <CardRow key={one.seq} card={card} with={person.name} at={one.sent_at} />
                );
              return one.seq === firstNew ? [<NewFromHere key="new" />, row] : row;
            })}
          </ol>
        </div>
      </div>
      {whyNot === null ? (
        <PlainField label={`Write to ${person.name}`} takesFiles kept={[waitingName(id), draftName(id)]} isAwake={isAwake} onWake={wake}>
          {({ ThreadWriting }, begun) => (
            <ThreadWriting
              page={page}
              threadId={threadId}
              stored={new Set(rows.map((one) => one.id))}
              answering={answering}
              onAnswered={() => setAnswering(null)}
              onWritten={() => region.current?.scrollTo({ top: 0 })}
              begun={begun}
            />
          )}
        </PlainField>
      ) : (
        <WhyNot>{whyNot}</WhyNot>
      )}
    </>
  );
}

const later = (part: ReactNode) => <Suspense fallback={null}>{part}</Suspense>;

const NewFromHere = () => (
  <li className="flex items-center gap-2 text-xs font-semibold text-primary">
    <span className="h-px flex-1 bg-primary" />
    New
    <span className="h-px flex-1 bg-primary" />
  </li>
);
