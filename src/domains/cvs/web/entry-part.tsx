import { ChevronDown, ChevronRight } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Checkbox } from '#design/public/choice.tsx';
import { Icon } from '#design/public/icon.tsx';
import { Chip } from '#design/public/chip.tsx';
import { Button } from '#design/public/button.tsx';
import type { UserRecord } from '#domains/accounts/user-record.ts';
import type { CvEntry, SectionKind } from '../cv.ts';
import type { ProfileEntry } from '../profile-entries.ts';
import { OrderButtons } from './order-buttons.tsx';
import { OwnField } from './own-field.tsx';
import type { Order } from './use-order.ts';

/** Comes with the first entry that is opened. */
const ToProfile = lazy(async () => ({ default: (await import('./to-profile.tsx')).ToProfile }));

type Text = 'title' | 'at' | 'place' | 'from' | 'to' | 'text' | 'url';
type Labels = Partial<Record<Text, string>>;

/** Which fields an entry of a kind has, and what each is called there. */
const FIELDS: Readonly<Record<SectionKind, Labels>> = {
  experience: { title: 'Role', at: 'Company', place: 'Place', from: 'From', to: 'To', text: 'What you did' },
  education: { title: 'Degree or course', at: 'School', from: 'From', to: 'To', text: 'About it' },
  skills: { title: 'Skill or group', text: 'Skills of the group' },
  languages: { title: 'Language', at: 'Fluency' },
  certifications: { title: 'Name', at: 'Issuer', from: 'Issued', url: 'Link' },
  portfolio: { title: 'Title', from: 'Finished', text: 'About it', url: 'Link' },
  verified: {},
  publications: { title: 'Title', at: 'Where it was published', from: 'When', text: 'Authors and notes', url: 'Link' },
  custom: { title: 'Title', at: 'Where', place: 'Place', from: 'From', to: 'To', text: 'Text', url: 'Link' },
};
const HINTS: Labels = {
  from: 'A month such as 2024-03, or a year.',
  to: 'The same, or “now”.',
  text: 'Begin a line with “- ” to make it a point.',
};

interface EntryPartProps {
  readonly entry: CvEntry;
  readonly kind: SectionKind;
  /** What the profile says; undefined for an entry of the CV’s own. */
  readonly known: ProfileEntry | undefined;
  readonly place: number;
  readonly count: number;
  readonly order: Order;
  readonly me: UserRecord;
  readonly language: string;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<CvEntry>) => void;
  readonly onRemove: () => void;
}

export function EntryPart(props: EntryPartProps) {
  const { entry, kind, known, place, count, order, me, language, problems, onChange, onRemove } = props;
  const [isOpen, setOpen] = useState(entry.source === null && entry.title === '');
  const name = (entry.title ?? known?.title ?? '') || `entry ${place + 1}`;
  const labels = Object.entries(FIELDS[kind]) as [Text, string][];
  return (
    <li {...order.rowProps(place)} className="border-t border-line pt-3 first:border-t-0 first:pt-0">
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-9 min-w-0 flex-1 items-center gap-2 text-start"
        >
          <Icon of={isOpen ? ChevronDown : ChevronRight} size="inline" className="shrink-0 text-ink-2" />
          <span className={`min-w-0 font-medium wrap-anywhere ${entry.is_hidden ? 'text-ink-3' : ''}`}>
            {name}
            {entry.is_hidden ? <span className="font-normal"> (hidden)</span> : null}
          </span>
          {entry.is_guess === true ? <Chip tone="accent">Check this</Chip> : null}
        </button>
        <OrderButtons {...{ name, place, count, order }} />
      </div>
      {isOpen ? (
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4 pb-3">
          <div className="grid items-start gap-4 sm:grid-cols-2">
            {labels.map(([field, label]) => (
              <div key={field} className={field === 'text' || field === 'title' ? 'sm:col-span-2' : ''}>
                <OwnField
                  id={`${entry.id}-${field}`}
                  label={label}
                  {...(HINTS[field] === undefined ? {} : { hint: HINTS[field] })}
                  {...(field === 'text' ? { rows: 5 } : {})}
                  value={entry[field]}
                  profile={known?.[field] ?? null}
                  error={problems[field]}
                  onChange={(value) => onChange({ [field]: value, is_guess: false })}
                />
              </div>
            ))}
          </div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
            <Checkbox
              label="Hide in this CV"
              checked={entry.is_hidden}
              onChange={(event) => onChange({ is_hidden: event.target.checked })}
            />
            <Checkbox
              label="Begin a page here"
              checked={entry.break_before}
              onChange={(event) => onChange({ break_before: event.target.checked })}
            />
            <Button size="sm" variant="ghost" onClick={onRemove}>
              Remove<span className="sr-only"> {name}</span>
            </Button>
            <Suspense fallback={null}>
              <ToProfile {...{ entry, kind, me, language, name }} onTaken={onChange} />
            </Suspense>
          </div>
        </div>
      ) : null}
    </li>
  );
}
