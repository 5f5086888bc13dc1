import { hasClientAbilities, isFreelancerRole } from '#kit/actor.ts';
import { countryById } from '#kit/countries.ts';
import { money } from '#kit/money.ts';
import type { RecordOwner } from '#kit/server/context.ts';
import type { Db, Tx } from '#kit/server/db/database.ts';
import { ageOn, PROFILE_COMPLETE_PERCENT } from '#domains/accounts/user.ts';
import type { OnboardingProgress, UserRecord } from '#domains/accounts/user-record.ts';
import { privacyOf } from '../privacy.ts';
import { skillName } from '../profile-input.ts';
import { profileOf, type KeptProfile } from './store.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The profile's part of the user record. */
export async function profileRecordOf(reads: Db | Tx, owner: RecordOwner, now: Date): Promise<Partial<UserRecord>> {
  const profile = await profileOf(reads, owner.id);
  const {
    completion,
    views,
    updated_at: updatedAt,
    level,
    level_since,
    level_loss_at,
    standing: _standing,
    skill_levels: _levels,
    notification_preferences: _preferences,
    hourly_rate: rate,
    hourly_rate_currency: currency,
    industries,
    subindustries,
    company_name,
    company_about,
    company_website,
    company_size,
    hiring_needs,
    ...stored
  } = profile;
  const company = {
    company_name,
    company_about,
    company_website,
    company_size,
    hiring_needs,
    industries,
    subindustries,
  };
  return {
    ...stored,
    ...placeOf(owner, profile),
    age: ageOn(profile.date_of_birth, now.toISOString().slice(0, 10)),
    category: profile.category_id,
    hourly_rate: rate === null || currency === null ? null : money(rate, currency),
    profile_completed: completion >= PROFILE_COMPLETE_PERCENT,
    profile_completion_percentage: completion,
    profile_views: views,
    last_profile_update: iso(updatedAt),
    privacy_settings: privacyOf(profile.privacy_settings),
    skills: skillsOf(profile),
    freelancer: isFreelancerRole(owner.role)
      ? { level, level_since: iso(level_since), level_loss_at: iso(level_loss_at) }
      : null,
    client: hasClientAbilities(owner.role) || company_name !== null ? company : null,
  };
}

export const skillsOf = ({ skills, skill_levels }: KeptProfile) =>
  skills.map((slug) => ({ slug, name: skillName(slug), level: skill_levels[slug] ?? null }));

function placeOf({ country_id }: RecordOwner, profile: KeptProfile) {
  const country = country_id === null ? undefined : countryById(country_id);
  return {
    country: country?.name ?? null,
    country_code: country?.code ?? null,
    city: profile.city ?? profile.city_name,
    city_name: profile.city_name ?? profile.city,
    state_province: profile.state_province ?? profile.state_name,
    state_name: profile.state_name ?? profile.state_province,
  };
}

export async function onboardingRecordOf(db: Db, userId: string): Promise<Omit<OnboardingProgress, 'email_verified'>> {
  const { completion, skills, bio, industries, subindustries, company_name } = await profileOf(db, userId);
  return { profile_completion_percentage: completion, skills, bio, industries, subindustries, company_name };
}
