/**
 * A CV: what it takes from its owner's profile, in which order, and how it looks. Its entries live in the profile; a CV
 * picks and orders them, and may say something else than the profile does. A text that is null is the profile's, an
 * empty one is left out.
 */
import { formatNumber } from '#kit/format/number.ts';
import { atMostKeys } from '#kit/at-most-keys.ts';
import { LANGUAGE_CODES } from '#kit/language-codes.ts';
import * as z from 'zod/mini';
import { isReadable } from './colors.ts';

export const CV_TEMPLATES = ['classic', 'modern', 'compact', 'academic'] as const;
export type CvTemplate = (typeof CV_TEMPLATES)[number];
export const CV_FONTS = ['sans', 'serif'] as const;
export const CV_DENSITIES = ['tight', 'normal', 'airy'] as const;
export const CV_PAPERS = ['a4', 'letter'] as const;

/** Those of a profile's lists, those of facts that we vouch for, and those of the CV's own. */
export const SECTION_KINDS = [
  'experience',
  'education',
  'skills',
  'languages',
  'certifications',
  'portfolio',
  'verified',
  'publications',
  'custom',
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];
/** Read from the books at each rendering: nobody can type them. */
export const VERIFIED_FACTS = ['work', 'on_time', 'rating', 'identity', 'earned'] as const;
export type VerifiedFactName = (typeof VERIFIED_FACTS)[number];
/** What someone earned is shown only where they wish it. */
export const FIRST_FACTS = VERIFIED_FACTS.filter((name) => name !== 'earned');

export const CV_LIMITS = {
  perPerson: 20,
  sections: 30,
  entries: 100,
  textLength: 4_000,
  lineLength: 300,
  nameLength: 80,
  links: 12,
  unknownKeys: 100,
  /** Of all of it, as JSON. */
  contentBytes: 200_000,
} as const;

const atMost = (max: number) => z.maxLength(max, `Use at most ${formatNumber(max, 'en-US')} characters.`);
const line = z.string().check(atMost(CV_LIMITS.lineLength));
const text = z.string().check(atMost(CV_LIMITS.textLength));
const id = z.string().check(z.minLength(1), z.maxLength(40));
/** A year, or a month such as 2024-03. Both ends of a period that still goes on: its end is `now`. */
const moment = z
  .string()
  .check(z.regex(/^((19|20)\d\d(-(0[1-9]|1[0-2]))?|now)?$/, 'Enter a month such as 2024-03, or a year.'));

export const cvEntryShape = z.object({
  id,
  /** The profile's entry that it shows: its id, the slug of a skill, the code of a language. Null for one of the CV's own. */
  source: z.nullable(z.string().check(z.maxLength(80))),
  is_hidden: z.boolean(),
  break_before: z.boolean(),
  /** Role, degree, name. */
  title: z.nullable(line),
  /** Company, school, issuer, where it was published. */
  at: z.nullable(line),
  place: z.nullable(line),
  from: z.nullable(moment),
  to: z.nullable(moment),
  /** Lines; those that begin with "- " are points. */
  text: z.nullable(text),
  url: z.nullable(line),
  /** Read from somewhere, and not looked at yet. */
  is_guess: z.optional(z.boolean()),
});
export type CvEntry = z.infer<typeof cvEntryShape>;

export const cvSectionShape = z.object({
  id,
  kind: z.enum(SECTION_KINDS),
  /** Null: as the kind is called in the CV's language. */
  title: z.nullable(line),
  is_hidden: z.boolean(),
  break_before: z.boolean(),
  keep_together: z.boolean(),
  entries: z.array(cvEntryShape).check(z.maxLength(CV_LIMITS.entries, `Add at most ${CV_LIMITS.entries} entries.`)),
  /** Of the section of verified facts. */
  facts: z.optional(z.array(z.enum(VERIFIED_FACTS)).check(z.maxLength(VERIFIED_FACTS.length))),
});
export type CvSection = z.infer<typeof cvSectionShape>;

export const cvLookShape = z.object({
  template: z.enum(CV_TEMPLATES),
  /** Of headings and lines. */
  color: z
    .string()
    .check(
      z.regex(/^#[\da-f]{6}$/, 'Enter a color such as #0b5563.'),
      z.refine(isReadable, 'This color is too light to read on white paper. Choose a darker one.'),
    ),
  font: z.enum(CV_FONTS),
  density: z.enum(CV_DENSITIES),
  paper: z.enum(CV_PAPERS),
  has_photo: z.boolean(),
});
export type CvLook = z.infer<typeof cvLookShape>;

export const cvBasicsShape = z.object({
  name: z.nullable(line),
  headline: z.nullable(line),
  email: z.nullable(line),
  phone: z.nullable(line),
  place: z.nullable(line),
  links: z.nullable(z.array(z.object({ label: line, url: line })).check(z.maxLength(CV_LIMITS.links))),
  summary: z.nullable(text),
});
export type CvBasics = z.infer<typeof cvBasicsShape>;

export const cvContentShape = z.object({
  basics: cvBasicsShape,
  sections: z
    .array(cvSectionShape)
    .check(z.maxLength(CV_LIMITS.sections, `Add at most ${CV_LIMITS.sections} sections.`)),
  look: cvLookShape,
  /** What an import brought and no part of ours has: kept for the next export (JSON Resume). */
  unknown: z.optional(
    z.record(z.string().check(z.maxLength(CV_LIMITS.lineLength)), z.unknown()).check(atMostKeys(CV_LIMITS.unknownKeys)),
  ),
});
export type CvContent = z.infer<typeof cvContentShape>;

export const cvLanguageShape = z.string().check(
  z.maxLength(3),
  z.refine((code) => LANGUAGE_CODES.includes(code), 'Choose a language.'),
);

export const FIRST_LOOK: CvLook = {
  template: 'classic',
  color: '#0b5563',
  font: 'sans',
  density: 'normal',
  paper: 'a4',
  has_photo: false,
};

/** With these parts, and everything else as on the profile and at first. */
export const cvWhole = (basics: Partial<CvBasics>, sections: readonly CvSection[]): CvContent => ({
  basics: {
    name: null,
    headline: null,
    email: null,
    phone: null,
    place: null,
    links: null,
    summary: null,
    ...basics,
  },
  sections: [...sections],
  look: FIRST_LOOK,
});

export const isOwnSection = (kind: SectionKind): boolean => kind === 'custom' || kind === 'publications';

export const emptyEntry = (id: string, source: string | null = null): CvEntry => ({
  id,
  source,
  is_hidden: false,
  break_before: false,
  title: null,
  at: null,
  place: null,
  from: null,
  to: null,
  text: null,
  url: null,
});
