import { Name } from '#design/public/name.tsx';
import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#design/public/button.tsx';
import { Icon } from '#design/public/icon.tsx';
import { isHeldBack, NOT_SCANNED_HINT } from '#kit/file-scan.ts';
import { formatSize } from '#kit/format/size.ts';
import { isPreviewed, type Previewed } from '../previewed.ts';
import type { WorkFile } from '../shapes.ts';
import { ScanLine } from './scan-line.tsx';

export interface FileLinksProps {
  files: readonly WorkFile[];
  /** Starts the download, or fails with the reason. */
  open: (file: WorkFile) => Promise<unknown>;
  /** Its bytes, to be seen in place; without it files are only downloaded. */
  read?: ((file: WorkFile) => Promise<Blob>) | undefined;
}

/** Comes with the first file that is looked at. */
const FilePreview = lazy(async () => ({ default: (await import('./file-preview.tsx')).FilePreview }));

const hasPreview = (file: WorkFile): file is WorkFile & { readonly kind: Previewed } => isPreviewed(file.kind);

/** Private files: each press asks the server again whether this reader may have it (UPL-4). */
export function FileList({ files, open, read }: FileLinksProps) {
  const [seen, setSeen] = useState<(WorkFile & { readonly kind: Previewed }) | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  if (files.length === 0) return null;
  const tryOpen = async (file: WorkFile) => {
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
          <FilePreview key={seen.id} file={seen} read={read} onClose={() => setSeen(null)} />
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
