/** Where two states of a CV differ, in words: for someone who edits it in two windows, and before one is restored. */
import type { CvContent, CvEntry, CvSection } from './cv.ts';
import { cvWords } from './cv-words.ts';

export interface CvState {
  readonly name: string;
  readonly target: string | null;
  readonly language: string;
  readonly content: CvContent;
}
export interface Difference {
  /** "Experience, Designer". */
  readonly where: string;
  readonly mine: string;
  readonly theirs: string;
}

const NOTHING = '—';
const FROM_PROFILE = 'as on your profile';
const shown = (value: unknown): string => {
  if (value === undefined) return NOTHING;
  if (value === null) return FROM_PROFILE;
  if (value === '') return 'left out';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
};

const isSame = (mine: unknown, theirs: unknown): boolean => JSON.stringify(mine) === JSON.stringify(theirs);

function between(where: string, mine: object | undefined, theirs: object | undefined): Difference[] {
  const [a, b] = [mine ?? {}, theirs ?? {}] as [Record<string, unknown>, Record<string, unknown>];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])]
    .filter((field) => field !== 'id' && field !== 'entries' && !isSame(a[field], b[field]))
    .map((field) => ({
      where: `${where}: ${field.replaceAll('_', ' ')}`,
      mine: mine === undefined ? NOTHING : shown(a[field]),
      theirs: theirs === undefined ? NOTHING : shown(b[field]),
    }));
}

interface Pair<Thing> {
  readonly mine: Thing | undefined;
  readonly theirs: Thing | undefined;
}
function pairs<Thing extends { readonly id: string }>(mine: readonly Thing[], theirs: readonly Thing[]): Pair<Thing>[] {
  const ids = [...new Set([...mine, ...theirs].map(({ id }) => id))];
  const named = (things: readonly Thing[], id: string) => things.find((thing) => thing.id === id);
  return ids.map((id) => ({ mine: named(mine, id), theirs: named(theirs, id) }));
}

function orderOf(where: string, mine: readonly { id: string }[], theirs: readonly { id: string }[]): Difference[] {
  const both = (things: readonly { id: string }[], others: readonly { id: string }[]) =>
    things.map(({ id }) => id).filter((id) => others.some((other) => other.id === id));
  return isSame(both(mine, theirs), both(theirs, mine))
    ? []
    : [{ where, mine: 'in your order', theirs: 'in another order' }];
}

const nameOf = (section: CvSection | undefined, language: string): string =>
  section === undefined ? NOTHING : (section.title ?? '') || cvWords(language).sections[section.kind];

function ofEntries(where: string, mine: readonly CvEntry[], theirs: readonly CvEntry[]): Difference[] {
  const found = pairs(mine, theirs).flatMap((pair, place) => {
    const title = (pair.mine ?? pair.theirs)?.title;
    return between(`${where}, ${title ? title : `entry ${place + 1}`}`, pair.mine, pair.theirs);
  });
  return [...found, ...orderOf(`${where}: order`, mine, theirs)];
}

export function differences(mine: CvState, theirs: CvState): Difference[] {
  const sections = pairs(mine.content.sections, theirs.content.sections).flatMap((pair) => {
    const where = nameOf(pair.mine ?? pair.theirs, mine.language);
    return [
      ...between(where, pair.mine, pair.theirs),
      ...ofEntries(where, pair.mine?.entries ?? [], pair.theirs?.entries ?? []),
    ];
  });
  const { content: mineContent, ...mineHead } = mine;
  const { content: theirContent, ...theirHead } = theirs;
  return [
    ...between('This CV', mineHead, theirHead),
    ...between('Head', mineContent.basics, theirContent.basics),
    ...between('Look', mineContent.look, theirContent.look),
    ...sections,
    ...orderOf('Sections: order', mineContent.sections, theirContent.sections),
  ];
}
