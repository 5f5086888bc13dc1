import type * as z from 'zod/mini';
import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { lockIdentity, saveIdentity, type Identity, type IdentityChange } from '#domains/accounts/server/accounts.ts';
import { isOnboarded } from '#domains/accounts/onboarding.ts';
import { completionPercentage } from '../completion.ts';
import type { updateProfile } from '../contract.ts';
import { needStated, profileSaved } from '../events.ts';
import {
  checkedBirthday,
  checkedDialCode,
  checkedLinks,
  checkedPhone,
  checkedRate,
  checkedTimezone,
  checkedWebsite,
  cleanIndustries,
  cleanSkills,
  cleanSubindustries,
  cleanText,
  countryIdFrom,
} from '../profile-input.ts';
import { profileOf, putProfile, type KeptProfile, type Profile, type SkillLevel } from './store.ts';

/** Fields as the call takes them; what is left out stays as it is (VAL-6). */
export type ProfileChange = z.output<(typeof updateProfile)['body']>;

const TEXTS = [
  'gender',
  'category_id',
  'bio',
  'professional_title',
  'tagline',
  'unavailable_reason',
  'state_name',
  'state_province',
  'city_name',
  'city',
  'address',
  'address_line_1',
  'address_line_2',
  'postal_code',
  'state_id',
  'city_id',
  'company_name',
  'company_about',
  'hiring_needs',
] as const satisfies readonly (keyof Profile & keyof ProfileChange)[];

/**
 * Saves what is given, and with it what is derived: the completion percentage and whether onboarding is done, so that
 * a request needs one row to know (guard rule 8). The account's row is the lock.
 */
export async function saveProfile(tx: Tx, userId: string, change: ProfileChange, context: Context): Promise<void> {
  const identity = await lockIdentity(tx, userId);
  const before = await profileOf(tx, userId);
  const now = context.clock();
  const profile = { ...before, ...writtenPart(change, before, context.config.currency, now) };
  await keepProfile(tx, identity, profile, identityPart(change), now);
  if (before.hiring_needs === null && profile.hiring_needs !== null) announce(tx, needStated, { userId });
}

/** Sets the picture's file and says which one it replaces. */
export async function saveAvatar(tx: Tx, userId: string, file: string, context: Context): Promise<string | null> {
  const identity = await lockIdentity(tx, userId);
  const before = await profileOf(tx, userId);
  await keepProfile(tx, identity, { ...before, avatar: file }, {}, context.clock());
  return before.avatar;
}

/** Writes the row with its derived values, and announces it. The account must be locked. */
export async function keepProfile(
  tx: Tx,
  identity: Identity,
  profile: KeptProfile,
  change: IdentityChange,
  now: Date,
): Promise<void> {
  const phone = change.phone === undefined ? identity.phone : change.phone;
  const city = profile.city ?? profile.city_name;
  await putProfile(tx, identity.id, profile, completionPercentage({ ...profile, city, phone }), now);
  await saveIdentity(tx, identity, change, isOnboarded(identity.role, profile));
  announce(tx, profileSaved, { userId: identity.id }, [userTopic(identity.id)]);
}

const given = <Value, Out>(value: Value | undefined, make: (value: Value) => Out): Out | undefined =>
  value === undefined ? undefined : make(value);

/** Drops what was not given, so that spreading it over the stored row changes only given fields. */
const mentioned = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]?: Exclude<Fields[Key], undefined>;
  };

function writtenPart(change: ProfileChange, before: Profile, currency: string, now: Date): Partial<Profile> {
  const rate = given(change.hourly_rate, (value) => checkedRate(value, currency));
  return mentioned({
    ...Object.fromEntries(TEXTS.map((field) => [field, given(change[field], cleanText)])),
    date_of_birth: given(change.date_of_birth, (day) => checkedBirthday(day, now.toISOString().slice(0, 10))),
    hourly_rate: given(rate, (value) => value?.amount ?? null),
    hourly_rate_currency: given(rate, (value) => value?.currency ?? null),
    // VAL-6: these two fall back to what is stored.
    experience_level: change.experience_level ?? undefined,
    availability_status: change.availability_status ?? undefined,
    timezone: given(change.timezone, checkedTimezone),
    social_links: given(change.social_links, checkedLinks),
    ...(change.skills === undefined ? {} : skillsPart(change.skills, before.skill_levels)),
    company_website: given(change.company_website, checkedWebsite),
    company_size: change.company_size,
    privacy_settings: given(change.privacy_settings, (chosen) => ({ ...before.privacy_settings, ...chosen })),
    languages: given(change.languages, (all) => [
      ...new Map(all.map((language) => [language.code, language])).values(),
    ]),
    industries: given(change.industries, cleanIndustries),
    subindustries: given(change.subindustries, cleanSubindustries),
  });
}

/** A skill sent without a level keeps the one it has; a level of null takes it away. */
function skillsPart(
  given: NonNullable<ProfileChange['skills']>,
  known: Profile['skill_levels'],
): Pick<Profile, 'skills' | 'skill_levels'> {
  const all = given.map((skill) => (typeof skill === 'string' ? { slug: skill, level: undefined } : skill));
  const skills = cleanSkills(all.map(({ slug }) => slug));
  const levelBySkill = new Map<string, SkillLevel | null>(
    all.flatMap(({ slug, level }) => (level === undefined ? [] : cleanSkills([slug]).map((clean) => [clean, level]))),
  );
  const levels = skills.flatMap((skill): [string, SkillLevel][] => {
    const level = levelBySkill.has(skill) ? levelBySkill.get(skill) : known[skill];
    return level === null || level === undefined ? [] : [[skill, level]];
  });
  return { skills, skill_levels: Object.fromEntries(levels) };
}

const identityPart = (change: ProfileChange): IdentityChange =>
  mentioned({
    first_name: given(change.first_name, (name) => cleanText(name) ?? undefined),
    middle_name: given(change.middle_name, cleanText),
    last_name: given(change.last_name, (name) => cleanText(name) ?? undefined),
    username: change.username === '' ? undefined : change.username,
    country_id: countryIdFrom(change.country_id, change.country_code),
    phone: given(change.phone, checkedPhone),
    phone_country_code: given(change.phone_country_code, checkedDialCode),
  });
