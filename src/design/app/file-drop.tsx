import { Name } from '#design/public/name.tsx';
import { CircleAlert, CircleCheck, FileUp, RotateCcw, X } from 'lucide-react';
import { useId, useState, type DragEvent, type ReactNode } from 'react';
import { formatRate } from '#kit/format/number.ts';
import { formatSize } from '#kit/format/size.ts';
import { resumableLimits } from '#kit/limits.ts';
import { instanceLocale } from '#kit/locale.ts';
import { Button, IconButton } from '../public/button.tsx';
import { FieldError } from '../public/field.tsx';
import { Icon } from '../public/icon.tsx';
import { useUploads, type Send, type UploadItem, type UploadRules } from './uploads.ts';

export interface FileVerdict {
  words: string;
  isBad: boolean;
}

export interface FileDropProps<Result> extends UploadRules {
  label: ReactNode;
  /** Kinds in words; size and number are added: "PNG, JPG or PDF". */
  kinds: string;
  send: Send<Result>;
  onDone?: ((result: Result, file: File) => void) | undefined;
  onRemove?: ((result: Result) => void) | undefined;
  /** The state of a file after the upload, such as quarantined. */
  verdict?: ((result: Result) => FileVerdict | null) | undefined;
  error?: string | undefined;
  id?: string | undefined;
}

/**
 * Shows the limits first, takes dropped files or a button, and gives each file its progress, Cancel and Retry (FRM-10).
 */
export function FileDrop<Result>({
  label,
  kinds,
  send,
  onDone,
  onRemove,
  verdict,
  error,
  id,
  accept,
  maxBytes,
  maxFiles,
  look,
  showsDone,
}: FileDropProps<Result>) {
  const generatedId = useId();
  const own = id ?? generatedId;
  const rules: UploadRules = { maxBytes, maxFiles, look, showsDone, ...(accept === undefined ? {} : { accept }) };
  const { items, add, remove, retry } = useUploads(send, rules, onDone);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void add([...event.dataTransfer.files]);
  };
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={own} className="label">
        {label}
      </label>
      <p id={`${own}-hint`} className="hint">
        {kinds}, at most {formatSize(maxBytes)}
        {maxFiles > 1 ? ` each, up to ${maxFiles} files` : ''}.
        {maxBytes > resumableLimits.fromBytes
          ? ' If an upload is interrupted, choose the same file again to continue.'
          : ''}
      </p>
      <div
        className={`file-drop ${over ? 'is-over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon of={FileUp} size="heading" className="text-ink-2" />
        <span className="text-md text-ink-2 max-sm:hidden">Drop {maxFiles > 1 ? 'files' : 'a file'} here, or</span>
        <span className="btn btn-line btn-sm pointer-events-none">Choose {maxFiles > 1 ? 'files' : 'a file'}</span>
        <input
          id={own}
          type="file"
          accept={accept}
          multiple={maxFiles > 1}
          aria-describedby={`${own}-hint${error ? ` ${own}-error` : ''}`}
          aria-invalid={error ? true : undefined}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => {
            void add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
      {error ? <FieldError id={`${own}-error`}>{error}</FieldError> : null}
      {items.length > 0 ? (
        <ul className="mt-1 grid gap-2">
          {items.map((item) => (
            <UploadRow
              key={item.id}
              item={item}
              verdict={item.result === null ? null : (verdict?.(item.result) ?? null)}
              canRetry={!item.isRefused}
              onRetry={() => void retry(item)}
              onRemove={() => {
                if (item.result !== null) onRemove?.(item.result);
                remove(item.id);
              }}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

const STATE_WORDS = { waiting: 'Waiting', sending: 'Sending', done: 'Uploaded', failed: 'Upload failed' } as const;

interface UploadRowProps {
  item: UploadItem;
  verdict?: FileVerdict | null;
  canRetry: boolean;
  onRetry: () => void;
  onRemove: () => void;
}

/** One file being uploaded; also for the stories, where nothing is sent. */
export function UploadRow({ item, verdict = null, canRetry, onRetry, onRemove }: UploadRowProps) {
  const isBad = item.state === 'failed' || verdict?.isBad === true;
  const busy = item.state === 'sending' || item.state === 'waiting';
  return (
    <li className="panel flex items-start gap-3 px-3 py-2.5">
      <span className={`mt-0.5 ${isBad ? 'text-danger' : item.state === 'done' ? 'text-success' : 'text-ink-2'}`}>
        <Icon of={isBad ? CircleAlert : item.state === 'done' ? CircleCheck : FileUp} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-md leading-snug font-medium wrap-anywhere">
          <Name of={item.file.name} />
        </p>
        <p className="tnum text-xs text-ink-3">
          {formatSize(item.file.size)} · {verdict?.words ?? STATE_WORDS[item.state]}
          {item.state === 'sending' ? ` ${formatRate(item.progress * 100, instanceLocale())}` : ''}
        </p>
        {busy ? (
          <progress aria-label={`Sending ${item.file.name}`} value={item.progress} max={100} className="bar mt-1.5" />
        ) : null}
        {item.error ? <FieldError>{item.error}</FieldError> : null}
      </div>
      {item.state === 'failed' && canRetry ? (
        <Button variant="ghost" size="sm" icon={RotateCcw} onClick={onRetry}>
          Try again
        </Button>
      ) : null}
      <IconButton icon={X} label={busy ? `Cancel ${item.file.name}` : `Remove ${item.file.name}`} onClick={onRemove} />
    </li>
  );
}
