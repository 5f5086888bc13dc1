import { afterAll, beforeAll, expect, test } from 'vitest';
import { money, type Money } from '#kit/money.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import {
  clear,
  fund,
  hold,
  payOut,
  purchase,
  refund,
  refundPurchase,
  returnPayout,
  setAside,
  settle,
  type Reference,
} from './wallet.ts';
import { chargeChecks } from './charge-checks.ts';
import { violations } from '../../../../db/checks/run-checks.ts';

let base: TestDatabase;
const usd = (amount: number): Money => money(amount, 'USD');
const [payer, payee] = [uuidv7(), uuidv7()];
/** Of a kind that no domain brings yet: nothing here knows orders. */
const charge = (label: string): Reference => ({ type: 'milestone', id: uuidv7(), label });
const [done, split, dropped, open] = ['MS-DONE', 'MS-SPLIT', 'MS-DROPPED', 'MS-OPEN'].map(charge) as [
  Reference,
  Reference,
  Reference,
  Reference,
];
const terms = {
  title: 'A page',
  payeeId: payee,
  price: usd(1_000),
  clientFee: usd(30),
  serviceFee: usd(100),
  tax: usd(0),
  openedAt: new Date(),
};
const shares = { payeeId: payee, serviceFee: usd(100), clientFee: usd(30), tax: usd(0) };

beforeAll(async () => {
  base = await testDatabase();
  await base.database.transact(async (tx) => {
    await fund(tx, {
      journalId: uuidv7(),
      userId: payer,
      amount: usd(9_000),
      source: 'test',
      reference: { type: 'funding', id: uuidv7(), label: 'TP-1' },
    });
    for (const reference of [done, split, dropped, open])
      await hold(tx, { journalId: uuidv7(), payerId: payer, amount: usd(1_030), reference, terms });
    await purchase(tx, {
      journalId: uuidv7(),
      payerId: payer,
      price: usd(700),
      tax: usd(70),
      income: 'R.mem',
      reference: charge('MB-YEAR'),
      title: 'A year',
    });
    const [month, paidBack] = [
      charge('MB-MONTH'),
      { payerId: payer, price: usd(90), tax: usd(9), income: 'R.mem', title: 'A month' } as const,
    ];
    await purchase(tx, { journalId: uuidv7(), reference: month, ...paidBack });
    await refundPurchase(tx, { journalId: uuidv7(), reference: month });
    await settle(tx, { journalId: uuidv7(), reference: done, earned: usd(900), ...shares });
    await clear(tx, { journalId: uuidv7(), userId: payee, amount: usd(900), reference: done });
    await refund(tx, { journalId: uuidv7(), reference: split, amount: usd(500) });
    await settle(tx, { journalId: uuidv7(), reference: split, earned: usd(400), ...shares });
    await refund(tx, { journalId: uuidv7(), reference: dropped, amount: usd(1_030) });
    for (const end of ['way', 'sent', 'late', 'failed', 'bounced'] as const) {
      const details = { title: 'Bank', fee: usd(10) };
      const payout = {
        userId: payee,
        amount: usd(100),
        reference: { type: 'withdrawal', id: uuidv7(), label: `WD-${end}` },
      };
      const fees = { fee: usd(10), income: 'R.wd', outside: 'X.test', returnsFee: end === 'late' } as const;
      await setAside(tx, { ...payout, details });
      if (end === 'failed') await returnPayout(tx, payout, null);
      else if (end !== 'way') await payOut(tx, payout, fees);
      if (end === 'bounced') await returnPayout(tx, payout, fees);
    }
  });
});
afterAll(() => base.close());

