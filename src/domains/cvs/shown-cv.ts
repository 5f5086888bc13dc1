/** A CV as it is read: the profile's words where it has none of its own, in its language, in its order. */
import type { UserRecord } from '#domains/accounts/user-record.ts';
import { formatDay } from '#kit/format/time.ts';
import { cvWords, isRightToLeft } from './cv-words.ts';
import type { CvContent, CvEntry, CvLook, CvSection, SectionKind, VerifiedFactName } from './cv.ts';
import { profileEntries, type ProfileEntry } from './profile-entries.ts';

/** What we know from the books, in words, with the page that shows it. */
export interface VerifiedFact {
  readonly name: VerifiedFactName;
  readonly text: string;
  readonly url: string;
}

/** Of the owner: their record, what we vouch for, and the page of their profile. */
export interface CvSource {
  readonly record: Pick<
    UserRecord,
    | 'first_name'
    | 'last_name'
    | 'username'
    | 'email'
    | 'phone'
    | 'phone_country_code'
    | 'professional_title'
    | 'bio'
    | 'city'
    | 'country'
    | 'social_links'
    | 'experiences'
    | 'educations'
    | 'certifications'
    | 'portfolios'
    | 'skills'
    | 'languages'
  >;
  readonly facts: readonly VerifiedFact[];
  readonly profileUrl: string;
}

export interface ShownLine {
  readonly kind: 'paragraph' | 'point';
  readonly text: string;
}
export interface ShownEntry {
  readonly id: string;
  readonly title: string;
  readonly at: string;
  readonly place: string;
  /** "March 2020 – now", in the CV's language. */
  readonly period: string;
  readonly text: readonly ShownLine[];
  readonly url: string;
  /** We vouch for it. */
  readonly isVerified: boolean;
  readonly breakBefore: boolean;
}
export interface ShownSection {
  readonly id: string;
  readonly kind: SectionKind;
  readonly title: string;
  readonly breakBefore: boolean;
  readonly keepTogether: boolean;
  readonly entries: readonly ShownEntry[];
}
export interface ShownContact {
  readonly kind: 'email' | 'phone' | 'place' | 'link';
  readonly text: string;
  /** Empty for a place. */
  readonly url: string;
}
export interface ShownCv {
  readonly language: string;
  readonly isRightToLeft: boolean;
  readonly name: string;
  readonly headline: string;
  readonly contacts: readonly ShownContact[];
  readonly summary: readonly ShownLine[];
  readonly sections: readonly ShownSection[];
  readonly look: CvLook;
  /** "Verified", in the CV's language. */
  readonly verifiedWord: string;
}

const POINT = /^\s*[-*•–]\s+/;

/** Empty lines part paragraphs; a line that begins with a dash is a point. */
export function shownLines(text: string): ShownLine[] {
  const lines: ShownLine[] = [];
  let paragraph: string[] = [];
  const endParagraph = (): void => {
    if (paragraph.length > 0) lines.push({ kind: 'paragraph', text: paragraph.join(' ') });
    paragraph = [];
  };
  for (const raw of text.split('\n')) {
    const words = raw.trim();
    if (words === '' || POINT.test(raw)) endParagraph();
    if (POINT.test(raw)) lines.push({ kind: 'point', text: raw.replace(POINT, '').trim() });
    else if (words !== '') paragraph.push(words);
  }
  endParagraph();
  return lines;
}

/** "2024-03" as "March 2024", "2024" as it is, "now" in the language's word. */
function shownMoment(moment: string, language: string): string {
  if (moment === 'now') return cvWords(language).now;
  if (!moment.includes('-')) return moment;
  return formatDay(`${moment}-01`, 'month', language);
}

const shownPeriod = (from: string, to: string, language: string): string =>
  [from, to]
    .filter((moment) => moment !== '')
    .map((moment) => shownMoment(moment, language))
    .join(' – ');

function shownEntry(entry: CvEntry, known: ProfileEntry | undefined, language: string): ShownEntry {
  const own = (field: 'title' | 'at' | 'place' | 'from' | 'to' | 'text' | 'url'): string =>
    (entry[field] ?? known?.[field] ?? '').trim();
  return {
    id: entry.id,
    title: own('title'),
    at: own('at'),
    place: own('place'),
    period: shownPeriod(own('from'), own('to'), language),
    text: shownLines(own('text')),
    url: own('url'),
    isVerified: false,
    breakBefore: entry.break_before,
  };
}

const isNothing = ({ title, at, text }: ShownEntry): boolean => title === '' && at === '' && text.length === 0;

function shownSection(section: CvSection, source: CvSource, language: string): ShownSection | null {
  const known = profileEntries(section.kind, source.record, language);
  const entries =
    section.kind === 'verified'
      ? source.facts.filter(({ name }) => section.facts?.includes(name) ?? false).map((fact) => verifiedEntry(fact))
      : section.entries
          .filter((entry) => !entry.is_hidden)
          // An entry that has left the profile leaves its CVs.
          .filter(({ source: id }) => id === null || known.has(id))
          .map((entry) => shownEntry(entry, known.get(entry.source ?? ''), language))
          .filter((entry) => !isNothing(entry));
  if (section.is_hidden || entries.length === 0) return null;
  const title = (section.title ?? '').trim() || cvWords(language).sections[section.kind];
  return {
    id: section.id,
    kind: section.kind,
    title,
    breakBefore: section.break_before,
    keepTogether: section.keep_together,
    entries,
  };
}

const verifiedEntry = ({ name, text, url }: VerifiedFact): ShownEntry => ({
  id: name,
  title: text,
  at: '',
  place: '',
  period: '',
  text: [],
  url,
  isVerified: true,
  breakBefore: false,
});

function shownContacts({ basics }: CvContent, { record }: CvSource): ShownContact[] {
  const phone = [record.phone_country_code, record.phone].filter((part) => (part ?? '') !== '').join(' ');
  const place = [record.city, record.country].filter((part) => (part ?? '') !== '').join(', ');
  const links = basics.links ?? Object.entries(record.social_links).map(([label, url]) => ({ label, url }));
  const email = basics.email ?? record.email;
  const typedPhone = basics.phone ?? phone;
  const all: ShownContact[] = [
    { kind: 'email', text: email, url: `mailto:${email}` },
    { kind: 'phone', text: typedPhone, url: `tel:${typedPhone.replaceAll(/[^\d+]/g, '')}` },
    { kind: 'place', text: basics.place ?? place, url: '' },
    ...links.map(({ url }): ShownContact => ({
      kind: 'link',
      text: url.replace(/^https?:\/\/(www\.)?|\/$/g, ''),
      url,
    })),
  ];
  return all.filter(({ text }) => text.trim() !== '');
}

export function showCv(content: CvContent, language: string, source: CvSource): ShownCv {
  const { record } = source;
  const { basics } = content;
  const name = `${record.first_name} ${record.last_name}`.trim() || record.username;
  return {
    language,
    isRightToLeft: isRightToLeft(language),
    name: (basics.name ?? '').trim() || name,
    headline: basics.headline ?? record.professional_title ?? '',
    contacts: shownContacts(content, source),
    summary: shownLines(basics.summary ?? record.bio ?? ''),
    sections: content.sections.flatMap((section) => shownSection(section, source, language) ?? []),
    look: content.look,
    verifiedWord: cvWords(language).verified,
  };
}
