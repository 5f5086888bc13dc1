import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Point } from '#design/app/context-menu.tsx';
import { useNavigate } from 'react-router';
import { MorePages, itemsOf } from '#design/app/paged-panel.tsx';
import { Unread } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { Failure } from '#kit/errors.ts';
import { useSaying } from '#kit/web/signals.ts';
import { pathTo } from '#routes';
import type { ConversationPage } from '../contract.ts';
import { conversationTopic } from '../topics.ts';
import type { Message } from '../message-shape.ts';
import { whyNotAttach } from '../message.ts';
import { threadName } from '../thread-words.ts';
import { AwayNote } from './away-note.tsx';
import { FoundBar } from './found-bar.tsx';
import { draftName } from './kept-names.ts';
import { MessageFiles } from './message-files.tsx';
import { MessageRow, WaitingRow } from './message-row.tsx';
import { placeIn, type MessagesScreen } from './place.ts';
import { TalkList } from './talk-list.tsx';
import type { useConversation } from './use-conversation.ts';
import { ThreadComposer } from './thread-composer.tsx';
import { ThreadHead } from './thread-head.tsx';
import { tickOf } from './tick.ts';
import { useIsOffline } from './use-is-offline.ts';
import { useJump } from './use-jump.ts';
import { GLANCE_MS, isAtFoot, useMarkRead } from './use-mark-read.ts';
import { useOutbox } from './use-outbox.ts';
import { useTalkRows } from './use-talk-rows.ts';

const MessageTools = lazy(async () => ({ default: (await import('./message-tools.tsx')).MessageTools }));
/** Few messages have any. */
const MessageReactions = lazy(async () => ({ default: (await import('./message-reactions.tsx')).MessageReactions }));
const BlockedBar = lazy(async () => ({ default: (await import('./blocked-bar.tsx')).BlockedBar }));
const NewBelow = lazy(async () => ({ default: (await import('./new-below.tsx')).NewBelow }));
const RequestBar = lazy(async () => ({ default: (await import('./request-bar.tsx')).RequestBar }));
const MessageSheet = lazy(async () => ({ default: (await import('./message-sheet.tsx')).MessageSheet }));

/** The room of two buttons, so that no line breaks elsewhere when they come. */
const NO_TOOLS = <span className="w-18 shrink-0 pointer-coarse:hidden" />;

export interface ThreadPaneProps {
  /** The list, as it was left. */
  readonly back: string;
  readonly onLeave: () => void;
  /** Opens what the conversation is about; null where that is beside it. */
  readonly onAbout: (() => void) | null;
  readonly screen: MessagesScreen;
  readonly id: string;
  readonly thread: string | null;
  /** A message that was found: shown in its place. */
  readonly at: number | null;
  /** A day that was jumped to. */
  readonly on: string | null;
  readonly read: ReturnType<typeof useConversation>;
  /** Someone may act on a message. */
  readonly isAwake: boolean;
}

/** One conversation, once it is there. */
export function ThreadPane(props: ThreadPaneProps) {
  const { screen, read } = props;
  const { page } = read;
  if (page.error instanceof Failure && page.error.code === 'not_found')
    // Someone who was reading it when they were taken out has it on the screen.
    return (
      <div className="p-4">
        {page.data === undefined ? (
          <EmptyState
            size="page"
            title="There is no such conversation"
            action={<LinkButton href={pathTo(screen)}>Your messages</LinkButton>}
          >
            It may belong to another account. Sign in with the one that wrote it.
          </EmptyState>
        ) : (
          <EmptyState
            size="page"
            title="You’re no longer in this group"
            action={<LinkButton href={pathTo(screen)}>Your messages</LinkButton>}
          >
            The project’s client can add you again. Your other conversations stay as they are.
          </EmptyState>
        )}
      </div>
    );
  if (page.data === undefined)
    return (
      <div className="p-4">
        <Unread what="The conversation" read={page}>
          <Loading label="Loading the conversation">
            <RowsSkeleton rows={6} />
          </Loading>
        </Unread>
      </div>
    );
  return <OpenThread {...props} page={page.data} />;
}

