import { ScanHint } from '#design/app/scan-hint.tsx';
import { UploadRow } from '#design/app/file-drop.tsx';
import { scanWords } from '#kit/file-scan.ts';
import type { useAttachments } from './use-attachments.ts';

/** Below the field: what goes out with the message, each with its progress, Cancel and Try again. */
export const PendingFiles = ({ of: { items, retry, remove, ready } }: { of: ReturnType<typeof useAttachments> }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
    <ul aria-label="Files for this message" className="grid max-h-60 grid-cols-[minmax(0,1fr)] gap-2 overflow-y-auto">
      {items.map((item) => {
        const words = item.result === null ? null : scanWords[item.result.scan];
        return (
          <UploadRow
            key={item.id}
            item={item}
            verdict={words === null ? null : { words, isBad: item.result?.scan === 'infected' }}
            canRetry={!item.isRefused}
            onRetry={() => void retry(item)}
            onRemove={() => remove(item.id)}
          />
        );
      })}
    </ul>
    <ScanHint files={ready} />
  </div>
);
