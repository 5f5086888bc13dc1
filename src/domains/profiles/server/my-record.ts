import type { Actor } from '#kit/actor.ts';
import { hasClientAbilities, isFreelancerRole } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { identityOf, sessionExpiry, type Identity } from '#domains/accounts/server/accounts.ts';
import { ageOn, PROFILE_COMPLETE_PERCENT } from '#domains/accounts/user.ts';
import type { OnboardingProgress, UserRecord } from '#domains/accounts/user-record.ts';
import { provenBy, verificationLevel, type Proofs } from '#domains/accounts/verification.ts';
import { countryById } from '#kit/countries.ts';
import { privacyOf } from '../privacy.ts';
import { skillName } from '../profile-input.ts';
import { profileOf, type KeptProfile } from './store.ts';

export const proofsOf = (identity: Identity): Proofs => ({
  email: identity.email_verified_at !== null,
  phone: identity.phone_verified_at !== null,
  identity: identity.identity_verified_at !== null,
  payout_method: identity.payout_method_proven_at !== null,
});

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The user record (REC-1 to REC-5), for its owner only. */
export async function myRecord(reads: Db | Tx, actor: Actor, context: Context): Promise<UserRecord> {
  const identity = await identityOf(reads, actor.userId);
  if (identity === undefined) throw new Failure('unauthenticated');
  const record = recordOf(identity, await profileOf(reads, actor.userId), await sessionExpiry(reads, actor.sessionId), context.clock());
  const told = await reads.row<{ preferences: Record<string, unknown> }>(notificationPreferences, [actor.userId]);
  return { ...record, bank_details: await reads.rows<BankDetail>(bankDetails, [actor.userId]), notification_preferences: told?.preferences ?? {} };
}

/** A view of how somebody wants to be told; notifications stand above profiles. */
const notificationPreferences = statement('notification_preferences_of', 'select preferences from notification_preference_record where user_id = $1');

type BankDetail = UserRecord['bank_details'][number];
/** A view of where somebody is paid; numbers are masked in its labels. */
const bankDetails = statement(
  'bank_details',
  'select id, kind, label, is_default from bank_detail where user_id = $1 order by is_default desc, created_at, id',
);

function recordOf(
  identity: Identity,
  profile: KeptProfile,
  tokenExpiresAt: Date | null,
  now: Date,
): Omit<UserRecord, 'bank_details' | 'notification_preferences'> {
  const { id, first_name, middle_name, last_name, username, email, role, phone, phone_country_code, two_factor_enabled, is_operator, staff_roles } = identity;
  const {
    completion,
    views,
    updated_at: _updated,
    level,
    level_since,
    level_loss_at,
    standing: _standing,
    skill_levels: _levels,
    hourly_rate: rate,
    hourly_rate_currency: currency,
    industries,
    subindustries,
    company_name,
    company_about,
    company_website,
    company_size,
    hiring_needs,
    ...told
  } = profile;
  const company = { company_name, company_about, company_website, company_size, hiring_needs, industries, subindustries };
  const proofs = proofsOf(identity);
  return {
    ...told,
    id,
    first_name,
    middle_name,
    last_name,
    username,
    email,
    role,
    phone,
    phone_country_code,
    two_factor_enabled,
    is_operator,
    staff_roles,
    ...placeOf(identity, profile),
    email_verified_at: iso(identity.email_verified_at),
    age: ageOn(profile.date_of_birth, now.toISOString().slice(0, 10)),
    phone_verified: identity.phone_verified_at !== null,
    phone_verified_at: iso(identity.phone_verified_at),
    category: profile.category_id,
    hourly_rate: rate === null || currency === null ? null : money(rate, currency),
    profile_completed: completion >= PROFILE_COMPLETE_PERCENT,
    profile_completion_percentage: completion,
    verification_level: verificationLevel(proofs),
    verification_badges: provenBy(proofs),
    profile_views: views,
    identity_verified: identity.identity_verified_at !== null,
    identity_verified_at: iso(identity.identity_verified_at),
    background_checked: identity.background_checked_at !== null,
    background_checked_at: iso(identity.background_checked_at),
    last_activity_at: iso(identity.last_activity_at),
    last_login_at: iso(identity.last_login_at),
    last_profile_update: iso(profile.updated_at),
    token_expires_at: iso(tokenExpiresAt),
    privacy_settings: privacyOf(profile.privacy_settings),
    skills: skillsOf(profile),
    freelancer: isFreelancerRole(role) ? { level, level_since: iso(level_since), level_loss_at: iso(level_loss_at) } : null,
    client: hasClientAbilities(role) || company_name !== null ? company : null,
    subscription: null,
    closing_at: iso(identity.closing_at),
    created_at: identity.created_at.toISOString(),
  };
}

export const skillsOf = ({ skills, skill_levels }: KeptProfile) => skills.map((slug) => ({ slug, name: skillName(slug), level: skill_levels[slug] ?? null }));

function placeOf({ country_id }: Identity, profile: KeptProfile) {
  const country = country_id === null ? undefined : countryById(country_id);
  return {
    country_id,
    country: country?.name ?? null,
    country_code: country?.code ?? null,
    city: profile.city ?? profile.city_name,
    city_name: profile.city_name ?? profile.city,
    state_province: profile.state_province ?? profile.state_name,
    state_name: profile.state_name ?? profile.state_province,
  };
}

/** What the guard's rules 5 to 8 look at. */
export async function onboardingProgressOf(db: Db, userId: string): Promise<OnboardingProgress> {
  const identity = await identityOf(db, userId);
  if (identity === undefined) throw new Failure('unauthenticated');
  const { completion, skills, bio, industries, subindustries, company_name } = await profileOf(db, userId);
  return {
    email_verified: identity.email_verified_at !== null,
    profile_completion_percentage: completion,
    skills,
    bio,
    industries,
    subindustries,
    company_name,
  };
}