/** Its messages, the newest at the foot, and what is written next. */
function OpenThread({
  screen,
  back,
  onLeave,
  onAbout,
  id,
  thread,
  at,
  on,
  read,
  isAwake,
  page,
}: ThreadPaneProps & { page: ConversationPage }) {
  const outbox = useOutbox(id);
  const isOffline = useIsOffline();
  const { list } = read;
  const rows = useTalkRows(page, list, read.page.isFetchedAfterMount);
  const sayTyping = useSaying(conversationTopic(id), 'typing');
  const [answering, setAnswering] = useState<Message | null>(null);
  const [held, setHeld] = useState<{ readonly message: Message; readonly at: Point | null } | null>(null);
  const jump = useJump(list);
  const scrolled = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const {
    with: person,
    threads,
    why_not_write: whyNot,
    other,
    members,
    is_group: isGroup,
    about,
    model_host: modelHost,
  } = page;
  const items = itemsOf(list);
  const stored = new Set(items.map((message) => message.id));
  const newestOfMine = rows.findLast(
    (row) => row.kind === 'message' && row.message.is_mine && row.message.deleted_at === null,
  );
  const newestOfOthers = items.find((message) => !message.is_mine) ?? null;
  const waiting = outbox.waiting.filter((message) => !stored.has(message.id));
  const found = at ?? list.data?.pages[0]?.found ?? null;
  const nameOf = (authorId: string): string => members.find((member) => member.id === authorId)?.name ?? person.name;
  const aboutOf = ({ thread_id: threadId }: Message): string | null => {
    const subject = thread === null ? threads.find((thread) => thread.id === threadId) : undefined;
    return subject === undefined ? null : threadName(subject);
  };
  const isNewest = at === null && on === null;
  const unread = thread === null ? page.unread : unreadIn(items, page);
  // A conversation is read up to one place, so a thread alone is read where it has everything unread: of one reading,
  // and not of two.
  const isOfOne = list.data?.pages[0]?.last_seq === page.last_seq;
  const isBehind =
    thread === null
      ? page.mine.read < page.last_seq || page.is_marked_unread
      : isOfOne && unread > 0 && unread === page.unread;
  useMarkRead(
    page,
    scrolled,
    isNewest && isBehind && list.data !== undefined && read.page.isFetchedAfterMount,
    thread === null ? 0 : GLANCE_MS,
  );
  const [isAbove, setAbove] = useState(false);
  const toFoot = (): void => {
    scrolled.current?.scrollTo({ top: 0 });
    // The button that led here is gone.
    scrolled.current?.focus({ preventScroll: true });
  };
  const lastWaiting = waiting.at(-1)?.id;
  useEffect(() => {
    // What one wrote comes into view, wherever one was reading: the foot of a reversed column is its 0.
    if (lastWaiting !== undefined) scrolled.current?.scrollTo({ top: 0 });
  }, [lastWaiting]);
  return (
    <section aria-label={`Conversation with ${person.name}`} className="flex h-full min-h-0 min-w-0 flex-col">
      <ThreadHead
        screen={screen}
        back={back}
        onLeave={onLeave}
        onAbout={onAbout}
        page={page}
        thread={thread}
        newest={newestOfOthers}
      />
      {isNewest ? null : <FoundBar on={on} href={placeIn(screen, { conversation: id })} />}
      <div
        ref={scrolled}
        className="relative flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain"
        role="region"
        aria-label="Messages"
        // Scrolled with the keyboard too.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={({ currentTarget }) => setAbove(!isAtFoot(currentTarget))}
      >
        {/* Another element once there are messages: the same box would grow from the foot, and count as moved. */}
        <div
          key={list.data === undefined ? 'loading' : 'loaded'}
          className="mx-auto grid w-full max-w-[52rem] grid-cols-[minmax(0,1fr)] px-3 pb-3 sm:px-4"
        >
          {list.data === undefined ? (
            <Unread what="The messages" read={list}>
              <Loading label="Loading the messages">
                <RowsSkeleton rows={5} />
              </Loading>
            </Unread>
          ) : null}
          <MorePages list={list} className="justify-self-center pt-3" />
          <TalkList
            rows={rows}
            with={person.name}
            found={found}
            isOneThing={thread !== null}
            renderMessage={(message, isFirst) => (
              <MessageRow
                key={message.id}
                message={message}
                isFirst={isFirst}
                from={nameOf(message.author_id)}
                quotedFrom={message.reply_to === null ? undefined : nameOf(message.reply_to.author_id)}
                isGroup={isGroup}
                isFound={message.seq === found}
                about={isFirst ? aboutOf(message) : null}
                mark={newestOfMine?.key === message.id ? tickOf(message.seq, other) : null}
                shownFiles={<MessageFiles conversationId={id} files={message.files} isMine={message.is_mine} />}
                reactions={
                  message.reactions.length === 0 ? null : (
                    <Suspense fallback={<span className="mt-1.5 block h-7" />}>
                      <MessageReactions conversationId={id} message={message} />
                    </Suspense>
                  )
                }
                tools={
                  isAwake ? (
                    <Suspense fallback={NO_TOOLS}>
                      <MessageTools
                        conversationId={id}
                        message={message}
                        modelHost={modelHost}
                        onReply={whyNot === null ? setAnswering : null}
                      />
                    </Suspense>
                  ) : (
                    NO_TOOLS
                  )
                }
                onHold={(point) => setHeld({ message: message, at: point })}
                onJump={jump}
              />
            )}
          >
            {waiting.map((message) => (
              <WaitingRow
                key={message.id}
                message={message}
                isOffline={isOffline}
                onAgain={outbox.again}
                onDiscard={() => outbox.discard(message.id)}
              />
            ))}
          </TalkList>
        </div>
      </div>
      {isNewest && isAbove && unread > 0 ? (
        <Suspense fallback={null}>
          <NewBelow count={unread} onPress={toFoot} />
        </Suspense>
      ) : null}
      {page.state === 'request_received' ? (
        <Suspense fallback={<div className="min-h-40 border-t border-line bg-sunken sm:min-h-25" />}>
          <RequestBar page={page} onLeave={onLeave} />
        </Suspense>
      ) : null}
      {about.away === null ? null : <AwayNote name={person.name} away={about.away} />}
      {whyNot === null ? (
        <ThreadComposer
          key={id}
          conversationId={id}
          thread={thread}
          modelHost={modelHost}
          draft={draftName(id)}
          label={`Write to ${person.name}`}
          onType={sayTyping}
          with={answering === null ? person.name : nameOf(answering.author_id)}
          whyNoFiles={whyNotAttach(page.state)}
          isBeforeWork={page.is_before_work}
          answering={answering}
          subject={answering === null ? null : aboutOf(answering)}
          onAnswering={setAnswering}
          onSend={(written) => {
            outbox.write(written);
            if (!isNewest) void navigate(placeIn(screen, { conversation: id }));
          }}
        />
      ) : page.is_blocked ? (
        <Suspense fallback={<div className="min-h-13 border-t border-line" />}>
          <BlockedBar page={page} />
        </Suspense>
      ) : (
        <p className="border-t border-line p-4 text-md text-ink-2" role="status">
          {whyNot}
        </p>
      )}
      {held === null ? null : (
        <Suspense fallback={null}>
          <MessageSheet
            key={held.message.id}
            {...held}
            conversationId={id}
            modelHost={modelHost}
            onReply={
              whyNot === null && held.message.deleted_at === null ? () => setAnswering({ ...held.message }) : null
            }
            onClose={() => setHeld(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Of the messages that are loaded. */
const unreadIn = (messages: readonly Message[], { mine }: ConversationPage): number =>
  messages.filter((message) => !message.is_mine && message.deleted_at === null && message.seq > mine.read).length;
