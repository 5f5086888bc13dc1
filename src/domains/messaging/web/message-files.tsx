import { lazy, Suspense, useState } from 'react';
import { FileList } from '#design/app/file-list.tsx';
import { TilePicture } from '#design/app/picture-tile.tsx';
import { bytesKey } from '#design/app/use-file-bytes.ts';
import { isHeldBack, scanWords } from '#kit/file-scan.ts';
import type { MessageFile } from '../files-contract.ts';
import { filesOfConversation } from './files-of-conversation.ts';

const FileViewer = lazy(async () => ({ default: (await import('#design/app/file-viewer.tsx')).FileViewer }));

interface MessageFilesProps {
  readonly conversationId: string;
  readonly files: readonly MessageFile[];
  /** The reader sent them. */
  readonly isMine: boolean;
}

type Picture = MessageFile & { readonly thumbnail: NonNullable<MessageFile['thumbnail']> };
const isPicture = (file: MessageFile): file is Picture => file.thumbnail !== null && file.scan !== 'infected';

/**
 * Pictures as pictures, everything else as a list. Each press asks the server again whether this reader may have it
 * (UPL-4).
 */
export function MessageFiles({ conversationId, files, isMine }: MessageFilesProps) {
  const [seen, setSeen] = useState<string | null>(null);
  const { open, read } = filesOfConversation(conversationId);
  const pictures = files.filter(isPicture);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {pictures.length === 0 ? null : (
        <ul className="flex flex-wrap gap-2">
          {pictures.map((file) => (
            <li key={file.id} className="min-w-0">
              <Thumbnail conversationId={conversationId} file={file} onOpen={() => setSeen(file.id)} />
            </li>
          ))}
        </ul>
      )}
      <FileList files={files.filter((file) => !isPicture(file))} isOwn={isMine} open={open} read={read} />
      {seen === null ? null : (
        <Suspense fallback={null}>
          <FileViewer
            files={pictures
              .filter(({ scan }) => !isHeldBack(scan))
              .map(({ id, name }) => ({ id, name, kind: 'image' }))}
            first={seen}
            read={(id, signal) => read({ id }, signal)}
            download={(id) => open({ id, name: pictures.find((file) => file.id === id)?.name ?? 'file' })}
            onClose={() => setSeen(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

const FRAME = { width: 300, height: 220 } as const;

/** Its frame is as large as the picture before anything is loaded, so nothing moves. */
function Thumbnail({ conversationId, file, onOpen }: { conversationId: string; file: Picture; onOpen: () => void }) {
  const { name, scan, thumbnail } = file;
  const scale = Math.min(1, FRAME.width / thumbnail.width, FRAME.height / thumbnail.height);
  const size = {
    width: Math.max(1, Math.round(thumbnail.width * scale)),
    height: Math.max(1, Math.round(thumbnail.height * scale)),
  };
  const isHeld = isHeldBack(scan);
  return (
    <button
      type="button"
      disabled={isHeld}
      onClick={onOpen}
      aria-label={isHeld ? `${name}: ${scanWords[scan] ?? ''}` : `Open ${name}`}
      className="relative block min-h-6 min-w-6 overflow-hidden rounded-md border border-line bg-surface"
    >
      <svg
        {...size}
        viewBox={`0 0 ${size.width} ${size.height}`}
        aria-hidden="true"
        className="block h-auto max-w-full"
      />
      {isHeld ? (
        <span className="absolute inset-0 grid place-items-center p-2 text-center text-sm text-ink-2">
          {scanWords[scan]}
        </span>
      ) : (
        <TilePicture
          key={bytesKey(file)}
          name={name}
          read={(signal) => filesOfConversation(conversationId).thumbnail(file, signal)}
        />
      )}
    </button>
  );
}
