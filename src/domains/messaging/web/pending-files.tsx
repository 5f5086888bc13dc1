import { CircleAlert, FileUp, Paperclip, RotateCcw, X } from 'lucide-react';
import { IconButton } from '#design/public/button.tsx';
import { FieldError } from '#design/public/field.tsx';
import { Icon } from '#design/public/icon.tsx';
import { Name } from '#design/public/name.tsx';
import { scanWords } from '#kit/file-scan.ts';
import { formatSize } from '#kit/format/size.ts';
import type { useAttachments } from './use-attachments.ts';

type Attached = ReturnType<typeof useAttachments>;
type Item = Attached['items'][number];

/** Above the field: what goes out with the message, each a chip with its progress, Cancel and Try again. */
export const PendingFiles = ({ of: { items, retry, remove } }: { of: Attached }) => (
  <ul aria-label="Files for this message" className="flex max-h-28 flex-wrap gap-1.5 overflow-y-auto">
    {items.map((item) => (
      <FileChip key={item.id} item={item} onRetry={() => void retry(item)} onRemove={() => remove(item.id)} />
    ))}
  </ul>
);

function FileChip({ item, onRetry, onRemove }: { item: Item; onRetry: () => void; onRemove: () => void }) {
  const { file, state, progress, error, result, isRefused } = item;
  const isBusy = state === 'waiting' || state === 'sending';
  const verdict = result === null ? null : scanWords[result.scan];
  const isBad = state === 'failed' || result?.scan === 'infected';
  return (
    <li className={`min-w-0 rounded-md border px-2 py-0.5 text-sm ${isBad ? 'border-danger' : 'border-line'}`}>
      <div className="flex min-w-0 items-center gap-1.5">
        <Icon
          of={isBad ? CircleAlert : isBusy ? FileUp : Paperclip}
          size="inline"
          className={isBad ? 'text-danger' : 'text-ink-2'}
        />
        <span className="max-w-44 truncate" title={file.name}>
          <Name of={file.name} />
        </span>
        <span className="tnum shrink-0 text-xs text-ink-2">{verdict ?? formatSize(file.size)}</span>
        {state === 'failed' && !isRefused ? (
          <IconButton icon={RotateCcw} label={`Try again: ${file.name}`} title="Try again" onClick={onRetry} />
        ) : null}
        <IconButton icon={X} label={isBusy ? `Cancel ${file.name}` : `Remove ${file.name}`} onClick={onRemove} />
      </div>
      {isBusy ? <progress aria-label={`Sending ${file.name}`} value={progress} max={100} className="bar mb-1" /> : null}
      {error ? <FieldError>{error}</FieldError> : null}
    </li>
  );
}
