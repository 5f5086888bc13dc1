import type { Role } from '#kit/actor.ts';
import { invalidField } from '#kit/errors.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { StaffRole } from '#kit/staff.ts';
import { refuseClosedCountry } from './registration-rules.ts';
import { cleanUsername, usernameProblem } from '../username.ts';

/** The account's part of the user record, for the domains that show or edit it. */
export interface Identity {
  readonly id: string;
  readonly email: string;
  readonly email_verified_at: Date | null;
  readonly role: Role;
  readonly is_operator: boolean;
  readonly staff_roles: StaffRole[];
  readonly onboarded: boolean;
  readonly keeps_other_side: boolean;
  readonly username: string;
  readonly first_name: string;
  readonly middle_name: string | null;
  readonly last_name: string;
  readonly country_id: number | null;
  readonly phone: string | null;
  readonly phone_country_code: string | null;
  readonly phone_verified_at: Date | null;
  readonly identity_verified_at: Date | null;
  readonly payout_method_proven_at: Date | null;
  readonly background_checked_at: Date | null;
  readonly two_factor_enabled: boolean;
  readonly last_login_at: Date | null;
  readonly last_activity_at: Date | null;
  readonly created_at: Date;
  readonly closing_at: Date | null;
  readonly suspended_at: Date | null;
  /** Closed by an operator: suspended for good. */
  readonly closed_at: Date | null;
  /** Money does not go out for a while after it (MON-11). */
  readonly password_reset_at: Date | null;
}

const COLUMNS = `id, email, email_verified_at, role, is_operator, onboarded, keeps_other_side, username, first_name, middle_name, last_name, country_id, phone, phone_country_code,
  phone_verified_at, identity_verified_at, payout_method_proven_at, background_checked_at, two_factor_enabled, last_login_at, last_activity_at, created_at, closing_at, suspended_at, closed_at, password_reset_at,
  array(select r.role from staff_role r where is_operator and r.account_id = account.id order by r.role) as staff_roles`;

const byId = statement('identity_by_id', `select ${COLUMNS} from account where id = :userId`);
const byUsername = statement('identity_by_username', `select ${COLUMNS} from account where username = :username`);
const locked = statement('identity_lock', `select ${COLUMNS} from account where id = :userId for no key update`);

export const identityOf = (reads: Db | Tx, userId: string): Promise<Identity | undefined> =>
  reads.row(byId, { userId });
export const identityByUsername = (reads: Db | Tx, username: string): Promise<Identity | undefined> =>
  reads.row(byUsername, { username });

/** Locks the account, and with it everything of this person that is changed under the same lock. */
export async function lockIdentity(tx: Tx, userId: string): Promise<Identity> {
  const row = await tx.row(locked, { userId });
  if (row === undefined) throw new Error(`no account ${userId}`);
  return row;
}

export type IdentityChange = Partial<
  Pick<
    Identity,
    'first_name' | 'middle_name' | 'last_name' | 'username' | 'country_id' | 'phone' | 'phone_country_code'
  >
>;

const update = statement(
  'identity_update',
  `update account set first_name = :firstName, middle_name = :middleName, last_name = :lastName, username = :username,
    country_id = :countryId, phone = :phone, phone_country_code = :phoneCountryCode,
    phone_verified_at = :phoneVerifiedAt,
     onboarded = is_operator or :onboarded where id = :id`,
);
const usernameTaken = statement(
  'username_taken_by_other',
  'select 1 as taken where is_username_gone(:username) and not exists (select from account where username = :username and id = :id)',
);

/** Saves the editable part. A changed phone number is an unproven one; `onboarded` is guard rule 8's stored answer. */
export async function saveIdentity(
  tx: Tx,
  before: Identity,
  change: IdentityChange,
  onboarded: boolean,
): Promise<void> {
  const now = { ...before, ...change };
  const username = cleanUsername(now.username);
  if (username !== before.username) {
    const problem = usernameProblem(username);
    if (problem !== null) throw invalidField('username', problem);
    if ((await tx.row(usernameTaken, { username, id: before.id })) !== undefined)
      throw invalidField('username', 'This username is taken.');
  }
  if (now.country_id !== before.country_id) await refuseClosedCountry(tx, now.country_id ?? null);
  const samePhone = now.phone === before.phone && now.phone_country_code === before.phone_country_code;
  const phoneVerifiedAt = samePhone ? before.phone_verified_at : null;
  await tx.rows(update, {
    id: before.id,
    firstName: now.first_name,
    middleName: now.middle_name,
    lastName: now.last_name,
    username,
    countryId: now.country_id,
    phone: now.phone,
    phoneCountryCode: now.phone_country_code,
    phoneVerifiedAt,
    onboarded,
  });
}
