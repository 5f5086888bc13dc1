import { identityOf } from '#domains/accounts/server/accounts.ts';
import { VERIFIED_LEVEL } from '#domains/accounts/user.ts';
import { verificationLevel } from '#domains/accounts/verification.ts';
import type { Db, Tx } from '#kit/server/db/database.ts';

/** Whether the higher daily limit applies (LIM-17): email, phone and identity alone reach the level. */
export async function isVerified(reads: Db | Tx, userId: string): Promise<boolean> {
  const identity = await identityOf(reads, userId);
  if (identity === undefined) return false;
  const { email_verified_at: email, phone_verified_at: phone, identity_verified_at: proven } = identity;
  return (
    verificationLevel({ email: email !== null, phone: phone !== null, identity: proven !== null }) >= VERIFIED_LEVEL
  );
}
