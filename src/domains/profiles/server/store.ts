import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type {
  AVAILABILITY,
  COMPANY_SIZES,
  EXPERIENCE_LEVELS,
  FLUENCIES,
  SKILL_LEVELS,
  UserRecord,
} from '#domains/accounts/user-record.ts';
import type { Level, Measures } from '../levels.ts';

export type SkillLevel = (typeof SKILL_LEVELS)[number];

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
  /** By skill as written in `skills`; one without a level is missing here. */
  readonly skill_levels: Record<string, SkillLevel>;
  readonly languages: SpokenLanguage[];
  readonly portfolios: UserRecord['portfolios'];
  readonly experiences: UserRecord['experiences'];
  readonly educations: UserRecord['educations'];
  readonly certifications: UserRecord['certifications'];
  readonly industries: string[];
  readonly subindustries: string[];
  readonly company_name: string | null;
  readonly company_about: string | null;
  readonly company_website: string | null;
  readonly company_size: (typeof COMPANY_SIZES)[number] | null;
  readonly hiring_needs: string | null;
  /** What its owner chose; see privacyOf for what holds. */
  readonly privacy_settings: Record<string, unknown>;
}

/** Not written by a profile form: other commands and jobs maintain these. */
export interface KeptProfile extends Profile {
  readonly completion: number;
  readonly level: Level;
  readonly level_since: Date | null;
  readonly level_loss_at: Date | null;
  /** The measures the level was last judged by. */
  readonly standing: Measures | null;
  readonly views: number;
  readonly notification_preferences: Record<string, unknown>;
  readonly updated_at: Date | null;
  /** Our team hid the person's words and pictures after a report. */
  readonly withheld_at: Date | null;
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
  'skill_levels',
  'languages',
  'portfolios',
  'experiences',
  'educations',
  'certifications',
  'industries',
  'subindustries',
  'company_name',
  'company_about',
  'company_website',
  'company_size',
  'hiring_needs',
  'privacy_settings',
] as const satisfies readonly (keyof Profile)[];
const KEPT = [
  'completion',
  'level',
  'level_since',
  'level_loss_at',
  'standing',
  'views',
  'notification_preferences',
  'updated_at',
  'withheld_at',
] as const;
const AS_JSON = new Set<string>([
  'social_links',
  'skill_levels',
  'languages',
  'portfolios',
  'experiences',
  'educations',
  'certifications',
  'privacy_settings',
]);

const read = (column: string): string =>
  column === 'date_of_birth' ? "to_char(date_of_birth, 'YYYY-MM-DD') as date_of_birth" : column;
const find = statement(
  'profile_find',
  `select ${[...WRITTEN, ...KEPT].map(read).join(', ')} from profile where user_id = :userId`,
);

const columns = [...WRITTEN, 'completion', 'updated_at'];
const put = statement(
  'profile_put',
  `insert into profile (user_id, ${columns.join(', ')})
    values (:userId, ${columns.map((column) => `:${column}`).join(', ')})
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
  skill_levels: {},
  languages: [],
  portfolios: [],
  experiences: [],
  educations: [],
  certifications: [],
  industries: [],
  subindustries: [],
  company_name: null,
  company_about: null,
  company_website: null,
  company_size: null,
  hiring_needs: null,
  privacy_settings: {},
  completion: 0,
  level: 'new',
  level_since: null,
  level_loss_at: null,
  standing: null,
  views: 0,
  notification_preferences: {},
  updated_at: null,
  withheld_at: null,
};

/** Someone who has saved nothing yet has an empty profile. */
export async function profileOf(reads: Db | Tx, userId: string): Promise<KeptProfile> {
  return (await reads.row(find, { userId })) ?? EMPTY;
}

export async function putProfile(
  tx: Tx,
  userId: string,
  profile: Profile,
  completion: number,
  now: Date,
): Promise<void> {
  const written = Object.fromEntries(
    WRITTEN.map((column) => [column, AS_JSON.has(column) ? JSON.stringify(profile[column]) : profile[column]]),
  );
  // What a loop makes has no types of its own.
  await tx.rows(put, { ...written, userId, completion, updated_at: now } as never);
}
