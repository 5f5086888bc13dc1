/**
 * Every pair of acts that can meet on one order, at the same moment on a real database: one wins, the other is told the
 * state.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { acceptExtra, addExtras, offerExtra, withdrawExtra } from './add-extras.ts';
import { approveDelivery } from './approve-delivery.ts';
import { acceptExtension, askExtension, withdrawExtension } from './ask-extension.ts';
import {
  acceptCancellation,
  declineCancellation,
  requestCancellation,
  withdrawCancellation,
} from './cancel-by-agreement.ts';
import { cancelOrder } from './cancel-order.ts';
import { deliverWork } from './deliver-work.ts';
import { extendReview } from './extend-review.ts';
import { orderWorld, usd, type OrderWorld } from './order-world.ts';
import { payOrder } from './pay-order.ts';
import { requestRevision, withdrawRevision } from './request-revision.ts';
import { lockMyOrder, type Order } from './store.ts';
import { submitRequirements } from './submit-requirements.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await orderWorld();
  await world.addMoney(world.client, usd(2_000_000));
});
afterAll(() => world.close());

type Act = (order: Order) => Promise<unknown>;
type Command = (tx: Tx, number: string) => Promise<unknown>;

const by =
  (command: Command): Act =>
  ({ number }) =>
    world.do((tx) => command(tx, number));
const current = ({ number }: Order) =>
  world.do(async (tx) => (await lockMyOrder(tx, number, world.client.userId, world.context)).order);
const openRevision = async ({ id }: Order) =>
  (
    await world.database.owner.query<{ id: string }>(
      'select id from work_revision where work_id = $1 and outcome is null',
      [id],
    )
  ).rows[0]?.id ?? '';

const acts = {
  pay: by((tx, order_number) => payOrder(tx, world.client, { order_number }, world.context)),
  cancelUnpaid: by((tx, order_number) =>
    cancelOrder(tx, world.client, { order_number, reason: 'Changed plans' }, world.context),
  ),
  answer: by((tx, order_number) =>
    submitRequirements(
      tx,
      world.client,
      { order_number, answers: [{ id: 'name', text: 'B' }], files: [] },
      world.context,
    ),
  ),
  startWithEnough: by((tx, order_number) =>
    submitRequirements(tx, world.freelancer, { order_number, answers: [], files: [] }, world.context),
  ),
  deliver: by((tx, order_number) =>
    deliverWork(
      tx,
      world.freelancer,
      { order_number, note: 'Done', link: 'https://example.com', files: [] },
      world.context,
    ),
  ),
  cancelLate: by((tx, order_number) =>
    cancelOrder(tx, world.client, { order_number, reason: 'Too late' }, world.context),
  ),
  approve: by((tx, order_number) => approveDelivery(tx, world.client, { order_number }, world.context)),
  extendReview: by((tx, order_number) => extendReview(tx, world.client, { order_number }, world.context)),
  revise: by((tx, order_number) =>
    requestRevision(tx, world.client, { order_number, items: [{ what: 'Bluer', where: '' }] }, world.context),
  ),
  withdrawRevision: async (order: Order) => {
    const request_id = await openRevision(order);
    return world.do((tx) =>
      withdrawRevision(tx, world.client, { order_number: order.number, request_id }, world.context),
    );
  },
  askToCancel: by((tx, order_number) =>
    requestCancellation(tx, world.client, { order_number, percent: 40, reason: 'Plans' }, world.context),
  ),
  freelancerAsksToCancel: by((tx, order_number) =>
    requestCancellation(tx, world.freelancer, { order_number, percent: 10, reason: 'Ill' }, world.context),
  ),
  acceptSplit: ({ number, split }: Order) =>
    world.do((tx) =>
      acceptCancellation(tx, world.freelancer, { order_number: number, request_id: split?.id ?? '' }, world.context),
    ),
  declineSplit: ({ number, split }: Order) =>
    world.do((tx) =>
      declineCancellation(tx, world.freelancer, { order_number: number, request_id: split?.id ?? '' }, world.context),
    ),
  withdrawSplit: ({ number, split }: Order) =>
    world.do((tx) =>
      withdrawCancellation(tx, world.client, { order_number: number, request_id: split?.id ?? '' }, world.context),
    ),
  askExtension: by((tx, order_number) =>
    askExtension(tx, world.freelancer, { order_number, days: 3, reason: 'Ill' }, world.context),
  ),
  acceptExtension: ({ number, extension }: Order) =>
    world.do((tx) =>
      acceptExtension(tx, world.client, { order_number: number, request_id: extension?.id ?? '' }, world.context),
    ),
  withdrawExtension: ({ number, extension }: Order) =>
    world.do((tx) =>
      withdrawExtension(tx, world.freelancer, { order_number: number, request_id: extension?.id ?? '' }, world.context),
    ),
  offerExtra: by((tx, order_number) =>
    offerExtra(
      tx,
      world.freelancer,
      { order_number, kind: 'extra', title: 'Dark', price: usd(5_000), days: 1 },
      world.context,
    ),
  ),
  acceptExtra: ({ number, extra }: Order) =>
    world.do((tx) =>
      acceptExtra(
        tx,
        world.client,
        { order_number: number, request_id: extra?.id ?? '', expected_total: usd(5_150) },
        world.context,
      ),
    ),
  withdrawExtra: ({ number, extra }: Order) =>
    world.do((tx) =>
      withdrawExtra(tx, world.freelancer, { order_number: number, request_id: extra?.id ?? '' }, world.context),
    ),
  addSource: by((tx, order_number) =>
    addExtras(tx, world.client, { order_number, extras: ['source'], expected_total: usd(2_060) }, world.context),
  ),
  /** The deadline that has just ended. It never fails: what it finds done is none of its business. */
  timer: () => world.fireTimers(),
} satisfies Record<string, Act>;
type Name = keyof typeof acts;

