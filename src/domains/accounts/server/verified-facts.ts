import { statement, type Tx } from '#kit/server/db/database.ts';
import { lockUntilCommit } from '#kit/server/db/lock-until-commit.ts';

const phone = statement(
  'account_phone_verified',
  `update account set phone_country_code = :dialCode, phone = :number, phone_verified_at = :at
    where id = :userId and not exists (
     select from account where phone_country_code = :dialCode and phone = :number and phone_verified_at is not null
       and id <> :userId) returning id`,
);
const identity = statement(
  'account_identity_verified',
  'update account set identity_verified_at = :at where id = :userId',
);

/** Records this number as the account's proven one. False when another account proved the same number before. */
export async function setPhoneVerified(
  tx: Tx,
  userId: string,
  dialCode: string,
  number: string,
  at: Date,
): Promise<boolean> {
  lockUntilCommit(tx, 0, `phone.${dialCode}${number}`);
  return (await tx.row(phone, { userId, dialCode, number, at })) !== undefined;
}

/** Null removes it: a document expired, or the approval was revoked. */
export async function setIdentityVerified(tx: Tx, userId: string, at: Date | null): Promise<void> {
  await tx.rows(identity, { userId, at });
}

const payoutMethod = statement(
  'account_payout_method_proven',
  'update account set payout_method_proven_at = :at where id = :userId and payout_method_proven_at is distinct from :at',
);

/** Null when no payout method is left that money ever arrived at. */
export async function setPayoutMethodProven(tx: Tx, userId: string, at: Date | null): Promise<void> {
  await tx.rows(payoutMethod, { userId, at });
}
