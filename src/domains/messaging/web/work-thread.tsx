import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import type { Point } from '#design/app/context-menu.tsx';
import { MorePages, itemsOf } from '#design/app/paged-panel.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { Link } from '#design/public/link.tsx';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { conversation, conversationWith, type ConversationPage, type ConversationWith } from '../contract.ts';
import type { Message } from '../message-shape.ts';
import { draftName, firstDraftName, waitingName } from './kept-names.ts';
import { MessageRow } from './message-row.tsx';
import { PlainField } from './plain-field.tsx';
import { TalkList } from './talk-list.tsx';
import { tickOf } from './tick.ts';
import { useConversation } from './use-conversation.ts';
import { useJump } from './use-jump.ts';
import { useSeen } from './use-seen.ts';
import { useTalkRows } from './use-talk-rows.ts';

/** Few messages have any. */
const MessageFiles = lazy(async () => ({ default: (await import('./message-files.tsx')).MessageFiles }));
/** Come when someone turns to the talk: reading it needs neither. */
const MessageTools = lazy(async () => ({ default: (await import('./message-tools.tsx')).MessageTools }));
const MessageReactions = lazy(async () => ({ default: (await import('./message-reactions.tsx')).MessageReactions }));

/** Of contracts that came from a project. */
const EarlierTalk = lazy(async () => ({ default: (await import('./earlier-talk.tsx')).EarlierTalk }));
const MessageSheet = lazy(async () => ({ default: (await import('./message-sheet.tsx')).MessageSheet }));

const SCROLLED = 'relative flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain';
const ROWS = 'grid grid-cols-[minmax(0,1fr)] px-3 pb-3 sm:px-4';

