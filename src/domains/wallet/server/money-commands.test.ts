import { composed } from '#kit/server/db/database.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Failure } from '#kit/errors.ts';
import { add, money, share, subtract, units, type Money } from '#kit/money.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { platformAccounts, postLines, userAccounts } from './ledger.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import {
  adjust,
  balances,
  clear,
  clearEarly,
  fund,
  heldFor,
  hold,
  payOut,
  purchase,
  refundPurchase,
  refund,
  returnPayout,
  reverse,
  setAside,
  settle,
  type Reference,
  type Outgoing,
} from './wallet.ts';

/**
 * Random sequences of every command of the wallet's front door from four sessions at once over four people and six
 * orders, each call made twice at the same time, as impatient people and retrying networks do. After each sequence
 * every check runs. Debts come out of nowhere here; payments taken back by their bank have random orders of their own
 * in returns.test.ts.
 */
let base: TestDatabase;
const METHOD = uuidv7();
beforeAll(async () => {
  base = await testDatabase();
  await base.owner.query(
    "insert into payout_method (id, user_id, kind, country, holder, label, sealed, fingerprint) values ($1, $1, 'bank', 'US', 'Finn', 'Bank', '', '')",
    [METHOD],
  );
});
afterAll(() => base.close());

const usd = (amount: number): Money => money(amount, 'USD');

const person = fc.nat({ max: 3 });
const orderNo = fc.nat({ max: 5 });
const amount = fc.integer({ min: 1, max: 20_000 });
const command = fc.oneof(
  { arbitrary: fc.record({ what: fc.constant('hold' as const), person, orderNo, amount }), weight: 3 },
  fc.record({ what: fc.constant('fund' as const), person, amount }),
  { arbitrary: fc.record({ what: fc.constant('settle' as const), person, orderNo }), weight: 2 },
  { arbitrary: fc.record({ what: fc.constant('refund-purchase' as const), nth: fc.nat({ max: 10 }) }), weight: 2 },
  { arbitrary: fc.record({ what: fc.constant('purchase' as const), person, amount, hasTax: fc.boolean() }), weight: 2 },
  {
    arbitrary: fc.record({ what: fc.constant('refund' as const), orderNo, percent: fc.integer({ min: 1, max: 130 }) }),
    weight: 2,
  },
  {
    arbitrary: fc.record({ what: fc.constant('clear' as const), person, percent: fc.integer({ min: 1, max: 130 }) }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      what: fc.constant('clear-early' as const),
      person,
      orderNo: fc.integer({ min: 1, max: 5 }),
      percent: fc.integer({ min: 1, max: 130 }),
    }),
    weight: 2,
  },
  {
    arbitrary: fc.record({ what: fc.constant('withdraw' as const), person, percent: fc.integer({ min: 1, max: 105 }) }),
    weight: 2,
  },
  {
    arbitrary: fc.record({ what: fc.constant('pay-out' as const), nth: fc.nat({ max: 20 }), isLate: fc.boolean() }),
    weight: 2,
  },
  fc.record({ what: fc.constant('come-back' as const), nth: fc.nat({ max: 20 }) }),
  fc.record({
    what: fc.constant('adjust' as const),
    person,
    amount: fc.integer({ min: 1, max: 3_000 }),
    account: fc.constantFrom('U.spend' as const, 'U.avail' as const),
    direction: fc.constantFrom('credit' as const, 'debit' as const),
  }),
  { arbitrary: fc.record({ what: fc.constant('owe' as const), person, amount }), weight: 2 },
  fc.record({ what: fc.constant('reverse' as const), nth: fc.nat({ max: 50 }) }),
);
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

interface World {
  readonly people: readonly string[];
  readonly orders: readonly Reference[];
  readonly journals: string[];
  readonly withdrawals: Outgoing[];
  readonly bought: Reference[];
}

/** What payouts writes with a withdrawal's money: the row, guarded by the state it comes from, and its timeline. */
const ASK = `with made as (
    insert into withdrawal (id, number, user_id, method_id, provider, live, lane, amount, fee, currency)
      values ($1, $5, $2, $3, 'test', false, 'express', $4, 1, 'USD')
    on conflict do nothing returning id)
  insert into withdrawal_event (withdrawal_id, move, party, state_after) select id, 'request', 'owner', 'requested'
    from made returning id`;
const MOVE = `with moved as (
    update withdrawal set state = $3, ended_at = now(), promised_at = coalesce($4::timestamptz, promised_at)
      where id = $1 and state = $2 returning id)
  insert into withdrawal_event (withdrawal_id, move, party, state_before, state_after) select id, $3, 'provider', $2, $3
    from moved returning id`;
