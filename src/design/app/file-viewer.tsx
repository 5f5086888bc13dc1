import { ChevronLeft, ChevronRight, Download, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Previewed } from '#kit/previewed.ts';
import { Button, IconButton } from '../public/button.tsx';
import { Name } from '../public/name.tsx';
import { Dialog } from './dialog.tsx';
import { FIT, ShownFile } from './shown-file.tsx';
import { bytesKey } from './use-file-bytes.ts';

export interface ViewedFile {
  readonly id: string;
  readonly name: string;
  readonly kind: Previewed;
}

interface FileViewerProps {
  /** All that can be seen from here, in order. */
  readonly files: readonly ViewedFile[];
  /** The id of the one that was pressed. */
  readonly first: string;
  readonly read: (id: string, signal: AbortSignal) => Promise<Blob>;
  readonly download?: ((id: string) => Promise<unknown>) | undefined;
  readonly onClose: () => void;
}

const ZOOMS = [FIT, 2, 4] as const;
/** They use the arrow keys themselves. */
const OWN_KEYS = 'audio, video, pre, input, textarea';

/** Private files one after the other, as large as the screen: pictures with zoom, arrow keys to the next. */
export function FileViewer({ files, first, read, download, onClose }: FileViewerProps) {
  // Its id and not its place: the list may change while it is looked at.
  const [seen, setSeen] = useState(first);
  const [zoom, setZoom] = useState<number>(FIT);
  const at = files.findIndex(({ id }) => id === seen);
  const file = files[at];
  const go = (by: number): void => {
    const next = files[at + by];
    if (file === undefined || next === undefined) return;
    setSeen(next.id);
    setZoom(FIT);
  };
  const zoomBy = (by: number): void => setZoom(ZOOMS[ZOOMS.findIndex((level) => level === zoom) + by] ?? zoom);
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      (event.target instanceof Element && event.target.closest(OWN_KEYS) !== null)
    )
      return;
    // A picture that is larger than its frame is moved with the same keys.
    if (zoom === FIT && event.key === 'ArrowRight') go(1);
    if (zoom === FIT && event.key === 'ArrowLeft') go(-1);
    if (event.key === '+') zoomBy(1);
    if (event.key === '-') zoomBy(-1);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  if (file === undefined)
    return (
      <Dialog isOpen onOpenChange={onClose} title="File removed">
        <p>This file is no longer here.</p>
      </Dialog>
    );
  const isPicture = file.kind === 'image';
  return (
    <Dialog isOpen onOpenChange={onClose} title={<Name of={file.name} />} size="full">
      <div className="flex h-full min-h-64 flex-col gap-3">
        {/* Scrolled with the keyboard too. */}
        {/* eslint-disable jsx-a11y/no-noninteractive-tabindex */}
        <div
          role="group"
          aria-label={file.name}
          tabIndex={zoom === FIT ? undefined : 0}
          className={`flex min-h-0 flex-1 rounded-md ${zoom === FIT ? 'justify-center' : 'overflow-auto'} ${isPicture ? 'bg-sunken' : ''}`}
        >
          <ShownFile
            key={bytesKey(file)}
            file={file}
            read={(signal) => read(file.id, signal)}
            zoom={zoom}
            onZoom={() => setZoom(zoom === FIT ? 2 : FIT)}
          />
        </div>
        {/* eslint-enable jsx-a11y/no-noninteractive-tabindex */}
        <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
          {files.length < 2 ? null : (
            <div className="flex items-center gap-1">
              <IconButton icon={ChevronLeft} label="Previous file" disabled={at === 0} onClick={() => go(-1)} />
              <span className="tnum min-w-14 text-center text-sm text-ink-2" role="status">
                {at + 1} of {files.length}
              </span>
              <IconButton
                icon={ChevronRight}
                label="Next file"
                disabled={at === files.length - 1}
                onClick={() => go(1)}
              />
            </div>
          )}
          {isPicture ? (
            <div className="flex items-center gap-1">
              <IconButton icon={ZoomOut} label="Zoom out" disabled={zoom === FIT} onClick={() => zoomBy(-1)} />
              <span className="tnum min-w-8 text-center text-sm text-ink-2">{zoom}×</span>
              <IconButton icon={ZoomIn} label="Zoom in" disabled={zoom === ZOOMS.at(-1)} onClick={() => zoomBy(1)} />
            </div>
          ) : null}
          {download === undefined ? null : <DownloadButton key={file.id} download={() => download(file.id)} />}
        </div>
      </div>
    </Dialog>
  );
}

function DownloadButton({ download }: { download: () => Promise<unknown> }) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const press = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await download();
    } catch (error) {
      setProblem((error as Error).message);
    }
    setBusy(false);
  };
  return (
    <>
      <Button size="sm" icon={Download} pending={isBusy} onClick={() => void press()}>
        Download
      </Button>
      {problem === null ? null : (
        <p role="alert" className="w-full text-center text-sm text-danger">
          {problem}
        </p>
      )}
    </>
  );
}
