import { composed } from '#kit/server/db/database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { money, type Money } from '#kit/money.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { heldRollUp, rollUpPlatform } from './roll-up.ts';
import {
  balances,
  clear,
  fund,
  heldFor,
  hold,
  platformBalance,
  refund,
  reverse,
  settle,
  type Reference,
} from './wallet.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
});
afterAll(async () => {
  expect(await violations(base.owner)).toEqual([]);
  await base.close();
});

const usd = (amount: number): Money => money(amount, 'USD');
const order = (): Reference => ({ type: 'order', id: uuidv7(), label: 'DK-TEST-0001' });
const funding = (): Reference => ({ type: 'funding', id: uuidv7(), label: 'TP-0001' });

async function someoneWith(amount: number): Promise<string> {
  const userId = uuidv7();
  await base.database.transact((tx) =>
    fund(tx, { journalId: uuidv7(), userId, amount: usd(amount), source: 'test', reference: funding() }),
  );
  return userId;
}

const spendable = async (userId: string): Promise<string> =>
  (await balances(base.database.db, userId, 'USD')).spendable.amount;

describe('the app’s rights', () => {
  test.each([
    "insert into ledger.journal (id, kind, currency, reference_type, reference_id, reference_label, request_hash) select gen_random_uuid(), 'x', 'USD', 'order', gen_random_uuid(), 'x', gen_random_uuid()",
    'insert into ledger.entry (account_id, journal_id, amount) select 1, id, 1 from ledger.journal limit 1',
    'update ledger.entry set amount = amount + 1',
    'update ledger.balance set amount = amount + 1',
    'delete from ledger.journal',
    'truncate ledger.entry',
    'alter table ledger.entry disable trigger append_only',
    'drop trigger balanced on ledger.entry',
    "select ledger.write_entries(gen_random_uuid(), 'USD', '{1,2}', '{-1,1}')",
  ])('%s is refused', async (sql) => {
    await expect(base.database.db.rows(composed(sql))).rejects.toMatchObject({ code: '42501' });
  });

  test('even the ledger’s owner cannot change, remove or unbalance what is posted', async () => {
    await someoneWith(100);
    for (const sql of [
      'update ledger.entry set amount = -amount',
      'delete from ledger.journal',
      'truncate ledger.reversal',
      'update ledger.account set name = name',
    ]) {
      await expect(base.owner.query(sql)).rejects.toMatchObject({ code: 'LE002' });
    }
    await expect(
      base.owner.query(
        'insert into ledger.entry (account_id, journal_id, amount) select 1, id, 1 from ledger.journal limit 1',
      ),
    ).rejects.toMatchObject({ code: 'LE001' });
    const balancedButLate =
      'insert into ledger.entry (account_id, journal_id, amount) select account, (select id from ledger.journal limit 1), sum from (values (1, 5), (2, -5)) late (account, sum)';
    await expect(base.owner.query(balancedButLate)).rejects.toMatchObject({ code: 'LE001' });
  });
});

describe('a journal’s id is its idempotency key', () => {
  test('the same call again posts nothing; other content under the same id is refused', async () => {
    const userId = uuidv7();
    const call = { journalId: uuidv7(), userId, amount: usd(500), source: 'test' as const, reference: funding() };
    const post = (more: Partial<typeof call> = {}) => base.database.transact((tx) => fund(tx, { ...call, ...more }));
    expect(await post()).toBe(true);
    expect(await post()).toBe(false);
    await expect(post({ amount: usd(501) })).rejects.toMatchObject({ code: 'LE003' });
    await expect(post({ reference: funding() })).rejects.toMatchObject({ code: 'LE003' });
    expect(await spendable(userId)).toBe('500');
  });

  test('4,000 calls under 400 ids from 16 sessions make exactly 400 journals', async () => {
    const userId = uuidv7();
    const reference = funding();
    const ids = Array.from({ length: 400 }, () => uuidv7());
    const calls = ids
      .flatMap((journalId) => Array.from({ length: 10 }, () => journalId))
      .sort(() => Math.random() - 0.5);
    let posted = 0;
    const session = async (): Promise<void> => {
      for (let journalId = calls.pop(); journalId !== undefined; journalId = calls.pop()) {
        const key = journalId;
        if (
          await base.database.transact((tx) =>
            fund(tx, { journalId: key, userId, amount: usd(7), source: 'test', reference }),
          )
        )
          posted += 1;
      }
    };
    await Promise.all(Array.from({ length: 16 }, session));
    const [row] = await base.database.db.rows(
      composed<{ count: string }>('select count(*) from ledger.journal where reference_id = $1'),
      [reference.id],
    );
    expect([posted, row?.count, await spendable(userId)]).toEqual([400, '400', '2800']);
  });
});

