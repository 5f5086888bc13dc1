/** A JSON Resume file as a CV. What no part of a CV has is kept in `unknown`, and comes back in the next export. */
import { Failure } from '#kit/errors.ts';
import { LANGUAGE_CODES } from '#kit/language-codes.ts';
import { shortNames } from './cut-texts.ts';
import type { FoundSection, ImportedCv } from './imported.ts';
import { isObject, makeJsonReader, unknownKeys, type JsonReader } from './json-values.ts';
import { JSON_PARTS, OTHER_PART, OTHER_SECTIONS, SECTION_TITLES, type JsonObject } from './json-resume.ts';
import { readJsonBasics } from './read-json-basics.ts';
import { readJsonEntries } from './read-json-entries.ts';
import { withinLimits } from './within-limits.ts';

const MOST_LETTERS = 2_000_000;

function parsed(file: string): JsonObject {
  if (file.length > MOST_LETTERS)
    throw new Failure('too_large', { message: 'This file is too large for a CV. Choose the JSON Resume file itself.' });
  const refuse = (message: string): Failure => new Failure('unsupported_media', { message });
  let value: unknown;
  try {
    value = JSON.parse(file.replace(/^\uFEFF/, ''));
  } catch {
    throw refuse('This isn’t a JSON file, or it is damaged. Export it again and try once more.');
  }
  const known = ['basics', ...JSON_PARTS.map(({ key }) => key)];
  if (!isObject(value) || !known.some((key) => key in value))
    throw refuse('This JSON file isn’t a JSON Resume: it has neither “basics” nor “work” nor any other of its lists.');
  return value;
}

/** Facts are read from the books when a CV is shown, so nobody brings them along. */
function otherSections(value: unknown, reader: JsonReader): FoundSection[] {
  return reader.objects(value, OTHER_SECTIONS).flatMap((section, index) => {
    const where = `${OTHER_SECTIONS}[${index}]`;
    if (section['kind'] === 'verified') {
      reader.notes.push('Verified facts aren’t imported. Add the verified section to show yours.');
      return [];
    }
    const entries = readJsonEntries(OTHER_PART, section['items'], `${where}.items`, reader);
    return [{ kind: 'custom', title: reader.text(section['title'], `${where}.title`) || null, entries }];
  });
}

/** Sections come in the order of the file. */
function sectionsOf(resume: JsonObject, reader: JsonReader): FoundSection[] {
  const titles = isObject(resume[SECTION_TITLES]) ? resume[SECTION_TITLES] : {};
  return Object.keys(resume).flatMap((key): FoundSection[] => {
    if (key === OTHER_SECTIONS) return otherSections(resume[key], reader);
    const part = JSON_PARTS.find((known) => known.key === key);
    if (part === undefined) return [];
    const title = reader.text(titles[key], `${SECTION_TITLES}.${key}`) || part.title;
    const entries = readJsonEntries(part, resume[key], key, reader);
    return [{ kind: part.kind, title, entries, ...(part.kind === 'custom' ? { key } : {}) }];
  });
}

const KNOWN = ['$schema', 'basics', OTHER_SECTIONS, SECTION_TITLES, ...JSON_PARTS.map(({ key }) => key)];

export function readJsonResume(file: string, makeId: () => string): ImportedCv {
  const resume = parsed(file);
  const reader = makeJsonReader();
  const { basics, links, profiles, kept } = readJsonBasics(resume['basics'], reader);
  const sections = sectionsOf(resume, reader);
  const top = unknownKeys(resume, KNOWN, '', reader);
  const meta = isObject(resume['meta']) ? resume['meta'] : {};
  const language = [meta['language'], resume['language']].find(
    (code): code is string => typeof code === 'string' && LANGUAGE_CODES.includes(code),
  );
  reader.kept.delete('meta');
  if (reader.kept.size > 0)
    reader.notes.push(
      `Kept for your next JSON Resume export, but not shown on your CV: ${shortNames([...reader.kept])}.`,
    );
  return withinLimits(
    {
      basics,
      links,
      sections: [...sections, ...profiles],
      language: language ?? null,
      unknown: {
        ...(Object.keys(top).length > 0 ? { top } : {}),
        ...(Object.keys(kept).length > 0 ? { basics: kept } : {}),
      },
      notes: reader.notes,
    },
    makeId,
  );
}
