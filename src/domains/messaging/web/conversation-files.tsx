import { File as FileGlyph } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { itemsOf, MorePages } from '#design/app/paged-panel.tsx';
import { TilePicture } from '#design/app/picture-tile.tsx';
import { ScanHint } from '#design/app/scan-hint.tsx';
import { ScanLine } from '#design/app/scan-line.tsx';
import { Unread } from '#design/app/unread.tsx';
import { bytesKey } from '#design/app/use-file-bytes.ts';
import { Icon } from '#design/public/icon.tsx';
import { Link } from '#design/public/link.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Name } from '#design/public/name.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { toast } from '#design/public/toast-store.ts';
import { isHeldBack } from '#kit/file-scan.ts';
import { formatSize } from '#kit/format/size.ts';
import { formatTime } from '#kit/format/time.ts';
import { isPreviewed, type Previewed } from '#kit/previewed.ts';
import { usePages } from '#kit/web/api.ts';
import { withSearch } from '#kit/with-search.ts';
import { useTopic } from '#kit/web/realtime.ts';
import type { Thread } from '../contract.ts';
import { conversationFiles, type SentFile } from '../files-contract.ts';
import { listTime } from '#kit/format/days.ts';
import { conversationTopic } from '../topics.ts';
import { filesOfConversation } from './files-of-conversation.ts';
import { placeIn, type MessagesScreen } from './place.ts';

const FileViewer = lazy(async () => ({ default: (await import('#design/app/file-viewer.tsx')).FileViewer }));

type Work = Pick<Thread, 'kind' | 'title' | 'path'>;

const filesOf = ({ kind, path }: Work): string =>
  kind === 'contract' ? withSearch(path, { tab: 'files' }) : `${path}#delivery`;

interface ConversationFilesProps {
  readonly screen: MessagesScreen;
  readonly conversationId: string;
  /** Orders and contracts of the two, running or not: what was handed over is on their pages. */
  readonly works: readonly Work[];
  /** A file was found in the conversation: what covers it can close. */
  readonly onShow?: (() => void) | undefined;
}

/** Everything that was sent in a conversation, the newest first. */
export function ConversationFiles({ screen, conversationId, works, onShow }: ConversationFilesProps) {
  const [seen, setSeen] = useState<string | null>(null);
  const list = usePages(conversationFiles, { params: { id: conversationId }, query: {} });
  useTopic(conversationTopic(conversationId), () => void list.refetch());
  const files = itemsOf(list);
  const { open, read, thumbnail } = filesOfConversation(conversationId);
  const save = async (id: string): Promise<void> => {
    try {
      await open({ id, name: files.find((file) => file.id === id)?.name ?? 'file' });
    } catch (error) {
      toast.error('Not downloaded', (error as Error).message);
    }
  };
  return (
    <section aria-label="Files" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="text-md font-semibold">Files</h3>
      {list.data === undefined ? (
        <Unread what="The files" read={list}>
          <Loading label="Loading the files">
            <RowsSkeleton rows={3} />
          </Loading>
        </Unread>
      ) : files.length === 0 ? (
        <NoFiles works={works} />
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              place={placeIn(screen, { conversation: conversationId, at: file.seq })}
              thumbnail={(signal) => thumbnail(file, signal)}
              onOpen={() => (isPreviewed(file.kind) ? setSeen(file.id) : void save(file.id))}
              onShow={onShow}
            />
          ))}
        </ul>
      )}
      <ScanHint files={files.filter((file) => !file.is_mine)} />
      <MorePages list={list} />
      {seen === null ? null : (
        <Suspense fallback={null}>
          <FileViewer
            files={files.filter(isShowable)}
            first={seen}
            read={(id, signal) => read({ id }, signal)}
            download={save}
            onClose={() => setSeen(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

const NoFiles = ({ works }: Pick<ConversationFilesProps, 'works'>) => (
  <>
    <p className="text-sm text-ink-2">No files were sent in messages.</p>
    {works.length === 0 ? null : (
      <ul aria-label="Files of the work" className="grid gap-1 text-sm">
        {works.map((work) => (
          <li key={work.path} className="min-w-0">
            <Link href={filesOf(work)} className="link inline-block min-h-6 leading-6 wrap-anywhere">
              Files of {work.kind} <Name of={work.title} />
            </Link>
          </li>
        ))}
      </ul>
    )}
  </>
);

const isShowable = (file: SentFile): file is SentFile & { kind: Previewed } =>
  isPreviewed(file.kind) && !isHeldBack(file.scan);

interface FileRowProps {
  readonly file: SentFile;
  /** Where its message is. */
  readonly place: string;
  readonly thumbnail: (signal: AbortSignal) => Promise<Blob>;
  readonly onOpen: () => void;
  readonly onShow?: (() => void) | undefined;
}

/** While it is being scanned, and once malware was found, its name is no button. */
function FileRow({ file, place, thumbnail, onOpen, onShow }: FileRowProps) {
  const { name, bytes, scan, from, is_mine: isMine, sent_at: sentAt } = file;
  const isHeld = isHeldBack(scan);
  const reader = usePlace();
  const [now] = useState(() => new Date());
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-2.5">
      <span className="relative grid size-10 place-items-center overflow-hidden rounded-md border border-line bg-sunken text-ink-2">
        {file.thumbnail === null || isHeld ? (
          <Icon of={FileGlyph} />
        ) : (
          <TilePicture key={bytesKey(file)} name={name} read={thumbnail} />
        )}
      </span>
      <div className="min-w-0 text-xs text-ink-2">
        <button
          type="button"
          disabled={isHeld}
          onClick={onOpen}
          title={name}
          className="block min-h-6 max-w-full truncate text-start text-md font-medium text-ink not-disabled:hover:underline"
        >
          <span className="sr-only">{isPreviewed(file.kind) ? 'Preview ' : 'Download '}</span>
          <Name of={name} />
        </button>
        <ScanLine state={scan} />
        <p className="truncate">
          <span className="tnum">{formatSize(bytes)}</span> ·{' '}
          <time dateTime={sentAt} title={formatTime(sentAt, 'exact', reader)} className="tnum">
            {listTime(sentAt, reader, now)}
          </time>{' '}
          · {isMine ? 'You' : <Name of={from} />}
        </p>
        <Link
          href={place}
          aria-label={`Show in conversation: ${name}`}
          className="link inline-block min-h-6 leading-6"
          onClick={onShow}
        >
          Show in conversation
        </Link>
      </div>
    </li>
  );
}
