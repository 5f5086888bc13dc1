import * as z from 'zod/mini';
import { ROLES } from '#kit/actor.ts';
import { command, query } from '#kit/endpoint.ts';
import { bodyLimits } from '#kit/limits.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { AVAILABILITY, EXPERIENCE_LEVELS, FLUENCIES, userRecord } from '#domains/accounts/user-record.ts';

/** Left out: stays as it is. Null or blank: emptied. */
const text = (max: number) => z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(max, `At most ${max} characters.`))));
const name = (max: number) => z.optional(z.string().check(z.trim(), z.minLength(1, 'This is required.'), z.maxLength(max, `At most ${max} characters.`)));
const list = <Item extends z.core.$ZodType>(item: Item, max: number) => z.optional(z.array(item).check(z.maxLength(max, `At most ${max}.`)));
const slug = z.string().check(z.trim(), z.maxLength(80));
const language = z.object({ code: z.string().check(z.regex(/^[a-z]{2,3}$/, 'Give a language code such as en.')), fluency: z.enum(FLUENCIES) });

export const MAX_SKILLS = 15;
export const MAX_INDUSTRIES = 5;
export const MAX_SUBINDUSTRIES = 15;
export const MAX_BIO = 2_000;

export const updateProfile = command({
  method: 'POST',
  path: '/api/user/profile',
  summary: 'Changes the given profile fields and leaves the others; answers with the whole user record.',
  access: 'signed-in',
  body: z.object({
    first_name: name(80),
    middle_name: text(80),
    last_name: name(80),
    username: z.optional(z.string().check(z.trim(), z.maxLength(60))),
    date_of_birth: z.optional(z.nullable(z.iso.date('Give a day such as 1990-02-28.'))),
    gender: text(40),
    phone: text(30),
    phone_country_code: text(6),
    category_id: text(80),
    bio: text(MAX_BIO),
    professional_title: text(120),
    tagline: text(160),
    hourly_rate: z.optional(z.nullable(moneyShape)),
    experience_level: z.optional(z.nullable(z.enum(EXPERIENCE_LEVELS))),
    availability_status: z.optional(z.nullable(z.enum(AVAILABILITY))),
    unavailable_reason: text(300),
    timezone: text(60),
    social_links: z.optional(z.nullable(z.record(z.string().check(z.maxLength(30)), z.string().check(z.maxLength(300))))),
    country_id: z.optional(z.nullable(z.int())),
    country_code: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(2)))),
    state_name: text(80),
    state_province: text(80),
    city_name: text(80),
    city: text(80),
    address: text(300),
    address_line_1: text(120),
    address_line_2: text(120),
    postal_code: text(20),
    skills: list(slug, MAX_SKILLS),
    languages: list(language, 20),
    industries: list(slug, MAX_INDUSTRIES),
    subindustries: list(slug, MAX_SUBINDUSTRIES),
    company_name: text(120),
  }),
  data: userRecord,
  said: 'Your profile is saved.',
  errors: [],
  limit: 'write',
  repeat: 'natural',
});

export const uploadAvatar = command({
  method: 'POST',
  path: '/api/user/avatar',
  summary: 'Sets the picture: JPEG, PNG, WebP or GIF, re-encoded here with everything but the picture removed.',
  access: 'signed-in',
  upload: { field: 'avatar', maxBytes: bodyLimits.avatarBytes },
  data: z.object({ avatar: z.string(), avatar_url: z.string() }),
  said: 'Your picture is saved.',
  errors: ['too_large', 'unsupported_media'],
  limit: 'upload',
  repeat: 'natural',
});

export const publicProfileShape = z.object({
  user_id: z.string(),
  username: z.string(),
  display_name: z.string(),
  role: z.enum(ROLES),
  /** Address of the picture. */
  avatar: z.nullable(z.string()),
  professional_title: z.nullable(z.string()),
  tagline: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  skills: z.array(z.object({ slug: z.string(), name: z.string() })),
  languages: z.array(language),
  hourly_rate: z.nullable(moneyShape),
  experience_level: z.nullable(z.enum(EXPERIENCE_LEVELS)),
  availability_status: z.enum(AVAILABILITY),
  country_code: z.nullable(z.string()),
  country: z.nullable(z.string()),
  city: z.nullable(z.string()),
  timezone: z.nullable(z.string()),
  company_name: z.nullable(z.string()),
  industries: z.array(z.object({ slug: z.string(), name: z.string() })),
  member_since: z.iso.datetime(),
  last_activity_at: z.nullable(z.iso.datetime()),
  /** Public, from explained measures (PRODUCT section 5). */
  level: z.enum(['new', 'level_1', 'level_2', 'top']),
  verification_level: z.int(),
  tier: z.enum(['registered', 'verified']),
  /** What was proven, so that a mark always says of what. */
  verified: z.array(z.string()),
});

export type PublicProfile = z.output<typeof publicProfileShape>;

export const profileByUsername = query({
  path: '/api/profiles/:username',
  summary: 'What anyone may see of a person.',
  access: 'public',
  params: z.object({ username: z.string().check(z.minLength(1), z.maxLength(60)) }),
  data: publicProfileShape,
  errors: ['not_found'],
  limit: 'read',
});
