import { afterAll, beforeAll, expect, test } from 'vitest';
import { money, type Money } from '#kit/money.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { fund, hold, refund, reverse, settle, type Reference } from './wallet.ts';
import { ledgerChecks } from './ledger-checks.ts';
import { violations } from '../../../../db/checks/run-checks.ts';

let base: TestDatabase;
const usd = (amount: number): Money => money(amount, 'USD');
const cleo = uuidv7();
const done: Reference = { type: 'order', id: uuidv7(), label: 'DK-DONE' };
const open: Reference = { type: 'order', id: uuidv7(), label: 'DK-OPEN' };

beforeAll(async () => {
  base = await testDatabase();
  const reference = { type: 'funding', id: uuidv7(), label: 'TP-1' } as const;
  const mistake = uuidv7();
  await base.database.transact(async (tx) => {
    await fund(tx, { journalId: uuidv7(), userId: cleo, amount: usd(10_000), source: 'test', reference });
    await fund(tx, { journalId: mistake, userId: cleo, amount: usd(50), source: 'test', reference });
    await reverse(tx, { journalId: uuidv7(), of: mistake, reason: 'Paid in twice', by: cleo });
    await hold(tx, { journalId: uuidv7(), payerId: cleo, amount: usd(1_030), reference: done });
    await settle(tx, {
      journalId: uuidv7(),
      reference: done,
      payeeId: uuidv7(),
      earned: usd(900),
      serviceFee: usd(100),
      clientFee: usd(30),
      tax: usd(0),
    });
    await hold(tx, { journalId: uuidv7(), payerId: cleo, amount: usd(2_060), reference: open });
    await refund(tx, { journalId: uuidv7(), reference: open, amount: usd(60) });
  });
  await base.settled();
  await base.owner.query('select ledger.roll_up_account(id) from ledger.account where owner is null');
  await base.owner.query("select ledger.roll_up_years(id, 1000) from ledger.account where name like 'U.%'");
});
afterAll(() => base.close());

const account = (name: string, owner: string | null = null): string =>
  `(select id from ledger.account where name = '${name}' and owner is not distinct from ${owner === null ? 'null::uuid' : `'${owner}'::uuid`})`;
const journal = (kind: string): string => `(select id from ledger.journal where kind = '${kind}' order by id limit 1)`;
const spend = account('U.spend', cleo);
const income = account('R.svc');
const heldOpen = account('H.order', open.id);

/** What a faulty program, a manual change or a bad restore could leave behind, one for each check. */
const faults: Record<string, string> = {
  'journal-sums-to-zero': `update ledger.entry set amount = amount + 1 where account_id = ${income}`,
  'journal-has-entries': `delete from ledger.entry where journal_id = ${journal('refund')}`,
  'entry-is-anchored': `delete from ledger.journal where kind = 'refund'`,
  'one-currency-per-journal': `update ledger.journal set currency = 'EUR' where kind = 'settle'`,
  'balance-equals-entries': `update ledger.balance set amount = amount + 1 where account_id = ${spend}`,
  'running-balance-adds-up': `update ledger.entry set balance_after = balance_after + 1
    where account_id = ${spend} and journal_id = ${journal('hold')}`,
  'balances-within-bounds': `alter table ledger.balance drop constraint overdraft; update ledger.balance set amount = -1
    where account_id = ${spend}`,
  'nobody-owes-and-has': `update ledger.balance set amount = -1 where account_id = ${account('U.owed', cleo)}`,
  'accounts-have-their-balance-row': `insert into ledger.balance (account_id, currency, nature)
    values (${income}, 'USD', 'own')`,
  'held-parts-not-negative': `update ledger.entry set source_id = ${account('U.avail', cleo)}
    where account_id = ${heldOpen} and amount < 0`,
  'held-is-funded-less-released-less-refunded': `update ledger.journal set kind = 'clear' where kind = 'refund'`,
  'settled-leaves-nothing-held': `update ledger.balance set amount = 5
    where account_id = ${account('H.order', done.id)}`,
  'roll-up-equals-entries': `update ledger.roll_up set amount = amount - 1 where account_id = ${income}`,
  'held-roll-up-equals-entries': `insert into ledger.held_roll_up values (${spend}, pg_current_xact_id(), 7)`,
  'yearly-sums-equal-entries': `update ledger.year_sum set amount = amount + 1
    where account_id = ${spend} and part = 'own' and kind = 'hold'`,
  'returned-from-held-is-listed': 'update held_refund set amount = amount + 1',
  'later-payments-are-listed': `insert into charge_addition
    values (${journal('refund')}, gen_random_uuid(), gen_random_uuid(), 'An extra', 1, 0, 'USD', now())`,
  'own-lines-are-listed-by-kind': `update ledger.entry set listed_kind = 'fund'
    where account_id = ${spend} and listed_kind <> 'fund'`,
  'platform-balance-equals-entries': `update ledger.roll_up set upto = '3'::xid8, amount = 7
    where account_id = ${income}`,
  'reversal-mirrors-its-journal': `update ledger.entry set amount = amount * 2
    where journal_id = ${journal('reverse')}`,
  'ledger-sums-to-zero': `update ledger.entry set amount = amount + 1 where account_id = ${spend}; update ledger.balance
    set amount = amount + 1 where account_id = ${spend}`,
};

test('a sound ledger has no violations', async () => {
  expect(await violations(base.owner, ledgerChecks)).toEqual([]);
});

test('every check is proven by a fault', () => {
  expect(Object.keys(faults).toSorted()).toEqual(ledgerChecks.map((check) => check.name).toSorted());
});

test.each(ledgerChecks)('$name finds its fault', async (check) => {
  const client = await base.owner.connect();
  try {
    // As the superuser with triggers off: nothing but the checker is in the way.
    await client.query('begin; set local session_replication_role = replica');
    await client.query(faults[check.name] ?? '');
    const found = await client.query<{ what: string }>(check.sql);
    expect(found.rows.length).toBeGreaterThan(0);
    expect(found.rows[0]?.what).toEqual(expect.any(String));
  } finally {
    await client.query('rollback');
    client.release();
  }
});
