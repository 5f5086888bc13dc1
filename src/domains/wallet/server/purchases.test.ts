import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '#app/server/test-app.ts';
import type { ChargeKinds } from '../charge-kind.ts';
import { isolated } from '#kit/isolated.ts';
import { money, subtract, type Money } from '#kit/money.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { readInvoice } from './documents.ts';
import { platformAccounts, postLines, userAccounts } from './ledger.ts';
import { payments } from './payment-history.ts';
import { paymentReceipt } from './payment-receipt.ts';
import { transactions } from './transactions.ts';
import {
  balances,
  clear,
  fund,
  hold,
  platformBalance,
  purchase,
  refundPurchase,
  settle,
  type Purchase,
  type Reference,
} from './wallet.ts';
import { readStatement } from './yearly-statement.ts';

let base: TestDatabase;
const usd = (amount: number): Money => money(amount, 'USD');
/** A kind that no domain of the product brings. */
const KINDS: ChargeKinds = [
  {
    flow: 'purchase',
    kind: 'badge',
    noun: 'Badge',
    paid: 'Badge bought',
    refunded: 'Badge refunded',
    path: (number) => `/badges/${number}`,
  },
];
const payer = uuidv7();
const badge = (label: string): Reference => ({ type: 'badge', id: uuidv7(), label });
const wish = (over: Partial<Purchase> = {}): Purchase => ({
  journalId: uuidv7(),
  payerId: payer,
  price: usd(900),
  tax: usd(90),
  income: 'R.test',
  reference: badge('BG-2345-6789'),
  title: 'A golden badge',
  ...over,
});
const buy = (request: Purchase) => base.database.transact((tx) => purchase(tx, request));
const incomeNow = () => platformBalance(base.database.db, 'R.test', 'USD');

beforeAll(async () => {
  base = await testDatabase();
  await base.database.transact(async (tx) => {
    await fund(tx, {
      journalId: uuidv7(),
      userId: payer,
      amount: usd(1_500),
      source: 'test',
      reference: { type: 'funding', id: uuidv7(), label: 'AF-1' },
    });
    const [other, reference] = [uuidv7(), { type: 'milestone', id: uuidv7(), label: 'MS-1' }];
    await fund(tx, {
      journalId: uuidv7(),
      userId: other,
      amount: usd(700),
      source: 'test',
      reference: { type: 'funding', id: uuidv7(), label: 'AF-2' },
    });
    await hold(tx, { journalId: uuidv7(), payerId: other, amount: usd(700), reference });
    await settle(tx, {
      journalId: uuidv7(),
      reference,
      payeeId: payer,
      earned: usd(700),
      serviceFee: usd(0),
      clientFee: usd(0),
      tax: usd(0),
    });
    await clear(tx, { journalId: uuidv7(), userId: payer, amount: usd(700), reference });
  });
});
afterAll(() => base.close());

test('takes price and tax once, however often and concurrently it is called', async () => {
  const request = wish();
  const answers = await Promise.all(Array.from({ length: 8 }, () => buy(request)));
  expect(answers.filter((posted) => posted)).toHaveLength(1);
  expect(await buy(request)).toBe(false);
  await expect(buy({ ...request, price: usd(901) })).rejects.toMatchObject({ code: 'LE003' });
  // The same thing is not paid twice under another journal.
  await expect(buy({ ...request, journalId: uuidv7() })).rejects.toMatchObject({ code: '23505' });
  expect(await balances(base.database.db, payer, 'USD')).toMatchObject({
    spendable: usd(510),
    available: usd(700),
    held: usd(0),
  });
  expect(await incomeNow()).toEqual(usd(900));
});

test('spendable money goes first, then earnings; what is missing is reported and nothing moves', async () => {
  expect(await buy(wish({ price: usd(600), tax: usd(0), reference: badge('BG-BOTH-0001') }))).toBe(true);
  expect(await balances(base.database.db, payer, 'USD')).toMatchObject({ spendable: usd(0), available: usd(610) });
  await expect(buy(wish({ price: usd(1_000), tax: usd(0), reference: badge('BG-MORE-0001') }))).rejects.toMatchObject({
    code: 'insufficient_funds',
    data: { missing: usd(390) },
  });
  expect(await incomeNow()).toEqual(usd(1_500));
  await expect(buy(wish({ price: usd(0) }))).rejects.toThrow(RangeError);
  await expect(buy(wish({ tax: usd(-1) }))).rejects.toThrow(RangeError);
});

