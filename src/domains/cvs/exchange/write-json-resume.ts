/** A CV as a JSON Resume file that its schema accepts. Keys that an import brought come back where they were. */
import { countries } from '#kit/countries.ts';
import { withScheme } from '#kit/web-address.ts';
import { isWebAddress } from '#domains/profiles/profile-input.ts';
import type { CvContent } from '../cv.ts';
import type { CvSource, ShownCv, ShownEntry, ShownLine, ShownSection } from '../shown-cv.ts';
import { entryMoments, type EntryMoments } from './entry-moments.ts';
import { isObject } from './json-values.ts';
import {
  isWordList,
  JSON_PARTS,
  JSON_RESUME_SCHEMA,
  OTHER_PART,
  SECTION_TITLES,
  type JsonObject,
  type JsonPart,
} from './json-resume.ts';
import { placeOf } from './read-json-basics.ts';

const objectIn = (value: unknown, key: string): JsonObject => {
  const inner = isObject(value) ? value[key] : undefined;
  return isObject(inner) ? inner : {};
};
const filled = (fields: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0)),
  );

/** RFC 3986 knows only ASCII. */
const asUri = (url: string): string => withScheme(url).replaceAll(/[^\u0021-\u007E]/gu, encodeURIComponent);
const uriOrNothing = (url: string): string => (isWebAddress(asUri(url)) ? asUri(url) : '');

const paragraphs = (lines: readonly ShownLine[]): string =>
  lines.flatMap(({ kind, text }) => (kind === 'paragraph' ? [text] : [])).join('\n\n');
const points = (lines: readonly ShownLine[]): string[] =>
  lines.flatMap(({ kind, text }) => (kind === 'point' ? [text] : []));

function jsonEntry(
  part: JsonPart,
  shown: ShownEntry,
  moments: EntryMoments | undefined,
  unknown: JsonObject,
): JsonObject {
  const { keys } = part;
  const [studyType = '', ...area] = shown.title.split(', ');
  const words = shown.text.flatMap(({ text }) => text.split(/\s*,\s*/)).filter((word) => word !== '');
  return filled({
    ...unknown,
    ...(part.key === 'education' ? { [keys.title]: studyType, area: area.join(', ') } : { [keys.title]: shown.title }),
    [keys.at]: shown.at,
    [keys.place]: shown.place,
    [keys.from]: moments?.from === 'now' ? '' : (moments?.from ?? ''),
    [keys.to]: moments?.to === 'now' ? '' : (moments?.to ?? ''),
    ...(isWordList(part)
      ? { [keys.text]: words }
      : { [keys.text]: paragraphs(shown.text), [keys.points]: points(shown.text) }),
    [keys.url]: uriOrNothing(shown.url),
  });
}

function jsonLocation(place: string, known: unknown): unknown {
  if (place === '') return '';
  if (known !== undefined && placeOf(known) === place) return known;
  const parts = place.split(', ');
  const country = parts.length > 1 ? countries().find(({ name }) => name === parts.at(-1)) : undefined;
  if (country === undefined) return { address: place };
  const [city = '', ...region] = parts.slice(0, -1);
  return filled({ city, region: region.join(', '), countryCode: country.code });
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function jsonBasics(
  cv: ShownCv,
  { basics }: CvContent,
  { record }: Pick<CvSource, 'record'>,
  unknown: JsonObject,
): JsonObject {
  const contact = (kind: 'email' | 'phone' | 'place'): string =>
    cv.contacts.find((known) => known.kind === kind)?.text.trim() ?? '';
  const links = (basics.links ?? Object.entries(record.social_links).map(([label, url]) => ({ label, url })))
    .map(({ label, url }) => ({ label, url: uriOrNothing(url) }))
    .filter(({ url }) => url !== '');
  const site = links.find(({ label }) => label.toLowerCase() === 'website');
  const knownProfiles = Array.isArray(unknown['profiles']) ? unknown['profiles'].filter(isObject) : [];
  const email = contact('email');
  return filled({
    ...unknown,
    name: cv.name,
    label: cv.headline,
    email: EMAIL.test(email) ? email : '',
    phone: contact('phone'),
    url: site?.url ?? '',
    summary: [...cv.summary].map(({ kind, text }) => (kind === 'point' ? `- ${text}` : text)).join('\n\n'),
    location: jsonLocation(contact('place'), unknown['location']),
    profiles: links
      .filter((link) => link !== site)
      .map(({ label, url }) => knownProfiles.find((profile) => profile['url'] === url) ?? { network: label, url }),
  });
}

/** When a file was changed last isn't true of the next one. */
const STALE = ['canonical', 'lastModified'];
function jsonMeta(unknown: JsonObject, language: string): JsonObject {
  const { canonical } = unknown;
  return {
    ...Object.fromEntries(Object.entries(unknown).filter(([key]) => !STALE.includes(key))),
    ...(typeof canonical === 'string' && isWebAddress(canonical) ? { canonical } : {}),
    version: 'v1.0.0',
    language,
  };
}

export function writeJsonResume(cv: ShownCv, content: CvContent, source: Pick<CvSource, 'record'>): string {
  const moments = entryMoments(content, source.record, cv.language);
  const top = objectIn(content.unknown, 'top');
  const keysById = objectIn(content.unknown, 'sections');
  const unknownById = objectIn(content.unknown, 'entries');
  const partOf = ({ id, kind }: ShownSection): JsonPart =>
    JSON_PARTS.find(({ key, kind: partKind }) => (kind === 'custom' ? key === keysById[id] : kind === partKind)) ??
    OTHER_PART;
  const lists: Record<string, JsonObject[]> = {};
  const titles: Record<string, string> = {};
  for (const section of cv.sections) {
    const part = partOf(section);
    const items = section.entries.map((entry) =>
      jsonEntry(part, entry, moments.get(entry.id), objectIn(unknownById, entry.id)),
    );
    const isOther = part === OTHER_PART;
    lists[part.key] = [
      ...(lists[part.key] ?? []),
      ...(isOther
        ? [{ title: section.title, ...(section.kind === 'verified' ? { kind: 'verified' } : {}), items }]
        : items),
    ];
    const own = content.sections.find(({ id }) => id === section.id)?.title ?? '';
    if (!isOther && own.trim() !== '' && own !== part.title) titles[part.key] ??= own;
  }
  const resume = {
    $schema: JSON_RESUME_SCHEMA,
    ...top,
    basics: jsonBasics(cv, content, source, objectIn(content.unknown, 'basics')),
    ...lists,
    ...(Object.keys(titles).length > 0 ? { [SECTION_TITLES]: titles } : {}),
    meta: jsonMeta(objectIn(top, 'meta'), cv.language),
  };
  return `${JSON.stringify(resume, null, 2)}\n`;
}
