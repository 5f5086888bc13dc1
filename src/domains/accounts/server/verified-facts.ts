import { statement, type Tx } from '#kit/server/db/database.ts';

const phone = statement(
  'account_phone_verified',
  `update account set phone_country_code = $2, phone = $3, phone_verified_at = $4 where id = $1 and not exists (
     select from account where phone_country_code = $2 and phone = $3 and phone_verified_at is not null and id <> $1) returning id`,
);
const oneAtATime = statement('account_phone_turn', "select pg_advisory_xact_lock(hashtextextended('phone.' || $1, 0))");
const identity = statement('account_identity_verified', 'update account set identity_verified_at = $2 where id = $1');

/** The account's number is this one, proven. False when another account proved the same number before. */
export async function setPhoneVerified(tx: Tx, userId: string, dialCode: string, number: string, at: Date): Promise<boolean> {
  await tx.rows(oneAtATime, [dialCode + number]);
  return (await tx.row(phone, [userId, dialCode, number, at])) !== undefined;
}

/** Null takes it back: a document ran out, or the approval was revoked. */
export async function setIdentityVerified(tx: Tx, userId: string, at: Date | null): Promise<void> {
  await tx.rows(identity, [userId, at]);
}

const payoutMethod = statement(
  'account_payout_method_proven',
  'update account set payout_method_proven_at = $2 where id = $1 and payout_method_proven_at is distinct from $2',
);

/** Null when no method that money arrived at is left. */
export async function setPayoutMethodProven(tx: Tx, userId: string, at: Date | null): Promise<void> {
  await tx.rows(payoutMethod, [userId, at]);
}
