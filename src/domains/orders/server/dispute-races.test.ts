/**
 * Acts that can meet around a dispute, at the same moment on a real database: one wins, and the other is told the
 * state.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CRITERIA } from '#domains/disputes/criteria.ts';
import {
  acceptDecision,
  appealDecision,
  assignDispute,
  decideDispute,
} from '#domains/disputes/server/decide-dispute.ts';
import { latestDispute, type Dispute } from '#domains/disputes/server/disputes.ts';
import { agreeToWithdraw, withdrawDispute } from '#domains/disputes/server/end-dispute.ts';
import { acceptClaim, acceptOffer, answerClaim, makeOffer } from '#domains/disputes/server/negotiate.ts';
import type { Actor } from '#kit/actor.ts';
import { DAY_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { approveDelivery } from './approve-delivery.ts';
import { acceptCancellation, declineCancellation, requestCancellation } from './cancel-by-agreement.ts';
import { cancelOrder } from './cancel-order.ts';
import { deliverWork } from './deliver-work.ts';
import { openDispute } from './dispute-order.ts';
import { endByOperator } from './end-by-operator.ts';
import { orderWorld, usd, type OrderWorld } from './order-world.ts';
import { lockMyOrder, type Order } from './store.ts';
import { submitRequirements } from './submit-requirements.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await orderWorld();
  await world.addMoney(world.client, usd(2_000_000));
});
afterAll(() => world.close());

interface Met {
  readonly order: Order;
  readonly dispute: Dispute | null;
}
type Act = (met: Met) => Promise<unknown>;

const current = async ({ number, id }: Pick<Order, 'number' | 'id'>): Promise<Met> => ({
  order: await world.do(async (tx) => (await lockMyOrder(tx, number, world.client.userId, world.context)).order),
  dispute: await latestDispute(world.context.db, id),
});

const onOrder =
  (command: (tx: Tx, order: Order) => Promise<unknown>): Act =>
  ({ order }) =>
    world.do((tx) => command(tx, order));
const onDispute =
  (command: (tx: Tx, number: string, offerId: string) => Promise<unknown>): Act =>
  ({ dispute }) =>
    world.do((tx) => command(tx, dispute?.number ?? '', dispute?.offer?.id ?? ''));

const person = (): Actor => ({
  userId: uuidv7(),
  sessionId: uuidv7(),
  role: 'user',
  isOperator: true,
  emailVerified: true,
  onboarded: true,
});
const [operator, second] = [person(), person()];
const claim = (order: Order) => ({
  order_number: order.number,
  items: ['Not as agreed.'],
  text: 'See the brief.',
  percent: 20,
  files: [],
});
const criteria = CRITERIA.map(
  (criterion) => ({ criterion, finding: 'both', reason: 'Both sides have a point.' }) as const,
);
const decision = { percent: 50, criteria, statement: 'Half of it is usable.' };

const acts = {
  start: onOrder((tx, { number }) =>
    submitRequirements(
      tx,
      world.client,
      { order_number: number, answers: [{ id: 'name', text: 'B' }], files: [] },
      world.context,
    ),
  ),
  deliver: onOrder((tx, { number }) =>
    deliverWork(
      tx,
      world.freelancer,
      { order_number: number, note: 'Done', link: 'https://example.com', files: [] },
      world.context,
    ),
  ),
  approve: onOrder((tx, { number }) => approveDelivery(tx, world.client, { order_number: number }, world.context)),
  cancelLate: onOrder((tx, { number }) =>
    cancelOrder(tx, world.client, { order_number: number, reason: 'Too late' }, world.context),
  ),
  askToCancel: onOrder((tx, { number }) =>
    requestCancellation(tx, world.client, { order_number: number, percent: 40, reason: 'Plans' }, world.context),
  ),
  acceptSplit: onOrder((tx, { number, split }) =>
    acceptCancellation(tx, world.freelancer, { order_number: number, request_id: split?.id ?? '' }, world.context),
  ),
  declineSplit: onOrder((tx, { number, split }) =>
    declineCancellation(tx, world.freelancer, { order_number: number, request_id: split?.id ?? '' }, world.context),
  ),
  endByOperator: onOrder((tx, { number }) =>
    endByOperator(
      tx,
      operator,
      { order_number: number, percent: 30, reason: 'Both sides asked for it.' },
      world.context,
    ),
  ),
  dispute: onOrder((tx, order) => openDispute(tx, world.client, claim(order), world.context)),
  freelancerDisputes: onOrder((tx, order) => openDispute(tx, world.freelancer, claim(order), world.context)),

  answer: onDispute((tx, number) =>
    answerClaim(tx, world.freelancer, number, { text: 'Most is done.', percent: 90, files: [] }, world.context),
  ),
  acceptClaim: onDispute((tx, number) => acceptClaim(tx, world.freelancer, number, world.context)),
  offer: onDispute((tx, number) => makeOffer(tx, world.freelancer, number, 60, world.context)),
  acceptOffer: onDispute((tx, number, offerId) => acceptOffer(tx, world.client, number, offerId, world.context)),
  withdraw: onDispute((tx, number) => withdrawDispute(tx, world.client, number, 'Settled in a call.', world.context)),
  agreeToWithdraw: onDispute((tx, number) => agreeToWithdraw(tx, world.freelancer, number, world.context)),
  assign: onDispute((tx, number) => assignDispute(tx, operator, number, world.context)),
  decide: onDispute((tx, number) => decideDispute(tx, operator, number, decision, world.context)),
  clientAccepts: onDispute((tx, number) => acceptDecision(tx, world.client, number, world.context)),
  freelancerAccepts: onDispute((tx, number) => acceptDecision(tx, world.freelancer, number, world.context)),
  appeal: onDispute((tx, number) =>
    appealDecision(tx, world.freelancer, number, 'The brief was changed.', world.context),
  ),
  assignAppeal: onDispute((tx, number) => assignDispute(tx, second, number, world.context)),
  decideAppeal: onDispute((tx, number) => decideDispute(tx, second, number, decision, world.context)),
  timer: () => world.fireTimers(),
} satisfies Record<string, Act>;
type Name = keyof typeof acts;

const wait =
  (days: number): Act =>
  () =>
    world.pass(days * DAY_MS);
const sleep =
  (days: number): Act =>
  async () =>
    world.sleep(days * DAY_MS);
const started: Act[] = [acts.start];
const delivered: Act[] = [...started, acts.deliver];
const disputed: Act[] = [...started, acts.dispute];
const offered: Act[] = [...disputed, acts.answer, acts.offer];
const reviewed: Act[] = [...offered, wait(10), wait(3), acts.assign];
const decided: Act[] = [...reviewed, acts.decide];

/**
 * The one that comes second may still be served where it follows from the first: what was approved or delivered can be
 * disputed.
 */