describe('money that is not there', () => {
  test('cannot be held, and the answer says how much is missing', async () => {
    const payerId = await someoneWith(1_000);
    const attempt = base.database.transact((tx) =>
      hold(tx, { journalId: uuidv7(), payerId, amount: usd(1_250), reference: order() }),
    );
    await expect(attempt).rejects.toMatchObject({ code: 'insufficient_funds', data: { missing: usd(250) } });
    expect(await spendable(payerId)).toBe('1000');
  });

  test('cannot be spent twice by sessions racing for it', async () => {
    const payerId = await someoneWith(1_000);
    const attempts = Array.from({ length: 12 }, () =>
      base.database.transact((tx) => hold(tx, { journalId: uuidv7(), payerId, amount: usd(300), reference: order() })),
    );
    const results = await Promise.allSettled(attempts);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(3);
    expect(await spendable(payerId)).toBe('100');
  });

  test('cannot be cleared', async () => {
    const userId = await someoneWith(10);
    await expect(
      base.database.transact((tx) => clear(tx, { journalId: uuidv7(), userId, amount: usd(1), reference: order() })),
    ).rejects.toMatchObject({
      code: 'insufficient_funds',
    });
  });
});

describe('held funds', () => {
  const earn = async (userId: string, amount: number): Promise<void> => {
    const payerId = await someoneWith(amount);
    const reference = order();
    await base.database.transact(async (tx) => {
      await hold(tx, { journalId: uuidv7(), payerId, amount: usd(amount), reference });
      await settle(tx, {
        journalId: uuidv7(),
        reference,
        payeeId: userId,
        earned: usd(amount),
        serviceFee: usd(0),
        clientFee: usd(0),
        tax: usd(0),
      });
      await clear(tx, { journalId: uuidv7(), userId, amount: usd(amount), reference });
    });
  };

  test('go back to the accounts they came from, earnings before top-ups', async () => {
    const payerId = await someoneWith(600);
    await earn(payerId, 900);
    const reference = order();
    const give = (amount: number) =>
      base.database.transact((tx) => refund(tx, { journalId: uuidv7(), reference, amount: usd(amount) }));
    await base.database.transact((tx) => hold(tx, { journalId: uuidv7(), payerId, amount: usd(1_000), reference }));
    expect(await balances(base.database.db, payerId, 'USD')).toMatchObject({
      spendable: usd(0),
      available: usd(500),
      held: usd(1_000),
    });
    await give(300);
    expect(await balances(base.database.db, payerId, 'USD')).toMatchObject({
      spendable: usd(0),
      available: usd(800),
      held: usd(700),
    });
    await give(700);
    expect(await balances(base.database.db, payerId, 'USD')).toMatchObject({
      spendable: usd(600),
      available: usd(900),
      held: usd(0),
    });
    await expect(give(1)).rejects.toMatchObject({ code: 'LE005' });
  });

  test('are settled whole or not at all, and once', async () => {
    const payerId = await someoneWith(1_030);
    const freelancerId = uuidv7();
    const reference = order();
    await base.database.transact((tx) => hold(tx, { journalId: uuidv7(), payerId, amount: usd(1_030), reference }));
    const pay = (earned: number) =>
      base.database.transact((tx) =>
        settle(tx, {
          journalId: uuidv7(),
          reference,
          payeeId: freelancerId,
          earned: usd(earned),
          serviceFee: usd(100),
          clientFee: usd(30),
          tax: usd(0),
        }),
      );
    await expect(pay(899)).rejects.toMatchObject({ code: 'LE005' });
    await expect(pay(901)).rejects.toMatchObject({ code: 'LE005' });
    const results = await Promise.allSettled([pay(900), pay(900), pay(900)]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await heldFor(base.database.db, reference, 'USD')).toEqual(usd(0));
  });

  test('of an order can only be moved by its own verbs', async () => {
    const payerId = await someoneWith(100);
    const reference = order();
    await base.database.transact((tx) => hold(tx, { journalId: uuidv7(), payerId, amount: usd(100), reference }));
    const theft =
      "select ledger.post(gen_random_uuid(), 'theft', 'USD', 'order', $1, 'x', array[a.id, h.id], '{100,-100}') from ledger.account a, ledger.account h where a.owner = $2 and a.name = 'U.avail' and h.owner = $1";
    await expect(base.database.db.rows(composed(theft), [reference.id, payerId])).rejects.toMatchObject({
      code: 'LE004',
    });
  });
});

