import { SelectField, TextField } from '#design/public/field.tsx';
import { Panel } from '#design/public/panel.tsx';
import { languageName } from '#kit/format/names.ts';
import { LANGUAGE_CODES } from '#kit/language-codes.ts';
import { CV_LIMITS } from '../cv.ts';
import type { CvState } from '../difference.ts';

export const LANGUAGE_OPTIONS = LANGUAGE_CODES.map((value) => ({ value, label: languageName(value, 'en') })).toSorted(
  (a, b) => a.label.localeCompare(b.label),
);

interface HeadPartProps {
  readonly draft: CvState;
  readonly onChange: (part: Partial<CvState>) => void;
}

/** What the CV is called and for, which only its owner reads, and its language. */
export const HeadPart = ({ draft, onChange }: HeadPartProps) => (
  <Panel title="About this CV" lead="Its name and what it is for are only yours to see.">
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField
        label="Name"
        maxLength={CV_LIMITS.nameLength}
        value={draft.name}
        error={draft.name.trim() === '' ? 'Enter a name.' : undefined}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextField
        label="For"
        optional
        placeholder="Product design, small teams"
        maxLength={CV_LIMITS.lineLength}
        value={draft.target ?? ''}
        onChange={(event) => onChange({ target: event.target.value === '' ? null : event.target.value })}
      />
      <SelectField
        label="Language"
        hint="Headings, months and direction follow it. Your own texts stay as you wrote them."
        options={LANGUAGE_OPTIONS}
        value={draft.language}
        onChange={(event) => onChange({ language: event.target.value })}
      />
    </div>
  </Panel>
);
