import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { isHeldBack, type ScanState } from '#kit/file-scan.ts';
import { formatSize } from '#kit/format/size.ts';
import { isPreviewed, type Previewed } from '#kit/previewed.ts';
import { Button } from '../public/button.tsx';
import { Icon } from '../public/icon.tsx';
import { Bone } from '../public/skeleton.tsx';
import { FileName } from './file-name.tsx';
import { ScanHint } from './scan-hint.tsx';
import { ScanLine } from './scan-line.tsx';
import { bytesKey } from './use-file-bytes.ts';

export interface ListedFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  /** By its first bytes. */
  readonly kind: string;
  readonly scan: ScanState;
}

export interface FileListProps<File extends ListedFile> {
  files: readonly File[];
  /** The reader added them, so nothing warns of them. */
  isOwn?: boolean | undefined;
  /** Starts the download, or fails with the reason. */
  open: (file: File) => Promise<unknown>;
  /** Its bytes, to be seen in place; without it files are only downloaded. */
  read?: ((file: File, signal: AbortSignal) => Promise<Blob>) | undefined;
  /** The bytes of the small copy of a picture: with it, pictures are shown as such. */
  thumbnail?: ((file: File, signal: AbortSignal) => Promise<Blob>) | undefined;
}

/** Comes with the first file that is looked at. */
const FileViewer = lazy(async () => ({ default: (await import('./file-viewer.tsx')).FileViewer }));
/** Comes with the first picture. */
const PictureTile = lazy(async () => ({ default: (await import('./picture-tile.tsx')).PictureTile }));

type Seen<File> = File & { readonly kind: Previewed };

const hasPreview = <File extends ListedFile>(file: File): file is Seen<File> =>
  isPreviewed(file.kind) && !isHeldBack(file.scan);

/** Private files: each press asks the server again whether this reader may have it (UPL-4). */
export function FileList<File extends ListedFile>({
  files,
  isOwn = false,
  open,
  read,
  thumbnail,
}: FileListProps<File>) {
  const [seen, setSeen] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  if (files.length === 0) return null;
  const tryOpen = async (file: File) => {
    setProblem(null);
    try {
      await open(file);
    } catch (error) {
      setProblem(`${file.name}: ${(error as Error).message}`);
    }
  };
  const viewed = read === undefined ? [] : files.filter(hasPreview);
  const pictures = thumbnail === undefined ? [] : viewed.filter(({ kind }) => kind === 'image');
  const rows = files.filter((file) => !pictures.some(({ id }) => id === file.id));
  const byId = (id: string): File | undefined => files.find((file) => file.id === id);
  return (
    <>
      {thumbnail === undefined || pictures.length === 0 ? null : (
        <ul
          aria-label="Pictures"
          className={`grid gap-3 ${pictures.length < 2 ? 'max-w-lg' : 'grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))]'}`}
        >
          {pictures.map((file) => (
            <li key={file.id} className="min-w-0">
              <Suspense fallback={<PictureFrame />}>
                <PictureTile
                  key={bytesKey(file)}
                  name={file.name}
                  read={(signal) => thumbnail(file, signal)}
                  onOpen={() => setSeen(file.id)}
                />
              </Suspense>
            </li>
          ))}
        </ul>
      )}
      {rows.length === 0 ? null : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {rows.map((file) => (
            <li key={file.id} className="flex min-w-0 flex-wrap gap-2">
              <button
                type="button"
                disabled={isHeldBack(file.scan)}
                onClick={() => void tryOpen(file)}
                className="flex min-h-11 min-w-0 flex-1 basis-56 items-center gap-3 rounded-md border border-line px-3 py-2 text-start text-md hover:bg-hover disabled:cursor-not-allowed disabled:bg-sunken disabled:hover:bg-sunken"
              >
                <Icon of={Download} className="text-ink-2" />
                <span className="min-w-0 flex-1 font-medium">
                  <FileName of={file.name} />
                  <ScanLine state={file.scan} />
                </span>
                <span className="tnum shrink-0 text-sm text-ink-3">{formatSize(file.bytes)}</span>
              </button>
              {read !== undefined && isPreviewed(file.kind) ? (
                <Button className="min-h-11 shrink-0" disabled={isHeldBack(file.scan)} onClick={() => setSeen(file.id)}>
                  Preview<span className="sr-only"> {file.name}</span>
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {isOwn ? null : <ScanHint files={files} />}
      {seen === null || read === undefined ? null : (
        <Suspense fallback={null}>
          <FileViewer
            files={viewed}
            first={seen}
            read={(id, signal) => withFile(byId(id), (file) => read(file, signal))}
            download={(id) => withFile(byId(id), open)}
            onClose={() => setSeen(null)}
          />
        </Suspense>
      )}
      {problem === null ? null : (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
    </>
  );
}

/** As large as the tile that comes. */
const PictureFrame = () => (
  <span aria-hidden="true" className="grid gap-1.5">
    <Bone className="aspect-[4/3] rounded-md" />
    <Bone className="h-5 w-2/3" />
  </span>
);

/** The list may have changed since it was opened. */
const withFile = async <File, Answer>(
  file: File | undefined,
  act: (file: File) => Promise<Answer>,
): Promise<Answer> => {
  if (file === undefined) throw new Error('This file is no longer here.');
  return act(file);
};
