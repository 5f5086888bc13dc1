import { ArrowLeft } from 'lucide-react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { MorePages, itemsOf } from '#design/app/paged-panel.tsx';
import { Unread } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Link } from '#design/public/link.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { Name } from '#design/public/name.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { Failure } from '#kit/errors.ts';
import { useSaying } from '#kit/web/signals.ts';
import { pathTo } from '#routes';
import type { ConversationPage } from '../contract.ts';
import { conversationTopic } from '../topics.ts';
import type { Message } from '../message-shape.ts';
import { whyNotAttach } from '../message.ts';
import { AwayNote } from './away-note.tsx';
import { CardRow } from './card-row.tsx';
import { ConversationMenu } from './conversation-menu.tsx';
import { draftName } from './kept-names.ts';
import { MessageFiles } from './message-files.tsx';
import { MessageRow, WaitingRow } from './message-row.tsx';
import { MessageReactions, MessageTools } from './message-tools.tsx';
import { OfferLinks } from './offer-links.tsx';
import { placeIn, type MessagesScreen } from './place.ts';
import { PresenceLine } from './presence-line.tsx';
import { useCards } from './use-cards.ts';
import type { useConversation } from './use-conversation.ts';
import { ThreadComposer } from './thread-composer.tsx';
import { tickOf } from './tick.ts';
import { useJump } from './use-jump.ts';
import { useOutbox } from './use-outbox.ts';

const hearConnection = (listener: () => void): (() => void) => {
  for (const event of ['online', 'offline']) addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, listener);
  };
};
const useIsOffline = (): boolean =>
  useSyncExternalStore(
    hearConnection,
    () => !navigator.onLine,
    () => false,
  );

interface ThreadPaneProps {
  /** The list, as it was left. */
  readonly back: string;
  readonly onLeave: () => void;
  readonly screen: MessagesScreen;
  readonly id: string;
  readonly thread: string | null;
  /** A message that was found: shown in its place. */
  readonly at: number | null;
  readonly read: ReturnType<typeof useConversation>;
}

/** One conversation: its messages, the newest at the foot, and what is written next. */
export function ThreadPane({ screen, back, onLeave, id, thread, at, read: { page, list } }: ThreadPaneProps) {
  const outbox = useOutbox(id);
  const isOffline = useIsOffline();
  const cards = useCards(list);
  const sayTyping = useSaying(conversationTopic(id), 'typing');
  const [answering, setAnswering] = useState<Message | null>(null);
  const jump = useJump(list);
  const scrolled = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  if (page.error instanceof Failure && page.error.code === 'not_found')
    // Someone who was reading it when they were taken out has it on the screen.
    return page.data === undefined ? (
      <EmptyState size="page" title="There is no such conversation" action={<LinkButton href={pathTo(screen)}>Your messages</LinkButton>}>
        It may belong to another account. Sign in with the one that wrote it.
      </EmptyState>
    ) : (
      <EmptyState size="page" title="You’re no longer in this group" action={<LinkButton href={pathTo(screen)}>Your messages</LinkButton>}>
        The project’s client can add you again. Your other conversations stay as they are.
      </EmptyState>
    );
  if (page.data === undefined)
    return (
      <Unread what="The conversation" read={page}>
        <Loading label="Loading the conversation" className="panel pad">
          <RowsSkeleton rows={6} />
        </Loading>
      </Unread>
    );
  const { with: person, threads, why_not_write: whyNot, other, members, is_group: isGroup, about } = page.data;
  const rows = itemsOf(list).toReversed();
  const stored = new Set(rows.map((one) => one.id));
  const newestOfMine = rows.findLast((one) => one.is_mine && one.deleted_at === null && !cards.has(one.seq))?.seq;
  const nameOf = (authorId: string): string => members.find((one) => one.id === authorId)?.name ?? person.name;
  const titleOf = (threadId: string | null) => (thread === null ? (threads.find((one) => one.id === threadId)?.title ?? null) : null);
  return (
    <section
      aria-label={`Conversation with ${person.name}`}
      className="panel flex h-[calc(100dvh-12.75rem)] min-h-96 min-w-0 flex-col overflow-hidden lg:h-[calc(100dvh-9rem)]"
    >
      <ThreadHead screen={screen} back={back} onLeave={onLeave} page={page.data} thread={thread} />
      {at === null ? null : (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line bg-sunken px-3 py-2 text-sm text-ink-2 sm:px-4">
          You’re reading around a message that was found.
          <Link href={placeIn(screen, { conversation: id })} className="link">
            Go to the newest messages
          </Link>
        </p>
      )}
      <div
        ref={scrolled}
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain"
        role="region"
        aria-label="Messages"
        // Scrolled with the keyboard too.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2 p-3 sm:p-4">
          {list.data === undefined ? (
            <Unread what="The messages" read={list}>
              <Loading label="Loading the messages">
                <RowsSkeleton rows={5} />
              </Loading>
            </Unread>
          ) : null}
          <MorePages list={list} className="justify-self-center" />
          <ol aria-label="Messages, the newest last" className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-live="polite" aria-relevant="additions">
            {rows.map((one) => {
              const card = cards.get(one.seq);
              if (card !== undefined) return <CardRow key={one.seq} card={card} with={person.name} at={one.sent_at} isFound={one.seq === at} />;
              return (
                <MessageRow
                  key={one.seq}
                  message={one}
                  from={nameOf(one.author_id)}
                  quotedFrom={one.reply_to === null ? undefined : nameOf(one.reply_to.author_id)}
                  isGroup={isGroup}
                  isFound={one.seq === at}
                  about={titleOf(one.thread_id)}
                  mark={one.seq === newestOfMine ? tickOf(one.seq, other) : null}
                  shownFiles={<MessageFiles conversationId={id} files={one.files} />}
                  reactions={<MessageReactions conversationId={id} message={one} />}
                  tools={<MessageTools conversationId={id} message={one} modelHost={page.data.model_host} onReply={whyNot === null ? setAnswering : null} />}
                  onJump={jump}
                />
              );
            })}
            {outbox.waiting
              .filter((one) => !stored.has(one.id))
              .map((one) => (
                <WaitingRow key={one.id} message={one} isOffline={isOffline} onAgain={outbox.again} onDiscard={() => outbox.discard(one.id)} />
              ))}
          </ol>
        </div>
      </div>
      {about.away === null ? null : <AwayNote name={person.name} away={about.away} />}
      {whyNot === null ? (
        <ThreadComposer
          key={id}
          conversationId={id}
          thread={thread}
          modelHost={page.data.model_host}
          draft={draftName(id)}
          label={`Write to ${person.name}`}
          onType={sayTyping}
          with={person.name}
          whyNoFiles={whyNotAttach(page.data.state)}
          isBeforeWork={page.data.is_before_work}
          answering={answering}
          onAnswered={() => setAnswering(null)}
          onSend={(written) => {
            outbox.write({ ...written, threadId: thread });
            // What one wrote comes into view, wherever one was reading: the foot of a reversed column is its 0.
            scrolled.current?.scrollTo({ top: 0 });
            if (at !== null) void navigate(placeIn(screen, { conversation: id }));
          }}
        />
      ) : (
        <p className="border-t border-line p-4 text-md text-ink-2" role="status">
          {whyNot}
        </p>
      )}
    </section>
  );
}

