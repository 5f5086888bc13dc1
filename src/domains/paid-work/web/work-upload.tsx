import { X } from 'lucide-react';
import { FileDrop } from '#design/app/file-drop.tsx';
import { useState } from 'react';
import { IconButton } from '#design/public/button.tsx';
import { Name } from '#design/public/name.tsx';
import { formatSize } from '#kit/format/size.ts';
import { scanWords } from '#kit/file-scan.ts';
import { bodyLimits } from '#kit/limits.ts';
import type { WorkFile } from '../shapes.ts';
import { ScanLine } from '#design/app/scan-line.tsx';

type FileDropProps = Parameters<typeof FileDrop<WorkFile>>[0];

export interface WorkUploadProps {
  /** Sends one file to the work. */
  send: FileDropProps['send'];
  purpose: 'requirements' | 'delivery' | 'evidence';
  label: string;
  id?: string | undefined;
  mostFiles?: number | undefined;
  /** Uploaded earlier and not sent yet. */
  kept: readonly WorkFile[];
  error?: string | undefined;
  onChange: (change: (ids: string[]) => string[]) => void;
}

const MOST_FILES = 20;

/** Files go up one by one as they are chosen; they are sent with the form they belong to. */
export function WorkUpload({
  send,
  purpose,
  label,
  id = `${purpose}-files`,
  mostFiles = MOST_FILES,
  kept,
  error,
  onChange,
}: WorkUploadProps) {
  // Listed by the drop area already, or taken off the list by hand.
  const [elsewhere, setElsewhere] = useState<readonly string[]>([]);
  const earlier = kept.filter(({ id }) => !elsewhere.includes(id));
  const takeOff = (id: string) => {
    setElsewhere((ids) => [...ids, id]);
    onChange((ids) => ids.filter((fileId) => fileId !== id));
  };
  const verdictOn = ({ id, sha256, scan }: WorkFile) => {
    const state = kept.find((file) => file.id === id)?.scan ?? scan;
    const words = scanWords[state];
    if (state !== 'infected' && earlier.some((file) => file.id !== id && file.sha256 === sha256))
      return { words: 'You already uploaded this file. Remove one copy.', isBad: false };
    return words === null ? null : { words, isBad: state === 'infected' };
  };
  return (
    <div className="grid gap-2">
      {earlier.length === 0 ? null : (
        <div className="grid gap-1.5">
          <p className="label">Uploaded earlier. We’ll send these too.</p>
          <ul className="grid gap-2">
            {earlier.map(({ id, name, bytes, scan }) => (
              <li key={id} className="panel flex items-start gap-3 px-3 py-2.5">
                <span className="min-w-0 flex-1 text-md leading-snug font-medium wrap-anywhere">
                  <Name of={name} />
                  <span className="tnum block text-xs font-normal text-ink-3">{formatSize(bytes)}</span>
                  <ScanLine state={scan} />
                </span>
                <IconButton icon={X} label={`Remove ${name}`} onClick={() => takeOff(id)} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <FileDrop<WorkFile>
        id={id}
        label={label}
        kinds="Any file type except executables (put those in a zip archive)"
        maxBytes={bodyLimits.deliveryFileBytes}
        maxFiles={mostFiles}
        error={error}
        send={send}
        verdict={verdictOn}
        onDone={(stored) => {
          setElsewhere((ids) => [...ids, stored.id]);
          onChange((ids) => [...ids, stored.id]);
        }}
        onRemove={({ id }) => takeOff(id)}
      />
    </div>
  );
}
