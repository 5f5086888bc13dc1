import * as z from 'zod/mini';
import { ROLES } from '#kit/actor.ts';
import { moneyShape } from '#kit/money-shape.ts';

const text = z.nullable(z.string());
const instant = z.nullable(z.iso.datetime());
const day = z.nullable(z.iso.date());
const number = z.nullable(z.int());
const nothingYet = z.array(z.unknown());

export const EXPERIENCE_LEVELS = ['entry', 'intermediate', 'expert'] as const;
export const AVAILABILITY = ['available', 'busy', 'unavailable'] as const;
export const FLUENCIES = ['basic', 'conversational', 'fluent', 'native'] as const;

/** Every field of SPEC section 3's user record but `api_token`, which only the login reply carries (AUT-4). */
export const userRecord = z.object({
  id: z.string(),
  first_name: z.string(),
  middle_name: text,
  last_name: z.string(),
  username: z.string(),
  email: z.string(),
  email_verified_at: instant,
  role: z.enum(ROLES),
  /** A file under /uploads/avatars/. */
  avatar: text,
  date_of_birth: day,
  age: number,
  gender: text,
  phone: text,
  phone_country_code: text,
  phone_verified: z.boolean(),
  phone_verified_at: instant,

  category: text,
  category_id: text,
  bio: text,
  professional_title: text,
  tagline: text,
  hourly_rate: z.nullable(moneyShape),
  experience_level: z.nullable(z.enum(EXPERIENCE_LEVELS)),
  availability_status: z.enum(AVAILABILITY),
  unavailable_reason: text,
  timezone: text,
  social_links: z.record(z.string(), z.string()),

  country: text,
  country_id: number,
  country_code: text,
  state_id: text,
  city_id: text,
  state_name: text,
  city_name: text,
  address: text,
  address_line_1: text,
  address_line_2: text,
  city: text,
  state_province: text,
  postal_code: text,

  profile_completed: z.boolean(),
  profile_completion_percentage: z.int(),
  verification_level: z.int(),
  verification_badges: z.array(z.string()),
  profile_views: z.int(),
  identity_verified: z.boolean(),
  identity_verified_at: instant,
  background_checked: z.boolean(),
  background_checked_at: instant,
  two_factor_enabled: z.boolean(),
  notification_preferences: z.record(z.string(), z.unknown()),
  privacy_settings: z.record(z.string(), z.unknown()),
  last_activity_at: instant,
  last_login_at: instant,
  last_profile_update: instant,
  /** When the session that asked ends at the latest. */
  token_expires_at: instant,

  skills: z.array(z.string()),
  portfolios: nothingYet,
  experiences: nothingYet,
  educations: nothingYet,
  certifications: nothingYet,
  languages: z.array(z.object({ code: z.string(), fluency: z.enum(FLUENCIES) })),
  bank_details: nothingYet,

  freelancer: z.nullable(z.object({ level: z.string() })),
  client: z.nullable(z.object({ company_name: text, industries: z.array(z.string()), subindustries: z.array(z.string()) })),
  subscription: z.nullable(z.object({})),

  is_operator: z.boolean(),
  /** When the account is deleted, if its owner asked for that. */
  closing_at: instant,
  created_at: z.iso.datetime(),
});

export type UserRecord = z.output<typeof userRecord>;

/** SPEC section 3, "Onboarding progress (read)". */
export const onboardingProgressShape = z.object({
  email_verified: z.boolean(),
  profile_completion_percentage: z.int(),
  skills: z.array(z.string()),
  bio: text,
  industries: z.array(z.string()),
  subindustries: z.array(z.string()),
  company_name: text,
});

export type OnboardingProgress = z.output<typeof onboardingProgressShape>;
