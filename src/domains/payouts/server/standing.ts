import { RESET_PAUSE_HOURS } from '#domains/accounts/reset-pause.ts';
import { compare, formatMoney, isPositive, isZero, money, subtract, type Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { emailFrozenUntil, identityOf, UNDO_DAYS, type Identity } from '#domains/accounts/server/accounts.ts';
import { formatUnit } from '#kit/format/unit.ts';
import { balances, earningsAtRisk } from '#domains/wallet/server/wallet.ts';
import type { BLOCKS } from '../contract.ts';
import { identityAnswerDue } from '#domains/verification/server/verification.ts';
import { isSameName } from '../same-name.ts';
import { methodsOf, type PayoutMethod } from './methods.ts';

const HOUR_MS = 3_600_000;

export interface Block {
  readonly why: (typeof BLOCKS)[number];
  readonly words: string;
  readonly until: string | null;
}

/** What blocks any withdrawal of this person, in words that say what to do. */
async function blocksOfPerson(
  reads: Db | Tx,
  person: Identity | undefined,
  userId: string,
  now: Date,
  currency: string,
): Promise<Block[]> {
  const { owed } = await balances(reads, userId, currency);
  const frozenUntil = await emailFrozenUntil(reads, userId, now);
  const blocks: Block[] = [];
  const block = (reason: Block['why'], words: string, until: Date | null = null): void =>
    void blocks.push({ why: reason, words, until: until?.toISOString() ?? null });
  if (person === undefined || person.suspended_at !== null)
    block('suspended', 'Your account is suspended. We don’t send withdrawals during a suspension.');
  if ((person?.closing_at ?? null) !== null)
    block('closing', 'Your account is being deleted. Cancel the deletion, or wait until it is done.');
  if ((person?.identity_verified_at ?? null) === null)
    block('identity', 'Verify your identity first. We pay out only to verified people.');
  if (isPositive(owed))
    block(
      'debt',
      'You owe money after a payment was reversed. You can withdraw again once your earnings, refunds or top-ups have repaid it.',
    );
  const resetAt = person?.password_reset_at ?? null;
  const coolUntil = resetAt === null ? null : new Date(resetAt.getTime() + RESET_PAUSE_HOURS * HOUR_MS);
  if (coolUntil !== null && coolUntil > now)
    block(
      'password_reset',
      `Your password was reset. For your security, withdrawals are paused for ${formatUnit(RESET_PAUSE_HOURS, 'hour')} afterwards.`,
      coolUntil,
    );
  if (frozenUntil !== null)
    block(
      'email_change',
      `Your email address was changed. Withdrawals are paused for ${UNDO_DAYS} days, while the change can be undone from the old address.`,
      frozenUntil,
    );
  return blocks;
}

type OfMethod = Pick<PayoutMethod, 'flagged' | 'holder'> & { readonly removed_at?: Date | null };

/** What blocks this method alone. */
function blockOfMethod(method: OfMethod, person: Identity | undefined): Block | null {
  const blockFor = (reason: Block['why'], words: string): Block => ({ why: reason, words, until: null });
  if ((method.removed_at ?? null) !== null) return blockFor('method_removed', 'The payout method was removed.');
  if (method.flagged !== null) return blockFor('suspended_method', `${method.flagged} Replace the payout method.`);
  if (person !== undefined && !isSameName(method.holder, person))
    return blockFor(
      'name',
      `The payout method isn’t in your name, as on your profile: ${person.first_name} ${person.last_name}. Correct the name or replace the method.`,
    );
  return null;
}

/**
 * What a client's bank asks about stays here until the bank has answered (MON-20); what was earned otherwise can leave.
 */
async function blockOfDisputed(reads: Db | Tx, userId: string, leaving: Money): Promise<Block | null> {
  const { currency } = leaving;
  const [{ available }, stays] = await Promise.all([
    balances(reads, userId, currency),
    earningsAtRisk(reads, userId, currency),
  ]);
  if (isZero(stays) || compare(subtract(available, leaving), stays) >= 0) return null;
  const words = `The bank of one of your clients is disputing a payment. ${formatMoney(stays)} that you earned from it stays in your balance until the bank decides.`;
  return { why: 'payment_disputed', words, until: null };
}

/**
 * Whether a withdrawal may go out, checked at the request and again when it is sent (MON-18). The sender locks the
 * person's row, so that whatever would refuse it comes either before or after it was sent. `leaving`: what is still in
 * the balance and would leave it, nothing once it was set aside.
 */
export async function whyNotWithdraw(
  tx: Tx,
  userId: string,
  method: OfMethod,
  { leaving, now }: { readonly leaving: Money; readonly now: Date },
  { config }: Pick<Context, 'config'>,
): Promise<Block | null> {
  const person = await identityOf(tx, userId);
  const [block] = await blocksOfPerson(tx, person, userId, now, config.currency);
  return block ?? blockOfMethod(method, person) ?? (await blockOfDisputed(tx, userId, leaving));
}

/** While the documents are in review there is nothing to do but wait for the answer, which is due at `until`. */
const IN_REVIEW = 'We’re reviewing your documents. You can withdraw once your identity is verified.';

async function orInReview(reads: Db | Tx, block: Block, userId: string): Promise<Block> {
  const due = block.why === 'identity' ? await identityAnswerDue(reads, userId) : null;
  return due === null ? block : { why: 'identity_in_review', words: IN_REVIEW, until: due.toISOString() };
}

/** Withdraw all, for the screen; of the methods only what leaves none that could be used. */
export async function blocksOf(
  reads: Db | Tx,
  userId: string,
  now: Date,
  context: Pick<Context, 'config'>,
): Promise<Block[]> {
  const person = await identityOf(reads, userId);
  const ofPerson = await blocksOfPerson(reads, person, userId, now, context.config.currency);
  const blocks = await Promise.all(ofPerson.map((block) => orInReview(reads, block, userId)));
  // With some of the balance left, the request itself says how much has to stay.
  const disputed = await blockOfDisputed(reads, userId, money('1', context.config.currency));
  if (disputed !== null) blocks.push(disputed);
  const ofMethods = (await methodsOf(reads, userId)).map((method) => blockOfMethod(method, person));
  const [first] = ofMethods;
  if (first === undefined)
    blocks.push({ why: 'no_method', words: 'Add a bank account or PayPal address for your payouts.', until: null });
  else if (first !== null && !ofMethods.includes(null)) blocks.push(first);
  return blocks;
}

const paidBefore = statement(
  'withdrawal_paid_before',
  "select from withdrawal where user_id = :userId and state = 'paid' limit 1",
);
/** Any withdrawal of this person has arrived. */
export const hasBeenPaid = async (reads: Db | Tx, userId: string): Promise<boolean> =>
  (await reads.row(paidBefore, { userId })) !== undefined;
