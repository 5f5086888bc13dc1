import { composed } from '#kit/server/db/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChargeKinds } from '../charge-kind.ts';
import { money, type Money } from '#kit/money.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { isolated } from '#kit/isolated.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { readParts } from './balance-parts.ts';
import { payments } from './payment-history.ts';
import { paymentReceipt } from './payment-receipt.ts';
import { transactions } from './transactions.ts';
import { fund, hold, noteReason, payOut, refund, returnPayout, setAside, settle, type Reference } from './wallet.ts';

let base: TestDatabase;
const usd = (amount: number): Money => money(amount, 'USD');
const [payer, payee] = [uuidv7(), uuidv7()];
const milestone: Reference = { type: 'milestone', id: uuidv7(), label: 'MS-2345-6789' };
const dropped: Reference = { type: 'milestone', id: uuidv7(), label: 'MS-9876-5432' };
const gift = { userId: payer, amount: usd(500), reference: { type: 'gift', id: uuidv7(), label: 'GI-2345-6789' } };
const PAYOUT = { fee: usd(20), income: 'R.wd', outside: 'X.test', returnsFee: false } as const;

/** Kinds that no domain of the product brings. */
const KINDS: ChargeKinds = [
  {
    flow: 'payment',
    kind: 'milestone',
    noun: 'Milestone',
    paid: 'Milestone funded',
    refunded: 'Milestone refunded',
    earned: 'Milestone earned',
    payee: 'Freelancer',
    held_note: 'Held until you approve the milestone.',
    path: (number) => `/contracts/milestones/${number}`,
  },
  {
    flow: 'payout',
    kind: 'gift',
    noun: 'Gift',
    sent: 'Gift',
    in_transit: (to) => `Gift to ${to}`,
    receipt: 'Given',
    fee: 'Gift fee',
    path: () => null,
  },
];
const terms = {
  title: 'First draft',
  payeeId: payee,
  price: usd(1_000),
  clientFee: usd(30),
  serviceFee: usd(100),
  tax: usd(0),
  openedAt: new Date(),
};
const lines = async (userId: string, kinds = KINDS) =>
  (await payments(base.database.db, userId, {}, kinds)).items.map(
    ({ words, number, amount, fee, state, path, reason }) =>
      [words, number, amount.amount, fee?.amount ?? '-', state, path ?? '-', reason ?? '-'].join(' '),
  );
const transact: TestDatabase['database']['transact'] = (work) => base.database.transact(work);

beforeAll(async () => {
  base = await testDatabase();
  await transact(async (tx) => {
    await fund(tx, {
      journalId: uuidv7(),
      userId: payer,
      amount: usd(5_000),
      source: 'test',
      reference: { type: 'funding', id: uuidv7(), label: 'AF-1' },
    });
    for (const reference of [milestone, dropped])
      await hold(tx, { journalId: uuidv7(), payerId: payer, amount: usd(1_030), reference, terms });
    await refund(tx, { journalId: uuidv7(), reference: dropped, amount: usd(1_030) });
  });
});
afterAll(() => base.close());

test('a kind unknown to the wallet is held, listed, received and linked in the words of its domain', async () => {
  const held = await readParts(base.database.db, payer, 'held', 'USD', KINDS);
  expect(held.items).toEqual([
    {
      label: milestone.label,
      about: 'First draft',
      path: `/contracts/milestones/${milestone.label}`,
      amount: usd(1_030),
      until: null,
    },
  ]);
  expect((await lines(payer)).toSorted()).toEqual([
    `Milestone funded MS-2345-6789 -1030 30 done /contracts/milestones/MS-2345-6789 -`,
    `Milestone funded MS-9876-5432 -1030 30 done /contracts/milestones/MS-9876-5432 -`,
    `Milestone refunded MS-9876-5432 1030 -30 done /contracts/milestones/MS-9876-5432 -`,
  ]);
  const receipt = await paymentReceipt(base.database.db, payer, dropped.label, KINDS);
  expect(receipt.facts).toContainEqual(['Milestone', `MS-9876-5432, ${isolated('First draft')}`]);
  expect(receipt.tables[0]?.total).toEqual(['Net paid', '$0.00']);
  expect(receipt.notes).toEqual(['Held until you approve the milestone.']);
  await expect(paymentReceipt(base.database.db, payee, dropped.label, KINDS)).rejects.toMatchObject({
    code: 'not_found',
  });
  const trail = await transactions(base.database.db, payer, { number: dropped.label }, KINDS);
  expect(trail.items.map(({ kind, reference }) => `${kind} ${reference.path}`)).toEqual([
    'refund /contracts/milestones/MS-9876-5432',
    'hold /contracts/milestones/MS-9876-5432',
  ]);
});

