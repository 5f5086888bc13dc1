import { RotateCcw } from 'lucide-react';
import { Button } from '#design/public/button.tsx';
import { TextArea, TextField } from '#design/public/field.tsx';
import { CV_LIMITS } from '../cv.ts';
import { WritingHelp } from './writing-help.tsx';

interface OwnFieldProps {
  readonly id: string;
  readonly label: string;
  /** The CV's own words; null: as on the profile. */
  readonly value: string | null;
  /** What the profile says; null where it has nothing of the kind, and the CV alone says it. */
  readonly profile: string | null;
  readonly rows?: number;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly onChange: (value: string | null) => void;
}

/** A text that is the profile's until something else is typed, and can become so again. */
export function OwnField({ id, label, value, profile, rows, hint, error, onChange }: OwnFieldProps) {
  const isOwn = profile !== null && value !== null && value !== profile;
  const shown = value ?? profile ?? '';
  const origin = isOwn ? (
    <Button variant="ghost" size="sm" icon={RotateCcw} onClick={() => onChange(null)}>
      Reset<span className="sr-only"> {label}: as on your profile</span>
    </Button>
  ) : profile !== null && profile !== '' && value !== '' ? (
    <span className="text-xs text-ink-3">From your profile</span>
  ) : undefined;
  const shared = { id, label, hint, error, value: shown };
  return rows === undefined ? (
    <TextField
      {...shared}
      aside={origin}
      maxLength={CV_LIMITS.lineLength}
      onChange={(event) => onChange(event.target.value)}
    />
  ) : (
    <TextArea
      {...shared}
      aside={
        <span className="flex flex-wrap items-center justify-end gap-x-2">
          <WritingHelp label={label} text={shown} onUse={onChange} />
          {origin}
        </span>
      }
      rows={rows}
      maxLength={CV_LIMITS.textLength}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
