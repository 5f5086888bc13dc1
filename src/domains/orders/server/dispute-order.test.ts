import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { violations } from '../../../../db/checks/run-checks.ts';
import { CRITERIA } from '#domains/disputes/criteria.ts';
import { acceptDecision, assignDispute, decideDispute } from '#domains/disputes/server/decide-dispute.ts';
import { acceptClaim, answerClaim, makeOffer, acceptOffer } from '#domains/disputes/server/negotiate.ts';
import { agreeToWithdraw, withdrawDispute } from '#domains/disputes/server/end-dispute.ts';
import { balances, heldFor } from '#domains/wallet/server/wallet.ts';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS, HOUR_MS } from '#kit/clock.ts';
import { approveDelivery } from './approve-delivery.ts';
import { requestCancellation } from './cancel-by-agreement.ts';
import { orderDashboards } from './dashboards.ts';
import { deliverWork } from './deliver-work.ts';
import { openDispute } from './dispute-order.ts';
import { endByOperator } from './end-by-operator.ts';
import { readOrderList } from './order-list.ts';
import { readOrderPage } from './order-page.ts';
import { orderWorld, TOTAL, usd, type OrderWorld } from './order-world.ts';
import { reviewOrder } from './review-order.ts';
import { lockMyOrder, type Order } from './store.ts';
import { submitRequirements } from './submit-requirements.ts';

let world: OrderWorld;
beforeEach(async () => {
  world = await orderWorld();
  await world.addMoney(world.client, usd(20_000));
});
afterEach(async () => {
  expect(await violations(world.database.owner)).toEqual([]);
  await world.close();
});

async function started(): Promise<Order> {
  const { number } = await world.place();
  return world.do((tx) =>
    submitRequirements(
      tx,
      world.client,
      { order_number: number, answers: [{ id: 'name', text: 'B' }], files: [] },
      world.context,
    ),
  );
}
const deliver = ({ number }: Order) =>
  world.do((tx) =>
    deliverWork(
      tx,
      world.freelancer,
      { order_number: number, note: 'Done', link: 'https://example.com', files: [] },
      world.context,
    ),
  );
const approve = ({ number }: Order) =>
  world.do((tx) => approveDelivery(tx, world.client, { order_number: number }, world.context));
const open = ({ number }: Order, by: Actor, percent: number) =>
  world.do((tx) =>
    openDispute(
      tx,
      by,
      { order_number: number, items: ['Not as agreed.'], text: 'See the brief.', percent, files: [] },
      world.context,
    ),
  );
const page = (order: Order, reader: Actor = world.client) =>
  readOrderPage(world.context.db, reader, order.number, world.context);
const numberOf = async (order: Order) => (await page(order)).dispute?.number ?? '';
const accept = async (order: Order, by: Actor) => {
  const number = await numberOf(order);
  return world.do((tx) => acceptClaim(tx, by, number, world.context));
};
const withdraw = async (order: Order, by: Actor) => {
  const number = await numberOf(order);
  return world.do((tx) => withdrawDispute(tx, by, number, 'Settled in a call.', world.context));
};
const now = ({ number }: Order) =>
  world.do(async (tx) => (await lockMyOrder(tx, number, world.client.userId, world.context)).order);
const held = ({ id }: Order) => heldFor(world.context.db, { type: 'order', id }, 'USD');
const client = () => balances(world.context.db, world.client.userId, 'USD');
const freelancer = () => balances(world.context.db, world.freelancer.userId, 'USD');

const operator: Actor = {
  userId: '01890000-0000-7000-8000-00000000000a',
  sessionId: '01890000-0000-7000-8000-00000000000b',
  role: 'user',
  isOperator: true,
  emailVerified: true,
  onboarded: true,
};
const criteria = CRITERIA.map(
  (criterion) => ({ criterion, finding: 'both', reason: 'Both sides have a point.' }) as const,
);
const decide = async (order: Order, percent: number) => {
  const number = await numberOf(order);
  await world.do((tx) => assignDispute(tx, operator, number, world.context));
  return world.do((tx) =>
    decideDispute(tx, operator, number, { percent, criteria, statement: 'A part is usable.' }, world.context),
  );
};

