import { Failure } from '#kit/errors.ts';
import { money } from '#kit/money.ts';
import type { Db } from '#kit/server/db/database.ts';
import { identityByUsername, identityOf, proofsOf, type Identity } from '#domains/accounts/server/accounts.ts';
import { ageOn, avatarLink, displayName } from '#domains/accounts/user.ts';
import { provenBy, tierOf, verificationLevel } from '#domains/accounts/verification.ts';
import type { PublicProfile } from '../contract.ts';
import { countryById } from '#kit/countries.ts';
import { isShown, privacyOf, type PrivateField, type Viewer } from '../privacy.ts';
import { industryName } from '../profile-input.ts';
import { skillsOf } from './profile-record.ts';
import { profileOf, type KeptProfile } from './store.ts';

/** What this viewer may see. A profile is public once the address is proven; operators have none. */
export async function publicProfile(
  db: Db,
  username: string,
  viewerId: string | null,
  now: Date,
): Promise<PublicProfile> {
  const identity = await identityByUsername(db, username.toLowerCase());
  if (identity === undefined || identity.email_verified_at === null || identity.is_operator)
    throw new Failure('not_found');
  const viewer: Viewer = viewerId === null ? 'visitor' : viewerId === identity.id ? 'owner' : 'signed_in';
  return shownTo(viewer, identity, await profileOf(db, identity.id), now);
}

/** One's own profile as others see it. */
export async function previewFor(
  db: Db,
  userId: string,
  viewer: Exclude<Viewer, 'owner'>,
  now: Date,
): Promise<PublicProfile> {
  const identity = await identityOf(db, userId);
  if (identity === undefined || identity.is_operator) throw new Failure('not_found');
  return shownTo(viewer, identity, await profileOf(db, userId), now);
}

/** What staff hid after a report: the person's own words and pictures. */
const WITHHELD: Partial<KeptProfile> = {
  avatar: null,
  professional_title: null,
  tagline: null,
  bio: null,
  unavailable_reason: null,
  portfolios: [],
  experiences: [],
  educations: [],
  certifications: [],
  social_links: {},
  company_about: null,
  company_website: null,
};

/** Every field of the answer is made here; one that may be hidden goes through `show`. */
function shownTo(viewer: Viewer, identity: Identity, storedProfile: KeptProfile, now: Date): PublicProfile {
  const isWithheld = storedProfile.withheld_at !== null;
  const profile: KeptProfile = isWithheld && viewer !== 'owner' ? { ...storedProfile, ...WITHHELD } : storedProfile;
  const privacy = privacyOf(profile.privacy_settings);
  const show = <Value, Nothing>(field: PrivateField, value: Value, nothing: Nothing): Value | Nothing =>
    isShown(privacy[field], viewer) ? value : nothing;
  const country = identity.country_id === null ? undefined : countryById(identity.country_id);
  const proofs = proofsOf(identity);
  const level = verificationLevel(proofs);
  const { hourly_rate: rate, hourly_rate_currency: currency } = profile;
  return {
    user_id: identity.id,
    is_withheld: isWithheld,
    username: identity.username,
    display_name: displayName(identity),
    role: identity.role,
    avatar: avatarLink(profile.avatar),
    professional_title: profile.professional_title,
    tagline: profile.tagline,
    availability_status: profile.availability_status,
    unavailable_reason: profile.unavailable_reason,
    member_since: identity.created_at.toISOString(),
    level: profile.level,
    measures: profile.standing,
    verification_level: level,
    tier: tierOf(level),
    verified: provenBy(proofs),
    bio: show('bio', profile.bio, null),
    skills: show('skills', skillsOf(profile), []),
    languages: show('languages', profile.languages, []),
    portfolios: show('portfolios', profile.portfolios, []),
    experiences: show('experiences', profile.experiences, []),
    educations: show('educations', profile.educations, []),
    certifications: show('certifications', profile.certifications, []),
    hourly_rate: show('hourly_rate', rate === null || currency === null ? null : money(rate, currency), null),
    experience_level: show('experience_level', profile.experience_level, null),
    social_links: show('social_links', profile.social_links, {}),
    middle_name: show('middle_name', identity.middle_name, null),
    email: show('email', identity.email, null),
    phone: show('phone', phoneOf(identity), null),
    date_of_birth: show('date_of_birth', profile.date_of_birth, null),
    age: show('age', ageOn(profile.date_of_birth, now.toISOString().slice(0, 10)), null),
    gender: show('gender', profile.gender, null),
    address: show('address', addressOf(profile), null),
    country_code: show('country', country?.code ?? null, null),
    country: show('country', country?.name ?? null, null),
    city: show('city', profile.city ?? profile.city_name, null),
    timezone: show('timezone', profile.timezone, null),
    last_activity_at: show('last_activity_at', identity.last_activity_at?.toISOString() ?? null, null),
    company_name: show('company', profile.company_name, null),
    company_about: show('company', profile.company_about, null),
    company_website: show('company', profile.company_website, null),
    company_size: show('company', profile.company_size, null),
    industries: show(
      'company',
      [...profile.industries, ...profile.subindustries].map((slug) => ({ slug, name: industryName(slug) })),
      [],
    ),
  };
}

const joined = (parts: readonly (string | null)[], between: string): string | null =>
  parts.filter((part) => part !== null).join(between) || null;
const phoneOf = ({ phone, phone_country_code: code }: Identity): string | null =>
  phone === null ? null : joined([code, phone], ' ');
const addressOf = ({ address, address_line_1, address_line_2, postal_code }: KeptProfile): string | null =>
  joined([address, address_line_1, address_line_2, postal_code], ', ');
