import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Failure } from '#kit/errors.ts';
import { money, share, subtract, units, type Money } from '#kit/money.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { balances, clear, fund, heldFor, hold, refund, reverse, settle, type HeldReference } from './wallet.ts';

/**
 * Random sequences of every money deed from four sessions at once over four people and six orders, most calls made
 * twice at the same time, as impatient people and retrying networks do. After each sequence every check runs.
 */
let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.close());

const usd = (amount: number): Money => money(amount, 'USD');

const person = fc.nat({ max: 3 });
const orderNo = fc.nat({ max: 5 });
const amount = fc.integer({ min: 1, max: 20_000 });
const deed = fc.oneof(
  { arbitrary: fc.record({ what: fc.constant('hold' as const), person, orderNo, amount }), weight: 3 },
  fc.record({ what: fc.constant('fund' as const), person, amount }),
  fc.record({ what: fc.constant('settle' as const), person, orderNo }),
  fc.record({ what: fc.constant('refund' as const), orderNo, percent: fc.integer({ min: 1, max: 130 }) }),
  fc.record({ what: fc.constant('clear' as const), person, percent: fc.integer({ min: 1, max: 130 }) }),
  fc.record({ what: fc.constant('reverse' as const), nth: fc.nat({ max: 50 }) }),
);
type Deed = typeof deed extends fc.Arbitrary<infer Value> ? Value : never;

interface World {
  readonly people: readonly string[];
  readonly orders: readonly HeldReference[];
  readonly journals: string[];
}

const part = (whole: Money, percent: number): Money => money((units(whole) * BigInt(percent)) / 100n + 1n, 'USD');

async function carryOut(world: World, made: Deed, journalId: string): Promise<boolean> {
  const { database } = base;
  const personAt = (place: number): string => world.people[place] ?? '';
  const orderAt = (place: number): HeldReference => world.orders[place] ?? { type: 'order', id: uuidv7(), label: 'none' };
  switch (made.what) {
    case 'fund':
      return database.transact((tx) =>
        fund(tx, {
          journalId,
          userId: personAt(made.person),
          amount: usd(made.amount),
          source: 'test',
          reference: { type: 'funding', id: journalId, label: 'TP' },
        }),
      );
    case 'hold':
      return database.transact((tx) => hold(tx, { journalId, payerId: personAt(made.person), amount: usd(made.amount), reference: orderAt(made.orderNo) }));
    case 'settle': {
      const held = await heldFor(database.db, orderAt(made.orderNo), 'USD');
      const clientFee = share(held, 300);
      const price = subtract(held, clientFee);
      const serviceFee = share(price, 1_000);
      const parts = { earned: subtract(price, serviceFee), serviceFee, clientFee, tax: usd(0) };
      return database.transact((tx) => settle(tx, { journalId, reference: orderAt(made.orderNo), freelancerId: personAt(made.person), ...parts }));
    }
    case 'refund': {
      const held = await heldFor(database.db, orderAt(made.orderNo), 'USD');
      return database.transact((tx) => refund(tx, { journalId, reference: orderAt(made.orderNo), amount: part(held, made.percent) }));
    }
    case 'clear': {
      const userId = personAt(made.person);
      const { clearing } = await balances(database.db, userId, 'USD');
      return database.transact((tx) => clear(tx, { journalId, userId, amount: part(clearing, made.percent), reference: orderAt(0) }));
    }
    case 'reverse': {
      const of = world.journals[made.nth % Math.max(1, world.journals.length)] ?? uuidv7();
      return database.transact((tx) => reverse(tx, { journalId, of, reason: 'Drawn by lot', by: personAt(0) }));
    }
  }
}

/** The refusals the ledger may give; anything else is a fault of ours. */
const LEDGER_REFUSALS = new Set(['LE003', 'LE004', 'LE005', '23505', '40P01']);
function mayHappen(error: unknown): boolean {
  if (error instanceof Failure) return error.code === 'insufficient_funds';
  return error instanceof RangeError || LEDGER_REFUSALS.has((error as { code?: string }).code ?? '');
}

const done: Record<Deed['what'], number> = { fund: 0, hold: 0, settle: 0, refund: 0, clear: 0, reverse: 0 };

test('no sequence of money deeds, however they race, breaks an invariant', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 60, maxLength: 140, size: 'max' }), async (deeds) => {
      const world: World = {
        people: Array.from({ length: 4 }, () => uuidv7()),
        orders: Array.from({ length: 6 }, (_, place) => ({ type: 'order', id: uuidv7(), label: `DK-${place}` })),
        journals: [],
      };
      for (const userId of world.people) await carryOut(world, { what: 'fund', person: world.people.indexOf(userId), amount: 30_000 }, uuidv7());
      const queue = deeds.map((made) => ({ made, journalId: uuidv7() }));
      const session = async (): Promise<void> => {
        for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
          const { made, journalId } = next;
          const results = await Promise.allSettled([carryOut(world, made, journalId), carryOut(world, made, journalId)]);
          const posted = results.filter((result) => result.status === 'fulfilled' && result.value).length;
          expect(posted).toBeLessThanOrEqual(1);
          for (const result of results) if (result.status === 'rejected' && !mayHappen(result.reason)) throw result.reason;
          if (posted === 1) {
            done[made.what] += 1;
            world.journals.push(journalId);
          }
        }
      };
      await Promise.all([session(), session(), session(), session()]);
      expect(await violations(base.owner)).toEqual([]);
    }),
    { numRuns: 25, endOnFailure: true },
  );
  // A generator that never gets a deed through would prove nothing.
  for (const [what, times] of Object.entries(done)) expect(times, what).toBeGreaterThan(10);
});