const wait =
  (ms: number): Act =>
  async () =>
    world.pass(ms);
const sleep =
  (ms: number): Act =>
  async () =>
    world.sleep(ms);
const started: Act[] = [acts.answer];
const delivered: Act[] = [...started, acts.deliver];
const DUE = 4 * DAY_MS;

/** What leads there, the two acts, and the states that either winner may leave behind. */
const races: readonly (readonly [left: Name, right: Name, before: readonly Act[], ends: readonly string[]])[] = [
  ['pay', 'pay', [], ['awaiting_requirements']],
  ['answer', 'startWithEnough', [], ['in_progress']],
  ['answer', 'answer', [], ['in_progress']],
  ['answer', 'cancelUnpaid', [], ['in_progress', 'cancelled']],
  ['approve', 'timer', [...delivered, sleep(3 * DAY_MS)], ['completed']],
  ['approve', 'approve', delivered, ['completed']],
  ['approve', 'revise', delivered, ['completed', 'in_revision']],
  ['approve', 'askToCancel', delivered, ['completed', 'cancel_requested']],
  ['extendReview', 'timer', [...delivered, sleep(3 * DAY_MS)], ['delivered', 'completed']],
  ['revise', 'timer', [...delivered, sleep(3 * DAY_MS)], ['in_revision', 'completed']],
  ['deliver', 'deliver', started, ['delivered']],
  ['deliver', 'cancelLate', [...started, wait(DUE + DAY_MS)], ['delivered', 'cancelled']],
  ['deliver', 'timer', [...started, wait(DUE), sleep(14 * DAY_MS)], ['delivered', 'cancelled']],
  ['deliver', 'askToCancel', started, ['delivered', 'cancel_requested']],
  ['deliver', 'withdrawRevision', [...delivered, acts.revise], ['delivered']],
  ['askToCancel', 'freelancerAsksToCancel', started, ['cancel_requested']],
  ['acceptSplit', 'declineSplit', [...started, acts.askToCancel], ['cancelled', 'in_progress']],
  ['acceptSplit', 'withdrawSplit', [...delivered, acts.askToCancel], ['cancelled', 'delivered']],
  ['acceptSplit', 'acceptSplit', [...started, acts.askToCancel], ['cancelled']],
  ['withdrawSplit', 'timer', [...started, acts.askToCancel, sleep(48 * HOUR_MS - 1), sleep(1)], ['cancelled']],
  ['acceptExtension', 'timer', [...started, wait(DUE - HOUR_MS), acts.askExtension, sleep(HOUR_MS)], ['in_progress']],
  ['acceptExtension', 'withdrawExtension', [...started, acts.askExtension], ['in_progress']],
  ['askExtension', 'askExtension', started, ['in_progress']],
  ['acceptExtra', 'withdrawExtra', [...started, acts.offerExtra], ['in_progress']],
  ['acceptExtra', 'acceptExtra', [...started, acts.offerExtra], ['in_progress']],
  ['addSource', 'addSource', started, ['in_progress']],
  ['acceptExtra', 'timer', [...started, acts.offerExtra, sleep(48 * HOUR_MS)], ['in_progress']],
];

describe('two acts at the same moment', () => {
  it.each(races)('%s and %s have one winner', async (left, right, before, ends) => {
    const placed = await world.place(left === 'pay' ? 'later' : 'wallet');
    for (const act of before) await act(await current(placed));
    const met = await current(placed);
    const done = await Promise.allSettled([acts[left](met), acts[right](met)]);
    const now = await current(placed);
    expect(ends).toContain(now.state);
    const refused = done.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    // A deadline and a person may both be served, where neither undoes the other; of two people only where delivered
    // work is then asked to be canceled.
    const isServedAfter = left === 'deliver' && right === 'askToCancel' && now.state === 'cancel_requested';
    if (left !== 'timer' && right !== 'timer' && !isServedAfter) expect(refused).toHaveLength(1);
    for (const failure of refused) {
      expect(failure).toBeInstanceOf(Failure);
      // What the second one meant to add is there already, for two that add the same extra.
      // A time that has ended is refused before its timer has made the move.
      const state: unknown = right === 'timer' ? expect.any(String) : now.state;
      if (left !== 'addSource') expect(failure).toMatchObject({ code: 'wrong_state', data: { state } });
    }
    expect(await violations(world.database.owner)).toEqual([]);
  });

  it('deliver meets an extra that is accepted: delivered, with the extra or without it', async () => {
    const placed = await world.place();
    for (const act of [...started, acts.offerExtra]) await act(await current(placed));
    const met = await current(placed);
    await Promise.allSettled([acts.deliver(met), acts.acceptExtra(met)]);
    const now = await current(placed);
    expect(now.state).toBe('delivered');
    expect(['15450', '20600']).toContain(now.terms.total.amount);
    expect(await violations(world.database.owner)).toEqual([]);
  });
});
