import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { itemsOf } from '#design/app/paged-panel.tsx';
import { useWide } from '#design/app/use-wide.ts';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { userTopic } from '#kit/events.ts';
import { usePages } from '#kit/web/api.ts';
import { useTopic } from '#kit/web/realtime.ts';
import { conversations, INBOX_FILTERS, type ListedConversation } from '../contract.ts';
import { inboxTopic } from '../topics.ts';
import { InboxPane } from './inbox-pane.tsx';
import { dayIn, idIn, placeIn, seqIn, type MessagesScreen } from './place.ts';
import { ThreadPane } from './thread-pane.tsx';
import { useConversation } from './use-conversation.ts';

const AboutPane = lazy(async () => ({ default: (await import('./about-pane.tsx')).AboutPane }));
const AboutSheet = lazy(async () => ({ default: (await import('./about-pane.tsx')).AboutSheet }));
const BeginPane = lazy(async () => ({ default: (await import('./begin-pane.tsx')).BeginPane }));
const NewConversation = lazy(async () => ({ default: (await import('./new-conversation.tsx')).NewConversation }));

/** One pane on phones; the list beside what is open from 1024 px; who and what it is about from 1280 px. */
const PANES = {
  messages: {
    all: 'lg:grid-cols-[19rem_minmax(0,1fr)]',
    three: 'xl:grid-cols-[19rem_minmax(0,1fr)_15rem]',
    beside: 'max-lg:hidden',
  },
  'messages-phone': { all: 'mx-auto w-full max-w-[36rem] border-x border-line', three: '', beside: 'hidden' },
} as const;

/** The window is the page: three panes of its height, and no title, which the navigation shows. */
export function Messages({ screen }: { screen: MessagesScreen }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const userId = useSession((session) => session.id);
  const filter = INBOX_FILTERS.find((inboxFilter) => inboxFilter === search.get('filter')) ?? 'all';
  const list = usePages(conversations, { query: filter === 'all' ? {} : { filter } });
  useTopic(userId === '' ? null : inboxTopic(userId), () => void list.refetch());
  // What happens to their work is in the list too.
  useTopic(userId === '' ? null : userTopic(userId), () => void list.refetch());
  const openId = idIn(search.get('conversation'));
  const wanted = search.get('with');
  const q = search.get('q')?.trim() ?? '';
  const thread = idIn(search.get('thread'));
  const at = seqIn(search.get('at'));
  const on = dayIn(search.get('on'));
  const isNew = search.has('new');
  const isOpen = openId !== null || wanted !== null || isNew;
  const isEmpty = filter === 'all' && list.data !== undefined && itemsOf(list).length === 0;
  const isAtStart = !isOpen && filter === 'all' && q === '';
  const { beside, isShown } = useNewestAtStart(screen, isAtStart, list.data !== undefined, newestOf(itemsOf(list)));
  const isAwake = useIsAwake();
  const panes = PANES[screen];
  return (
    <div
      className={`full-page grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] ${isOpen ? 'hides-bars' : ''} ${panes.all} ${openId === null ? '' : panes.three}`}
    >
      <h1 className="sr-only">Messages</h1>
      <div
        className={`min-h-0 min-w-0 ${screen === 'messages' ? 'lg:border-e lg:border-line' : ''} ${isOpen ? panes.beside : ''}`}
      >
        <InboxPane
          screen={screen}
          filter={filter}
          openId={openId}
          list={list}
          requests={list.data?.pages[0]?.requests ?? 0}
          q={q}
          // What is open beside the search stays as it is.
          onSearch={(typed) =>
            void navigate(
              placeIn(screen, { filter, conversation: openId, thread, at, on, with: wanted, isNew, q: typed }),
              { replace: q !== '' },
            )
          }
        />
      </div>
      {openId !== null ? (
        <OpenConversation
          key={`${openId} ${at} ${on}`}
          screen={screen}
          id={openId}
          thread={thread}
          at={at}
          on={on}
          isAwake={isAwake}
          back={placeIn(screen, { filter, q })}
        />
      ) : wanted !== null ? (
        <Suspense
          fallback={
            <Loading label="Loading the conversation" className="p-4">
              <RowsSkeleton rows={6} />
            </Loading>
          }
        >
          <BeginPane
            key={wanted}
            screen={screen}
            wanted={wanted}
            back={placeIn(screen, { filter, q })}
            onSent={(conversation) => void navigate(placeIn(screen, { conversation }), { replace: true })}
          />
        </Suspense>
      ) : (
        <div ref={beside} className={`min-h-0 overflow-y-auto ${isNew ? '' : panes.beside}`}>
          {isNew || (isShown && isEmpty) ? (
            <Suspense fallback={null}>
              <NewConversation screen={screen} back={placeIn(screen, { filter, q })} isChosen={isNew} />
            </Suspense>
          ) : isShown ? (
            <p className="p-8 text-center text-md text-ink-2">Choose a conversation to read it here.</p>
          ) : null}
        </div>
      )}
    </div>
  );
}

