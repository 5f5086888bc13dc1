import { lazy, Suspense } from 'react';
import { MorePages, itemsOf, type Pages } from '#design/app/paged-panel.tsx';
import { SearchForm } from '#design/app/search-form.tsx';
import { Unread, type Read } from '#design/app/unread.tsx';
import { Avatar } from '#design/public/avatar.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { Link } from '#design/public/link.tsx';
import { Name } from '#design/public/name.tsx';
import { Loading, PeopleSkeleton } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';
import { plural } from '#kit/format/unit.ts';
import { pathTo } from '#routes';
import { INBOX_FILTERS, type Conversation, type InboxFilter } from '../contract.ts';
import { wordsOf } from '../format.ts';
import { placeIn, type MessagesScreen } from './place.ts';

const FoundMessages = lazy(async () => ({ default: (await import('./found-messages.tsx')).FoundMessages }));

const FILTER_WORDS: Readonly<Record<InboxFilter, string>> = { all: 'All', unread: 'Unread', requests: 'Requests', pinned: 'Pinned', archived: 'Archived' };
const EMPTY: Readonly<Record<InboxFilter, readonly [title: string, text: string]>> = {
  all: ['No messages yet', 'Choose Message on a service, profile, project or order to ask a question.'],
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
  readonly onSearch: (q: string) => void;
  readonly list: Read & Pages<Conversation>;
}

/** The list of conversations, the newest first, or the messages that were searched for. */
export const InboxPane = ({ q, onSearch, ...list }: InboxPaneProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
    <SearchForm q={q} onSearch={onSearch} label="Search messages" hideLabel isNarrow placeholder="Search messages" />
    {q === '' ? (
      <Conversations {...list} />
    ) : (
      <Suspense fallback={null}>
        <FoundMessages
          q={q}
          placeOf={({ conversation_id: conversation, seq: at }) => placeIn(list.screen, { conversation, at, q })}
          onClear={() => onSearch('')}
        />
      </Suspense>
    )}
  </div>
);

function Conversations({ screen, filter, openId, list }: Omit<InboxPaneProps, 'q' | 'onSearch'>) {
  const items = itemsOf(list);
  return (
    <>
      <LinkTabs
        label="Conversations"
        tabs={INBOX_FILTERS.filter((one) => one !== 'archived' || filter === one).map((one) => ({
          href: placeIn(screen, { filter: one, conversation: openId }),
          label: FILTER_WORDS[one],
          current: one === filter,
        }))}
      />
      {list.data === undefined ? (
        <Unread what="Your conversations" read={list}>
          <Loading label="Loading your conversations">
            <PeopleSkeleton rows={6} />
          </Loading>
        </Unread>
      ) : items.length === 0 ? (
        <EmptyState title={EMPTY[filter][0]} action={filter === 'all' ? <LinkButton href={pathTo('freelancers')}>Find freelancers</LinkButton> : undefined}>
          {EMPTY[filter][1]}
        </EmptyState>
      ) : (
        <ul aria-label={FILTER_WORDS[filter]} className="panel divide-y divide-line overflow-hidden">
          {items.map((one) => (
            <InboxRow key={one.id} conversation={one} href={placeIn(screen, { filter, conversation: one.id })} isOpen={one.id === openId} />
          ))}
        </ul>
      )}
      <MorePages list={list} />
      <Link href={pathTo('messages-archive')} className="link justify-self-start px-3 py-2 text-sm">
        Message archive
      </Link>
    </>
  );
}

function InboxRow({ conversation, href, isOpen }: { conversation: Conversation; href: string; isOpen: boolean }) {
  const { with: person, last, unread, is_marked_unread: isMarked, state, is_pinned: isPinned, is_muted: isMuted } = conversation;
  const isNew = unread > 0 || isMarked;
  const notes = [...(state === 'request_received' ? ['Request'] : []), ...(isPinned ? ['Pinned'] : []), ...(isMuted ? ['Muted'] : [])];
  return (
    <li>
      <Link
        href={href}
        aria-current={isOpen ? 'true' : undefined}
        className="flex min-w-0 items-start gap-3 px-3 py-3 hover:bg-hover aria-[current=true]:bg-sunken sm:px-4"
      >
        <Avatar name={person.name} seed={person.id} photo={person.avatar_url === null ? null : { src: person.avatar_url }} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-2">
            <span className={`truncate text-md ${isNew ? 'font-semibold' : 'font-medium'}`}>
              <Name of={person.name} />
            </span>
            {last === null ? null : <When at={last.at} style="short" className="shrink-0 text-sm text-ink-3" />}
          </span>
          <span className="flex items-center justify-between gap-2">
            <span className={`truncate text-sm ${isNew ? 'text-ink' : 'text-ink-2'}`}>
              {last === null
                ? 'No messages yet'
                : last.is_deleted
                  ? 'Message deleted'
                  : `${last.is_mine ? 'You: ' : ''}${last.text === '' ? plural(last.files, { one: 'a file', other: 'files' }) : wordsOf(last.text)}`}
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