describe('a correction', () => {
  test('is the same journal with the signs turned, once', async () => {
    const userId = uuidv7();
    const journalId = uuidv7();
    const undo = (id: string) =>
      base.database.transact((tx) =>
        reverse(tx, { journalId: id, of: journalId, reason: 'Paid in by mistake', by: userId }),
      );
    await base.database.transact((tx) =>
      fund(tx, { journalId, userId, amount: usd(400), source: 'test', reference: funding() }),
    );
    const reversalId = uuidv7();
    expect([await undo(reversalId), await undo(reversalId), await spendable(userId)]).toEqual([true, false, '0']);
    await expect(undo(uuidv7())).rejects.toMatchObject({ code: '23505' });
  });

  test('is refused when the money has been spent since', async () => {
    const userId = uuidv7();
    const journalId = uuidv7();
    await base.database.transact((tx) =>
      fund(tx, { journalId, userId, amount: usd(400), source: 'test', reference: funding() }),
    );
    await base.database.transact((tx) =>
      hold(tx, { journalId: uuidv7(), payerId: userId, amount: usd(1), reference: order() }),
    );
    await expect(
      base.database.transact((tx) =>
        reverse(tx, { journalId: uuidv7(), of: journalId, reason: 'Too late', by: userId }),
      ),
    ).rejects.toMatchObject({
      code: 'insufficient_funds',
    });
  });
});

test('the platform’s balances are right before, between and after roll-ups', async () => {
  const before = BigInt((await platformBalance(base.database.db, 'X.test', 'USD')).amount);
  const rollUp = () => rollUpPlatform(base.database);
  const deposits = Array.from({ length: 40 }, async (_, turn) => {
    await someoneWith(10);
    if (turn % 5 === 0) await rollUp();
  });
  await Promise.all(deposits);
  await rollUp();
  await someoneWith(10);
  expect(BigInt((await platformBalance(base.database.db, 'X.test', 'USD')).amount)).toBe(before - 410n);
});

test('what someone has in held funds is right before, between and after roll-ups', async () => {
  const payerId = await someoneWith(10_000);
  const rollUp = heldRollUp(base.database);
  const readRollUp = () =>
    base.database.db.row(
      composed<{ amount: string }>(
        'select amount from ledger.held_roll_up join ledger.account on id = source_id where owner = $1',
      ),
      [payerId],
    );
  const orders = Array.from({ length: 120 }, async (_, turn) => {
    const reference = order();
    await base.database.transact((tx) => hold(tx, { journalId: uuidv7(), payerId, amount: usd(50), reference }));
    if (turn % 40 === 0) await rollUp();
    if (turn % 3 === 0)
      await base.database.transact((tx) => refund(tx, { journalId: uuidv7(), reference, amount: usd(50) }));
    if (turn % 3 === 1)
      await base.database.transact((tx) => refund(tx, { journalId: uuidv7(), reference, amount: usd(20) }));
  });
  await Promise.all(orders);
  const expected = String(40 * 50 + 40 * 30);
  expect((await balances(base.database.db, payerId, 'USD')).held.amount).toBe(expected);
  await base.settled();
  await rollUp();
  expect((await readRollUp())?.amount).toBe(expected);
  await base.database.transact((tx) => hold(tx, { journalId: uuidv7(), payerId, amount: usd(7), reference: order() }));
  expect((await balances(base.database.db, payerId, 'USD')).held.amount).toBe(String(Number(expected) + 7));
  expect(await violations(base.owner)).toEqual([]);
});

test('amounts in different currencies never meet', async () => {
  const userId = await someoneWith(100);
  const mixed =
    "select ledger.post(gen_random_uuid(), 'mix', 'EUR', 'order', gen_random_uuid(), 'x', array[a.id, b.id], '{-5,5}') from ledger.account a, ledger.account b where a.owner = $1 and b.owner = $1 and a.name = 'U.spend' and b.name = 'U.avail'";
  await expect(base.database.db.rows(composed(mixed), [userId])).rejects.toMatchObject({ code: 'LE004' });
});