const STATE_NOTE = {
  open: null,
  request_sent: 'A request: you can write three messages until they answer.',
  request_received: 'They don’t work with you yet. They can write more once you answer.',
} as const;

const TAB = 24;
/** One line, however long the title: the pane beside it has all of it. */
const tabOf = (title: string): string => (title.length <= TAB ? title : `${title.slice(0, TAB).trimEnd()}…`).replaceAll(' ', '\u00A0');

const peopleInWords = (members: ConversationPage['members']): string =>
  members
    .filter((one) => one.is_here)
    .map((one) => one.name)
    .join(', ');

function ThreadHead({ screen, back, onLeave, page, thread }: Pick<ThreadPaneProps, 'screen' | 'back' | 'onLeave' | 'thread'> & { page: ConversationPage }) {
  const { id, with: person, threads, state, members, is_group: isGroup, about } = page;
  const note = STATE_NOTE[state];
  return (
    <header className="border-b border-line px-3 pt-3 sm:px-4">
      <div className="flex min-w-0 items-center gap-2 pb-2">
        <Link href={back} className={`btn btn-ghost btn-sm btn-icon ${screen === 'messages' ? 'lg:hidden' : ''}`}>
          <span className="sr-only">All conversations</span>
          <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        </Link>
        <div className="min-w-0 flex-1">
          <h2 className="title truncate">
            {person.username === '' ? (
              <Name of={person.name} />
            ) : (
              <Link href={pathTo('profile', { slug: person.username })} className="hover:underline">
                <Name of={person.name} />
              </Link>
            )}
          </h2>
          {isGroup ? <p className="truncate text-sm text-ink-2">{peopleInWords(members)}</p> : null}
          {note === null ? (
            <PresenceLine
              key={id}
              conversationId={id}
              otherId={isGroup ? null : person.id}
              timezone={about.timezone}
              nameOf={(userId) => members.find((one) => one.id === userId)?.name ?? person.name}
            />
          ) : (
            <p className="text-sm text-ink-2">{note}</p>
          )}
        </div>
        <OfferLinks page={page} />
        <ConversationMenu page={page} thread={thread} onLeave={onLeave} />
      </div>
      {threads.length === 0 ? null : (
        <LinkTabs
          label="What it is about"
          tabs={[
            { href: placeIn(screen, { conversation: id }), label: 'All', current: thread === null },
            ...threads.map((one) => ({ href: placeIn(screen, { conversation: id, thread: one.id }), label: tabOf(one.title), current: one.id === thread })),
          ]}
        />
      )}
    </header>
  );
}
