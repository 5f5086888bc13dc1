/** Changes of a CV, each giving a new one: nothing is changed in place, so what was before can come back. */
import {
  emptyEntry,
  isOwnSection,
  FIRST_FACTS,
  type CvContent,
  type CvEntry,
  type CvSection,
  type SectionKind,
} from './cv.ts';

type Change<Thing> = (thing: Thing) => Thing;

const moved = <Thing extends { readonly id: string }>(things: readonly Thing[], id: string, by: -1 | 1): Thing[] => {
  const from = things.findIndex((thing) => thing.id === id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= things.length) return [...things];
  const next = things.filter((thing) => thing.id !== id);
  return [...next.slice(0, to), ...things.slice(from, from + 1), ...next.slice(to)];
};

export const moveSection = (content: CvContent, id: string, by: -1 | 1): CvContent => ({
  ...content,
  sections: moved(content.sections, id, by),
});

export const changeSection = (content: CvContent, id: string, change: Change<CvSection>): CvContent => ({
  ...content,
  sections: content.sections.map((section) => (section.id === id ? change(section) : section)),
});

export const removeSection = (content: CvContent, id: string): CvContent => ({
  ...content,
  sections: content.sections.filter((section) => section.id !== id),
});

export function addSection(content: CvContent, kind: SectionKind, makeId: () => string): CvContent {
  const section: CvSection = {
    id: makeId(),
    kind,
    title: null,
    is_hidden: false,
    break_before: false,
    keep_together: false,
    entries: isOwnSection(kind) ? [blankEntry(makeId())] : [],
    ...(kind === 'verified' ? { facts: [...FIRST_FACTS] } : {}),
  };
  return { ...content, sections: [...content.sections, section] };
}

/** One of the CV's own: nothing of it comes from the profile, so nothing is null. */
export const blankEntry = (id: string): CvEntry => ({
  ...emptyEntry(id),
  title: '',
  at: '',
  place: '',
  from: '',
  to: '',
  text: '',
  url: '',
});

const inSection = (content: CvContent, section: string, change: Change<CvEntry[]>): CvContent =>
  changeSection(content, section, (found) => ({ ...found, entries: change(found.entries) }));

export const moveEntry = (content: CvContent, section: string, id: string, by: -1 | 1): CvContent =>
  inSection(content, section, (entries) => moved(entries, id, by));

export const changeEntry = (content: CvContent, section: string, id: string, part: Partial<CvEntry>): CvContent =>
  inSection(content, section, (entries) => entries.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)));

export const removeEntry = (content: CvContent, section: string, id: string): CvContent =>
  inSection(content, section, (entries) => entries.filter((entry) => entry.id !== id));

export const addEntry = (content: CvContent, section: string, entry: CvEntry): CvContent =>
  inSection(content, section, (entries) => [...entries, entry]);

/** What the profile has and this section does not show. */
export const unpicked = (section: CvSection, known: ReadonlyMap<string, unknown>): string[] => {
  const picked = new Set(section.entries.map(({ source }) => source));
  return [...known.keys()].filter((source) => !picked.has(source));
};
