import { expect } from 'vitest';
import type { TestDatabase } from '#kit/server/test-database.ts';

const BLOCKED = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
const BALANCES = `select from ledger.balance join ledger.account on account.id = balance.account_id
  where account.owner = (select user_id from funding where id = $1) for update of balance nowait`;

/**
 * A payment that succeeds locks itself, then its payer's balances. `command` ends that payment and moves the payer's
 * money: it has to wait for the payment before it locks any balance, or each of the two could wait for the other.
 */
export async function waitsForPaymentFirst(
  { owner }: TestDatabase,
  fundingId: string,
  command: () => Promise<unknown>,
): Promise<void> {
  const payment = await owner.connect();
  try {
    await payment.query('begin');
    await payment.query('select from funding where id = $1 for update', [fundingId]);
    const running = command();
    await expect.poll(async () => (await owner.query(BLOCKED)).rowCount).toBe(1);
    const balances = await payment.query(BALANCES, [fundingId]).catch((error: unknown) => error);
    await payment.query('rollback');
    await running;
    expect(balances).not.toBeInstanceOf(Error);
  } finally {
    payment.release();
  }
}