describe('an order in dispute', () => {
  it('stops every clock, and goes on with the time that was left when the claim is withdrawn', async () => {
    const order = await started();
    await world.pass(DAY_MS);
    await open(order, world.client, 0);
    expect(await now(order)).toMatchObject({ state: 'disputed', interruptedState: 'in_progress' });
    expect((await page(order)).clocks).toEqual([]);
    await world.pass(4 * DAY_MS);
    await withdraw(order, world.client);
    const going = await now(order);
    expect(going).toMatchObject({
      state: 'in_progress',
      interruptedState: null,
      dueAt: after(order.dueAt ?? world.now(), 4 * DAY_MS),
    });
    await world.pass(2 * DAY_MS);
    expect((await now(order)).lateAt).toBeNull();
    await world.pass(DAY_MS);
    expect((await now(order)).lateAt).not.toBeNull();
  });

  it('is ended by less than all of the price like a cancellation by agreement', async () => {
    const order = await started();
    await open(order, world.client, 40);
    await accept(order, world.freelancer);
    expect(await now(order)).toMatchObject({ state: 'cancelled', releasedShare: 4_000, completedAt: null });
    expect([await held(order), (await client()).spendable, (await freelancer()).clearing]).toEqual([
      usd(0),
      usd(20_000 - 6_180),
      usd(5_400),
    ]);
    expect(await page(order)).toMatchObject({
      ended: { by: 'dispute', percent: 40, to_freelancer: usd(5_400) },
      dispute: { state: 'settled', outcome: { percent: 40 } },
    });
    await world.pass(7 * DAY_MS);
    expect(await freelancer()).toMatchObject({ clearing: usd(0), available: usd(5_400) });
  });

  it('is completed by all of the price for the freelancer, and can be reviewed', async () => {
    const order = await started();
    await open(order, world.freelancer, 100);
    await accept(order, world.client);
    expect(await now(order)).toMatchObject({ state: 'completed', reviews: { shownAt: null } });
    expect((await freelancer()).clearing).toEqual(usd(13_500));
    const stars = { communication: 4, quality: 4, value: 4, text: 'In the end.' };
    await world.do((tx) => reviewOrder(tx, world.client, { order_number: order.number, ...stars }, world.context));
    const openAgain = (await page(order)).moves.find(({ name }) => name === 'openDispute');
    expect(openAgain).toMatchObject({ ok: false, why: expect.stringContaining('final') as string });
    await expect(open(order, world.client, 0)).rejects.toMatchObject({ code: 'wrong_state', message: openAgain?.why });
    await world.pass(7 * DAY_MS);
    expect(await now(order)).toMatchObject({ state: 'cleared' });
  });

  it('shows a request to cancel made after it was withdrawn, and not its own offers', async () => {
    const order = await started();
    await open(order, world.client, 50);
    const number = await numberOf(order);
    await world.do((tx) =>
      answerClaim(tx, world.freelancer, number, { text: 'It is as agreed.', percent: 100, files: [] }, world.context),
    );
    await world.do((tx) => makeOffer(tx, world.client, number, 70, world.context));
    expect((await page(order)).cancellation).toBeNull();
    await withdraw(order, world.client);
    await world.do((tx) => agreeToWithdraw(tx, world.freelancer, number, world.context));
    expect((await page(order)).cancellation).toBeNull();
    await world.do((tx) =>
      requestCancellation(
        tx,
        world.client,
        { order_number: order.number, percent: 30, reason: 'Plans changed' },
        world.context,
      ),
    );
    for (const reader of [world.client, world.freelancer])
      expect((await page(order, reader)).cancellation).toMatchObject({ percent: 30, outcome: null });
  });

  it('that was approved is held again until its money has cleared, and keeps its reviews', async () => {
    const order = await started();
    await deliver(order);
    await approve(order);
    await world.pass(3 * DAY_MS);
    await open(order, world.client, 50);
    expect([await held(order), (await freelancer()).clearing]).toEqual([TOTAL, usd(0)]);
    await accept(order, world.freelancer);
    expect(await now(order)).toMatchObject({ state: 'cancelled', releasedShare: 5_000 });
    expect([(await client()).spendable, (await freelancer()).clearing]).toEqual([
      usd(20_000 - 7_500 - 225),
      usd(6_750),
    ]);
    await world.pass(20 * DAY_MS);
    expect((await freelancer()).available).toEqual(usd(6_750));
  });

  it('that was approved clears on with the time that was left when the claim is withdrawn', async () => {
    const order = await started();
    await deliver(order);
    await approve(order);
    await world.pass(3 * DAY_MS);
    await open(order, world.client, 0);
    await world.pass(4 * DAY_MS);
    await withdraw(order, world.client);
    expect(await now(order)).toMatchObject({ state: 'completed', clearsAt: after(world.now(), 4 * DAY_MS) });
    expect((await freelancer()).clearing).toEqual(usd(13_500));
    // As often as it is disputed.
    await world.pass(2 * DAY_MS);
    await open(order, world.freelancer, 100);
    await world.pass(DAY_MS);
    await withdraw(order, world.freelancer);
    // The second needs the other side.
    expect((await now(order)).state).toBe('disputed');
    const again = await numberOf(order);
    await world.do((tx) => agreeToWithdraw(tx, world.client, again, world.context));
    expect((await now(order)).clearsAt).toEqual(after(world.now(), 2 * DAY_MS));
    await world.pass(2 * DAY_MS);
    expect([(await now(order)).state, (await freelancer()).available]).toEqual(['cleared', usd(13_500)]);
    await expect(open(order, world.client, 0)).rejects.toMatchObject({ code: 'wrong_state' });
  });

  it('takes the place of a request to cancel', async () => {
    const order = await started();
    await world.do((tx) =>
      requestCancellation(tx, world.client, { order_number: order.number, percent: 0, reason: 'Late.' }, world.context),
    );
    await world.pass(DAY_MS);
    await open(order, world.freelancer, 80);
    expect(await now(order)).toMatchObject({ state: 'disputed', interruptedState: 'in_progress' });
    await world.pass(2 * HOUR_MS);
    await withdraw(order, world.freelancer);
    expect((await now(order)).dueAt).toEqual(after(order.dueAt ?? world.now(), DAY_MS + 2 * HOUR_MS));
  });

  it('of an approval and a claim at the same moment has a defined order, and the money moves once', async () => {
    const order = await started();
    await deliver(order);
    await Promise.allSettled([approve(order), open(order, world.freelancer, 100)]);
    const { state } = await now(order);
    expect(state).toBe('disputed');
    expect(await held(order)).toEqual(TOTAL);
  });

  it('of a claim and a cancellation at the same moment, one wins and the other reads the state', async () => {
    const order = await started();
    const ask = () =>
      world.do((tx) =>
        requestCancellation(
          tx,
          world.client,
          { order_number: order.number, percent: 0, reason: 'Late.' },
          world.context,
        ),
      );
    const outcomes = await Promise.allSettled([
      open(order, world.freelancer, 100),
      open(order, world.client, 0),
      ask(),
    ]);
    const lost = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason as { data: unknown }] : [],
    );
    expect(lost.length).toBeGreaterThan(0);
    for (const { data } of lost) expect(data).toEqual({ state: 'disputed' });
    expect((await now(order)).state).toBe('disputed');
  });

  it('is settled by an offer on the order’s own page', async () => {
    const order = await started();
    await open(order, world.client, 10);
    const number = await numberOf(order);
    await world.do((tx) =>
      answerClaim(tx, world.freelancer, number, { text: 'Most is done.', percent: 90, files: [] }, world.context),
    );
    await world.do((tx) => makeOffer(tx, world.freelancer, number, 60, world.context));
    const shown = await page(order);
    expect(shown).toMatchObject({ cancellation: null, dispute: { offer: { percent: 60 }, state: 'negotiating' } });
    await world.do((tx) => acceptOffer(tx, world.client, number, shown.dispute?.offer?.id ?? '', world.context));
    expect((await page(order, world.freelancer)).dispute).toMatchObject({
      side: 'freelancer',
      state: 'settled',
      outcome: { percent: 60 },
    });
  });
});

