/** The lists of a profile as an entry of a CV is written into them: which field goes where, and what each takes. */
import * as z from 'zod/mini';
import { FLUENCIES, SKILL_LEVELS, type UserRecord } from '#domains/accounts/user-record.ts';
import { MAX_SKILLS } from '#domains/profiles/contract.ts';
import {
  certificationInput,
  educationInput,
  experienceInput,
  MAX_ENTRIES,
  MAX_PORTFOLIO,
  portfolioInput,
} from '#domains/profiles/lists-contract.ts';
import { cleanSkills, isWebAddress } from '#domains/profiles/profile-input.ts';
import { fluencyIn, languageNamed } from './fluency-words.ts';

export const ENTRY_FIELDS = ['title', 'at', 'place', 'from', 'to', 'text', 'url'] as const;
export type EntryField = (typeof ENTRY_FIELDS)[number];
export type EntryTexts = Readonly<Record<EntryField, string>>;

const skillItem = z.object({
  slug: z.string().check(z.minLength(1, 'Enter a skill.'), z.maxLength(80, 'Use at most 80 characters.')),
  level: z.nullable(z.enum(SKILL_LEVELS)),
});
const languageItem = z.object({
  code: z.string().check(z.minLength(2, 'Choose a language from the list.')),
  fluency: z.enum(FLUENCIES, 'Say how well you speak it: basic, conversational, fluent or native.'),
});

/** In the shapes that the profile's contracts take. */
export interface ProfileItems {
  readonly experience: z.input<typeof experienceInput>;
  readonly education: z.input<typeof educationInput>;
  readonly certifications: z.input<typeof certificationInput>;
  readonly portfolio: z.input<typeof portfolioInput>;
  readonly skills: z.input<typeof skillItem>;
  readonly languages: z.input<typeof languageItem>;
}
export type ProfileKind = keyof ProfileItems;

type Lists = Pick<UserRecord, 'experiences' | 'educations' | 'certifications' | 'portfolios' | 'skills' | 'languages'>;

interface ProfileList<Item> {
  readonly most: number;
  readonly shape: z.ZodMiniType<unknown, Item>;
  readonly items: (lists: Lists) => readonly Item[];
  /** What a CV's entry names it by. */
  readonly sourceOf: (item: Item) => string;
  /** Of a new one, which the shape refuses until it is filled. */
  readonly blank: Item;
  /** What a field of the entry changes; none for a field that the profile doesn't have. `all` is the whole entry. */
  readonly fields: Partial<Record<EntryField, (value: string, all: EntryTexts) => Partial<Item>>>;
  readonly refuses: (item: Item) => string | null;
}

const orNull = (value: string): string | null => (value === '' ? null : value);
const notNow = (value: string): string | null => (value === 'now' ? null : orNull(value));
const inOrder = (from: string | null | undefined, to: string | null | undefined): string | null =>
  typeof from === 'string' && typeof to === 'string' && to < from ? 'The end date is before the start date.' : null;
const address = (url: string | null | undefined): string | null =>
  typeof url === 'string' && !isWebAddress(url) ? 'Enter a web address that starts with https://.' : null;

export const PROFILE_LISTS: { readonly [Kind in ProfileKind]: ProfileList<ProfileItems[Kind]> } = {
  experience: {
    most: MAX_ENTRIES,
    shape: experienceInput,
    items: ({ experiences }) => experiences,
    sourceOf: ({ id = '' }) => id,
    blank: { title: '', company: '', starts_on: '' },
    fields: {
      title: (title) => ({ title }),
      at: (company) => ({ company }),
      place: (place) => ({ place: orNull(place) }),
      from: (starts_on) => ({ starts_on }),
      // Without an end it goes on, which only "now" says.
      to: (to) => ({ ends_on: to === 'now' ? null : to }),
      text: (text) => ({ description: orNull(text) }),
    },
    refuses: ({ starts_on, ends_on }) => inOrder(starts_on, ends_on),
  },
  education: {
    most: MAX_ENTRIES,
    shape: educationInput,
    items: ({ educations }) => educations,
    sourceOf: ({ id = '' }) => id,
    blank: { school: '' },
    fields: {
      // "Degree, field" at a school, or the school alone.
      title: (title, { at }) => {
        const [degree = '', ...field] = title.split(', ');
        return at === '' ? { school: title } : { degree: orNull(degree), field: orNull(field.join(', ')) };
      },
      at: (at, { title }) => ({ school: at === '' ? title : at, ...(at === '' ? { degree: null, field: null } : {}) }),
      from: (from) => ({ starts_on: notNow(from) }),
      to: (to) => ({ ends_on: notNow(to) }),
      text: (text) => ({ description: orNull(text) }),
    },
    refuses: ({ starts_on, ends_on }) => inOrder(starts_on, ends_on),
  },
  certifications: {
    most: MAX_ENTRIES,
    shape: certificationInput,
    items: ({ certifications }) => certifications,
    sourceOf: ({ id = '' }) => id,
    blank: { name: '', issuer: '' },
    fields: {
      title: (name) => ({ name }),
      at: (issuer) => ({ issuer }),
      from: (from) => ({ issued_on: notNow(from) }),
      to: (to) => ({ expires_on: notNow(to) }),
      url: (url) => ({ url: orNull(url) }),
    },
    refuses: ({ issued_on, expires_on, url }) => inOrder(issued_on, expires_on) ?? address(url),
  },
  portfolio: {
    most: MAX_PORTFOLIO,
    shape: portfolioInput,
    items: ({ portfolios }) => portfolios,
    sourceOf: ({ id = '' }) => id,
    blank: { title: '' },
    fields: {
      title: (title) => ({ title }),
      // When it was finished: its end, where it has one.
      from: (from, { to }) => ({ finished_on: notNow(to) ?? notNow(from) }),
      to: (to, { from }) => ({ finished_on: notNow(to) ?? notNow(from) }),
      text: (text) => ({ description: orNull(text) }),
      url: (url) => ({ url: orNull(url) }),
    },
    refuses: ({ url }) => address(url),
  },
  skills: {
    most: MAX_SKILLS,
    shape: skillItem,
    items: ({ skills }) => skills.map(({ slug, level }) => ({ slug, level })),
    sourceOf: ({ slug }) => slug,
    blank: { slug: '', level: null },
    fields: {
      title: (title) => ({ slug: cleanSkills([title])[0] ?? '' }),
      at: (at) => ({ level: SKILL_LEVELS.find((level) => level === at.toLowerCase()) ?? null }),
    },
    refuses: () => null,
  },
  languages: {
    most: 20,
    shape: languageItem,
    items: ({ languages }) => languages,
    sourceOf: ({ code }) => code,
    // Refused until the entry says it.
    blank: { code: '', fluency: '' as 'basic' },
    fields: {
      title: (title) => ({ code: languageNamed(title) ?? '' }),
      at: (at) => ({ fluency: fluencyIn(at) ?? ('' as 'basic') }),
    },
    refuses: () => null,
  },
};
