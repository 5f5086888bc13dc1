/** MON-12 and MON-17: what is owed is repaid before anything can be spent, and nobody both owes and has money. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { money, type Money } from '#kit/money.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { ledgerChecks } from './ledger-checks.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import type { Reference } from '../accounts.ts';
import { platformAccounts, postLines, userAccounts } from './ledger.ts';
import {
  adjust,
  balances,
  clear,
  clearEarly,
  fund,
  hold,
  payOut,
  refund,
  returnPayout,
  setAside,
  settle,
  type Outgoing,
} from './wallet.ts';

let base: TestDatabase;
let me: string;
beforeAll(async () => void (base = await testDatabase()));
afterAll(() => base.close());
beforeEach(() => void (me = uuidv7()));
afterEach(async () => expect(await violations(base.owner, ledgerChecks)).toEqual([]));

const usd = (amount: number): Money => money(amount, 'USD');
const zero = usd(0);
const order = (): Reference => ({ type: 'order', id: uuidv7(), label: 'DK-DEBT' });
const transact = <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> => base.database.transact(work);
const balancesOf = async (userId: string): Promise<string> => {
  const { spendable, clearing, available, in_flight: inFlight, owed } = await balances(base.db, userId, 'USD');
  return [spendable, clearing, available, inFlight, owed].map(({ amount }) => amount).join(' ');
};

const added = (userId: string, amount: number) => (tx: Tx) =>
  fund(tx, {
    journalId: uuidv7(),
    userId,
    amount: usd(amount),
    source: 'test',
    reference: { type: 'funding', id: uuidv7(), label: 'AF-1' },
  });
/** A payment of this size was reversed when nothing of it was left. */
const owing = (userId: string, amount: number) => async (tx: Tx) => {
  const reference: Reference = { type: 'dispute', id: uuidv7(), label: 'AF-TAKEN' };
  const [person, platform] = [await userAccounts(tx, userId, 'USD'), await platformAccounts(tx, 'USD')];
  return postLines(tx, uuidv7(), 'take_back', 'USD', reference, [
    { account: person['U.owed'], amount: BigInt(-amount) },
    { account: platform['X.test'], amount: BigInt(amount) },
  ]);
};
const bought = (reference: Reference, amount: number) => (tx: Tx) =>
  hold(tx, { journalId: uuidv7(), payerId: me, amount: usd(amount), reference });

async function earned(reference: Reference, amount: number): Promise<void> {
  const payer = uuidv7();
  await transact(added(payer, amount));
  await transact((tx) => hold(tx, { journalId: uuidv7(), payerId: payer, amount: usd(amount), reference }));
  await transact((tx) =>
    settle(tx, {
      journalId: uuidv7(),
      reference,
      payeeId: me,
      earned: usd(amount),
      serviceFee: zero,
      clientFee: zero,
      tax: zero,
    }),
  );
}
const cleared = (reference: Reference, amount: number) => (tx: Tx) =>
  clear(tx, { journalId: uuidv7(), userId: me, amount: usd(amount), reference });
const corrected = (account: 'U.spend' | 'U.avail', amount: number) => (tx: Tx) =>
  adjust(tx, {
    journalId: uuidv7(),
    userId: me,
    account,
    direction: 'credit',
    amount: usd(amount),
    reference: { type: 'adjustment', id: uuidv7(), label: 'Correction' },
  });
async function onItsWay(amount: number): Promise<Outgoing> {
  const reference = order();
  await earned(reference, amount);
  await transact(cleared(reference, amount));
  const outgoing: Outgoing = {
    userId: me,
    amount: usd(amount),
    reference: { type: 'withdrawal', id: uuidv7(), label: 'WD-1' },
  };
  await transact((tx) => setAside(tx, outgoing));
  return outgoing;
}
const EXPRESS = { fee: usd(300), income: 'R.exp', outside: 'X.test', returnsFee: true } as const;