test('each charge has its outcome, whatever its kind', async () => {
  const { rows } = await base.owner.query<{ lines: string }>(
    "select concat_ws(' ', number, state, paid, client_fee_kept, service_fee_kept, returned) as lines from charge order by opened_at, number",
  );
  expect(rows.map(({ lines }) => lines).toSorted()).toEqual([
    'MB-MONTH refunded 0 0 0 99',
    'MB-YEAR settled 700 0 0 0',
    'MS-DONE settled 900 30 100 0',
    'MS-DROPPED refunded 0 0 0 1030',
    'MS-OPEN held 0 0 0 0',
    'MS-SPLIT settled 400 30 100 500',
    'WD-bounced failed 0 0 0 100',
    'WD-failed failed 0 0 0 100',
    'WD-late sent 90 0 0 10',
    'WD-sent sent 90 0 10 0',
    'WD-way held 0 0 0 0',
  ]);
});

test('the same request again leaves the charge as it was', async () => {
  const again = charge('MS-AGAIN');
  const [held, settled] = [uuidv7(), uuidv7()];
  for (const turn of [true, false])
    expect(
      await base.database.transact((tx) =>
        hold(tx, { journalId: held, payerId: payer, amount: usd(1_030), reference: again, terms }),
      ),
    ).toBe(turn);
  for (const turn of [true, false])
    expect(
      await base.database.transact((tx) =>
        settle(tx, { journalId: settled, reference: again, earned: usd(900), ...shares }),
      ),
    ).toBe(turn);
  const { rows } = await base.owner.query('select total, paid, state from charge where id = $1', [again.id]);
  expect(rows).toEqual([{ total: '1030', paid: '900', state: 'settled' }]);
});

/** What a faulty verb or a manual change could leave behind, some for each check. */
const faults: Record<string, readonly string[]> = {
  'held-equals-open-charges': [
    "delete from charge where number = 'MS-OPEN'",
    "update charge set price = price + 1 where number = 'MS-OPEN'",
    "update charge set state = 'settled', paid = total where number = 'MS-OPEN'",
    "update charge set state = 'held', paid = paid - 1 where number = 'MS-DONE'",
    "update charge set kind = 'order' where number = 'MS-OPEN'",
  ],
  'charge-parts-equal-their-entries': [
    "update charge set paid = paid - 1, service_fee_kept = service_fee_kept + 1 where number = 'MS-DONE'",
    "update charge set payee_id = payer_id where number = 'MS-DONE'",
    "update charge set paid = paid + 1, returned = returned - 1 where number = 'MS-SPLIT'",
    "update charge set state = 'sent', paid = price where number = 'WD-way'",
    "update charge set paid = 90, returned = 10 where number = 'WD-failed'",
    "update charge set service_fee_kept = 0, returned = 10 where number = 'WD-sent'",
    "update charge set price = price + 1 where number = 'WD-way'",
    "update charge set paid = paid - 1, tax_kept = tax_kept + 1 where number = 'MB-YEAR'",
    "update charge set income = 'R.test' where number = 'MB-YEAR'",
    "update charge set payer_id = gen_random_uuid() where number = 'MB-YEAR'",
    "delete from charge where number = 'MB-YEAR'",
    "update charge set paid = 90, tax_kept = 9, returned = 0, state = 'settled' where number = 'MB-MONTH'",
    "update charge set paid = 1, returned = 98 where number = 'MB-MONTH'",
    "update charge set state = 'settled' where number = 'MB-MONTH'",
  ],
};

test('sound charges have no violations, and every check has a fault that proves it', async () => {
  expect(await violations(base.owner, chargeChecks)).toEqual([]);
  expect(Object.keys(faults).toSorted()).toEqual(chargeChecks.map(({ name }) => name).toSorted());
});

test.each(
  chargeChecks.flatMap((check) => (faults[check.name] ?? []).map((fault) => [check.name, fault, check.sql] as const)),
)('%s finds: %s', async (_name, fault, sql) => {
  const client = await base.owner.connect();
  try {
    await client.query('begin');
    await client.query(fault);
    expect((await client.query(sql)).rowCount).toBeGreaterThan(0);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
