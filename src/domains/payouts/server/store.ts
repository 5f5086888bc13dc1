import { money, type Money } from '#kit/money.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import { lockIdentity } from '#domains/accounts/server/accounts.ts';
import type { Lane, WithdrawalState } from '../withdrawal.ts';

export type PayoutProvider = 'test' | 'paypal' | 'manual';

export interface Withdrawal {
  readonly id: string;
  readonly number: string;
  readonly userId: string;
  readonly methodId: string;
  readonly provider: PayoutProvider;
  readonly live: boolean;
  readonly lane: Lane;
  readonly amount: Money;
  readonly fee: Money;
  readonly state: WithdrawalState;
  readonly reason: string | null;
  readonly heldUntil: Date | null;
  readonly sendsAt: Date | null;
  readonly promisedAt: Date | null;
  readonly providerReference: string | null;
  readonly requestedAt: Date;
  readonly sentAt: Date | null;
  readonly endedAt: Date | null;
  /** Why it was stopped on its way out; null for the waits every withdrawal has. */
  readonly stoppedFor: string | null;
  /** One sent by hand, once an operator has seen the account. */
  readonly listedAt: Date | null;
}

export type WithdrawalRow = RowOf<typeof byId>;

export const withdrawalOf = (row: WithdrawalRow): Withdrawal => ({
  id: row.id,
  number: row.number,
  userId: row.user_id,
  methodId: row.method_id,
  provider: row.provider,
  live: row.live,
  lane: row.lane,
  amount: money(row.amount, row.currency),
  fee: money(row.fee, row.currency),
  state: row.state,
  reason: row.reason,
  heldUntil: row.held_until,
  sendsAt: row.sends_at,
  promisedAt: row.promised_at,
  providerReference: row.provider_reference,
  requestedAt: row.requested_at,
  sentAt: row.sent_at,
  endedAt: row.ended_at,
  stoppedFor: row.stopped_for,
  listedAt: row.listed_at,
});

const byId = statement('withdrawal', 'select * from withdrawal where id = :id');
const byNumber = statement('withdrawal_by_number', 'select * from withdrawal where number = :number');
const byIdLocked = statement('withdrawal_locked', 'select * from withdrawal where id = :id for update');

const read = (row: WithdrawalRow | undefined): Withdrawal | null => (row === undefined ? null : withdrawalOf(row));
export const withdrawalById = async (reads: Db | Tx, id: string): Promise<Withdrawal | null> =>
  read(await reads.row(byId, { id }));
export const withdrawalByNumber = async (reads: Db | Tx, number: string): Promise<Withdrawal | null> =>
  read(await reads.row(byNumber, { number }));

/**
 * Locks the person first, then the withdrawal, so that any change of their standing comes before this or after it
 * (MON-18). Every command locks in this order, and the balances last, so that no two deadlock.
 */
async function lock(tx: Tx, found: WithdrawalRow | undefined): Promise<Withdrawal | null> {
  if (found === undefined) return null;
  await lockIdentity(tx, found.user_id);
  return read(await tx.row(byIdLocked, { id: found.id }));
}

export const lockWithdrawal = async (tx: Tx, id: string): Promise<Withdrawal | null> =>
  lock(tx, await tx.row(byId, { id }));
export const lockByNumber = async (tx: Tx, number: string): Promise<Withdrawal | null> =>
  lock(tx, await tx.row(byNumber, { number }));