test('of two purchases for the same last money one succeeds', async () => {
  const both = ['BG-RACE-0001', 'BG-RACE-0002'].map((label) =>
    wish({ price: usd(400), tax: usd(0), reference: badge(label) }),
  );
  const results = await Promise.allSettled(both.map(buy));
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('history, transactions, receipt, invoice and statement read the charge in the words of its kind', async () => {
  const { items } = await payments(base.database.db, payer, { kind: 'paid' }, KINDS);
  expect(items.find(({ number }) => number === 'BG-2345-6789')).toMatchObject({
    words: 'Badge bought',
    about: 'A golden badge',
    amount: usd(-990),
    fee: null,
    state: 'done',
    path: '/badges/BG-2345-6789',
    documents: ['receipt', 'invoice'],
  });
  expect((await payments(base.database.db, payer, { kind: 'paid' }, [])).items[0]?.words).toBe('Paid');
  const trail = await transactions(base.database.db, payer, { number: 'BG-2345-6789' }, KINDS);
  expect(trail.items.map(({ kind }) => kind)).toEqual(['charge']);
  const receipt = await paymentReceipt(base.database.db, payer, 'BG-2345-6789', KINDS);
  expect(receipt.facts).toContainEqual(['Badge', `BG-2345-6789, ${isolated('A golden badge')}`]);
  expect(receipt.tables[0]?.rows.map(([what]) => what)).toEqual(['Badge', 'Tax']);
  expect(receipt.tables[0]?.total).toEqual(['Total', '$9.90']);
  await expect(paymentReceipt(base.database.db, uuidv7(), 'BG-2345-6789', KINDS)).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(readInvoice(base.database.db, uuidv7(), 'BG-2345-6789', {} as never)).rejects.toMatchObject({
    code: 'not_found',
  });
  const year = new Date().getUTCFullYear();
  const statement = await readStatement(base.database.db, payer, year, 'USD', new Date());
  expect(statement.fees).toContainEqual({ account: 'R.test', words: 'Skill tests', amount: usd(1_900) });
  expect(statement.fees.some(({ account }) => account === 'R.mem')).toBe(false);
  expect(statement.balances.find(({ bucket }) => bucket === 'spendable')?.kinds).toContainEqual(
    expect.objectContaining({ kind: 'charge', words: 'Purchase' }),
  );
});

describe('a refund', () => {
  const give = (journalId: string, reference: Reference) =>
    base.database.transact((tx) => refundPurchase(tx, { journalId, reference }));
  const chargeOf = async ({ id }: Reference) =>
    (
      await base.owner.query(
        'select state, paid, tax_kept, returned, ended_at is not null as ended from charge where id = $1',
        [id],
      )
    ).rows[0];
  /** Someone with money of both kinds, and what they bought with it: 500 spendable and 200 of earnings. */
  async function bought(label: string) {
    const [payerId, earner] = [uuidv7(), badge('MS')];
    await base.database.transact(async (tx) => {
      for (const [userId, amount] of [
        [payerId, 500],
        [payer, 300],
      ] as const)
        await fund(tx, {
          journalId: uuidv7(),
          userId,
          amount: usd(amount),
          source: 'test',
          reference: { type: 'funding', id: uuidv7(), label: 'AF-3' },
        });
      await hold(tx, { journalId: uuidv7(), payerId: payer, amount: usd(300), reference: earner });
      await settle(tx, {
        journalId: uuidv7(),
        reference: earner,
        payeeId: payerId,
        earned: usd(300),
        serviceFee: usd(0),
        clientFee: usd(0),
        tax: usd(0),
      });
      await clear(tx, { journalId: uuidv7(), userId: payerId, amount: usd(300), reference: earner });
    });
    const request = wish({ payerId, price: usd(640), tax: usd(60), reference: badge(label) });
    await buy(request);
    const now = () => balances(base.database.db, payerId, 'USD');
    expect(await now()).toMatchObject({ spendable: usd(0), available: usd(100) });
    return { payerId, reference: request.reference, now };
  }

  test('gives price and tax back to where they came from, once, however often and however many at once ask for it', async () => {
    const { reference, now } = await bought('BG-BACK-0001');
    const before = await incomeNow();
    const journalId = uuidv7();
    const answers = await Promise.all(Array.from({ length: 8 }, () => give(journalId, reference)));
    expect(answers.filter((posted) => posted)).toHaveLength(1);
    expect(await give(journalId, reference)).toBe(false);
    await expect(give(uuidv7(), reference)).rejects.toMatchObject({ code: 'LE005' });
    expect(await now()).toMatchObject({ spendable: usd(500), available: usd(300), held: usd(0) });
    expect(subtract(before, await incomeNow())).toEqual(usd(640));
    expect(await chargeOf(reference)).toEqual({
      state: 'refunded',
      paid: '0',
      tax_kept: '0',
      returned: '700',
      ended: true,
    });
  });

  test('of many under different journals one is posted', async () => {
    const { reference, now } = await bought('BG-BACK-0002');
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => give(uuidv7(), reference)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(
      results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as { code: string }).code] : [])),
    ).toEqual(Array.from({ length: 5 }, () => 'LE005'));
    expect(await now()).toMatchObject({ spendable: usd(500), available: usd(300) });
  });

  test('of what nobody bought, or of what was held, is refused', async () => {
    await expect(give(uuidv7(), badge('BG-NONE-0001'))).rejects.toMatchObject({ code: 'LE004' });
    const reference = badge('BG-HELD-0001');
    const { payerId } = await bought('BG-BACK-0003');
    await base.database.transact((tx) => hold(tx, { journalId: uuidv7(), payerId, amount: usd(50), reference }));
    await expect(give(uuidv7(), reference)).rejects.toMatchObject({ code: 'LE004' });
  });

  test('repays what is owed first', async () => {
    const { payerId, reference, now } = await bought('BG-OWES-0001');
    await base.database.transact(async (tx) => {
      const [own, platform] = [await userAccounts(tx, payerId, 'USD'), await platformAccounts(tx, 'USD')];
      const taken = { type: 'dispute', id: uuidv7(), label: 'AF-TAKEN' };
      await postLines(tx, uuidv7(), 'take_back', 'USD', taken, [
        { account: own['U.avail'], amount: -100n },
        { account: own['U.owed'], amount: -250n },
        { account: platform['X.test'], amount: 350n },
      ]);
    });
    expect(await give(uuidv7(), reference)).toBe(true);
    expect(await now()).toMatchObject({ owed: usd(0), spendable: usd(250), available: usd(200) });
  });

  test('is in the history, the receipt, the invoice and the fees of the year', async () => {
    const { payerId, reference } = await bought('BG-SHOW-0001');
    const year = new Date().getUTCFullYear();
    const feesOf = async () =>
      (await readStatement(base.database.db, payerId, year, 'USD', new Date())).fees.find(
        ({ account }) => account === 'R.test',
      );
    expect(await feesOf()).toMatchObject({ amount: usd(640) });
    await give(uuidv7(), reference);
    const { items } = await payments(base.database.db, payerId, { kind: 'refunded' }, KINDS);
    expect(items).toMatchObject([
      { words: 'Badge refunded', amount: usd(700), fee: null, number: 'BG-SHOW-0001', path: '/badges/BG-SHOW-0001' },
    ]);
    const receipt = await paymentReceipt(base.database.db, payerId, 'BG-SHOW-0001', KINDS);
    expect(receipt.tables[0]?.rows.at(-1)?.[1]).toBe('-$7.00');
    expect(receipt.tables[0]?.total).toEqual(['Net paid', '$0.00']);
    expect(await feesOf()).toBeUndefined();
  });
});

