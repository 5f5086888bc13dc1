import { afterAll, beforeEach, expect, test } from 'vitest';
import { violations } from '../../../../db/checks/run-checks.ts';
import { balances, heldFor, trail } from '#domains/wallet/server/wallet.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { money } from '#kit/money.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { testDatabase } from '#kit/server/test-database.ts';
import type { Side } from '#kit/sides.ts';
import { clearEarnings, concerns, moneyLines, releaseAll, returnAll, splitHeld, type PaidWork } from './paid-work.ts';
import { heldErrand } from './test-errand.ts';

const base = await testDatabase();
afterAll(async () => {
  expect(await violations(base.owner)).toEqual([]);
  await base.close();
});

const usd = (amount: number) => money(amount, 'USD');
const began = new Date('2026-03-02T09:00:00Z');
const end = { at: began, clearsAt: after(began, 7 * DAY_MS) };
const run = <Result>(command: (tx: Tx) => Promise<Result>) => base.database.transact(command);

/** Work of a kind that no domain of the product has. */
let errand: PaidWork;
beforeEach(async () => void (errand = await heldErrand(base, began)));

const { db } = base.database;
const held = () => heldFor(db, { type: errand.kind, id: errand.id }, 'USD');
const client = () => balances(db, errand.clientId, 'USD');
const freelancer = () => balances(db, errand.freelancerId, 'USD');
const charge = async () =>
  (await base.owner.query('select kind, state, paid, returned from charge where id = $1', [errand.id])).rows[0];

test('holds the total of any kind of work, releases all of it and clears it', async () => {
  expect(await held()).toEqual(usd(10_300));
  await run((tx) => releaseAll(tx, errand, end));
  expect(await held()).toEqual(usd(0));
  expect(await freelancer()).toMatchObject({ clearing: usd(9_000), available: usd(0) });
  await run((tx) => clearEarnings(tx, errand, end.clearsAt));
  expect(await freelancer()).toMatchObject({ clearing: usd(0), available: usd(9_000) });
  expect(await charge()).toMatchObject({ kind: 'errand', state: 'settled', paid: '9000', returned: '0' });
});

test('gives the client everything back', async () => {
  await run((tx) => returnAll(tx, errand, began));
  expect(await client()).toMatchObject({ spendable: usd(20_000), held: usd(0) });
  expect(await charge()).toMatchObject({ state: 'refunded', returned: '10300' });
});

test('splits what is held: a share to the freelancer with the fees on it, the rest back', async () => {
  await run((tx) => splitHeld(tx, errand, 4_000, end));
  expect(await held()).toEqual(usd(0));
  expect(await freelancer()).toMatchObject({ clearing: usd(3_600) });
  expect(await client()).toMatchObject({ spendable: usd(20_000 - 4_000 - 120) });
  expect(await charge()).toMatchObject({ state: 'settled', paid: '3600', returned: '6180' });
  await run((tx) => clearEarnings(tx, errand, end.clearsAt, 4_000));
  expect(await freelancer()).toMatchObject({ clearing: usd(0), available: usd(3_600) });
});

test('a command that is repeated moves nothing twice', async () => {
  for (const _ of ['once', 'again']) await run((tx) => splitHeld(tx, errand, 2_500, end));
  expect(await freelancer()).toMatchObject({ clearing: usd(2_250) });
  expect(await held()).toEqual(usd(0));
});

test('both sides read the payments in the same words', async () => {
  await run((tx) => splitHeld(tx, errand, 5_000, end));
  const journals = await trail(db, errand.id);
  const readBy = (userId: string, side: Side) =>
    moneyLines(journals.filter(concerns(userId, side)), errand).map(({ words, to }) => `${words}: ${to}`);
  const read = readBy(errand.clientId, 'client');
  expect(readBy(errand.freelancerId, 'freelancer')).toEqual(read);
  // What one transaction posts has no order of its own.
  expect(read.toSorted()).toEqual([
    'Paid and held: Held funds',
    'Refunded: Client’s balance',
    'Released: Client fee',
    'Released: Freelancer’s clearing earnings',
    'Released: Service fee',
  ]);
});
