import { SquarePen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Point } from '#design/app/context-menu.tsx';
import { MorePages, itemsOf, type Pages } from '#design/app/paged-panel.tsx';
import { Unread, type Read } from '#design/app/unread.tsx';
import { Avatar } from '#design/public/avatar.tsx';
import { Icon } from '#design/public/icon.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { Link } from '#design/public/link.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Name } from '#design/public/name.tsx';
import { Loading, PeopleSkeleton } from '#design/public/skeleton.tsx';
import { formatTime } from '#kit/format/time.ts';
import { plural } from '#kit/format/unit.ts';
import { pathTo } from '#routes';
import { INBOX_FILTERS, type InboxFilter, type ListedConversation } from '../contract.ts';
import { wordsOf } from '../format.ts';
import { listTime } from '#kit/format/days.ts';
import { HOLDABLE } from './message-row.tsx';
import { placeIn, type MessagesScreen } from './place.ts';
import { SearchField, type OnSearch } from './search-field.tsx';
import { useHold, type OnHold } from './use-hold.ts';

const FoundMessages = lazy(async () => ({ default: (await import('./found-messages.tsx')).FoundMessages }));

const RowMenu = lazy(async () => ({ default: (await import('./row-menu.tsx')).RowMenu }));

const FILTER_WORDS: Readonly<Record<InboxFilter, string>> = {
  all: 'All',
  unread: 'Unread',
  requests: 'Requests',
  pinned: 'Pinned',
  archived: 'Archived',
};
const EMPTY: Readonly<Record<InboxFilter, readonly [title: string, text: string]>> = {
  all: [
    'No messages yet',
    'Start one with a person you work with, or choose Message on a service, profile or project.',
  ],
  unread: ['You’re all caught up', 'New messages appear here.'],
  requests: ['No requests', 'First messages of people you don’t work with wait here for your answer.'],
  pinned: ['Nothing pinned', 'Pin a conversation from its menu to find it here.'],
  archived: ['Nothing archived', 'Archived conversations come back when someone writes.'],
};

interface InboxPaneProps {
  readonly screen: MessagesScreen;
  readonly filter: InboxFilter;
  readonly openId: string | null;
  /** What is searched for; empty for the list. */
  readonly q: string;
  readonly onSearch: OnSearch;
  readonly list: Read & Pages<ListedConversation>;
  /** That wait for an answer. */
  readonly requests: number;
}

/**
 * The list of conversations, the newest first, or the messages that were searched for. What finds them stays in view.
 */
export const InboxPane = ({ q, onSearch, ...list }: InboxPaneProps) => (
  <div className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)]">
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 px-3 pt-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <SearchField q={q} onSearch={onSearch} />
        </div>
        <Link
          href={placeIn(list.screen, { isNew: true })}
          className="btn btn-line btn-icon shrink-0"
          title="New message"
        >
          <span className="sr-only">New message</span>
          <Icon of={SquarePen} />
        </Link>
      </div>
      {q === '' ? (
        <div className="[&_.tab]:px-2 [&_ul]:gap-x-0">
          <Filters {...list} />
        </div>
      ) : null}
    </div>
    <div className="relative min-h-0 overflow-y-auto overscroll-contain">
      {q === '' ? (
        <Conversations {...list} />
      ) : (
        <div className="grid gap-3 p-3">
          <Suspense fallback={null}>
            <FoundMessages
              q={q}
              screen={list.screen}
              placeOf={({ conversation_id: conversation, seq: at }) => placeIn(list.screen, { conversation, at, q })}
              onClear={() => onSearch('')}
            />
          </Suspense>
        </div>
      )}
    </div>
  </div>
);

const Filters = ({
  screen,
  filter,
  openId,
  requests,
}: Pick<InboxPaneProps, 'screen' | 'filter' | 'openId' | 'requests'>) => (
  <LinkTabs
    label="Conversations"
    tabs={INBOX_FILTERS.filter((inboxFilter) => inboxFilter !== 'archived' || filter === inboxFilter).map(
      (inboxFilter) => ({
        href: placeIn(screen, { filter: inboxFilter, conversation: openId }),
        label: FILTER_WORDS[inboxFilter],
        current: inboxFilter === filter,
        ...(inboxFilter === 'requests' && requests > 0 ? { count: requests } : {}),
      }),
    )}
  />
);

