/**
 * JSON Resume (jsonresume.org, schema 1.x) beside a CV: which of its lists is which section, and which of its keys says
 * what. Both directions read this table.
 *
 * What an import found and no part of a CV has is its `unknown`: `top` of the file, `basics`, `entries` by the id of
 * the entry, and `sections`, which names the list that a section of the CV's own came from.
 */
import type { SectionKind } from '../cv.ts';

export const JSON_RESUME_SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

export type JsonObject = Readonly<Record<string, unknown>>;

/** The keys of an entry. What a list has no key for is written under these, which its schema lets pass. */
const KEYS = {
  title: 'name',
  at: 'organization',
  place: 'location',
  from: 'startDate',
  to: 'endDate',
  url: 'url',
  text: 'summary',
  /** Of the points of a text. */
  points: 'highlights',
};
type Keys = Readonly<typeof KEYS>;

export interface JsonPart {
  readonly key: string;
  readonly kind: SectionKind;
  /** Of a list that is a section of its own here; null where the kind has a name. */
  readonly title: string | null;
  readonly keys: Keys;
  /** Texts and lists that are read into the entry's text. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Older names, and those of other programs. */
  readonly aliases: Readonly<Record<string, string>>;
}

const part = (
  key: string,
  kind: SectionKind,
  keys: Partial<Keys>,
  more: Partial<Pick<JsonPart, 'title' | 'before' | 'after' | 'aliases'>> = {},
): JsonPart => ({ key, kind, title: null, before: [], after: [], aliases: {}, keys: { ...KEYS, ...keys }, ...more });

export const JSON_PARTS: readonly JsonPart[] = [
  part(
    'work',
    'experience',
    { title: 'position', at: 'name' },
    { before: ['description'], aliases: { company: 'name', website: 'url' } },
  ),
  part('education', 'education', { title: 'studyType', at: 'institution' }, { before: ['score'], after: ['courses'] }),
  part('skills', 'skills', { at: 'level', text: 'keywords' }),
  part('languages', 'languages', { title: 'language', at: 'fluency' }),
  part('certificates', 'certifications', { at: 'issuer', from: 'date' }),
  part('projects', 'portfolio', { at: 'entity', text: 'description' }, { after: ['roles', 'keywords'] }),
  part('publications', 'publications', { at: 'publisher', from: 'releaseDate' }, { aliases: { website: 'url' } }),
  part('volunteer', 'custom', { title: 'position' }, { title: 'Volunteering', aliases: { website: 'url' } }),
  part('awards', 'custom', { title: 'title', at: 'awarder', from: 'date' }, { title: 'Awards' }),
  part('interests', 'custom', { text: 'keywords' }, { title: 'Interests' }),
  part('references', 'custom', { text: 'reference' }, { title: 'References' }),
];

/** Our own list, for sections that JSON Resume doesn't know: a title, a kind, and items with the keys of above. */
export const OTHER_SECTIONS = 'customSections';
export const OTHER_PART = part(OTHER_SECTIONS, 'custom', {});
/** What a person calls a section that JSON Resume knows, by its key. */
export const SECTION_TITLES = 'sectionTitles';

/** A list of words where the others have a text. */
export const isWordList = ({ keys }: JsonPart): boolean => keys.text === 'keywords';
