import { isPositive } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { identityOf } from '#domains/accounts/server/accounts.ts';
import { balances } from '#domains/wallet/server/wallet.ts';
import type { BLOCKS } from '../contract.ts';
import { PAYOUT_TERMS } from '../terms.ts';
import { methodsOf } from './methods.ts';

const HOUR_MS = 3_600_000;

export interface Block {
  readonly why: (typeof BLOCKS)[number];
  readonly words: string;
  readonly until: string | null;
}

/** What stands in the way of any withdrawal of this person, in words that say what to do. */
export async function blocksOf(reads: Db | Tx, userId: string, now: Date, context: Pick<Context, 'config'>): Promise<Block[]> {
  // One after the other: a transaction has one line.
  const person = await identityOf(reads, userId);
  const { owed } = await balances(reads, userId, context.config.currency);
  const methods = await methodsOf(reads, userId);
  const blocks: Block[] = [];
  if (person?.identity_verified_at === null)
    blocks.push({ why: 'identity', words: 'Verify your identity first: money goes only to a person we know.', until: null });
  if (isPositive(owed))
    blocks.push({
      why: 'debt',
      words: 'Something is owed after a payment was taken back. Your next earnings repay it; then withdrawals open again.',
      until: null,
    });
  const resetAt = person?.password_reset_at ?? null;
  const coolUntil = resetAt === null ? null : new Date(resetAt.getTime() + PAYOUT_TERMS.coolingHours * HOUR_MS);
  if (coolUntil !== null && coolUntil > now)
    blocks.push({
      why: 'password_reset',
      words: `Your password was reset. For your safety nothing goes out for ${PAYOUT_TERMS.coolingHours} hours after that.`,
      until: coolUntil.toISOString(),
    });
  if (methods.length === 0) blocks.push({ why: 'no_method', words: 'Add a bank account or PayPal address to be paid to.', until: null });
  else if (methods.every(({ flagged }) => flagged !== null))
    blocks.push({ why: 'suspended_method', words: 'The last payment to your method came back. Replace it.', until: null });
  return blocks;
}

const paidBefore = statement('withdrawal_paid_before', "select from withdrawal where user_id = $1 and state = 'paid' limit 1");
/** Any withdrawal of this person has arrived. */
export const hasBeenPaid = async (reads: Db | Tx, userId: string): Promise<boolean> => (await reads.row(paidBefore, [userId])) !== undefined;