const CORRECT = `insert into ledger_adjustment
  (id, kind, state, user_id, account, amount, currency, reason, proposed_by, decided_by, decided_at, posted_journal_id)
  values ($1, $2, 'posted', $3, $4, $5, 'USD', 'Drawn by lot, ten', gen_random_uuid(), gen_random_uuid(), now(), $1)`;
const ONCE_PROMISED = new Date(0);

const FEES = { fee: usd(1), income: 'R.exp', outside: 'X.test' } as const;

const part = (whole: Money, percent: number): Money => money((units(whole) * BigInt(percent)) / 100n + 1n, 'USD');

async function carryOut(world: World, command: Command, journalId: string): Promise<boolean> {
  const { database } = base;
  const personAt = (place: number): string => world.people[place] ?? '';
  const orderAt = (place: number): Reference => world.orders[place] ?? { type: 'order', id: uuidv7(), label: 'none' };
  switch (command.what) {
    case 'fund':
      return database.transact((tx) =>
        fund(tx, {
          journalId,
          userId: personAt(command.person),
          amount: usd(command.amount),
          source: 'test',
          reference: { type: 'funding', id: journalId, label: 'TP' },
        }),
      );
    case 'hold':
      return database.transact((tx) =>
        hold(tx, {
          journalId,
          payerId: personAt(command.person),
          amount: usd(command.amount),
          reference: orderAt(command.orderNo),
        }),
      );
    case 'purchase': {
      const reference = { type: 'membership', id: journalId, label: 'MB' };
      const wish = {
        journalId,
        payerId: personAt(command.person),
        price: usd(command.amount),
        tax: usd(command.hasTax ? 7 : 0),
        reference,
        title: 'A year',
      };
      const isBought = await database.transact((tx) => purchase(tx, { ...wish, income: 'R.mem' }));
      if (isBought) world.bought.push(reference);
      return isBought;
    }
    case 'refund-purchase': {
      const reference = world.bought[command.nth % Math.max(1, world.bought.length)] ?? orderAt(9);
      return database.transact((tx) => refundPurchase(tx, { journalId, reference }));
    }
    case 'settle': {
      const held = await heldFor(database.db, orderAt(command.orderNo), 'USD');
      const clientFee = share(held, 300);
      const price = subtract(held, clientFee);
      const serviceFee = share(price, 1_000);
      const parts = { earned: subtract(price, serviceFee), serviceFee, clientFee, tax: usd(0) };
      return database.transact((tx) =>
        settle(tx, {
          journalId,
          reference: orderAt(command.orderNo),
          payeeId: personAt(command.orderNo % 4),
          ...parts,
        }),
      );
    }
    case 'refund': {
      const held = await heldFor(database.db, orderAt(command.orderNo), 'USD');
      return database.transact((tx) =>
        refund(tx, { journalId, reference: orderAt(command.orderNo), amount: part(held, command.percent) }),
      );
    }
    case 'clear': {
      const userId = personAt(command.person);
      const { clearing } = await balances(database.db, userId, 'USD');
      const wish = { journalId, userId, amount: part(clearing, command.percent), reference: orderAt(0) };
      return (await database.transact((tx) => clear(tx, wish))) !== null;
    }
    case 'clear-early': {
      const userId = personAt(command.person);
      const { clearing } = await balances(database.db, userId, 'USD');
      const early = part(clearing, command.percent);
      return database.transact((tx) =>
        clearEarly(tx, {
          journalId,
          userId,
          amount: early,
          fee: share(early, 100),
          reference: orderAt(command.orderNo),
        }),
      );
    }
    case 'withdraw': {
      const userId = personAt(command.person);
      const { available } = await balances(database.db, userId, 'USD');
      const outgoing: Outgoing = {
        userId,
        amount: add(part(available, command.percent), FEES.fee),
        reference: { type: 'withdrawal', id: journalId, label: journalId },
      };
      const isMade = await database.transact(async (tx) => {
        await tx.rows(composed(ASK), [journalId, userId, METHOD, outgoing.amount.amount, journalId]);
        return setAside(tx, { ...outgoing, details: { title: 'Bank', fee: FEES.fee } });
      });
      if (isMade) world.withdrawals.push(outgoing);
      return isMade;
    }
    case 'pay-out': {
      const outgoing = world.withdrawals[command.nth % Math.max(1, world.withdrawals.length)];
      if (outgoing === undefined) return false;
      return database.transact(async (tx) => {
        const moved = await tx.rows(composed(MOVE), [
          outgoing.reference.id,
          'requested',
          'paid',
          command.isLate ? ONCE_PROMISED : null,
        ]);
        return moved.length > 0 && payOut(tx, outgoing, { ...FEES, returnsFee: command.isLate });
      });
    }
    case 'come-back': {
      const outgoing = world.withdrawals[command.nth % Math.max(1, world.withdrawals.length)];
      if (outgoing === undefined) return false;
      return database.transact(async (tx) => {
        const { id } = outgoing.reference;
        if ((await tx.rows(composed(MOVE), [id, 'requested', 'failed', null])).length > 0)
          return returnPayout(tx, outgoing, null);
        const [late] = await tx.rows(
          composed<{ late: boolean }>('select promised_at is not null as late from withdrawal where id = $1'),
          [id],
        );
        const moved = await tx.rows(composed(MOVE), [id, 'paid', 'failed', null]);
        return moved.length > 0 && returnPayout(tx, outgoing, { ...FEES, returnsFee: late?.late === true });
      });
    }
    case 'adjust': {
      const { account, direction } = command;
      const userId = personAt(command.person);
      return database.transact(async (tx) => {
        const reference = { type: 'adjustment', id: journalId, label: 'Correction' } as const;
        const isPosted = await adjust(tx, {
          journalId,
          userId,
          account,
          direction,
          amount: usd(command.amount),
          reference,
        });
        if (isPosted) await tx.rows(composed(CORRECT), [journalId, direction, userId, account, command.amount]);
        return isPosted;
      });
    }
    case 'owe': {
      const { currency } = usd(0);
      return database.transact(async (tx) => {
        const debtor = await userAccounts(tx, personAt(command.person), currency);
        const platform = await platformAccounts(tx, currency);
        return postLines(tx, journalId, 'take_back', currency, { type: 'dispute', id: journalId, label: 'AF-TAKEN' }, [
          { account: debtor['U.owed'], amount: -BigInt(command.amount) },
          { account: platform['X.test'], amount: BigInt(command.amount) },
        ]);
      });
    }
    case 'reverse': {
      const reversedId = world.journals[command.nth % Math.max(1, world.journals.length)] ?? uuidv7();
      return database.transact((tx) =>
        reverse(tx, { journalId, of: reversedId, reason: 'Drawn by lot', by: personAt(0) }),
      );
    }
  }
}

