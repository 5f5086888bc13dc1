import * as z from 'zod/mini';
import { formatNumber } from '#kit/format/number.ts';
import { ROLES } from '#kit/actor.ts';
import { atMostKeys } from '#kit/at-most-keys.ts';
import { command, query } from '#kit/endpoint.ts';
import { bodyLimits } from '#kit/limits.ts';
import { tidy } from '#kit/name-shape.ts';
import { moneyShape } from '#kit/money-shape.ts';
import {
  AVAILABILITY,
  certificationShape,
  COMPANY_SIZES,
  educationShape,
  EXPERIENCE_LEVELS,
  experienceShape,
  FLUENCIES,
  portfolioShape,
  SKILL_LEVELS,
  skillShape,
  userRecord,
} from '#domains/accounts/user-record.ts';
import { LEVELS } from './levels.ts';
import { AUDIENCES, PRIVATE_FIELDS } from './privacy.ts';

/** Missing: unchanged. Null or blank: cleared. */
const text = (max: number) =>
  z.optional(
    z.nullable(z.string().check(z.trim(), z.maxLength(max, `Use at most ${formatNumber(max, 'en-US')} characters.`))),
  );
/** The same on one line: titles, places, companies. */
const line = (max: number) =>
  z.optional(
    z.nullable(z.string().check(tidy(), z.maxLength(max, `Use at most ${formatNumber(max, 'en-US')} characters.`))),
  );
const name = (max: number) =>
  z.optional(
    z
      .string()
      .check(
        tidy(),
        z.minLength(1, 'This field is required.'),
        z.maxLength(max, `Use at most ${formatNumber(max, 'en-US')} characters.`),
      ),
  );
const list = <Item extends z.core.$ZodType>(item: Item, max: number) =>
  z.optional(z.array(item).check(z.maxLength(max, `Add at most ${max}.`)));
const slug = z.string().check(tidy(), z.maxLength(80));
const language = z.object({
  code: z.string().check(z.regex(/^[a-z]{2,3}$/, 'Enter a language code such as en.')),
  fluency: z.enum(FLUENCIES),
});

/** A skill, with or without a level. */
const skill = z.union([slug, z.object({ slug, level: z.optional(z.nullable(z.enum(SKILL_LEVELS))) })]);

export const MAX_SKILLS = 15;
export const MAX_INDUSTRIES = 5;
export const MAX_SUBINDUSTRIES = 15;
export const MAX_BIO = 2_000;
/** Blank ones are removed before the links are counted. */
const MAX_SENT_LINKS = 50;

export const updateProfile = command({
  method: 'POST',
  path: '/api/user/profile',
  summary: 'Updates the given profile fields and leaves the others. Returns the complete user record.',
  access: 'signed-in',
  body: z.object({
    first_name: name(80),
    middle_name: line(80),
    last_name: name(80),
    username: z.optional(z.string().check(z.trim(), z.maxLength(60))),
    date_of_birth: z.optional(z.nullable(z.iso.date('Enter a date such as 1990-02-28.'))),
    gender: line(40),
    phone: text(30),
    phone_country_code: text(6),
    category_id: text(80),
    bio: text(MAX_BIO),
    professional_title: line(120),
    tagline: line(160),
    hourly_rate: z.optional(z.nullable(moneyShape)),
    experience_level: z.optional(z.nullable(z.enum(EXPERIENCE_LEVELS))),
    availability_status: z.optional(z.nullable(z.enum(AVAILABILITY))),
    unavailable_reason: text(300),
    timezone: text(60),
    social_links: z.optional(
      z.nullable(
        z
          .record(z.string().check(z.maxLength(30)), z.string().check(z.maxLength(300)))
          .check(atMostKeys(MAX_SENT_LINKS)),
      ),
    ),
    country_id: z.optional(z.nullable(z.int())),
    country_code: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(2)))),
    state_id: text(40),
    city_id: text(40),
    state_name: line(80),
    state_province: line(80),
    city_name: line(80),
    city: line(80),
    address: text(300),
    address_line_1: line(120),
    address_line_2: line(120),
    postal_code: line(20),
    skills: list(skill, MAX_SKILLS),
    languages: list(language, 20),
    industries: list(slug, MAX_INDUSTRIES),
    subindustries: list(slug, MAX_SUBINDUSTRIES),
    company_name: line(120),
    company_about: text(1_000),
    company_website: text(200),
    company_size: z.optional(z.nullable(z.enum(COMPANY_SIZES))),
    hiring_needs: text(1_000),
    privacy_settings: z.optional(z.partialRecord(z.enum(PRIVATE_FIELDS), z.enum(AUDIENCES))),
  }),
  data: userRecord,
  said: 'Profile saved.',
  errors: [],
  limit: 'write',
  repeat: 'natural',
});

