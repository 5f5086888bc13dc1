import { FileDrop } from '#design/app/file-drop.tsx';
import { bodyLimits } from '#kit/limits.ts';
import { call } from '#kit/web/api-client.ts';
import { uploadOrderFile } from '../contract.ts';
import { ScanLine } from './scan-line.tsx';
import type { Workroom } from './use-order.ts';

type StoredFile = Workroom['draftFiles'][number];

interface OrderUploadProps {
  orderNumber: string;
  purpose: 'requirements' | 'delivery';
  label: string;
  /** Uploaded earlier and not sent yet. */
  kept: readonly StoredFile[];
  error?: string | undefined;
  onChange: (change: (ids: string[]) => string[]) => void;
}

const MOST_FILES = 20;

/** Files go up one by one as they are chosen; they are sent with the form they belong to. */
export function OrderUpload({ orderNumber, purpose, label, kept, error, onChange }: OrderUploadProps) {
  return (
    <div className="grid gap-2">
      <FileDrop<StoredFile>
        id={`${purpose}-files`}
        label={label}
        kinds="Any kind but programs; put those in a zip archive"
        maxBytes={bodyLimits.deliveryFileBytes}
        maxFiles={MOST_FILES}
        error={error}
        send={(file, { signal, onProgress }) =>
          call(
            uploadOrderFile,
            { params: { orderNumber }, query: { purpose } },
            { key: crypto.randomUUID(), file, fileName: file.name, signal, onProgress: (part) => onProgress(part * 100) },
          )
        }
        onDone={(stored) => onChange((ids) => [...ids, stored.id])}
        onRemove={(stored) => onChange((ids) => ids.filter((id) => id !== stored.id))}
      />
      {kept.length === 0 ? null : (
        <div className="text-sm text-ink-2">
          <p>Uploaded earlier and sent along:</p>
          <ul>
            {kept.map(({ id, name, scan }) => (
              <li key={id} className="wrap-anywhere">
                {name}
                <ScanLine state={scan} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