type Race = readonly [left: Name, right: Name, before: readonly Act[], ends: readonly string[], served: 1 | 2];
const races: readonly Race[] = [
  ['dispute', 'freelancerDisputes', started, ['disputed'], 1],
  ['dispute', 'askToCancel', started, ['disputed'], 2],
  ['dispute', 'acceptSplit', [...started, acts.askToCancel], ['disputed', 'cancelled'], 1],
  ['dispute', 'declineSplit', [...started, acts.askToCancel], ['disputed'], 2],
  ['dispute', 'approve', delivered, ['disputed'], 2],
  ['dispute', 'timer', [...delivered, sleep(3)], ['disputed'], 1],
  ['dispute', 'timer', [...delivered, acts.approve, sleep(7)], ['cleared'], 1],
  ['dispute', 'deliver', started, ['disputed'], 2],
  ['dispute', 'cancelLate', [...started, wait(5)], ['disputed', 'cancelled'], 1],
  ['dispute', 'endByOperator', started, ['disputed', 'cancelled'], 1],
  ['acceptOffer', 'decide', reviewed, ['cancelled', 'disputed'], 1],
  ['acceptOffer', 'acceptOffer', offered, ['cancelled'], 1],
  ['acceptOffer', 'agreeToWithdraw', [...offered, acts.withdraw], ['cancelled', 'in_progress'], 1],
  ['acceptClaim', 'withdraw', disputed, ['cancelled', 'in_progress'], 1],
  ['withdraw', 'answer', disputed, ['in_progress', 'disputed'], 2],
  ['acceptOffer', 'offer', offered, ['cancelled', 'disputed'], 1],
  ['acceptOffer', 'timer', [...offered, sleep(10)], ['cancelled'], 2],
  ['acceptClaim', 'timer', [...disputed, sleep(5)], ['cancelled'], 1],
  ['agreeToWithdraw', 'decide', [...reviewed, acts.withdraw], ['in_progress', 'disputed'], 1],
  ['freelancerAccepts', 'appeal', decided, ['disputed'], 1],
  ['freelancerAccepts', 'appeal', [...decided, acts.clientAccepts], ['cancelled', 'disputed'], 1],
  ['clientAccepts', 'freelancerAccepts', decided, ['cancelled'], 2],
  ['appeal', 'timer', [...decided, sleep(7)], ['cancelled'], 1],
  ['assign', 'acceptOffer', [...offered, wait(10), wait(3)], ['cancelled'], 2],
  ['decideAppeal', 'decideAppeal', [...decided, acts.appeal, acts.assignAppeal], ['cancelled'], 1],
];

/** Refused by the order; all others by the dispute. */
const OF_ORDER: ReadonlySet<Name> = new Set<Name>([
  'dispute',
  'freelancerDisputes',
  'askToCancel',
  'acceptSplit',
  'declineSplit',
  'approve',
  'deliver',
  'cancelLate',
  'endByOperator',
]);

describe('two acts at the same moment around a dispute', () => {
  it.each(races)('%s and %s have one winner', async (left, right, before, ends, served) => {
    const placed = await world.place();
    for (const act of before) await act(await current(placed));
    const met = await current(placed);
    const done = await Promise.allSettled([acts[left](met), acts[right](met)]);
    const now = await current(placed);
    expect(ends).toContain(now.order.state);
    const refused = done.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    if (right === 'timer' || served === 2) expect(refused.length).toBeLessThan(2);
    else expect(refused).toHaveLength(1);
    for (const failure of refused) {
      expect(failure).toBeInstanceOf(Failure);
      // A time that has ended is refused before its timer has made the move.
      const state: unknown =
        right === 'timer' ? expect.any(String) : OF_ORDER.has(left) ? now.order.state : now.dispute?.state;
      expect(failure).toMatchObject({ code: 'wrong_state', data: { state } });
    }
    expect(await violations(world.database.owner)).toEqual([]);
  });
});
