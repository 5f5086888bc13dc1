/** The archive of LinkedIn ("Get a copy of your data") as a CV. It has one CSV for each part of a profile. */
import { Failure } from '#kit/errors.ts';
import { formatNumber } from '#kit/format/number.ts';
import { counted } from '#kit/format/unit.ts';
import { shortNames } from './cut-texts.ts';
import type { FoundSection, ImportedCv } from './imported.ts';
import { readLinkedinBasics } from './linkedin-basics.ts';
import { LINKEDIN_BASICS, LINKEDIN_SECTIONS } from './linkedin-files.ts';
import { MOST_ROWS, readTable, type Table } from './linkedin-table.ts';
import { unzipTexts } from './unzip-texts.ts';
import { withinLimits } from './within-limits.ts';

/** "Basic_Export/Email Addresses.csv" and "email_addresses.CSV" are the same file. */
const plainName = (path: string): string =>
  path
    .slice(path.lastIndexOf('/') + 1)
    .toLowerCase()
    .replaceAll(/[\s_]|\.csv$/g, '');
const KNOWN = new Map(
  [...LINKEDIN_BASICS, ...LINKEDIN_SECTIONS].map(({ file, columns }) => [plainName(file), columns] as const),
);
/** macOS adds a hidden twin to each file when it packs a folder again. */
const isWanted = (path: string): boolean =>
  /\.csv$/i.test(path) && !/(^|\/)(_{2}MACOSX\/|\._)/.test(path) && KNOWN.has(plainName(path));

const DAMAGED = { one: 'damaged line', other: 'damaged lines' };

function tablesOf(texts: ReadonlyMap<string, string>, notes: string[]): ReadonlyMap<string, Table> {
  const tables = new Map<string, Table>();
  for (const [path, text] of texts) {
    const name = plainName(path);
    const table = readTable(text, KNOWN.get(name) ?? []);
    const file = path.slice(path.lastIndexOf('/') + 1);
    if (table === null) {
      if (text.trim() !== '') notes.push(`${file} has none of the columns we know, so it was left out.`);
      continue;
    }
    if (table.broken > 0) notes.push(`${file} has ${counted(table.broken, DAMAGED)}. Check what was read from it.`);
    if (table.isCut) notes.push(`${file} is too long. Its first ${formatNumber(MOST_ROWS, 'en-US')} lines were read.`);
    if (text.includes('\uFFFD')) notes.push(`${file} has letters that couldn’t be read. Look for “\uFFFD”.`);
    tables.set(name, { ...table, rows: [...(tables.get(name)?.rows ?? []), ...table.rows] });
  }
  return tables;
}

export function readLinkedin(zip: Uint8Array, makeId: () => string): ImportedCv {
  const { texts, others, notes: unread } = unzipTexts(zip, isWanted);
  const notes = [...unread];
  const tables = tablesOf(texts, notes);
  if (tables.size === 0)
    throw new Failure('unsupported_media', {
      message:
        'This ZIP file has no profile from LinkedIn. On LinkedIn, choose “Get a copy of your data” with “Profile”.',
    });
  const sections = LINKEDIN_SECTIONS.flatMap(({ file, kind, title, entry }): FoundSection[] => {
    const rows = tables.get(plainName(file))?.rows ?? [];
    return [
      {
        kind,
        title,
        entries: rows.map(entry).filter((found) => (found.title ?? '') + (found.at ?? '') + (found.text ?? '') !== ''),
      },
    ];
  });
  const rowsOf = (file: string): Table['rows'] => tables.get(plainName(file))?.rows ?? [];
  const { basics, links, sections: more, notes: basicsNotes } = readLinkedinBasics(rowsOf);
  const left = others.map((path) => path.slice(path.lastIndexOf('/') + 1));
  if (left.length > 0) notes.push(`Not part of a CV, so left out: ${shortNames(left)}.`);
  return withinLimits(
    { basics, links, sections: [...sections, ...more], language: null, notes: [...notes, ...basicsNotes] },
    makeId,
  );
}
