/** The last limit of an import: all of a CV together, as it is stored. */
import { counted } from '#kit/format/unit.ts';
import { CV_LIMITS, FIRST_LOOK, type CvContent } from '../cv.ts';
import type { ImportedCv } from './imported.ts';

/** As UTF-8, which is what the server counts. */
export function bytesOf(value: unknown): number {
  let bytes = 0;
  for (const letter of JSON.stringify(value)) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4;
  }
  return bytes;
}

const NO_BASICS = { name: null, headline: null, email: null, phone: null, place: null, links: null, summary: null };
const asContent = ({ basics, sections }: ImportedCv): CvContent => ({
  basics: { ...NO_BASICS, ...basics },
  sections,
  look: FIRST_LOOK,
});

/** Kept keys give way first, then the last entries. */
export function withinBytes(imported: ImportedCv): ImportedCv {
  const { unknown = {}, ...known } = imported;
  let left: number = CV_LIMITS.contentBytes - bytesOf(asContent(imported));
  const hasUnknown = Object.keys(unknown).length > 0;
  if (left >= bytesOf({ unknown })) return hasUnknown ? imported : known;
  const notes = [...imported.notes];
  if (hasUnknown) notes.push('The parts of the file that a CV here doesn’t have were too large to keep.');
  const sections = imported.sections.map((section) => ({ ...section, entries: [...section.entries] }));
  let gone = 0;
  for (const { entries } of sections.toReversed())
    while (left < 0 && entries.length > 0) {
      left += bytesOf(entries.pop()) + 1;
      gone += 1;
    }
  if (gone > 0)
    notes.push(
      `The file is longer than a CV can be. Left out: the last ${counted(gone, { one: 'entry', other: 'entries' })}.`,
    );
  return { ...known, sections: sections.filter(({ entries }) => entries.length > 0), notes };
}
