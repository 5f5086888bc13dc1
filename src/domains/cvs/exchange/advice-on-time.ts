/** Dates that contradict each other, and months that nobody can explain. */
import { formatDay } from '#kit/format/time.ts';
import { counted } from '#kit/format/unit.ts';
import { instanceLocale } from '#kit/locale.ts';
import type { ShownCv, ShownEntry } from '../shown-cv.ts';
import type { Advice } from './advice-kinds.ts';
import type { EntryMoments } from './entry-moments.ts';

/** Months since the year 0. A year alone begins in January and ends in December, so that it hides no gap. */
const monthNumber = (moment: string, otherwise: number): number => {
  const [year = '', month] = moment.split('-');
  return Number(year) * 12 + (month === undefined ? otherwise : Number(month) - 1);
};
const monthName = (number: number): string =>
  formatDay(`${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}-01`, 'month', instanceLocale());

interface Stretch {
  readonly entry: ShownEntry;
  readonly sectionId: string;
  readonly isJob: boolean;
  readonly begin: number;
  readonly end: number;
}

const LONGEST_GAP = 6;

/** Studies explain a gap between jobs too. */
function gaps(stretches: readonly Stretch[]): Advice[] {
  const advice: Advice[] = [];
  let last: Stretch | null = null;
  for (const stretch of stretches.toSorted((a, b) => a.begin - b.begin)) {
    const months = last === null ? 0 : stretch.begin - last.end - 1;
    if (last !== null && months > LONGEST_GAP && (stretch.isJob || last.isJob)) {
      const length = counted(months, { one: 'month', other: 'months' });
      const between = `from ${monthName(last.end + 1)} to ${monthName(stretch.begin - 1)}`;
      advice.push({
        sectionId: stretch.sectionId,
        entryId: stretch.entry.id,
        kind: 'gap',
        words: `Nothing is listed for ${length}, ${between}. Say what you did then, such as study or care.`,
      });
    }
    if (last === null || stretch.end > last.end) last = stretch;
  }
  return advice;
}

const nameOf = ({ title, at }: ShownEntry): string => `“${title || at}”`;

function contradiction(entry: ShownEntry, { from, to }: EntryMoments, isJob: boolean, now: number): string | null {
  const isAhead = (moment: string): boolean => moment !== '' && moment !== 'now' && monthNumber(moment, 0) > now;
  if (from === 'now') return `${nameOf(entry)} has no start. Enter the month or the year it began.`;
  if (from !== '' && to !== '' && to !== 'now' && monthNumber(to, 11) < monthNumber(from, 0))
    return `${nameOf(entry)} ends before it starts. Check its dates.`;
  if (isAhead(from)) return `${nameOf(entry)} starts in the future. Check its dates.`;
  if (isJob && isAhead(to)) return `${nameOf(entry)} ends in the future. If you still do it, set its end to now.`;
  return null;
}

export function timeAdvice(cv: ShownCv, moments: ReadonlyMap<string, EntryMoments>, today: string): Advice[] {
  const now = monthNumber(today, 0);
  const stretches: Stretch[] = [];
  const wrong: Advice[] = [];
  for (const section of cv.sections)
    for (const entry of section.entries) {
      const times = moments.get(entry.id) ?? { from: '', to: '' };
      const isJob = section.kind === 'experience';
      const words = contradiction(entry, times, isJob, now);
      if (words !== null) wrong.push({ sectionId: section.id, entryId: entry.id, kind: 'dates', words });
      else if (times.from !== '' && (isJob || section.kind === 'education')) {
        const begin = monthNumber(times.from, 0);
        const end = times.to === 'now' ? now : monthNumber(times.to === '' ? times.from : times.to, 11);
        stretches.push({ entry, sectionId: section.id, isJob, begin, end });
      }
    }
  return [...wrong, ...gaps(stretches)];
}
