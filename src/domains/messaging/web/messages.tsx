import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { EmptyState } from '#design/public/empty-state.tsx';
import { usePages } from '#kit/web/api.ts';
import { useTopic } from '#kit/web/realtime.ts';
import { conversations, INBOX_FILTERS } from '../contract.ts';
import { inboxTopic } from '../topics.ts';
import { AboutPane } from './about-pane.tsx';
import { BeginPane } from './begin-pane.tsx';
import { InboxPane } from './inbox-pane.tsx';
import { idIn, placeIn, seqIn, type MessagesScreen } from './place.ts';
import { ThreadPane } from './thread-pane.tsx';
import { useConversation } from './use-conversation.ts';

/** One pane on phones; the list beside what is open from 1024 px; who and what it is about from 1280 px. */
const PANES = {
  messages: { all: 'lg:grid-cols-[19rem_minmax(0,1fr)]', three: 'xl:grid-cols-[19rem_minmax(0,1fr)_15rem]', beside: 'max-lg:hidden', about: 'max-xl:hidden' },
  'messages-phone': { all: 'mx-auto w-full max-w-[36rem]', three: '', beside: 'hidden', about: 'hidden' },
} as const;

export function Messages({ screen }: { screen: MessagesScreen }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const userId = useSession((session) => session.id);
  const filter = INBOX_FILTERS.find((one) => one === search.get('filter')) ?? 'all';
  const list = usePages(conversations, { query: filter === 'all' ? {} : { filter } });
  useTopic(userId === '' ? null : inboxTopic(userId), () => void list.refetch());
  const openId = idIn(search.get('conversation'));
  const wanted = search.get('with');
  const q = search.get('q')?.trim() ?? '';
  const at = seqIn(search.get('at'));
  const isOpen = openId !== null || wanted !== null;
  const panes = PANES[screen];
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] items-start gap-4 ${panes.all} ${openId === null ? '' : panes.three}`}>
      <div className={isOpen ? panes.beside : ''}>
        <InboxPane
          screen={screen}
          filter={filter}
          openId={openId}
          list={list}
          q={q}
          onSearch={(typed) => void navigate(placeIn(screen, { filter, conversation: openId, q: typed }))}
        />
      </div>
      {openId === null ? (
        wanted === null ? (
          <div className={panes.beside}>
            <EmptyState title="Choose a conversation">You have one conversation with each person, whatever it is about.</EmptyState>
          </div>
        ) : (
          <BeginPane key={wanted} wanted={wanted} onSent={(conversation) => void navigate(placeIn(screen, { conversation }), { replace: true })} />
        )
      ) : (
        <OpenConversation
          key={`${openId} ${at}`}
          screen={screen}
          id={openId}
          thread={idIn(search.get('thread'))}
          at={at}
          about={panes.about}
          back={placeIn(screen, { filter, q })}
        />
      )}
    </div>
  );
}

interface OpenConversationProps {
  readonly screen: MessagesScreen;
  readonly id: string;
  readonly thread: string | null;
  readonly at: number | null;
  readonly about: string;
  readonly back: string;
}

function OpenConversation({ screen, id, thread, at, about, back }: OpenConversationProps) {
  const navigate = useNavigate();
  const read = useConversation(id, thread, at);
  return (
    <>
      <ThreadPane screen={screen} back={back} onLeave={() => void navigate(back)} id={id} thread={thread} at={at} read={read} />
      {read.page.data === undefined ? null : (
        <div className={about}>
          <AboutPane page={read.page.data} />
        </div>
      )}
    </>
  );
}