test('its domain may be missing: the money is shown in plain words', async () => {
  expect((await lines(payer, [])).map((line) => line.split(' MS-')[0])).toEqual(
    expect.arrayContaining(['Paid', 'Refunded']),
  );
});

test('settled, it is the payee’s earning that clears', async () => {
  const shares = { payeeId: payee, earned: usd(900), serviceFee: usd(100), clientFee: usd(30), tax: usd(0) };
  await transact((tx) =>
    settle(tx, { journalId: uuidv7(), reference: milestone, ...shares, clearsAt: new Date('2030-01-01') }),
  );
  expect(await lines(payee)).toEqual([
    'Milestone earned MS-2345-6789 900 100 done /contracts/milestones/MS-2345-6789 -',
  ]);
  const clearing = await readParts(base.database.db, payee, 'clearing', 'USD', KINDS);
  expect(clearing.items).toMatchObject([
    { label: milestone.label, amount: usd(900), until: '2030-01-01T00:00:00.000Z' },
  ]);
});

test('money on its way out is listed with why it waits, arrives, and may come back', async () => {
  await transact(async (tx) => {
    await fund(tx, {
      journalId: uuidv7(),
      userId: payer,
      amount: usd(500),
      source: 'test',
      reference: { type: 'funding', id: uuidv7(), label: 'AF-2' },
    });
    await tx.rows(
      composed(
        "select ledger.post(gen_random_uuid(), 'adjust', 'USD', 'adjustment', gen_random_uuid(), 'x', array[least(a.id, b.id), greatest(a.id, b.id)], case when a.id < b.id then array[-500, 500] else array[500, -500] end) from ledger.account a, ledger.account b where a.owner = $1 and a.name = 'U.spend' and b.owner = $1 and b.name = 'U.avail'",
      ),
      [payer],
    );
    await setAside(tx, { ...gift, details: { title: 'Ada', fee: usd(20) } });
    noteReason(tx, gift.reference.id, 'A person looks at it.');
  });
  const line = async () => (await lines(payer)).find((line) => line.includes('GI-'));
  expect(await line()).toBe('Gift GI-2345-6789 -500 20 pending - A person looks at it.');
  expect((await readParts(base.database.db, payer, 'in_flight', 'USD', KINDS)).items).toMatchObject([
    { about: 'Gift to Ada', amount: usd(500) },
  ]);
  await transact((tx) => payOut(tx, gift, PAYOUT));
  expect(await line()).toContain('-500 20 done');
  await transact((tx) => returnPayout(tx, gift, PAYOUT));
  expect(await line()).toContain('-500 20 failed');
  expect((await readParts(base.database.db, payer, 'in_flight', 'USD', KINDS)).items).toEqual([]);
});

test('a refund that waited while more was held counts what was held meanwhile', async () => {
  const late: Reference = { type: 'milestone', id: uuidv7(), label: 'MS-LATE' };
  const more = (tx: Tx) => hold(tx, { journalId: uuidv7(), payerId: payer, amount: usd(100), reference: late });
  await transact(more);
  const shares = { payeeId: payee, earned: usd(100), serviceFee: usd(0), clientFee: usd(0), tax: usd(0) };
  await transact((tx) => settle(tx, { journalId: uuidv7(), reference: late, ...shares }));
  const [isHeld, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = transact(async (tx) => {
    await more(tx);
    isHeld.resolve();
    await mayCommit.promise;
  });
  await isHeld.promise;
  const refunding = transact((tx) => refund(tx, { journalId: uuidv7(), reference: late, amount: usd(40) }));
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await base.owner.query(waiting)).rowCount).toBe(1);
  mayCommit.resolve();
  await holding;
  expect(await refunding).toBe(true);
  const { rows } = await base.owner.query('select total, paid, returned, state from charge where id = $1', [late.id]);
  expect(rows).toEqual([{ total: '200', paid: '100', returned: '40', state: 'held' }]);
});
