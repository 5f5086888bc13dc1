/**
 * Who sees which field of a public profile. The name, the picture, the title, the level and what was verified are
 * always shown.
 */
export const AUDIENCES = ['public', 'signed_in', 'only_me'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** The defaults. Ways to contact or find someone outside are private. */
export const DEFAULT_PRIVACY = {
  bio: 'public',
  skills: 'public',
  hourly_rate: 'public',
  experience_level: 'public',
  portfolios: 'public',
  experiences: 'public',
  educations: 'public',
  certifications: 'public',
  languages: 'public',
  country: 'public',
  city: 'public',
  timezone: 'public',
  company: 'public',
  social_links: 'signed_in',
  last_activity_at: 'signed_in',
  middle_name: 'only_me',
  email: 'only_me',
  phone: 'only_me',
  date_of_birth: 'only_me',
  age: 'only_me',
  gender: 'only_me',
  address: 'only_me',
} as const satisfies Record<string, Audience>;

export type PrivateField = keyof typeof DEFAULT_PRIVACY;
export const PRIVATE_FIELDS = Object.keys(DEFAULT_PRIVACY) as [PrivateField, ...PrivateField[]];
export type PrivacySettings = Record<PrivateField, Audience>;

const isAudience = (value: unknown): value is Audience => AUDIENCES.some((audience) => audience === value);

/** What was chosen, and the default for everything else. */
export function privacyOf(chosen: Readonly<Record<string, unknown>>): PrivacySettings {
  const settled = PRIVATE_FIELDS.map((field) => [
    field,
    isAudience(chosen[field]) ? chosen[field] : DEFAULT_PRIVACY[field],
  ]);
  return Object.fromEntries(settled) as PrivacySettings;
}

/** The viewer: anyone, someone signed in, or the owner. */
export type Viewer = 'visitor' | 'signed_in' | 'owner';

export function isShown(audience: Audience, viewer: Viewer): boolean {
  if (viewer === 'owner' || audience === 'public') return true;
  return audience === 'signed_in' && viewer === 'signed_in';
}
