import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { AVAILABILITY, EXPERIENCE_LEVELS, FLUENCIES } from '#domains/accounts/user-record.ts';

export interface SpokenLanguage {
  readonly code: string;
  readonly fluency: (typeof FLUENCIES)[number];
}

/** The table `profile` as it is read; `date_of_birth` as text, because a birthday has no time zone. */
export interface Profile {
  readonly avatar: string | null;
  readonly date_of_birth: string | null;
  readonly gender: string | null;
  readonly category_id: string | null;
  readonly bio: string | null;
  readonly professional_title: string | null;
  readonly tagline: string | null;
  readonly hourly_rate: string | null;
  readonly hourly_rate_currency: string | null;
  readonly experience_level: (typeof EXPERIENCE_LEVELS)[number] | null;
  readonly availability_status: (typeof AVAILABILITY)[number];
  readonly unavailable_reason: string | null;
  readonly timezone: string | null;
  readonly social_links: Record<string, string>;
  readonly state_id: string | null;
  readonly city_id: string | null;
  readonly state_name: string | null;
  readonly city_name: string | null;
  readonly address: string | null;
  readonly address_line_1: string | null;
  readonly address_line_2: string | null;
  readonly city: string | null;
  readonly state_province: string | null;
  readonly postal_code: string | null;
  readonly skills: string[];
  readonly languages: SpokenLanguage[];
  readonly industries: string[];
  readonly subindustries: string[];
  readonly company_name: string | null;
}

/** What no profile form writes: other deeds and jobs keep these. */
export interface KeptProfile extends Profile {
  readonly portfolios: unknown[];
  readonly experiences: unknown[];
  readonly educations: unknown[];
  readonly certifications: unknown[];
  readonly completion: number;
  readonly level: 'new' | 'level_1' | 'level_2' | 'top';
  readonly views: number;
  readonly notification_preferences: Record<string, unknown>;
  readonly privacy_settings: Record<string, unknown>;
  readonly updated_at: Date | null;
}

const WRITTEN = [
  'avatar',
  'date_of_birth',
  'gender',
  'category_id',
  'bio',
  'professional_title',
  'tagline',
  'hourly_rate',
  'hourly_rate_currency',
  'experience_level',
  'availability_status',
  'unavailable_reason',
  'timezone',
  'social_links',
  'state_id',
  'city_id',
  'state_name',
  'city_name',
  'address',
  'address_line_1',
  'address_line_2',
  'city',
  'state_province',
  'postal_code',
  'skills',
  'languages',
  'industries',
  'subindustries',
  'company_name',
] as const satisfies readonly (keyof Profile)[];
const KEPT = [
  'portfolios',
  'experiences',
  'educations',
  'certifications',
  'completion',
  'level',
  'views',
  'notification_preferences',
  'privacy_settings',
  'updated_at',
] as const;
const AS_JSON = new Set<string>(['social_links', 'languages']);

const read = (column: string): string => (column === 'date_of_birth' ? "to_char(date_of_birth, 'YYYY-MM-DD') as date_of_birth" : column);
const find = statement('profile_find', `select ${[...WRITTEN, ...KEPT].map(read).join(', ')} from profile where user_id = $1`);

const columns = [...WRITTEN, 'completion', 'updated_at'];
const put = statement(
  'profile_put',
  `insert into profile (user_id, ${columns.join(', ')}) values ($1, ${columns.map((_column, index) => `$${index + 2}`).join(', ')})
   on conflict (user_id) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`,
);

const EMPTY: KeptProfile = {
  avatar: null,
  date_of_birth: null,
  gender: null,
  category_id: null,
  bio: null,
  professional_title: null,
  tagline: null,
  hourly_rate: null,
  hourly_rate_currency: null,
  experience_level: null,
  availability_status: 'available',
  unavailable_reason: null,
  timezone: null,
  social_links: {},
  state_id: null,
  city_id: null,
  state_name: null,
  city_name: null,
  address: null,
  address_line_1: null,
  address_line_2: null,
  city: null,
  state_province: null,
  postal_code: null,
  skills: [],
  languages: [],
  industries: [],
  subindustries: [],
  company_name: null,
  portfolios: [],
  experiences: [],
  educations: [],
  certifications: [],
  completion: 0,
  level: 'new',
  views: 0,
  notification_preferences: {},
  privacy_settings: {},
  updated_at: null,
};

/** Somebody who has saved nothing yet has an empty profile, not none. */
export async function profileOf(reads: Db | Tx, userId: string): Promise<KeptProfile> {
  return (await reads.row<KeptProfile>(find, [userId])) ?? EMPTY;
}

export async function putProfile(tx: Tx, userId: string, profile: Profile, completion: number, now: Date): Promise<void> {
  const values = WRITTEN.map((column) => (AS_JSON.has(column) ? JSON.stringify(profile[column]) : profile[column]));
  await tx.rows(put, [userId, ...values, completion, now]);
}
