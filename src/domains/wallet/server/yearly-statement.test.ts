import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { money, units, zero } from '#kit/money.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { balances, clear, fund, heldFor, hold, refund, settle, type HeldReference } from './wallet.ts';
import { transactions } from './transactions.ts';
import { readStatement } from './yearly-statement.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.close());

const usd = (amount: number) => money(amount, 'USD');
const step = fc.record({
  what: fc.constantFrom('fund', 'hold', 'settle', 'refund', 'clear'),
  amount: fc.integer({ min: 2, max: 9_000 }),
  gapDays: fc.nat({ max: 120 }),
});
const YEARS = [2023, 2024, 2025, 2026, 2027] as const;

/** What an append-only ledger cannot be made to do otherwise: days long gone. */
async function moveTo(journalId: string, at: Date): Promise<void> {
  const client = await base.owner.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query('update ledger.journal set created_at = $2 where id = $1', [journalId, at]);
    await client.query('commit');
  } finally {
    client.release();
  }
}

let moved = 0;

test('over any history, each year opens with what the last one closed with, and the last closes with the wallet', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
      const [payer, earner] = [uuidv7(), uuidv7()];
      const open: HeldReference[] = [];
      let earned = 0;
      let at = Date.UTC(2023, 5, 1);
      for (const { what, amount, gapDays } of steps) {
        const journalId = uuidv7();
        at = Math.min(at + gapDays * 86_400_000, Date.UTC(2027, 11, 30));
        const order = open.at(-1);
        const done = await base.database
          .transact(async (tx) => {
            if (what === 'hold') {
              const reference: HeldReference = { type: 'order', id: uuidv7(), label: 'DK-TEST-TEST' };
              open.push(reference);
              return hold(tx, { journalId, payerId: payer, amount: usd(Math.ceil(amount / 20)), reference });
            }
            if (what === 'refund' && order !== undefined) return refund(tx, { journalId, reference: order, amount: usd(1) });
            if (what === 'settle' && order !== undefined) {
              open.pop();
              earned += 1;
              const all = await heldFor(tx, order, 'USD');
              return settle(tx, {
                journalId,
                reference: order,
                freelancerId: earner,
                earned: all,
                serviceFee: zero('USD'),
                clientFee: zero('USD'),
                tax: zero('USD'),
              });
            }
            if (what === 'clear' && earned > 0)
              return clear(tx, { journalId, userId: earner, amount: usd(1), reference: { type: 'order', id: uuidv7(), label: 'DK' } });
            return fund(tx, { journalId, userId: payer, amount: usd(amount), source: 'test', reference: { type: 'funding', id: journalId, label: 'AF' } });
          })
          .catch(() => false);
        if (done) await moveTo(journalId, new Date(at));
      }
      moved += (await balances(base.database.db, earner, 'USD')).available.amount === '0' ? 0 : 1;
      for (const userId of [payer, earner]) {
        const years = await Promise.all(YEARS.map((year) => readStatement(base.database.db, userId, year, 'USD', new Date(Date.UTC(2028, 0, 1)))));
        const wallet = await balances(base.database.db, userId, 'USD');
        for (const [place, { balances: own }] of years.entries()) {
          for (const { bucket, opening, closing } of own) {
            expect(opening).toEqual(place === 0 ? zero('USD') : years[place - 1]?.balances.find((one) => one.bucket === bucket)?.closing);
            if (place === YEARS.length - 1) expect(closing).toEqual(wallet[bucket]);
          }
        }
        for (const year of YEARS) {
          const page = await transactions(base.database.db, userId, { bucket: 'spendable', from: `${year}-01-01`, to: `${year}-12-31`, limit: 100 });
          const kinds = years[YEARS.indexOf(year)]?.balances.find(({ bucket }) => bucket === 'spendable')?.kinds ?? [];
          expect(page.items.reduce((sum, { amount }) => sum + units(amount), 0n)).toBe(kinds.reduce((sum, { amount }) => sum + units(amount), 0n));
        }
      }
    }),
    { numRuns: 40 },
  );
  expect(moved).toBeGreaterThan(0);
}, 60_000);
