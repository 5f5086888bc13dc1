import { ScanHint } from '#design/app/scan-hint.tsx';
import { Download } from 'lucide-react';
import { Button } from '#design/public/button.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Name } from '#design/public/name.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { isHeldBack, scanWords } from '#kit/file-scan.ts';
import { formatSize } from '#kit/format/size.ts';
import type { TicketFile } from '../contract.ts';

interface TicketFilesProps {
  readonly files: readonly TicketFile[];
  readonly get: (id: string, name: string) => Promise<void>;
}

/** What came with a ticket. Each press asks the server again. */
export function TicketFiles({ files, get }: TicketFilesProps) {
  const { locale } = usePlace();
  if (files.length === 0) return null;
  return (
    <Panel title="Files">
      <ul className="grid gap-2">
        {files.map(({ id, name, bytes, scan }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
              <Name of={name} />
              <span className="tnum block text-sm text-ink-2">
                {formatSize(bytes, locale)}
                {scanWords[scan] === null ? null : ` · ${scanWords[scan]}`}
              </span>
            </span>
            <Button
              size="sm"
              icon={Download}
              disabled={isHeldBack(scan)}
              aria-label={`Download ${name}`}
              onClick={() => void get(id, name).catch((error: Error) => toast.error('Download failed', error.message))}
            >
              Download
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-3 empty:hidden">
        <ScanHint files={files} />
      </div>
    </Panel>
  );
}
