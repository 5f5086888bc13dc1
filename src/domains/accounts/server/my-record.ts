import { sideOf, type Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { otherSide, type Side } from '#kit/sides.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db, Tx } from '#kit/server/db/database.ts';
import type { OnboardingProgress, UserRecord } from '../user-record.ts';
import { provenBy, verificationLevel, type Proofs } from '../verification.ts';
import { identityOf, type Identity } from './identity.ts';
import { sessionExpiry } from './sessions.ts';

export const proofsOf = (identity: Identity): Proofs => ({
  email: identity.email_verified_at !== null,
  phone: identity.phone_verified_at !== null,
  identity: identity.identity_verified_at !== null,
  payout_method: identity.payout_method_proven_at !== null,
});

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

function setUpSides({ role, onboarded, keeps_other_side: keeps }: Identity): Side[] {
  const own = sideOf(role);
  return [...(onboarded ? [own] : []), ...(keeps ? [otherSide(own)] : [])];
}

function accountPart(identity: Identity, tokenExpiresAt: Date | null) {
  const {
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
  } = identity;
  const proofs = proofsOf(identity);
  return {
    id,
    first_name,
    middle_name,
    last_name,
    username,
    email,
    role,
    set_up_sides: setUpSides(identity),
    phone,
    phone_country_code,
    two_factor_enabled,
    is_operator,
    staff_roles,
    country_id: identity.country_id,
    email_verified_at: iso(identity.email_verified_at),
    phone_verified: identity.phone_verified_at !== null,
    phone_verified_at: iso(identity.phone_verified_at),
    verification_level: verificationLevel(proofs),
    verification_badges: provenBy(proofs),
    identity_verified: identity.identity_verified_at !== null,
    identity_verified_at: iso(identity.identity_verified_at),
    background_checked: identity.background_checked_at !== null,
    background_checked_at: iso(identity.background_checked_at),
    last_activity_at: iso(identity.last_activity_at),
    last_login_at: iso(identity.last_login_at),
    token_expires_at: iso(tokenExpiresAt),
    subscription: null,
    closing_at: iso(identity.closing_at),
    created_at: identity.created_at.toISOString(),
  };
}

/**
 * What each domain brings, with nothing where a domain that may be missing has not; a test holds the whole against its
 * shape.
 */
type Brought = Omit<UserRecord, keyof ReturnType<typeof accountPart>>;

/** The user record (REC-1 to REC-5), for its owner only: the account's own part and what every domain adds. */
export async function myRecord(reads: Db | Tx, actor: Actor, context: Context): Promise<UserRecord> {
  const identity = await identityOf(reads, actor.userId);
  if (identity === undefined) throw new Failure('unauthenticated');
  const now = context.clock();
  const [expiry, ...parts] = await Promise.all([
    sessionExpiry(reads, actor.sessionId),
    ...context.personal.flatMap(({ recordPart }) => recordPart?.(reads, identity, now) ?? []),
  ]);
  const brought: Brought = Object.assign({ bank_details: [], notification_preferences: {} }, ...parts);
  return { ...brought, ...accountPart(identity, expiry) };
}

type BroughtProgress = Omit<OnboardingProgress, 'email_verified'>;

/** What the guard's rules 5 to 8 look at. */
export async function progressOf(
  db: Db,
  userId: string,
  { personal }: Pick<Context, 'personal'>,
): Promise<OnboardingProgress> {
  const [identity, ...parts] = await Promise.all([
    identityOf(db, userId),
    ...personal.flatMap(({ onboardingPart }) => onboardingPart?.(db, userId) ?? []),
  ]);
  if (identity === undefined) throw new Failure('unauthenticated');
  const brought: BroughtProgress = Object.assign({}, ...parts);
  return { ...brought, email_verified: identity.email_verified_at !== null };
}
