import { StatusChip } from '#design/public/chip.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { formatDay } from '#kit/format/time.ts';
import { COHORT_WORDS, type CohortState } from '../cohort.ts';

export const CohortChip = ({ state }: { state: CohortState }) => (
  <StatusChip tone={COHORT_WORDS[state].tone}>{COHORT_WORDS[state].label}</StatusChip>
);

/** Its first and its last day. */
export function TermDays({
  of: { starts_on: from, ends_on: to },
}: {
  of: { readonly starts_on: string; readonly ends_on: string };
}) {
  const { locale } = usePlace();
  return (
    <span className="tnum">
      {formatDay(from, 'date', locale)} to {formatDay(to, 'date', locale)}
    </span>
  );
}