describe('the lists and dashboards of both sides', () => {
  const turn = async (reader: Actor, order: Order) => {
    const side = reader === world.client ? 'buying' : 'selling';
    const { items } = await readOrderList(world.context.db, reader, { side }, world.context);
    const part = orderDashboards.find(({ of }) => of === (side === 'buying' ? 'client' : 'freelancer'));
    const { turns = [] } = (await part?.read(world.context.db, reader, world.context)) ?? {};
    const line = items.find(({ order_number: number }) => number === order.number);
    // The dashboard has exactly what the list says waits for the reader.
    expect(turns).toMatchObject(
      line?.dispute_turn === null
        ? []
        : [{ kind: 'order', order_number: order.number, dispute_turn: line?.dispute_turn }],
    );
    return [line?.dispute_turn, line?.clock?.kind, line?.clock?.ends_at];
  };

  it('say what waits for them in a dispute, and until when', async () => {
    const order = await started();
    await open(order, world.client, 10);
    const answerBy = after(world.now(), 5 * DAY_MS).toISOString();
    expect(await turn(world.freelancer, order)).toEqual(['Answer the claim', 'dispute', answerBy]);
    expect(await turn(world.client, order)).toEqual([null, 'dispute', answerBy]);
    const number = await numberOf(order);
    await world.do((tx) =>
      answerClaim(tx, world.freelancer, number, { text: 'Most is done.', percent: 90, files: [] }, world.context),
    );
    expect([(await turn(world.client, order))[0], (await turn(world.freelancer, order))[0]]).toEqual([
      'Answer the offer',
      null,
    ]);
    await world.do((tx) => makeOffer(tx, world.client, number, 30, world.context));
    expect([(await turn(world.client, order))[0], (await turn(world.freelancer, order))[0]]).toEqual([
      null,
      'Answer the offer',
    ]);
    await world.pass(10 * DAY_MS);
    expect([(await turn(world.client, order))[0], (await turn(world.freelancer, order))[0]]).toEqual([
      'Add evidence',
      'Answer the offer',
    ]);
    await world.pass(3 * DAY_MS);
    await decide(order, 40);
    expect([(await turn(world.client, order))[0], (await turn(world.freelancer, order))[0]]).toEqual([
      'Accept or appeal',
      'Accept or appeal',
    ]);
    await world.do((tx) => acceptDecision(tx, world.client, number, world.context));
    expect([(await turn(world.client, order))[0], (await turn(world.freelancer, order))[0]]).toEqual([
      null,
      'Accept or appeal',
    ]);
    await world.pass(7 * DAY_MS);
    expect((await turn(world.freelancer, order))[0]).toBeNull();
  });
});