export const uploadAvatar = command({
  method: 'POST',
  path: '/api/user/avatar',
  summary: 'Sets your profile picture: JPEG, PNG, WebP or GIF. We re-encode it and remove all metadata.',
  access: 'signed-in',
  upload: { field: 'avatar', maxBytes: bodyLimits.avatarBytes },
  data: z.object({ avatar: z.string(), avatar_url: z.string() }),
  said: 'Picture saved.',
  errors: ['too_large', 'unsupported_media'],
  limit: 'upload',
  repeat: 'natural',
});

export const measuresShape = z.object({
  orders: z.int(),
  clients: z.int(),
  rating: z.nullable(z.number()),
  on_time_percent: z.nullable(z.int()),
  identity_verified: z.boolean(),
  months: z.int(),
});

export const publicProfileShape = z.object({
  user_id: z.string(),
  /** Our team removed the person’s own words and pictures after a report. */
  is_withheld: z.boolean(),
  username: z.string(),
  display_name: z.string(),
  role: z.enum(ROLES),
  /** Address of the picture. */
  avatar: z.nullable(z.string()),
  professional_title: z.nullable(z.string()),
  tagline: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  skills: z.array(skillShape),
  languages: z.array(language),
  portfolios: z.array(portfolioShape),
  experiences: z.array(experienceShape),
  educations: z.array(educationShape),
  certifications: z.array(certificationShape),
  hourly_rate: z.nullable(moneyShape),
  experience_level: z.nullable(z.enum(EXPERIENCE_LEVELS)),
  availability_status: z.enum(AVAILABILITY),
  unavailable_reason: z.nullable(z.string()),
  social_links: z.record(z.string(), z.string()),
  middle_name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  date_of_birth: z.nullable(z.string()),
  age: z.nullable(z.int()),
  gender: z.nullable(z.string()),
  address: z.nullable(z.string()),
  country_code: z.nullable(z.string()),
  country: z.nullable(z.string()),
  city: z.nullable(z.string()),
  timezone: z.nullable(z.string()),
  company_name: z.nullable(z.string()),
  company_about: z.nullable(z.string()),
  company_website: z.nullable(z.string()),
  company_size: z.nullable(z.enum(COMPANY_SIZES)),
  industries: z.array(z.object({ slug: z.string(), name: z.string() })),
  member_since: z.iso.datetime(),
  last_activity_at: z.nullable(z.iso.datetime()),
  /** Public and computed from published measures (LIM-37). */
  level: z.enum(LEVELS),
  /** The measures of the last evaluation; null before the first. */
  measures: z.nullable(measuresShape),
  verification_level: z.int(),
  tier: z.enum(['registered', 'verified']),
  /** What was proven, so that each badge says what it stands for. */
  verified: z.array(z.string()),
});

export type PublicProfile = z.output<typeof publicProfileShape>;

const ofUsername = z.object({ username: z.string().check(z.minLength(1), z.maxLength(60)) });

export const profileByUsername = query({
  path: '/api/profiles/:username',
  summary: 'Returns a public profile with what you may see of it.',
  access: 'public',
  params: ofUsername,
  data: publicProfileShape,
  errors: ['not_found'],
  limit: 'read',
});

export const previewOfMine = query({
  path: '/api/user/profile/preview',
  summary: 'Returns your public profile as others see it.',
  access: 'verified',
  query: z.object({ as: z.enum(['visitor', 'signed_in']) }),
  data: publicProfileShape,
  errors: ['not_found'],
  limit: 'read',
});

export const countView = command({
  method: 'POST',
  path: '/api/profiles/:username/views',
  summary: 'Counts a profile view, once per viewer and day. Your own views don’t count.',
  access: 'public',
  params: ofUsername,
  data: z.null(),
  errors: ['not_found'],
  limit: 'read',
  repeat: 'natural',
});
