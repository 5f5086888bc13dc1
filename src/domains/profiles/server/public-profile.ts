import { Failure } from '#kit/errors.ts';
import { money } from '#kit/money.ts';
import type { Db } from '#kit/server/db/database.ts';
import { identityByUsername } from '#domains/accounts/server/accounts.ts';
import { avatarLink, displayName } from '#domains/accounts/user.ts';
import { provenBy, tierOf, verificationLevel } from '#domains/accounts/verification.ts';
import type { PublicProfile } from '../contract.ts';
import { countryById } from '../countries.ts';
import { industryName, skillName } from '../profile-input.ts';
import { proofsOf } from './my-record.ts';
import { profileOf } from './store.ts';

/** What anyone may see. There is nobody to see until the address is proven, and operators are not on show. */
export async function publicProfile(db: Db, username: string): Promise<PublicProfile> {
  const identity = await identityByUsername(db, username.toLowerCase());
  if (identity === undefined || identity.email_verified_at === null || identity.is_operator) throw new Failure('not_found');
  const profile = await profileOf(db, identity.id);
  const country = identity.country_id === null ? undefined : countryById(identity.country_id);
  const proofs = proofsOf(identity);
  const level = verificationLevel(proofs);
  const { professional_title, tagline, bio, languages, hourly_rate, hourly_rate_currency, experience_level, availability_status, timezone, company_name } =
    profile;
  return {
    professional_title,
    tagline,
    bio,
    languages,
    experience_level,
    availability_status,
    timezone,
    company_name,
    user_id: identity.id,
    username: identity.username,
    display_name: displayName(identity),
    role: identity.role,
    avatar: avatarLink(profile.avatar),
    skills: profile.skills.map((slug) => ({ slug, name: skillName(slug) })),
    hourly_rate: hourly_rate === null || hourly_rate_currency === null ? null : money(hourly_rate, hourly_rate_currency),
    country_code: country?.code ?? null,
    country: country?.name ?? null,
    city: profile.city ?? profile.city_name,
    industries: [...profile.industries, ...profile.subindustries].map((slug) => ({ slug, name: industryName(slug) })),
    member_since: identity.created_at.toISOString(),
    last_activity_at: identity.last_activity_at?.toISOString() ?? null,
    level: profile.level,
    verification_level: level,
    tier: tierOf(level),
    verified: provenBy(proofs),
  };
}
