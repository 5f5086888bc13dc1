/** What was found becomes a CV that can be saved: nothing is left out without a note. */
import { CV_LIMITS, emptyEntry, type CvBasics, type CvEntry, type CvSection } from '../cv.ts';
import { makeCutter, shortNames, type Cutter } from './cut-texts.ts';
import type { FoundCv, FoundEntry, FoundSection, ImportedCv } from './imported.ts';
import { withinBytes } from './within-bytes.ts';

const MOMENT = /^((19|20)\d\d(-(0[1-9]|1[0-2]))?|now)$/;
const moment = (text = ''): string => (MOMENT.test(text) ? text : '');

const importedEntry = (found: FoundEntry, id: string, isGuess: boolean, { line, text }: Cutter): CvEntry => ({
  ...emptyEntry(id),
  title: line(found.title),
  at: line(found.at),
  place: line(found.place),
  from: moment(found.from),
  to: moment(found.to),
  text: text(found.text),
  url: line(found.url),
  ...(isGuess ? { is_guess: true } : {}),
});

const nameOf = ({ title, kind }: FoundSection): string => title ?? kind;

function withinSections(sections: readonly FoundSection[], notes: string[]): readonly FoundSection[] {
  if (sections.length <= CV_LIMITS.sections) return sections;
  const last = sections.slice(CV_LIMITS.sections - 1);
  const names = shortNames(last.map(nameOf));
  notes.push(`A CV has at most ${CV_LIMITS.sections} sections, so we combined the last ones into “More”: ${names}.`);
  const entries = last.flatMap((section) => section.entries);
  return [...sections.slice(0, CV_LIMITS.sections - 1), { kind: 'custom', title: 'More', entries }];
}

function withinEntries(section: FoundSection, notes: string[]): readonly FoundEntry[] {
  const more = section.entries.slice(CV_LIMITS.entries);
  if (more.length > 0) {
    const names = shortNames(more.map(({ title, at, text }) => title ?? at ?? text ?? ''));
    const limit = `A section has at most ${CV_LIMITS.entries} entries`;
    notes.push(`${limit}, so these were left out of ${shortNames([nameOf(section)])}: ${names}.`);
  }
  return section.entries.slice(0, CV_LIMITS.entries);
}

function importedBasics({ basics, links }: FoundCv, { line, text }: Cutter, notes: string[]): Partial<CvBasics> {
  const imported: Partial<CvBasics> = {};
  for (const field of ['name', 'headline', 'email', 'phone', 'place'] as const) {
    const words = line(basics[field]);
    if (words !== '') imported[field] = words;
  }
  const summary = text(basics.summary);
  if (summary !== '') imported.summary = summary;
  if (links.length > 0)
    imported.links = links.slice(0, CV_LIMITS.links).map(({ label, url }) => ({ label: line(label), url: line(url) }));
  const more = links.slice(CV_LIMITS.links);
  if (more.length > 0)
    notes.push(`A CV has at most ${CV_LIMITS.links} links. Left out: ${shortNames(more.map(({ url }) => url))}.`);
  return imported;
}

const ifAny = <Value>(name: string, values: Readonly<Record<string, Value>>): Record<string, unknown> =>
  Object.keys(values).length > 0 ? { [name]: values } : {};

/** `isGuess`: read by rules of thumb, so each entry is marked until someone has looked at it. */
export function withinLimits(found: FoundCv, makeId: () => string, isGuess = false): ImportedCv {
  const notes = [...found.notes];
  const cutter = makeCutter();
  const entriesById: Record<string, unknown> = {};
  const keysById: Record<string, string> = {};
  const isFilled = ({ entries }: FoundSection): boolean => entries.length > 0;
  const sections = withinSections(found.sections.filter(isFilled), notes).map((section): CvSection => {
    const sectionId = makeId();
    if (section.key !== undefined) keysById[sectionId] = section.key;
    const entries = withinEntries(section, notes).map((entry) => {
      const id = makeId();
      if (entry.unknown !== undefined && Object.keys(entry.unknown).length > 0) entriesById[id] = entry.unknown;
      return importedEntry(entry, id, isGuess, cutter);
    });
    return {
      id: sectionId,
      kind: section.kind,
      title: section.title === null ? null : cutter.line(section.title),
      is_hidden: false,
      break_before: false,
      keep_together: false,
      entries,
    };
  });
  const basics = importedBasics(found, cutter, notes);
  const unknown = { ...found.unknown, ...ifAny('entries', entriesById), ...ifAny('sections', keysById) };
  return withinBytes({ basics, sections, language: found.language, unknown, notes: [...notes, ...cutter.notes()] });
}
