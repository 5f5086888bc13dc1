import { money, type Money } from '#kit/money.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';

const own = statement(
  'profile_work_of',
  'select skills, hourly_rate, hourly_rate_currency from profile where user_id = :userId',
);

/** What a person can do and for how much, for their own eyes: whatever of it others may see. */
export async function workOf(
  reads: Db | Tx,
  userId: string,
): Promise<{ readonly skills: readonly string[]; readonly rate: Money | null }> {
  const row = await reads.row(own, { userId });
  const { skills = [], hourly_rate: rate = null, hourly_rate_currency: currency = null } = row ?? {};
  return { skills, rate: rate === null || currency === null ? null : money(BigInt(rate), currency) };
}