describe('a credit repays what is owed before it can be spent', () => {
  it('a refund of an order whose payment was disputed buys nothing twice', async () => {
    const first = order();
    await transact(added(me, 1_100));
    await transact(bought(first, 1_100));
    await transact(owing(me, 1_100));
    await transact((tx) => refund(tx, { journalId: uuidv7(), reference: first, amount: usd(1_100) }));
    expect(await balancesOf(me)).toBe('0 0 0 0 0');
    await expect(transact(bought(order(), 1_100))).rejects.toMatchObject({ code: 'insufficient_funds' });
  });

  /** Each gets the person 1,000 while 400 is owed; what is in both columns is what is left afterwards. */
  const credits: readonly [string, () => Promise<(tx: Tx) => Promise<unknown>>, string][] = [
    ['money added', async () => added(me, 1_000), '600 0 0 0 0'],
    ['a correction of spendable money', async () => corrected('U.spend', 1_000), '600 0 0 0 0'],
    ['a correction of earnings', async () => corrected('U.avail', 1_000), '0 0 600 0 0'],
    [
      'earnings that clear',
      async () => {
        const reference = order();
        await earned(reference, 1_000);
        return cleared(reference, 1_000);
      },
      '0 0 600 0 0',
    ],
    [
      'earnings cleared early',
      async () => {
        const reference = order();
        await earned(reference, 1_010);
        return (tx) => clearEarly(tx, { journalId: uuidv7(), userId: me, amount: usd(1_010), fee: usd(10), reference });
      },
      '0 0 600 0 0',
    ],
    [
      'a withdrawal that comes back',
      async () => {
        const outgoing = await onItsWay(1_000);
        return (tx) => returnPayout(tx, outgoing, null);
      },
      '0 0 600 0 0',
    ],
    [
      'an express fee that comes back',
      async () => {
        const outgoing = await onItsWay(1_000);
        return (tx) => payOut(tx, outgoing, EXPRESS);
      },
      '0 0 0 0 100',
    ],
  ];
  it.each(credits)('%s', async (_what, prepare, after) => {
    const credit = await prepare();
    await transact(owing(me, 400));
    await transact(credit);
    expect(await balancesOf(me)).toBe(after);
    const announced = await base.owner.query<{ facts: { amount: string; left: string } }>(
      "select facts from job where name = 'wallet.debt_repaid' and facts ->> 'userId' = $1",
      [me],
    );
    const left = Number(after.split(' ').at(-1));
    expect(announced.rows.map(({ facts }) => [facts.amount, facts.left])).toEqual([[String(400 - left), String(left)]]);
  });
});

it('a debt takes what its owner has, spendable money first, before anything is owed', async () => {
  await transact(added(me, 500));
  await transact(corrected('U.avail', 700));
  await transact(owing(me, 900));
  expect(await balancesOf(me)).toBe('0 0 300 0 0');
  await transact(owing(me, 900));
  expect(await balancesOf(me)).toBe('0 0 0 0 600');
});

it('an order placed while money is owed is refused and says how much to add', async () => {
  await transact(owing(me, 250));
  const refusal = await transact(bought(order(), 1_000)).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 'insufficient_funds', data: { missing: usd(1_250), owed: usd(250) } });
  expect((refusal as Error).message).toContain('You owe $2.50');
  await transact(added(me, 1_250));
  await transact(bought(order(), 1_000));
  expect(await balancesOf(me)).toBe('0 0 0 0 0');
});

it('in any order of a credit, a purchase and a debt, nobody has both money and a debt', async () => {
  for (let round = 0; round < 25; round += 1) {
    const [who, late] = [uuidv7(), order()];
    me = who;
    await transact(added(who, 1_000));
    await transact(bought(late, 1_000));
    await earned(order(), 300);
    const race = [
      transact(added(who, 400)),
      transact(owing(who, 900)),
      transact((tx) => refund(tx, { journalId: uuidv7(), reference: late, amount: usd(1_000) })),
      transact(corrected('U.avail', 200)),
      transact(bought(order(), 500)).then(
        () => 500,
        () => 0,
      ),
    ] as const;
    const spent = (await Promise.all(race))[4];
    const { spendable, available, owed } = await balances(base.db, who, 'USD');
    const [has, owes] = [Number(spendable.amount) + Number(available.amount), Number(owed.amount)];
    expect([has - owes, Math.min(has, owes)]).toEqual([1_600 - 900 - spent, 0]);
  }
});

it('the database ends no transaction with both, whatever a function does', async () => {
  await transact(owing(me, 100));
  const bypass = `update ledger.balance set amount = amount + 50 from ledger.account
    where account.id = account_id and owner = '${me}' and name = 'U.spend'`;
  await expect(base.owner.query(bypass)).rejects.toMatchObject({ code: 'LE007' });
});

it('what an older release left is repaid by a posting when the instance is upgraded', async () => {
  await transact(owing(me, 100));
  const [payer, before] = [uuidv7(), await base.owner.connect()];
  await transact(added(payer, 70));
  try {
    // As an older release posted it: both the money and the debt are there.
    await before.query('begin');
    await before.query(
      'update ledger.balance set debt_id = null where account_id in (select id from ledger.account where owner = $1)',
      [me],
    );
    const ids = (
      await base.owner.query<{ id: string }>(
        "select id from ledger.account where owner = any($1) and name = 'U.spend' order by id",
        [[me, payer]],
      )
    ).rows;
    await before.query(
      "select ledger.post(gen_random_uuid(), 'transfer', 'USD', 'funding', gen_random_uuid(), 'AF-OLD', $1, '{70,-70}')",
      [ids.map(({ id }) => id)],
    );
    await before.query(
      `update ledger.balance set debt_id = debt.id from ledger.account own, ledger.account debt
       where own.owner = $1 and debt.owner = $1 and debt.name = 'U.owed' and own.name in ('U.spend', 'U.avail')
         and balance.account_id = own.id`,
      [me],
    );
    await before.query('commit');
  } finally {
    before.release();
  }
  expect([await balancesOf(me), await violations(base.owner, ledgerChecks)]).toEqual([
    '70 0 0 0 100',
    [expect.stringContaining('nobody-owes-and-has')],
  ]);
  expect((await base.owner.query<{ n: number }>('select ledger.repay_all_debts() as n')).rows).toEqual([{ n: 1 }]);
  expect(await balancesOf(me)).toBe('0 0 0 0 30');
});