function Conversations({ screen, filter, openId, list }: Omit<InboxPaneProps, 'q' | 'onSearch' | 'requests'>) {
  // What something happened to is on an earlier page than its messages, and again with these.
  const items = [...new Map(itemsOf(list).map((item) => [item.id, item])).values()];
  const navigate = useNavigate();
  const [held, setHeld] = useState<{ readonly conversation: ListedConversation; readonly at: Point | null } | null>(
    null,
  );
  const leave = (id: string): void => (id === openId ? void navigate(placeIn(screen, { filter })) : undefined);
  return (
    <>
      {list.data === undefined ? (
        <div className="p-3">
          <Unread what="Your conversations" read={list}>
            <Loading label="Loading your conversations">
              <PeopleSkeleton rows={6} />
            </Loading>
          </Unread>
        </div>
      ) : items.length === 0 ? (
        <div className="p-4">
          <p className="text-base font-semibold">{EMPTY[filter][0]}</p>
          <p className="mt-1 text-md text-ink-2">{EMPTY[filter][1]}</p>
        </div>
      ) : (
        <ul aria-label={FILTER_WORDS[filter]}>
          {items.map((conversation) => (
            <InboxRow
              key={conversation.id}
              conversation={conversation}
              href={placeIn(screen, { filter, conversation: conversation.id })}
              isOpen={conversation.id === openId}
              onHold={(at) => setHeld({ conversation: conversation, at })}
            />
          ))}
        </ul>
      )}
      <MorePages list={list} className="p-3" />
      {list.data === undefined ? null : (
        <Link href={pathTo('messages-archive')} className="link inline-block px-4 py-3 text-sm">
          Message archive
        </Link>
      )}
      {held === null ? null : (
        <Suspense fallback={null}>
          <RowMenu {...held} onLeave={() => leave(held.conversation.id)} onClose={() => setHeld(null)} />
        </Suspense>
      )}
    </>
  );
}

interface InboxRowProps {
  readonly conversation: ListedConversation;
  readonly href: string;
  readonly isOpen: boolean;
  readonly onHold: OnHold;
}

function InboxRow({ conversation, href, isOpen, onHold }: InboxRowProps) {
  const reader = usePlace();
  const [now] = useState(() => new Date());
  const hold = useHold(onHold);
  const {
    with: person,
    last,
    happened,
    unread,
    is_marked_unread: isMarked,
    state,
    is_pinned: isPinned,
    is_muted: isMuted,
  } = conversation;
  const isNew = unread > 0 || isMarked;
  const at = happened?.at ?? last?.at;
  // What is being written here is in its field.
  const draft = isOpen ? '' : conversation.draft;
  const notes = [
    ...(state === 'request_received' ? ['Request'] : []),
    ...(isPinned ? ['Pinned'] : []),
    ...(isMuted ? ['Muted'] : []),
  ];
  return (
    <li>
      <Link
        href={href}
        aria-current={isOpen ? 'true' : undefined}
        className={`flex min-w-0 items-center gap-3 px-4 py-2 hover:bg-hover aria-[current=true]:bg-offset ${HOLDABLE}`}
        {...hold}
      >
        <Avatar
          name={person.name}
          seed={person.id}
          photo={person.avatar_url === null ? null : { src: person.avatar_url }}
        />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-2">
            <span className={`truncate text-md ${isNew ? 'font-semibold' : 'font-medium'}`}>
              <Name of={person.name} />
            </span>
            {at === undefined ? null : (
              <time dateTime={at} title={formatTime(at, 'exact', reader)} className="tnum shrink-0 text-xs text-ink-3">
                {listTime(at, reader, now)}
              </time>
            )}
          </span>
          <span className="flex items-center justify-between gap-2">
            <span className={`truncate text-sm ${isNew ? 'text-ink' : 'text-ink-2'}`}>
              {draft === '' ? (
                newestWords(conversation)
              ) : (
                <>
                  <span className="font-semibold text-danger">Draft:</span> {wordsOf(draft)}
                </>
              )}
            </span>
            {isNew ? (
              <span className="tnum min-w-5 shrink-0 rounded-full bg-primary px-1.5 text-center text-xs leading-5 font-semibold text-on-primary">
                {unread > 0 ? (unread > 99 ? '99+' : unread) : '•'}
                <span className="sr-only"> unread</span>
              </span>
            ) : null}
          </span>
          {notes.length === 0 ? null : <span className="block text-xs text-ink-3">{notes.join(' · ')}</span>}
        </span>
      </Link>
    </li>
  );
}

/** The newest thing there is: a message, or what happened to the work of the two since. */
function newestWords({ last, happened, is_your_turn: isTurn }: ListedConversation): string {
  if (happened !== null) {
    const { words, title, is_mine: isMine } = happened;
    return `${isMine === true ? `You ${words}` : `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`} · ${title}`;
  }
  if (last === null) return 'No messages yet';
  if (last.is_deleted) return 'Message deleted';
  const words = last.text === '' ? plural(last.files, { one: 'a file', other: 'files' }) : wordsOf(last.text);
  return `${last.is_mine ? 'You: ' : isTurn ? 'Your turn: ' : ''}${words}`;
}
