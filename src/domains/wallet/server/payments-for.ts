/**
 * Payments made for something, such as an order. The money is credited as any other; what it was for is then paid from
 * the balance, once.
 */
import { money, type Money } from '#kit/money.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import type { Reference } from '../accounts.ts';
import { fundingLookUpDue } from '../events.ts';
import type { FundingState, PaymentOutcome } from '../funding.ts';

export interface ArrivedPayment {
  readonly id: string;
  readonly number: string;
  readonly amount: Money;
  /** What its payer chose, such as the amount and the words of a tip. */
  readonly facts: unknown;
}

const arrived = statement(
  'fundings_arrived_for',
  "select id, number, amount, currency, pays_facts from funding where pays_id = :paysId and state = 'succeeded' and pays_outcome is null order by updated_at, id for no key update",
);
/** What has come for it and was not decided about yet, the oldest first. Lock what it pays for before. */
export async function arrivedPayments(tx: Tx, paysId: string): Promise<ArrivedPayment[]> {
  const rows = await tx.rows(arrived, { paysId });
  return rows.map(({ id, number, amount, currency, pays_facts: facts }) => ({
    id,
    number,
    amount: money(amount, currency),
    facts,
  }));
}

const decide = statement(
  'funding_decide',
  'update funding set pays_outcome = :outcome, pays_facts = null where id = :fundingId and pays_outcome is null',
);
export const decidePayment = (tx: Tx, fundingId: string, outcome: PaymentOutcome): void =>
  tx.send(decide, { fundingId, outcome });

/**
 * Open ones are ended at the provider by the look-up, which ends what is past its time. For failed ones, a retry is
 * over.
 */
const END = "set expires_at = now(), reason = case state when 'created' then :reason else reason end";
const RUNNING = "state in ('created', 'failed') and expires_at > now()";
const endOpen = statement(
  'fundings_end_for',
  `update funding ${END} where pays_id = :paysId and ${RUNNING} returning id, state`,
);
/**
 * Nothing more is to be paid for it: open checkouts end. Money that comes all the same stays in the balance. Every
 * command locks what is paid for first, then its payments, and the balances last, as a payment that succeeds does: end
 * payments before you move money.
 */
export async function endPaymentsFor(tx: Tx, paysId: string, reason: string): Promise<void> {
  lookUp(tx, await tx.rows(endOpen, { reason, paysId }));
}

const endNamed = statement(
  'fundings_end_named',
  `update funding ${END} where user_id = :payerId and pays_kind = :type and pays_number = :label and ${RUNNING}
    returning id, state`,
);
/** The same for all payments of one kind that carry this number, such as every extra of an order. */
export async function endPaymentsNamed(
  tx: Tx,
  payerId: string,
  { type, label }: Omit<Reference, 'id'>,
  reason: string,
): Promise<void> {
  lookUp(tx, await tx.rows(endNamed, { reason, payerId, type, label }));
}

function lookUp(tx: Tx, ended: readonly { readonly id: string; readonly state: FundingState }[]): void {
  for (const { id, state } of ended) if (state === 'created') announce(tx, fundingLookUpDue, { fundingId: id });
}
