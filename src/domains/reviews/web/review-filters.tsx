import { Button } from '#design/public/button.tsx';
import { SelectField } from '#design/public/field.tsx';
import { counted } from '#kit/format/unit.ts';
import { REPLIES, REVIEW_SORTS, REVIEWED_KINDS, type ReviewSort } from '../contract.ts';
import { kindsWord } from '../kinds.ts';
import { STAR_STEPS } from '../rating.ts';

export const ROLES = ['freelancer', 'client'] as const;
export const STARS = STAR_STEPS.map(String);

type Name = 'role' | 'work' | 'stars' | 'reply' | 'sort';

const SORT_WORDS: Readonly<Record<ReviewSort, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  highest: 'Most stars first',
  lowest: 'Fewest stars first',
};
const CHOICES: Readonly<Record<Name, { label: string; options: readonly { value: string; label: string }[] }>> = {
  role: {
    label: 'Your role',
    options: [
      { value: '', label: 'Both roles' },
      { value: 'freelancer', label: 'As a freelancer' },
      { value: 'client', label: 'As a client' },
    ],
  },
  work: {
    label: 'Work',
    options: [{ value: '', label: 'All work' }, ...REVIEWED_KINDS.map((value) => ({ value, label: kindsWord(value) }))],
  },
  stars: {
    label: 'Stars',
    options: [
      { value: '', label: 'All stars' },
      ...STARS.map((value) => ({ value, label: counted(Number(value), { one: 'star', other: 'stars' }) })),
    ],
  },
  reply: {
    label: 'Reply',
    options: [
      { value: '', label: 'With or without' },
      ...REPLIES.map((value) => ({ value, label: value === 'with' ? 'With a reply' : 'Without a reply' })),
    ],
  },
  sort: {
    label: 'Sort',
    options: REVIEW_SORTS.map((value) => ({ value: value === 'newest' ? '' : value, label: SORT_WORDS[value] })),
  },
};

interface ReviewFiltersProps {
  readonly names: readonly Name[];
  readonly values: Partial<Record<string, string>>;
  readonly onChange: (name: Name, value: string) => void;
  readonly onClear: (() => void) | null;
}

/** Every change is in the address immediately. */
export const ReviewFilters = ({ names, values, onChange, onClear }: ReviewFiltersProps) => (
  <div
    role="group"
    aria-label="Filter reviews"
    className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]"
  >
    {names.map((name) => (
      <SelectField
        key={name}
        label={CHOICES[name].label}
        value={values[name] ?? ''}
        options={CHOICES[name].options}
        onChange={(event) => onChange(name, event.currentTarget.value)}
      />
    ))}
    {onClear === null ? null : (
      <Button variant="ghost" onClick={onClear}>
        Clear filters
      </Button>
    )}
  </div>
);
