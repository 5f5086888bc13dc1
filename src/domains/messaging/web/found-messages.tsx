import { File as FileGlyph } from 'lucide-react';
import { Unread } from '#design/app/unread.tsx';
import { Avatar } from '#design/public/avatar.tsx';
import { Button } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Icon } from '#design/public/icon.tsx';
import { Link } from '#design/public/link.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Name } from '#design/public/name.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';
import { counted } from '#kit/format/unit.ts';
import { useRead } from '#kit/web/api.ts';
import { placeIn, type MessagesScreen } from './place.ts';
import { searchMessages, type FoundFile, type FoundMessage } from '../search-contract.ts';
import { SEARCH_LIMITS } from '../search-limits.ts';

interface FoundMessagesProps {
  readonly q: string;
  readonly screen?: MessagesScreen;
  /** Only archived conversations and ended work. */
  readonly isArchive?: boolean;
  readonly placeOf: (found: FoundMessage) => string;
  readonly onClear: () => void;
}

/** What matches a search, each leading to its place in the conversation. */
export function FoundMessages({ q, screen = 'messages', isArchive = false, placeOf, onClear }: FoundMessagesProps) {
  const { locale } = usePlace();
  const words = q.slice(0, SEARCH_LIMITS.words);
  const read = useRead(
    searchMessages,
    { query: { q: words, ...(isArchive ? { archive: 'true' as const } : {}) } },
    { keep: true },
  );
  if (read.data === undefined)
    return (
      <Unread what="The search" read={read}>
        <Loading label="Searching your messages" className="panel pad">
          <RowsSkeleton rows={5} />
        </Loading>
      </Unread>
    );
  const { conversations, files, items, order, is_capped: isCapped } = read.data;
  if (items.length === 0 && files.length === 0 && conversations.length === 0)
    return (
      <EmptyState title="Nothing matches" action={<Button onClick={onClear}>Clear the search</Button>}>
        Try fewer or different words. Quotes find an exact phrase; a minus excludes a word.
      </EmptyState>
    );
  return (
    <>
      {conversations.length === 0 ? null : (
        <ul aria-label="Conversations found" className="panel divide-y divide-line overflow-hidden">
          {conversations.map(({ id, with: person }) => (
            <li key={id}>
              <Link
                href={placeIn(screen, { conversation: id })}
                className="flex min-w-0 items-center gap-3 px-3 py-2 hover:bg-hover sm:px-4"
              >
                <Avatar
                  name={person.name}
                  seed={person.id}
                  photo={person.avatar_url === null ? null : { src: person.avatar_url }}
                />
                <span className="truncate text-md font-medium">
                  <Name of={person.name} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {files.length === 0 ? null : (
        <>
          <h2 className="px-1 text-sm font-semibold">Files</h2>
          <ul aria-label="Files found" className="panel divide-y divide-line overflow-hidden">
            {files.map((file) => (
              <FileRow
                key={file.id}
                file={file}
                href={placeIn(screen, { conversation: file.conversation_id, at: file.seq, q })}
              />
            ))}
          </ul>
        </>
      )}
      {items.length === 0 ? null : (
        <p className="px-1 text-sm text-ink-2" role="status">
          {foundInWords(items.length, order, isCapped, locale)}
        </p>
      )}
      {items.length === 0 ? null : (
        <ol aria-label="Messages found" className="panel divide-y divide-line overflow-hidden">
          {items.map((message) => (
            <FoundRow key={`${message.conversation_id}/${message.seq}`} found={message} href={placeOf(message)} />
          ))}
        </ol>
      )}
    </>
  );
}

function foundInWords(count: number, order: 'best' | 'newest', isCapped: boolean, locale: string): string {
  if (!isCapped) return `${counted(count, { one: 'message', other: 'messages' }, locale)}, the best matches first`;
  return `The ${count} ${order === 'best' ? 'best matches' : 'newest messages'} are shown. Add a word to narrow it down.`;
}

const FileRow = ({ file: { name, with: person, sent_at: at }, href }: { file: FoundFile; href: string }) => (
  <li>
    <Link href={href} className="flex min-w-0 items-center gap-3 px-3 py-2 hover:bg-hover sm:px-4">
      <Icon of={FileGlyph} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-md font-medium" title={name}>
          <Name of={name} />
        </span>
        <span className="block truncate text-sm text-ink-2">
          <Name of={person.name} /> · <When at={at} style="short" />
        </span>
      </span>
    </Link>
  </li>
);

const FoundRow = ({
  found: { with: person, is_mine: isMine, about, sent_at: at, passage },
  href,
}: {
  found: FoundMessage;
  href: string;
}) => (
  <li>
    <Link href={href} className="flex min-w-0 items-start gap-3 px-3 py-3 hover:bg-hover sm:px-4">
      <Avatar
        name={person.name}
        seed={person.id}
        photo={person.avatar_url === null ? null : { src: person.avatar_url }}
      />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-2">
          <span className="truncate text-md font-medium">
            <Name of={person.name} />
          </span>
          <When at={at} style="short" className="shrink-0 text-sm text-ink-3" />
        </span>
        {about === null ? null : <span className="block truncate text-xs text-ink-3">{about}</span>}
        <span dir="auto" className="line-clamp-3 text-sm wrap-anywhere text-ink-2">
          {isMine ? 'You: ' : ''}
          {passage.map(({ text, is_match: isMatch }, index) =>
            isMatch ? (
              // Pieces have no name of their own, and their order never changes.
              // eslint-disable-next-line react/no-array-index-key
              <mark key={index} className="rounded-sm bg-primary-soft font-semibold text-ink">
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </span>
      </span>
    </Link>
  </li>
);
