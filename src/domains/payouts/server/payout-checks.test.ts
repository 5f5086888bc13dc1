import { afterAll, beforeAll, expect, test } from 'vitest';
import { money, type Money } from '#kit/money.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import {
  clear,
  hold,
  fund,
  payOut,
  returnPayout,
  setAside,
  settle,
  type Outgoing,
} from '#domains/wallet/server/wallet.ts';
import { payoutChecks } from './payout-checks.ts';
import { violations } from '../../../../db/checks/run-checks.ts';

let base: TestDatabase;
const finn = uuidv7();
const usd = (amount: number): Money => money(amount, 'USD');
const FEES = { fee: usd(100), income: 'R.wd', outside: 'X.test', returnsFee: false } as const;

/** What a withdrawal writes beside the ledger: itself and its timeline. */
async function withdrawal(number: string, ...states: string[]): Promise<Outgoing> {
  const id = uuidv7();
  await base.owner.query(
    `insert into withdrawal (id, number, user_id, method_id, provider, live, lane, amount, fee, currency, state,
      ended_at)
     values ($1, $2, $3, (select id from payout_method limit 1), 'test', false, 'standard', 2000, 100, 'USD', $4,
       now())`,
    [id, number, finn, states.at(-1)],
  );
  for (const [at, state] of states.entries())
    await base.owner.query(
      "insert into withdrawal_event (withdrawal_id, move, party, state_before, state_after) values ($1, 'go-on', 'system', $2, $3)",
      [id, states[at - 1] ?? null, state],
    );
  const outgoing: Outgoing = { userId: finn, amount: usd(2_000), reference: { type: 'withdrawal', id, label: number } };
  await base.database.transact((tx) => setAside(tx, { ...outgoing, details: { title: 'Bank', fee: usd(100) } }));
  return outgoing;
}

/** One on its way, one that arrived, one that came back. */
beforeAll(async () => {
  base = await testDatabase();
  const order = { type: 'order', id: uuidv7(), label: 'DK-1' } as const;
  await base.database.transact(async (tx) => {
    await fund(tx, {
      journalId: uuidv7(),
      userId: finn,
      amount: usd(9_000),
      source: 'test',
      reference: { type: 'funding', id: uuidv7(), label: 'TP-1' },
    });
    await hold(tx, { journalId: uuidv7(), payerId: finn, amount: usd(9_000), reference: order });
    await settle(tx, {
      journalId: uuidv7(),
      reference: order,
      payeeId: finn,
      earned: usd(9_000),
      serviceFee: usd(0),
      clientFee: usd(0),
      tax: usd(0),
    });
    await clear(tx, { journalId: uuidv7(), userId: finn, amount: usd(9_000), reference: order });
  });
  await base.owner.query(
    "insert into payout_method (id, user_id, kind, country, holder, label, sealed, fingerprint) values (gen_random_uuid(), $1, 'bank', 'US', 'Finn', 'Bank', '', '')",
    [finn],
  );
  await withdrawal('WD-OPEN', 'requested', 'held');
  const paid = await withdrawal('WD-PAID', 'requested', 'approved', 'processing', 'paid');
  const back = await withdrawal('WD-BACK', 'requested', 'cancelled');
  await base.database.transact(async (tx) => {
    await payOut(tx, paid, FEES);
    await returnPayout(tx, back, null);
  });
});
afterAll(() => base.close());

/** What a faulty command or a manual change could leave behind, some for each check. */
const faults: Record<string, readonly string[]> = {
  'withdrawal-moved-what-its-state-says': [
    "update withdrawal set state = 'failed' where number = 'WD-PAID'",
    "update withdrawal set state = 'paid' where number = 'WD-OPEN'",
    "update withdrawal set fee = fee + 1 where number = 'WD-PAID'",
    "update withdrawal set promised_at = now() - interval '1 hour' where number = 'WD-PAID'",
    "update ledger.journal set reference_id = (select id from withdrawal where number = 'WD-PAID') where kind = 'withdraw_back'",
  ],
  'money-on-its-way-is-explained': ["delete from withdrawal_event; delete from withdrawal where number = 'WD-OPEN'"],
  'withdrawal-has-its-charge': [
    "delete from charge where number = 'WD-OPEN'",
    "update charge set state = 'failed', returned = price where number = 'WD-OPEN'",
    "update charge set reason = 'Made up' where number = 'WD-PAID'",
  ],
  'withdrawal-matches-its-timeline': [
    "update withdrawal set state = 'in_review' where number = 'WD-OPEN'",
    "delete from withdrawal_event where state_after = 'processing'",
  ],
};

test('sound withdrawals have no violations, and every check has a fault that proves it', async () => {
  expect(await violations(base.owner, payoutChecks)).toEqual([]);
  expect(Object.keys(faults).toSorted()).toEqual(payoutChecks.map(({ name }) => name).toSorted());
});

test.each(
  payoutChecks.flatMap((check) => (faults[check.name] ?? []).map((fault) => [check.name, fault, check.sql] as const)),
)('%s finds: %s', async (_name, fault, sql) => {
  const client = await base.owner.connect();
  try {
    await client.query('begin; set local session_replication_role = replica');
    await client.query(fault);
    const found = await client.query<{ what: string }>(sql);
    expect(found.rows[0]?.what).toEqual(expect.any(String));
  } finally {
    await client.query('rollback');
    client.release();
  }
});
