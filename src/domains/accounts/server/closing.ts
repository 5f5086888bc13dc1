/** Deleting an account: requested, undone, or erased for good. What else belongs to it is erased by later domains. */
import { sideOf, type Role } from '#kit/actor.ts';
import { userTopic } from '#kit/events.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { roleChanged } from '../leaving-events.ts';
import { sha256 } from './tokens.ts';
import { endOtherSessions } from './sessions.ts';

const mark = statement('account_mark_closing', 'update account set closing_at = :closingAt where id = :userId');
const keep = statement(
  'account_closing_keep',
  `insert into account_closing (user_id, asked_at, paused_services) values (:userId, :askedAt, :pausedServices)
   on conflict (user_id) do update set asked_at = excluded.asked_at, paused_services = excluded.paused_services`,
);
const take = statement(
  'account_closing_take',
  'delete from account_closing where user_id = :userId returning paused_services',
);

/** From here on the account may only undo this and take its data along. Every session ends, this one too (AUT-5). */
export async function beginClosing(
  tx: Tx,
  userId: string,
  facts: { askedAt: Date; erasesAt: Date; pausedServices: readonly string[] },
): Promise<void> {
  await tx.rows(mark, { userId, closingAt: facts.erasesAt });
  await tx.rows(keep, { userId, askedAt: facts.askedAt, pausedServices: facts.pausedServices });
  await endOtherSessions(tx, userId, null);
}

/** Gives what has to be restored. */
export async function endClosing(tx: Tx, userId: string): Promise<{ pausedServices: string[] }> {
  await tx.rows(mark, { userId, closingAt: null });
  const row = await tx.row(take, { userId });
  return { pausedServices: row?.paused_services ?? [] };
}

const nameOf = statement('account_name_of', 'select username, email from account where id = :userId for update');
const empty = statement(
  'account_empty',
  `update account set email = :email, email_verified_at = null, username = :username, first_name = 'Former',
    middle_name = null, last_name = 'member', country_id = null,
     phone = null, phone_country_code = null, phone_verified_at = null, identity_verified_at = null,
       payout_method_proven_at = null, background_checked_at = null, two_factor_enabled = false,
     onboarded = false, keeps_other_side = false, verification_asked_at = null, last_login_at = null,
       last_activity_at = null, password_reset_at = null, closing_at = null, erased_at = :now
   where id = :userId`,
);
const retire = statement(
  'username_retire',
  'insert into retired_username (hash) values (:hash) on conflict do nothing',
);

/** Everything that opened the account or recorded its use. Passkeys and codes of others are not touched. */
const OWN_TABLES = [
  'account_closing',
  'email_change',
  'staff_email_change',
  'credential',
  'session',
  'one_time_code',
  'known_device',
  'login_challenge',
  'two_factor',
  'recovery_code',
  'passkey',
  'passkey_challenge',
  'google_link',
  'google_attempt',
  'google_ticket',
] as const;
const drops = OWN_TABLES.map((table) => statement(`erase_${table}`, `delete from ${table} where user_id = :userId`));

/**
 * Afterwards the row belongs to no person. The address is free again: it may have a new owner, or its owner may come
 * back. The username is not: old links and reviews name it, so only its hash stays, to keep impostors from it (decision
 * 014).
 */
export async function emptyAccount(tx: Tx, userId: string, now: Date): Promise<void> {
  const before = await tx.row(nameOf, { userId });
  if (before === undefined) throw new Error(`no account ${userId}`);
  await endOtherSessions(tx, userId, null);
  for (const drop of drops) await tx.rows(drop, { userId });
  await tx.rows(empty, {
    userId,
    email: `former-${userId}@deleted.invalid`,
    username: `former-${userId.replaceAll('-', '').slice(-20)}`,
    now,
  });
  await tx.rows(retire, { hash: sha256(before.username) });
}

/** A side that was finished stays in use: the one that the role leaves, or the one that it had kept already. */
const setRole = statement(
  'account_set_role',
  `update account set role = :role, onboarded = is_operator or :onboarded,
     keeps_other_side = case when :sameSide then keeps_other_side else onboarded and not is_operator end
       where id = :userId`,
);

/** The token stays valid; the next call reads from the row what it may do. */
export async function setAccountRole(
  tx: Tx,
  userId: string,
  change: { from: Role; to: Role; onboarded: boolean },
): Promise<void> {
  await tx.rows(setRole, {
    userId,
    role: change.to,
    onboarded: change.onboarded,
    sameSide: sideOf(change.from) === sideOf(change.to),
  });
  announce(tx, roleChanged, { userId, from: change.from, to: change.to }, [userTopic(userId)]);
}
