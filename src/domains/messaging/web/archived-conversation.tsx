import { ArrowLeft } from 'lucide-react';
import { MorePages, itemsOf } from '#design/app/paged-panel.tsx';
import { Unread } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Link } from '#design/public/link.tsx';
import { Name } from '#design/public/name.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { DownloadButton } from '#domains/wallet/web/wallet.tsx';
import { Failure } from '#kit/errors.ts';
import { usePages, useRead } from '#kit/web/api.ts';
import { download } from '#kit/web/api-client.ts';
import { pathTo } from '#routes';
import { archiveCsv } from '../archive-contract.ts';
import { conversation, messages } from '../contract.ts';
import { ReadMessage } from './read-message.tsx';
import { AFTER_FOUND } from './use-conversation.ts';

interface ArchivedConversationProps {
  readonly id: string;
  readonly thread: string | null;
  /** A message that was found. */
  readonly at: number | null;
  readonly back: string;
}

/** A conversation or one of its threads, to read: nothing is marked, sent or changed. */
export function ArchivedConversation({ id, thread, at, back }: ArchivedConversationProps) {
  const page = useRead(conversation, { params: { id } });
  const list = usePages(messages, {
    params: { id },
    query: { ...(thread === null ? {} : { thread }), ...(at === null ? {} : { up_to: at + AFTER_FOUND }) },
  });
  if (page.data === undefined || list.data === undefined) {
    if (page.error instanceof Failure && page.error.code === 'not_found')
      return (
        <EmptyState
          size="page"
          title="There is no such conversation"
          action={<LinkButton href={pathTo('messages-archive')}>Message archive</LinkButton>}
        >
          It may belong to another account. Sign in with the one that wrote it.
        </EmptyState>
      );
    return (
      <Unread what="The conversation" read={page.data === undefined ? page : list}>
        <Loading label="Loading the conversation" className="panel pad">
          <RowsSkeleton rows={6} />
        </Loading>
      </Unread>
    );
  }
  const { with: person, threads, members } = page.data;
  const subject = threads.find((candidate) => candidate.id === thread);
  return (
    <section aria-label={`Conversation with ${person.name}`} className="panel min-w-0">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line p-3 sm:px-4">
        <Link href={back} className="btn btn-ghost btn-sm btn-icon lg:hidden">
          <span className="sr-only">Message archive</span>
          <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        </Link>
        <div className="min-w-0 flex-1 basis-40">
          <h2 className="title truncate">
            <Name of={person.name} />
          </h2>
          {subject === undefined ? null : (
            <p className="truncate text-sm text-ink-2">
              About{' '}
              <Link href={subject.path} className="link">
                {subject.title}
              </Link>
            </p>
          )}
        </div>
        <DownloadButton
          get={() =>
            download(archiveCsv, { query: thread === null ? { conversation: id } : { thread } }, 'messages.csv')
          }
        >
          CSV
        </DownloadButton>
        <LinkButton
          size="sm"
          href={pathTo('messages', {}, { conversation: id, ...(thread === null ? {} : { thread }) })}
        >
          Open in messages
        </LinkButton>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 p-3 sm:p-4">
        <MorePages list={list} className="justify-self-center" />
        <ol aria-label="Messages, the newest last" className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {itemsOf(list)
            .toReversed()
            .map((item) => (
              <ReadMessage
                key={item.seq}
                message={item}
                from={members.find((member) => member.id === item.author_id)?.name ?? person.name}
                isFound={item.seq === at}
              />
            ))}
        </ol>
      </div>
    </section>
  );
}