test('every live check agrees, before and after the years are summed', async () => {
  expect(await violations(base.owner)).toEqual([]);
  await base.owner.query("select ledger.roll_up_years(id, 1000) from ledger.account where name like 'U.%'");
  expect(await violations(base.owner)).toEqual([]);
});

test('receipt and invoice are documents that only the payer gets', async () => {
  const app = await testApp({}, base);
  await app.addMoney('client', usd(2_000));
  const bought = wish({ payerId: app.people.client.id, reference: badge('BG-7777-7777') });
  await buy(bought);
  const textOf = async (url: string) => {
    const answer = await app.server.inject({
      method: 'GET',
      url,
      headers: { authorization: `Bearer ${app.people.client.token}` },
    });
    expect(answer.statusCode).toBe(200);
    return (await extractText(await getDocumentProxy(new Uint8Array(answer.rawPayload)), { mergePages: true })).text;
  };
  const invoice = await textOf('/api/wallet/invoices/BG-7777-7777');
  for (const words of ['IP-BG-7777-7777', 'A golden badge', '$9.00', '$0.90', '$9.90'])
    expect(invoice).toContain(words);
  expect(await textOf('/api/wallet/receipts/BG-7777-7777')).toContain('$9.90');
  await base.database.transact((tx) => refundPurchase(tx, { journalId: uuidv7(), reference: bought.reference }));
  for (const words of ['Refunded', '9.90', '$0.00'])
    expect(await textOf('/api/wallet/invoices/BG-7777-7777')).toContain(words);
  for (const folder of ['invoices', 'receipts'])
    expect((await app.send('GET', `/api/wallet/${folder}/BG-7777-7777`, { as: 'otherClient' })).status).toBe(404);
});
