/** Offers to end work early, over a kind of work that no domain has, with real money in the ledger. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { violations } from '../../../../db/checks/run-checks.ts';
import { balances, heldFor } from '#domains/wallet/server/wallet.ts';
import { after, DAY_MS, HOUR_MS } from '#kit/clock.ts';
import { money } from '#kit/money.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { testDatabase } from '#kit/server/test-database.ts';
import type { Side } from '#kit/sides.ts';
import type { SplitOffer } from '../split-offer.ts';
import {
  acceptSplit,
  agreedShare,
  answerSplit,
  clearEarnings,
  lastSplit,
  offerSplit,
  openSplits,
  presentSplit,
  type PaidWork,
} from './paid-work.ts';
import { heldErrand } from './test-errand.ts';
import { workChecks } from './work-checks.ts';

const base = await testDatabase();
afterAll(async () => {
  // An errand is no order, which is the only kind of work that the product has.
  expect((await violations(base.owner)).filter((what) => !what.startsWith('parts-belong-to-their-order'))).toEqual([]);
  await base.close();
});

const usd = (amount: number) => money(amount, 'USD');
const at = new Date('2026-03-02T09:00:00Z');
const end = { at, clearsAt: after(at, 7 * DAY_MS) };
const run = <Result>(command: (tx: Tx) => Promise<Result>) => base.database.transact(command);
const { db } = base.database;

let errand: PaidWork;
beforeEach(async () => void (errand = await heldErrand(base, at)));

const offer = (by: Side, share: number): SplitOffer => ({
  id: uuidv7(),
  by,
  share,
  offeredAt: at,
  endsAt: after(at, 48 * HOUR_MS),
  silence: 'decline',
});
async function offered(by: Side, share: number): Promise<SplitOffer> {
  const splitOffer = offer(by, share);
  await run((tx) => offerSplit(tx, errand.id, splitOffer));
  return splitOffer;
}
const accept = (splitOffer: SplitOffer) => run((tx) => acceptSplit(tx, errand, splitOffer, 'freelancer', end));
const held = () => heldFor(db, { type: errand.kind, id: errand.id }, 'USD');
const client = () => balances(db, errand.clientId, 'USD');
const freelancer = () => balances(db, errand.freelancerId, 'USD');

test('nothing moves until it is accepted; then the share goes to the freelancer and the rest back, and the share clears', async () => {
  const splitOffer = await offered('client', 4_000);
  expect(await held()).toEqual(usd(10_300));
  expect((await openSplits(db, [errand.id, uuidv7()])).get(errand.id)).toEqual(splitOffer);
  expect(await agreedShare(db, errand.id)).toBeNull();
  await accept(splitOffer);
  expect(await held()).toEqual(usd(0));
  expect(await client()).toMatchObject({ spendable: usd(20_000 - 4_000 - 120) });
  expect(await freelancer()).toMatchObject({ clearing: usd(3_600) });
  expect((await openSplits(db, [errand.id])).size).toBe(0);
  const share = (await agreedShare(db, errand.id)) ?? 0;
  await run((tx) => clearEarnings(tx, errand, end.clearsAt, share));
  expect(await freelancer()).toMatchObject({ clearing: usd(0), available: usd(3_600) });
});

test('an offer of nothing is a full refund, one of everything a full release', async () => {
  await accept(await offered('freelancer', 0));
  expect(await client()).toMatchObject({ spendable: usd(20_000), held: usd(0) });
  errand = await heldErrand(base, at);
  await accept(await offered('client', 10_000));
  expect(await freelancer()).toMatchObject({ clearing: usd(9_000) });
  expect(await client()).toMatchObject({ spendable: usd(20_000 - 10_300) });
});

test('declined or withdrawn, nothing moved, and another can be made', async () => {
  const first = await offered('client', 1_000);
  await run((tx) => answerSplit(tx, errand.id, first, 'decline', 'freelancer', at));
  const second = await offered('freelancer', 9_000);
  await run((tx) => answerSplit(tx, errand.id, second, 'withdraw', 'freelancer', at));
  expect(await held()).toEqual(usd(10_300));
  expect(await lastSplit(db, errand.id)).toMatchObject({ id: second.id, outcome: 'withdrawn' });
  await expect(accept(first)).rejects.toMatchObject({ code: 'wrong_state' });
  await accept(await offered('client', 5_000));
  expect(await freelancer()).toMatchObject({ clearing: usd(4_500) });
});

test('of two offers at the same moment one is made', async () => {
  const tried = await Promise.allSettled([offered('client', 0), offered('freelancer', 10_000)]);
  expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  for (const result of tried)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'wrong_state' });
});

test('of all answers at the same moment one counts, no matter whose, and the money is where that one says', async () => {
  for (let round = 0; round < 6; round += 1) {
    errand = await heldErrand(base, at);
    const splitOffer = await offered('client', 2_500);
    const answer = (how: 'decline' | 'withdraw', party: 'client' | 'freelancer' | 'system') =>
      run((tx) => answerSplit(tx, errand.id, splitOffer, how, party, at));
    const answers = [
      () => accept(splitOffer),
      () => answer('decline', 'freelancer'),
      () => accept(splitOffer),
      () => answer('withdraw', 'client'),
      () => answer('decline', 'system'),
    ];
    // Each starts first once, so that none always wins.
    const tried = await Promise.allSettled(
      [...answers.slice(round % 5), ...answers.slice(0, round % 5)].map((give) => give()),
    );
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of tried)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'wrong_state' });
    const isAccepted = (await agreedShare(db, errand.id)) !== null;
    expect(await held()).toEqual(usd(isAccepted ? 0 : 10_300));
    expect(await freelancer()).toMatchObject({ clearing: usd(isAccepted ? 2_250 : 0) });
    expect(await client()).toMatchObject({ spendable: usd(isAccepted ? 20_000 - 2_500 - 75 : 9_700) });
  }
});

test('both sides read the same amounts before they agree', async () => {
  await offered('client', 4_000);
  const split = await lastSplit(db, errand.id);
  expect(split === undefined ? null : presentSplit(split, errand.terms)).toMatchObject({
    by: 'client',
    percent: 40,
    to_freelancer: usd(3_600),
    back_to_client: usd(6_180),
    silence: 'decline',
    outcome: null,
  });
});

test('the check finds a split that went another way than both agreed on, by a cent', async () => {
  await accept(await offered('client', 4_000));
  const sql = workChecks.find(({ name }) => name === 'agreed-splits-are-paid')?.sql ?? '';
  const faults = async (change: string) => {
    const own = await base.owner.connect();
    await own.query('begin');
    await own.query(change, [errand.id]);
    const { rowCount } = await own.query(sql);
    await own.query('rollback');
    own.release();
    return rowCount;
  };
  expect(await faults('select $1::uuid')).toBe(0);
  expect(await faults('update work_split_offer set share = share + 1 where work_id = $1')).toBe(1);
  expect(await faults("update work_split_offer set outcome = 'declined' where work_id = $1")).toBe(0);
});