/** The refusals the ledger may give, and two for waiting too long for a lock; anything else is a fault of ours. */
const LEDGER_REFUSALS = new Set(['LE003', 'LE004', 'LE005', '23505', '40P01', '55P03']);
function mayHappen(error: unknown): boolean {
  if (error instanceof Failure) return error.code === 'insufficient_funds';
  return error instanceof RangeError || LEDGER_REFUSALS.has((error as { code?: string }).code ?? '');
}

const done: Record<Command['what'], number> = {
  fund: 0,
  hold: 0,
  purchase: 0,
  'refund-purchase': 0,
  settle: 0,
  refund: 0,
  clear: 0,
  'clear-early': 0,
  withdraw: 0,
  'pay-out': 0,
  'come-back': 0,
  adjust: 0,
  owe: 0,
  reverse: 0,
};
/**
 * Only what an operator may reverse: what moved for a charge has steps of its own, and the charge would no longer say
 * what became of it.
 */
const REVERSIBLE = new Set<Command['what']>(['fund', 'clear']);

test('no sequence of money commands, however they race, breaks an invariant', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 80, maxLength: 140, size: 'max' }), async (commands) => {
      const world: World = {
        people: Array.from({ length: 4 }, () => uuidv7()),
        orders: Array.from({ length: 6 }, (_, place) => ({ type: 'order', id: uuidv7(), label: `DK-${place}` })),
        journals: [],
        withdrawals: [],
        bought: [],
      };
      for (const person of world.people.keys()) {
        await carryOut(world, { what: 'fund', person, amount: 30_000 }, uuidv7());
        await carryOut(
          world,
          { what: 'adjust', person, amount: 9_000, account: 'U.avail', direction: 'credit' },
          uuidv7(),
        );
      }
      const queue = commands.map((command) => ({ made: command, journalId: uuidv7() }));
      const session = async (): Promise<void> => {
        for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
          const { made, journalId } = next;
          const results = await Promise.allSettled([
            carryOut(world, made, journalId),
            carryOut(world, made, journalId),
          ]);
          const posted = results.filter((result) => result.status === 'fulfilled' && result.value).length;
          expect(posted).toBeLessThanOrEqual(1);
          for (const result of results)
            if (result.status === 'rejected' && !mayHappen(result.reason)) throw result.reason;
          if (posted === 1) {
            done[made.what] += 1;
            if (REVERSIBLE.has(made.what)) world.journals.push(journalId);
          }
        }
      };
      await Promise.all([session(), session(), session(), session()]);
      expect(await violations(base.owner)).toEqual([]);
    }),
    { numRuns: 20, endOnFailure: true },
  );
  // A generator whose commands are all refused would prove nothing. Each is done 20 to 180 times; chance alone leaves
  // more than 3.
  for (const [what, times] of Object.entries(done)) expect(times, what).toBeGreaterThan(3);
});
