import { ArrowLeft } from 'lucide-react';
import { Unread } from '#design/app/unread.tsx';
import { Avatar } from '#design/public/avatar.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Link } from '#design/public/link.tsx';
import { Name } from '#design/public/name.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { Failure } from '#kit/errors.ts';
import { counted } from '#kit/format/unit.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { conversationWith } from '../contract.ts';
import { whyNotAttach } from '../message.ts';
import { firstDraftName } from './kept-names.ts';
import { placeIn, type MessagesScreen } from './place.ts';
import { ThreadComposer } from './thread-composer.tsx';
import { useBegin } from './use-begin.ts';

interface BeginPaneProps {
  readonly screen: MessagesScreen;
  /** What a link led here for, such as `order:DK-7K3M-92QX`. */
  readonly wanted: string;
  /** The list, as it was left. */
  readonly back: string;
  readonly onSent: (conversation: string) => void;
}

/** A message to someone, about what the link named: the first of a conversation, or the next of the one there is. */
export function BeginPane({ screen, wanted, back, onSent }: BeginPaneProps) {
  const read = useRead(conversationWith, { query: { with: wanted } });
  const begin = useBegin(wanted, onSent);
  if (read.data === undefined) {
    if (read.error instanceof Failure && (read.error.code === 'not_found' || read.error.code === 'invalid_input'))
      return (
        <div className="p-4">
          <EmptyState
            size="page"
            title="You can’t write about this"
            action={<LinkButton href={pathTo('messages')}>Your messages</LinkButton>}
          >
            {read.error.message}
          </EmptyState>
        </div>
      );
    return (
      <div className="p-4">
        <Unread what="The conversation" read={read}>
          <Loading label="Loading the conversation">
            <RowsSkeleton rows={3} />
          </Loading>
        </Unread>
      </div>
    );
  }
  const {
    with: person,
    thread,
    is_request: isRequest,
    requests_left: left,
    why_not_write: whyNot,
    conversation_id: conversation,
  } = read.data;
  return (
    <section aria-label={`New message to ${person.name}`} className="flex h-full min-h-0 min-w-0 flex-col">
      <header className="flex min-w-0 items-center gap-2 border-b border-line px-3 py-1.5 sm:px-4">
        <Link
          href={back}
          className={`btn btn-ghost btn-sm btn-icon shrink-0 ${screen === 'messages' ? 'lg:hidden' : ''}`}
        >
          <span className="sr-only">All conversations</span>
          <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        </Link>
        <h2 className="title min-h-9 min-w-0 truncate leading-9">
          Write to <Name of={person.name} />
        </h2>
      </header>
      <div className="grid min-h-0 flex-1 content-center justify-items-center gap-3 overflow-y-auto p-6 text-center">
        <Avatar
          name={person.name}
          seed={person.id}
          size={56}
          photo={person.avatar_url === null ? null : { src: person.avatar_url }}
        />
        <p className="title wrap-anywhere">
          <Name of={person.name} />
        </p>
        {thread === null ? null : (
          <p className="text-md text-ink-2">
            About{' '}
            <Link href={thread.path} className="link wrap-anywhere">
              {thread.title}
            </Link>
          </p>
        )}
        {isRequest ? (
          <p className="max-w-[30rem] text-sm text-ink-2">
            Your first message is a request: you can write three until they answer. You can write to{' '}
            {counted(left, { one: 'more new person', other: 'more new people' })} today.
          </p>
        ) : null}
        <div className="flex flex-wrap justify-center gap-2">
          {person.username === '' ? null : (
            <LinkButton size="sm" href={pathTo('profile', { slug: person.username })}>
              See the profile
            </LinkButton>
          )}
          {conversation === null ? null : (
            <LinkButton size="sm" href={placeIn(screen, { conversation })}>
              Read earlier messages
            </LinkButton>
          )}
        </div>
      </div>
      {whyNot === null ? (
        <ThreadComposer
          conversationId={null}
          open={conversation === null ? begin.open : async () => conversation}
          thread={null}
          modelHost={null}
          draft={firstDraftName(wanted)}
          label={`Write to ${person.name}`}
          with={person.name}
          whyNoFiles={whyNotAttach(isRequest ? 'request_sent' : 'open')}
          isBeforeWork={read.data.is_before_work}
          isSending={begin.isSending}
          problem={begin.problem}
          answering={null}
          onAnswering={() => undefined}
          onType={() => undefined}
          onSend={({ text, files }) => begin.send(text, files)}
        />
      ) : (
        <p className="border-t border-line p-4 text-md text-ink-2" role="status">
          {whyNot}
        </p>
      )}
    </section>
  );
}
