/**
 * A CV out of a PDF, by rules of thumb and in the browser. A PDF says where letters are and little more, so each entry
 * is marked as a guess, and whatever fits nowhere becomes a section of its own.
 */
import { bodySize, findHeadings } from './pdf-headings.ts';
import { bareAddress } from './contact-parts.ts';
import { readContacts } from './pdf-contacts.ts';
import { readEntries } from './pdf-entries.ts';
import { pdfLines, type Line } from './pdf-lines.ts';
import { pdfText } from './pdf-text.ts';
import { cleanName } from '#kit/plain-text.ts';
import type { SectionKind } from '../cv.ts';
import { shortNames } from './cut-texts.ts';
import { knownHeading, languageOfHeadings, type HeadingKind } from './heading-words.ts';
import type { FoundSection, ImportedCv } from './imported.ts';
import { textOf } from './line-texts.ts';
import { readNames } from './name-lists.ts';
import { languageOfLetters } from './script-language.ts';
import { withinLimits } from './within-limits.ts';

/** Languages whose letters change their form beside others. */
const SHAPED = ['ar', 'fa', 'hi'];

interface Part {
  readonly heading: Line | null;
  readonly kind: HeadingKind | 'head';
  readonly lines: Line[];
}

/** What is above the first heading of a column is about the person. */
function partsOf(lines: readonly Line[], headings: ReadonlySet<Line>): Part[] {
  const parts: Part[] = [];
  let column: Line['column'] | null = null;
  for (const line of lines) {
    const isHeading = headings.has(line);
    if (isHeading || line.column !== column)
      parts.push({
        heading: isHeading ? line : null,
        kind: isHeading ? (knownHeading(line.text)?.kind ?? 'custom') : 'head',
        lines: [],
      });
    column = line.column;
    if (!isHeading) parts.at(-1)?.lines.push(line);
  }
  return parts;
}

function sectionOf({ heading, kind, lines }: Part, body: number): FoundSection[] {
  if (kind === 'summary' || kind === 'contact' || kind === 'head' || kind === 'verified' || lines.length === 0)
    return [];
  const isNames = kind === 'skills' || kind === 'languages';
  // Skills in sentences, or with dates, are no names.
  const entries =
    isNames && lines.every(({ text }) => !/[.!?]$/.test(text))
      ? readNames(lines, kind)
      : readEntries(lines, { body, kind });
  const title = cleanName(heading?.text ?? '');
  return [{ kind, title: titleOf(title, kind), entries }];
}

/** Links behind words of a text, which has no place for them. */
function lostLinks(lines: readonly Line[], found: unknown): string[] {
  const content = JSON.stringify(found).toLowerCase();
  const links = [...new Set(lines.flatMap((line) => line.links))].filter((url) => /^https?:/i.test(url));
  return links.filter((url) => !content.includes(bareAddress(url)));
}

/** A heading in capitals is called so for its looks. Null where the kind's own name says the same. */
function titleOf(heading: string, kind: SectionKind): string | null {
  if (kind !== 'custom') return null;
  const isLoud = /\p{Lu}{2}/u.test(heading) && !/\p{Ll}/u.test(heading);
  return isLoud ? heading.charAt(0) + heading.slice(1).toLowerCase() : heading.replace(/:$/, '');
}

export async function readPdf(bytes: Uint8Array, makeId: () => string): Promise<ImportedCv> {
  const { pages, notes: pdfNotes } = await pdfText(bytes);
  const notes = ['We read this PDF by its layout. Check every entry before you use it.', ...pdfNotes];
  const { lines, repeated } = pdfLines(pages);
  if (repeated.length > 0) notes.push(`Left out what is at the edge of every page: ${shortNames(repeated)}.`);
  const body = bodySize(lines);
  const headings = findHeadings(lines);
  const parts = partsOf(lines, headings);
  const summary = parts.filter(({ kind }) => kind === 'summary').flatMap((part) => part.lines);
  const reached = parts.filter(({ kind }) => kind === 'head' || kind === 'contact');
  const { basics, links, rest } = readContacts(reached, body, headings.size > 0);
  if (headings.size === 0) notes.push('No headings were found, so everything is in one section.');
  if (parts.some(({ kind }) => kind === 'verified'))
    notes.push('Verified facts aren’t imported. Add the verified section to show yours.');
  const language =
    languageOfHeadings([...headings].map(({ text }) => text)) ??
    languageOfLetters(lines.map(({ text }) => text).join(' '));
  if (language !== null && SHAPED.includes(language))
    notes.push('PDFs often hold the letters of this script in another form or order. Check the spelling.');
  const sections = parts.flatMap((part) => sectionOf(part, body));
  const texts = [basics.summary ?? '', textOf(summary)].filter((text) => text !== '');
  const lost = lostLinks(lines, [links, sections, texts, rest]);
  if (lost.length > 0) notes.push(`Links inside texts weren’t imported: ${shortNames(lost)}.`);
  return withinLimits(
    {
      basics: { ...basics, summary: texts.join('\n\n') },
      links,
      sections: [
        ...sections,
        ...(rest.length > 0
          ? [{ kind: 'custom', title: 'More', entries: readEntries(rest, { body, kind: 'custom' }) } as const]
          : []),
      ],
      language,
      notes,
    },
    makeId,
    true,
  );
}
