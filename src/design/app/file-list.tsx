import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { isHeldBack, NOT_SCANNED_HINT, type ScanState } from '#kit/file-scan.ts';
import { formatSize } from '#kit/format/size.ts';
import { isPreviewed, type Previewed } from '#kit/previewed.ts';
import { Button } from '../public/button.tsx';
import { Icon } from '../public/icon.tsx';
import { Name } from '../public/name.tsx';
import { ScanLine } from './scan-line.tsx';

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
  /** Starts the download, or fails with the reason. */
  open: (file: File) => Promise<unknown>;
  /** Its bytes, to be seen in place; without it files are only downloaded. */
  read?: ((file: File) => Promise<Blob>) | undefined;
}

/** Comes with the first file that is looked at. */
const FilePreview = lazy(async () => ({ default: (await import('./file-preview.tsx')).FilePreview }));

type Seen<File> = File & { readonly kind: Previewed };

const hasPreview = <File extends ListedFile>(file: File): file is Seen<File> => isPreviewed(file.kind);

/** Private files: each press asks the server again whether this reader may have it (UPL-4). */
export function FileList<File extends ListedFile>({ files, open, read }: FileListProps<File>) {
  const [seen, setSeen] = useState<Seen<File> | null>(null);
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
  return (
    <>
      <ul className="grid gap-2">
        {files.map((file) => (
          <li key={file.id} className="flex gap-2">
            <button
              type="button"
              disabled={isHeldBack(file.scan)}
              onClick={() => void tryOpen(file)}
              className="flex min-h-11 w-full items-center gap-3 rounded-md border border-line px-3 py-2 text-start text-md hover:bg-hover disabled:cursor-not-allowed disabled:bg-sunken disabled:hover:bg-sunken"
            >
              <Icon of={Download} className="text-ink-2" />
              <span className="min-w-0 flex-1 font-medium wrap-anywhere">
                <Name of={file.name} />
                <ScanLine state={file.scan} />
              </span>
              <span className="tnum shrink-0 text-sm text-ink-3">{formatSize(file.bytes)}</span>
            </button>
            {read !== undefined && hasPreview(file) ? (
              <Button className="min-h-11 shrink-0" disabled={isHeldBack(file.scan)} onClick={() => setSeen(file)}>
                Preview<span className="sr-only"> {file.name}</span>
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {files.some(({ scan }) => scan === 'not_scanned') ? <p className="text-sm text-ink-2">{NOT_SCANNED_HINT}</p> : null}
      {seen === null || read === undefined ? null : (
        <Suspense fallback={null}>
          <FilePreview key={seen.id} file={seen} read={() => read(seen)} onClose={() => setSeen(null)} />
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
