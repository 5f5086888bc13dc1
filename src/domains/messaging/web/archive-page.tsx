import type { MetaFunction } from 'react-router';
import { useNavigate, useSearchParams } from 'react-router';
import { MorePages, itemsOf, type Pages } from '#design/app/paged-panel.tsx';
import { SearchForm } from '#design/app/search-form.tsx';
import { Unread, type Read } from '#design/app/unread.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { Link } from '#design/public/link.tsx';
import { Name } from '#design/public/name.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';
import { DownloadButton } from '#domains/wallet/web/wallet.tsx';
import { titled } from '#kit/brand.ts';
import { usePages } from '#kit/web/api.ts';
import { download } from '#kit/web/api-client.ts';
import { pathTo, titleOf } from '#routes';
import { archiveCsv, endedWork } from '../archive-contract.ts';
import { conversations } from '../contract.ts';
import { ArchivedConversation } from './archived-conversation.tsx';
import { FoundMessages } from './found-messages.tsx';
import { idIn, seqIn } from './place.ts';

export const meta: MetaFunction = () => [{ title: titled(titleOf('messages-archive')) }];

type Shown = 'archived' | 'work';

interface Place {
  readonly show: Shown;
  readonly q?: string;
  readonly conversation?: string;
  readonly thread?: string;
  readonly at?: number;
}

const placeIn = ({ show, q = '', conversation, thread, at }: Place): string =>
  pathTo(
    'messages-archive',
    {},
    {
      ...(show === 'archived' ? {} : { show }),
      ...(q === '' ? {} : { q }),
      ...(conversation === undefined ? {} : { conversation }),
      ...(thread === undefined ? {} : { thread }),
      ...(at === undefined ? {} : { at: String(at) }),
    },
  );

/** What was archived and what belongs to ended work, to read, search and export. Nothing is written here. */
export default function ArchivePage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const show = search.get('show') === 'work' ? 'work' : 'archived';
  const q = search.get('q')?.trim() ?? '';
  const conversation = idIn(search.get('conversation'));
  const thread = idIn(search.get('thread'));
  const at = seqIn(search.get('at'));
  const searchFor = (typed: string): void => void navigate(placeIn({ show, q: typed }));
  return (
    <>
      <PageHeader
        title="Message archive"
        lead="Conversations you archived, and messages about orders, contracts and projects that have ended."
        actions={
          <DownloadButton get={() => download(archiveCsv, { query: {} }, 'messages.csv')}>Export as CSV</DownloadButton>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div
          className={`grid grid-cols-[minmax(0,1fr)] content-start gap-3 ${conversation === null ? '' : 'max-lg:hidden'}`}
        >
          <SearchForm
            q={q}
            onSearch={searchFor}
            label="Search the archive"
            hideLabel
            placeholder="Search the archive"
          />
          {q === '' ? (
            <>
              <LinkTabs
                label="Message archive"
                tabs={[
                  { href: placeIn({ show: 'archived' }), label: 'Archived', current: show === 'archived' },
                  { href: placeIn({ show: 'work' }), label: 'Ended work', current: show === 'work' },
                ]}
              />
              {show === 'archived' ? <Archived openId={conversation} /> : <EndedWork openId={thread} />}
            </>
          ) : (
            <FoundMessages
              q={q}
              isArchive
              placeOf={({ conversation_id: id, seq }) => placeIn({ show, q, conversation: id, at: seq })}
              onClear={() => searchFor('')}
            />
          )}
        </div>
        {conversation === null ? (
          <div className="max-lg:hidden">
            <EmptyState title="Choose a conversation">
              You can read it here. To reply, open it in your messages.
            </EmptyState>
          </div>
        ) : (
          <ArchivedConversation
            key={`${conversation} ${thread} ${at}`}
            id={conversation}
            thread={thread}
            at={at}
            back={placeIn({ show, q })}
          />
        )}
      </div>
    </>
  );
}

interface ArchiveRow {
  readonly key: string;
  readonly href: string;
  readonly isOpen: boolean;
  readonly name: string;
  readonly about: string;
  readonly at: string | null;
}

function Archived({ openId }: { openId: string | null }) {
  const list = usePages(conversations, { query: { filter: 'archived' } });
  return (
    <ArchiveList
      label="Archived conversations"
      list={list}
      empty={['Nothing archived', 'Archive a conversation from its menu to find it here.']}
      rows={itemsOf(list).map(({ id, with: person, last }) => ({
        key: id,
        href: placeIn({ show: 'archived', conversation: id }),
        isOpen: id === openId,
        name: person.name,
        about:
          last === null
            ? 'No messages yet'
            : last.is_deleted
              ? 'Message deleted'
              : `${last.is_mine ? 'You: ' : ''}${last.text}`,
        at: last?.at ?? null,
      }))}
    />
  );
}

const KIND_WORDS = { service: 'Service', project: 'Project', order: 'Order', contract: 'Contract' } as const;

function EndedWork({ openId }: { openId: string | null }) {
  const list = usePages(endedWork, { query: {} });
  return (
    <ArchiveList
      label="Ended work"
      list={list}
      empty={['No ended work', 'When an order, a contract or a project ends, its messages appear here.']}
      rows={itemsOf(list).map(({ id, conversation_id: conversation, kind, title, with: person, last_at: at }) => ({
        key: id,
        href: placeIn({ show: 'work', conversation, thread: id }),
        isOpen: id === openId,
        name: person.name,
        about: `${KIND_WORDS[kind]}: ${title}`,
        at,
      }))}
    />
  );
}

interface ArchiveListProps {
  readonly label: string;
  readonly list: Read & Pages<unknown>;
  readonly rows: readonly ArchiveRow[];
  readonly empty: readonly [title: string, text: string];
}

const ArchiveList = ({ label, list, rows, empty: [title, text] }: ArchiveListProps) =>
  list.data === undefined ? (
    <Unread what={label} read={list}>
      <Loading label={`Loading: ${label}`} className="panel pad">
        <RowsSkeleton rows={5} />
      </Loading>
    </Unread>
  ) : rows.length === 0 && !list.hasNextPage ? (
    <EmptyState title={title}>{text}</EmptyState>
  ) : (
    <>
      <ul aria-label={label} className="panel divide-y divide-line overflow-hidden">
        {rows.map(({ key, href, isOpen, name, about, at }) => (
          <li key={key}>
            <Link
              href={href}
              aria-current={isOpen ? 'true' : undefined}
              className="block min-w-0 px-3 py-3 hover:bg-hover aria-[current=true]:bg-offset sm:px-4"
            >
              <span className="flex items-baseline justify-between gap-2">
                <span className="truncate text-md font-medium">
                  <Name of={name} />
                </span>
                {at === null ? null : <When at={at} style="short" className="shrink-0 text-sm text-ink-3" />}
              </span>
              <span className="block truncate text-sm text-ink-2">{about}</span>
            </Link>
          </li>
        ))}
      </ul>
      <MorePages list={list} />
    </>
  );