describe('an operator', () => {
  const end = (order: Order, percent: number) =>
    world.do(
      async (tx) =>
        (
          await endByOperator(
            tx,
            operator,
            { order_number: order.number, percent, reason: 'Both sides asked for it.' },
            world.context,
          )
        ).order,
    );

  it('completes, cancels or refunds an open order with a reason that both sides and the audit have', async () => {
    const completed = await end(await started(), 100);
    expect([completed.state, (await freelancer()).clearing]).toEqual(['completed', usd(13_500)]);
    await world.addMoney(world.client, usd(40_000));
    const refunded = await started();
    const before = (await client()).spendable;
    expect((await end(refunded, 50)).state).toBe('cancelled');
    expect((await client()).spendable).toEqual(usd(Number(before.amount) + 15_450 - 7_725));
    expect((await page(refunded)).ended).toMatchObject({ by: 'operator', percent: 50 });
    const orderToCancel = await started();
    await world.do((tx) =>
      requestCancellation(
        tx,
        world.client,
        { order_number: orderToCancel.number, percent: 40, reason: 'Late.' },
        world.context,
      ),
    );
    expect((await end(orderToCancel, 0)).state).toBe('cancelled');
    expect(await held(orderToCancel)).toEqual(usd(0));
    const unpaid = await world.place('later');
    expect((await end(unpaid, 0)).state).toBe('cancelled');
    // Nothing was paid, so no share of it is shown.
    expect((await page(unpaid)).ended).toBeNull();
    await expect(end(unpaid, 0)).rejects.toMatchObject({ code: 'wrong_state' });
    expect((await page(refunded)).timeline.at(-1)).toMatchObject({
      move: 'refundByOperator',
      party: 'operator',
      by_name: null,
      reason: 'Both sides asked for it.',
    });
    const audit = await world.database.owner.query('select act from staff_acts order by id');
    expect(audit.rows.map(({ act }: { act: string }) => act)).toEqual([
      'order.complete',
      'order.refund',
      'order.cancel',
      'order.cancel',
    ]);
    await world.pass(7 * DAY_MS);
    expect((await freelancer()).available).toEqual(usd(13_500 + 6_750));
  });

  it('decides a disputed order by its dispute only', async () => {
    const order = await started();
    await open(order, world.client, 0);
    await expect(end(order, 0)).rejects.toMatchObject({ code: 'wrong_state', data: { state: 'disputed' } });
  });
});