/** The messages about one thing, on its own page. Its frame has the height: what loads moves nothing. */
export function WorkThread({ about, before }: { about: string; before?: string | undefined }) {
  const read = useRead(conversationWith, { query: { with: about } });
  if (read.data === undefined) return <Waits read={read} />;
  const id = read.data.conversation_id;
  return id === null ? (
    <First about={about} who={read.data} page={null} onSent={() => void read.refetch()} />
  ) : (
    <InConversation key={id} id={id} about={about} before={before} who={read.data} />
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
  /** The thread of what came before it. */
  readonly earlier?: string | undefined;
  readonly onSent: () => void;
}

/** Nothing was written about it yet. */
function First({ about, who, page, earlier, onSent }: FirstProps) {
  const [isAwake, setAwake] = useState(false);
  return (
    <>
      {page === null || earlier === undefined ? (
        <p className="flex-1 p-4 text-md text-ink-2">
          No messages about this yet.
          {page === null ? null : (
            <>
              {' '}
              What you two wrote about anything else is in{' '}
              <Link href={pathTo('messages', {}, { conversation: page.id })} className="link">
                your conversation
              </Link>
              .
            </>
          )}
        </p>
      ) : (
        // Scrolled with the keyboard too.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={SCROLLED} role="region" aria-label="Conversation" tabIndex={0}>
          <div className={ROWS}>{later(<EarlierTalk page={page} threadId={earlier} />)}</div>
        </div>
      )}
      {who.why_not_write === null ? (
        <PlainField
          label={`Write to ${who.with.name}`}
          takesFiles={page !== null || !who.is_request}
          kept={[firstDraftName(about)]}
          isAwake={isAwake}
          onWake={() => setAwake(true)}
        >
          {({ BeginWriting }, begun) => (
            <BeginWriting about={about} who={who} page={page} begun={begun} onSent={onSent} />
          )}
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

function InConversation({
  id,
  about,
  before,
  who,
}: {
  id: string;
  about: string;
  before: string | undefined;
  who: ConversationWith;
}) {
  const page = useRead(conversation, { params: { id } }, { always: true });
  if (page.data === undefined) return <Waits read={page} />;
  const thread = page.data.threads.find(({ kind, ref }) => kind === who.thread?.kind && ref === who.thread.ref);
  const earlier = page.data.threads.find(({ kind, ref }) => `${kind}:${ref}` === before)?.id;
  return thread === undefined ? (
    <First about={about} who={who} page={page.data} earlier={earlier} onSent={() => void page.refetch()} />
  ) : (
    <Written
      page={page.data}
      threadId={thread.id}
      earlier={earlier}
      unread={who.unread}
      isReadAgain={page.isFetchedAfterMount}
    />
  );
}

interface WrittenProps {
  readonly page: ConversationPage;
  readonly threadId: string;
  readonly earlier: string | undefined;
  readonly unread: number;
  /** In this visit of the page. */
  readonly isReadAgain: boolean;
}

function Written({ page, threadId, earlier, unread, isReadAgain }: WrittenProps) {
  const { id, with: person, other, why_not_write: whyNot, model_host: modelHost } = page;
  const [answering, setAnswering] = useState<Message | null>(null);
  const [isAwake, setAwake] = useState(false);
  const [held, setHeld] = useState<{ readonly message: Message; readonly at: Point | null } | null>(null);
  const region = useRef<HTMLDivElement>(null);
  const { list } = useConversation(id, threadId);
  const rows = useTalkRows(page, list, isReadAgain);
  const jump = useJump(list);
  useSeen(region, page, isReadAgain ? unread : 0);
  const wake = (): void => setAwake(true);
  const newestOfMine = rows.findLast(
    (row) => row.kind === 'message' && row.message.is_mine && row.message.deleted_at === null,
  )?.key;
  return (
    <>
      <div
        ref={region}
        className={SCROLLED}
        role="region"
        aria-label="Conversation"
        // Scrolled with the keyboard too.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onPointerEnter={wake}
        onFocus={wake}
      >
        <div className={ROWS}>
          {list.data === undefined ? <Waits read={list} /> : null}
          {earlier === undefined || list.data === undefined || list.hasNextPage
            ? null
            : later(<EarlierTalk page={page} threadId={earlier} />)}
          <MorePages list={list} className="justify-self-center pt-3" />
          <TalkList
            rows={rows}
            with={person.name}
            isOneThing
            renderMessage={(message, isFirst) => (
              <MessageRow
                key={message.id}
                message={message}
                isFirst={isFirst}
                from={person.name}
                about={null}
                mark={message.id === newestOfMine ? tickOf(message.seq, other) : null}
                shownFiles={
                  message.files.length === 0
                    ? null
                    : later(<MessageFiles conversationId={id} files={message.files} isMine={message.is_mine} />)
                }
                reactions={
                  message.reactions.length === 0
                    ? null
                    : later(<MessageReactions conversationId={id} message={message} />)
                }
                tools={
                  isAwake
                    ? later(
                        <MessageTools
                          conversationId={id}
                          message={message}
                          modelHost={modelHost}
                          onReply={whyNot === null ? setAnswering : null}
                        />,
                      )
                    : null
                }
                onHold={(at) => setHeld({ message: message, at })}
                onJump={jump}
              />
            )}
          />
        </div>
      </div>
      {held === null
        ? null
        : later(
            <MessageSheet
              key={held.message.id}
              {...held}
              conversationId={id}
              modelHost={modelHost}
              onReply={
                whyNot === null && held.message.deleted_at === null ? () => setAnswering({ ...held.message }) : null
              }
              onClose={() => setHeld(null)}
            />,
          )}
      {whyNot === null ? (
        <PlainField
          label={`Write to ${person.name}`}
          takesFiles
          kept={[waitingName(id), draftName(id)]}
          isAwake={isAwake}
          onWake={wake}
        >
          {({ ThreadWriting }, begun) => (
            <ThreadWriting
              page={page}
              threadId={threadId}
              stored={new Set(itemsOf(list).map((item) => item.id))}
              answering={answering}
              onAnswering={setAnswering}
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
