import * as z from 'zod/mini';
import { ROLES } from '#kit/actor.ts';
import { SIDES } from '#kit/sides.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { STAFF_ROLES } from '#kit/staff.ts';

const text = z.nullable(z.string());
const instant = z.nullable(z.iso.datetime());
const day = z.nullable(z.iso.date());
const number = z.nullable(z.int());
const month = z.nullable(z.string());

export const EXPERIENCE_LEVELS = ['entry', 'intermediate', 'expert'] as const;
export const AVAILABILITY = ['available', 'busy', 'unavailable'] as const;
export const FLUENCIES = ['basic', 'conversational', 'fluent', 'native'] as const;
export const SKILL_LEVELS = ['beginner', 'intermediate', 'advanced', 'expert'] as const;
export const COMPANY_SIZES = ['1', '2-10', '11-50', '51-200', '201+'] as const;

/** A level is null until its owner sets one: nobody is a beginner by default. */
export const skillShape = z.object({ slug: z.string(), name: z.string(), level: z.nullable(z.enum(SKILL_LEVELS)) });
/** Months are written "2024-03"; `images` are files under /uploads/portfolio/. */
export const portfolioShape = z.object({
  id: z.string(),
  title: z.string(),
  description: text,
  url: text,
  finished_on: month,
  images: z.array(z.string()),
});
/** `ends_on` is null for what still goes on. */
export const experienceShape = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  place: text,
  starts_on: z.string(),
  ends_on: month,
  description: text,
});
export const educationShape = z.object({
  id: z.string(),
  school: z.string(),
  degree: text,
  field: text,
  starts_on: month,
  ends_on: month,
  description: text,
});
export const certificationShape = z.object({
  id: z.string(),
  name: z.string(),
  issuer: z.string(),
  issued_on: month,
  expires_on: month,
  url: text,
});
/** Masked: enough to distinguish two, never enough to use one. */
export const bankDetailShape = z.object({
  id: z.string(),
  kind: z.string(),
  label: z.string(),
  is_default: z.boolean(),
});

/** Every field of the user record (REC-1 to REC-5) but `api_token`, which only the login reply carries (AUT-4). */
export const userRecord = z.object({
  id: z.string(),
  first_name: z.string(),
  middle_name: text,
  last_name: z.string(),
  username: z.string(),
  email: z.string(),
  email_verified_at: instant,
  role: z.enum(ROLES),
  /**
   * The sides whose onboarding is finished: the role's, and the one that was finished before a change of role (GRD-8).
   */
  set_up_sides: z.array(z.enum(SIDES)),
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
  /** Who sees which field: public, signed_in or only_me. */
  privacy_settings: z.record(z.string(), z.string()),
  last_activity_at: instant,
  last_login_at: instant,
  last_profile_update: instant,
  /** When the session that asked ends at the latest. */
  token_expires_at: instant,

  skills: z.array(skillShape),
  portfolios: z.array(portfolioShape),
  experiences: z.array(experienceShape),
  educations: z.array(educationShape),
  certifications: z.array(certificationShape),
  languages: z.array(z.object({ code: z.string(), fluency: z.enum(FLUENCIES) })),
  bank_details: z.array(bankDetailShape),

  freelancer: z.nullable(z.object({ level: z.string(), level_since: instant, level_loss_at: instant })),
  client: z.nullable(
    z.object({
      company_name: text,
      company_about: text,
      company_website: text,
      company_size: z.nullable(z.enum(COMPANY_SIZES)),
      hiring_needs: text,
      industries: z.array(z.string()),
      subindustries: z.array(z.string()),
    }),
  ),
  subscription: z.nullable(z.object({})),

  is_operator: z.boolean(),
  /** Their staff roles (ADM-1). */
  staff_roles: z.array(z.enum(STAFF_ROLES)),
  /** When the account is deleted, if its owner asked for that. */
  closing_at: instant,
  created_at: z.iso.datetime(),
});

export type UserRecord = z.output<typeof userRecord>;

/** REC-10. */
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
