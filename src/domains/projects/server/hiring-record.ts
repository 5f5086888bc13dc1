import { identityByUsername } from '#domains/accounts/server/accounts.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import type { HiringRecord } from '../hiring-contract.ts';
import { clientRecords } from './client-record.ts';

/** Of everyone who has a public profile. */
export async function readHiringRecord(
  db: Db,
  username: string,
  { config: { currency } }: Pick<Context, 'config'>,
): Promise<HiringRecord> {
  const identity = await identityByUsername(db, username.toLowerCase());
  if (identity === undefined || identity.email_verified_at === null || identity.is_operator)
    throw new Failure('not_found');
  const [record] = await clientRecords(db, [{ id: identity.id, least: 0n }], currency);
  if (record === undefined) throw new Failure('not_found');
  const { posted, hired, hire_rate, decide_days, paid_in_all } = record;
  return { posted, hired, hire_rate, decide_days, paid_in_all };
}