/** Pinned ones are listed first, however old they are. */
const newestOf = (items: readonly ListedConversation[]): string | undefined =>
  items.toSorted((conversation, other) => instantOf(other).localeCompare(instantOf(conversation)))[0]?.id;
const instantOf = ({ last, happened }: ListedConversation): string => happened?.at ?? last?.at ?? '';

/**
 * Where there is room beside the list, its newest conversation is open from the start; not again once someone went back
 * to the list.
 */
function useNewestAtStart(screen: MessagesScreen, isAtStart: boolean, isLoaded: boolean, newest: string | undefined) {
  const beside = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  const navigate = useNavigate();
  // Who is already on the way to another screen gets there.
  const isLeaving = useNavigation().state !== 'idle';
  const isDone = useRef(!isAtStart);
  useEffect(() => {
    if (isLeaving) return;
    if (!isAtStart) isDone.current = true;
    // On phones nothing is beside the list.
    const isSeen = beside.current?.checkVisibility() === true;
    if (!isDone.current && newest !== undefined) {
      isDone.current = true;
      if (isSeen) void navigate(placeIn(screen, { conversation: newest }), { replace: true });
    } else if (isLoaded) setShown(isSeen);
  }, [screen, isAtStart, isLoaded, newest, navigate, isLeaving]);
  return { beside, isShown };
}

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Someone is there: what acts on single messages is loaded with the first sign. */
function useIsAwake(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    const ends = new AbortController();
    const wake = (): void => {
      setAwake(true);
      ends.abort();
    };
    for (const sign of SIGNS) addEventListener(sign, wake, { signal: ends.signal, passive: true });
    return () => ends.abort();
  }, []);
  return isAwake;
}

interface OpenConversationProps {
  readonly screen: MessagesScreen;
  readonly id: string;
  readonly thread: string | null;
  readonly at: number | null;
  readonly on: string | null;
  readonly isAwake: boolean;
  readonly back: string;
}

function OpenConversation({ screen, id, thread, at, on, isAwake, back }: OpenConversationProps) {
  const navigate = useNavigate();
  const read = useConversation(id, thread, at, on, true);
  // Next steps come with the messages, and would push what is below them.
  const isListComing = read.list.data === undefined && !read.list.isError && thread === null;
  const isBeside = useWide() && screen === 'messages';
  const [isAboutOpen, setAboutOpen] = useState(false);
  const { data: page } = read.page;
  const details =
    page === undefined || isListComing
      ? null
      : { screen, page, cards: read.list.data?.pages.flatMap((page) => page.cards) ?? [] };
  return (
    <>
      <ThreadPane
        screen={screen}
        back={back}
        onLeave={() => void navigate(back)}
        onAbout={isBeside ? null : () => setAboutOpen(true)}
        id={id}
        thread={thread}
        at={at}
        on={on}
        read={read}
        isAwake={isAwake}
      />
      {isBeside ? (
        <div className="min-h-0">
          <Suspense fallback={null}>{details === null ? null : <AboutPane {...details} isAwake={isAwake} />}</Suspense>
        </div>
      ) : isAboutOpen && details !== null ? (
        <Suspense fallback={null}>
          <AboutSheet {...details} onClose={() => setAboutOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
