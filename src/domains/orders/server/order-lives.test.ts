/**
 * Whole lives of orders, drawn at random, on a real database: after each act state, deadlines and money are those of
 * the model.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import { SEED } from '#kit/server/test-draw.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { CRITERIA } from '#domains/disputes/criteria.ts';
import { appealDecision, assignDispute, decideDispute } from '#domains/disputes/server/decide-dispute.ts';
import { latestDispute, type Dispute } from '#domains/disputes/server/disputes.ts';
import { agreeToWithdraw, withdrawDispute } from '#domains/disputes/server/end-dispute.ts';
import { acceptClaim, acceptOffer, answerClaim, makeOffer } from '#domains/disputes/server/negotiate.ts';
import type { Actor } from '#kit/actor.ts';
import { otherSide, type Side } from '#kit/sides.ts';
import { acceptExtra, addExtras, declineExtra, offerExtra } from './add-extras.ts';
import { approveDelivery } from './approve-delivery.ts';
import { acceptExtension, askExtension, declineExtension } from './ask-extension.ts';
import { acceptCancellation, declineCancellation, requestCancellation } from './cancel-by-agreement.ts';
import { cancelOrder } from './cancel-order.ts';
import { deliverWork } from './deliver-work.ts';
import { openDispute } from './dispute-order.ts';
import { extendReview } from './extend-review.ts';
import { giveTip } from './give-tip.ts';
import { orderWorld, PRICE, usd, type OrderWorld } from './order-world.ts';
import { withExtra } from '#domains/paid-work/extra.ts';
import { requestRevision, withdrawRevision } from './request-revision.ts';
import { lockMyOrder, type Order } from './store.ts';
import { submitRequirements } from './submit-requirements.ts';
import { act as expected, ACTS, allowedActs, passTo, placed, type ModelOrder } from './test-order-model.ts';

/** As many as fit into the time; `npm run test:long` takes ten minutes. */
const LIMIT_MS = Number(process.env['LIVES_SECONDS'] ?? 5) * 1_000;

let world: OrderWorld;
beforeAll(async () => {
  world = await orderWorld();
  for (let times = 0; times < 20; times += 1) await world.addMoney(world.client, usd(900_000_000));
});
afterAll(() => world.close());

type Act = (tx: Tx, order: Order, n: number) => Promise<unknown>;
const personOf = (side: Side): Actor => (side === 'client' ? world.client : world.freelancer);
const answering = ({ split }: Order) => personOf(otherSide(split?.by ?? 'client'));
const drawn = (n: number) => personOf(n % 2 === 0 ? 'client' : 'freelancer');
/** The second decides on appeals. After the hard limit only owners may. */
const reviewers = ['a', 'b'].map((last): Actor => {
  const ids = {
    userId: `01890000-0000-7000-8000-00000000000${last}`,
    sessionId: `01890000-0000-7000-8000-00000000000${last}`,
  };
  return { ...ids, role: 'user', isOperator: true, staffRoles: ['owner'], emailVerified: true, onboarded: true };
}) as [Actor, Actor];
const criteria = CRITERIA.map(
  (criterion) => ({ criterion, finding: 'both', reason: 'Both sides have a point.' }) as const,
);

async function decided(
  tx: Tx,
  { number, state }: Dispute,
  from: Dispute['state'],
  reviewer: Actor,
  n: number,
): Promise<void> {
  if (state !== from) throw new Failure('wrong_state');
  await assignDispute(tx, reviewer, number, world.context);
  await decideDispute(
    tx,
    reviewer,
    number,
    { percent: n % 101, criteria, statement: 'A part is usable.' },
    world.context,
  );
}

/** An act on the order's newest dispute; without one it is refused like one that is over. */
const inDispute =
  (act: (tx: Tx, dispute: Dispute, n: number) => Promise<unknown>): Act =>
  async (tx, { id }, n) => {
    const dispute = await latestDispute(tx, id);
    if (dispute === null) throw new Failure('wrong_state');
    return act(tx, dispute, n);
  };

const acts: Record<string, Act> = {
  answer: (tx, { number }) =>
    submitRequirements(
      tx,
      world.client,
      { order_number: number, answers: [{ id: 'name', text: 'B' }], files: [] },
      world.context,
    ),
  cancel: (tx, { number }) => cancelOrder(tx, world.client, { order_number: number, reason: 'Plans' }, world.context),
  deliver: (tx, { number }) =>
    deliverWork(
      tx,
      world.freelancer,
      { order_number: number, note: 'Done', link: 'https://example.com', files: [] },
      world.context,
    ),
  approve: (tx, { number }) => approveDelivery(tx, world.client, { order_number: number }, world.context),
  extendReview: (tx, { number }) => extendReview(tx, world.client, { order_number: number }, world.context),
  revise: (tx, { number }) =>
    requestRevision(tx, world.client, { order_number: number, items: [{ what: 'Bluer', where: '' }] }, world.context),
  async withdrawRevision(tx, { id, number }) {
    const { rows } = await world.database.owner.query<{ id: string }>(
      'select id from work_revision where work_id = $1 and outcome is null',
      [id],
    );
    return withdrawRevision(tx, world.client, { order_number: number, request_id: rows[0]?.id ?? id }, world.context);
  },
  askExtension: (tx, { number }, n) =>
    askExtension(tx, world.freelancer, { order_number: number, days: 1 + (n % 30), reason: 'Ill' }, world.context),
  acceptExtension: (tx, { number, extension, id }) =>
    acceptExtension(tx, world.client, { order_number: number, request_id: extension?.id ?? id }, world.context),
  declineExtension: (tx, { number, extension, id }) =>
    declineExtension(tx, world.client, { order_number: number, request_id: extension?.id ?? id }, world.context),
  addSource: (tx, { number, terms, inForce }) =>
    addExtras(
      tx,
      world.client,
      { order_number: number, extras: ['source'], expected_total: withExtra(inForce, terms, usd(2_000)).added.total },
      world.context,
    ),
  offerExtra(tx, { number, state }, n) {
    const kind = state === 'delivered' ? 'revision' : 'extra';
    return offerExtra(
      tx,
      world.freelancer,
      { order_number: number, kind, title: 'More', price: usd(500 + n), days: n % 5 },
      world.context,
    );
  },
  acceptExtra: (tx, { number, id, extra, terms, inForce }) =>
    acceptExtra(
      tx,
      world.client,
      {
        order_number: number,
        request_id: extra?.id ?? id,
        expected_total: withExtra(inForce, terms, extra?.price ?? usd(1)).added.total,
      },
      world.context,
    ),
  declineExtra: (tx, { number, extra, id }) =>
    declineExtra(tx, world.client, { order_number: number, request_id: extra?.id ?? id }, world.context),
  askToCancel: (tx, { number }, n) =>
    requestCancellation(
      tx,
      n % 2 === 0 ? world.client : world.freelancer,
      { order_number: number, percent: n % 101, reason: 'Plans' },
      world.context,
    ),
  acceptSplit: (tx, order) =>
    acceptCancellation(
      tx,
      answering(order),
      { order_number: order.number, request_id: order.split?.id ?? order.id },
      world.context,
    ),
  declineSplit: (tx, order) =>
    declineCancellation(
      tx,
      answering(order),
      { order_number: order.number, request_id: order.split?.id ?? order.id },
      world.context,
    ),
  dispute: (tx, { number }, n) =>
    openDispute(
      tx,
      drawn(n),
      { order_number: number, items: ['Not as agreed.'], text: 'See the brief.', percent: n % 101, files: [] },
      world.context,
    ),
  acceptClaim: inDispute((tx, { number, openedBy }) =>
    acceptClaim(tx, personOf(otherSide(openedBy)), number, world.context),
  ),
  answerClaim: inDispute((tx, { number, openedBy }, n) =>
    answerClaim(
      tx,
      personOf(otherSide(openedBy)),
      number,
      { text: 'Most is done.', percent: n % 101, files: [] },
      world.context,
    ),
  ),
  offer: inDispute((tx, { number }, n) => makeOffer(tx, drawn(n), number, n % 101, world.context)),
  acceptOffer: inDispute((tx, { number, id, offer }) =>
    acceptOffer(tx, personOf(otherSide(offer?.by ?? 'client')), number, offer?.id ?? id, world.context),
  ),
  withdrawClaim: inDispute((tx, { number, openedBy }) =>
    withdrawDispute(tx, personOf(openedBy), number, 'Settled in a call.', world.context),
  ),
  agreeToWithdraw: inDispute((tx, { number, openedBy }) =>
    agreeToWithdraw(tx, personOf(otherSide(openedBy)), number, world.context),
  ),
  decide: inDispute((tx, dispute, n) => decided(tx, dispute, 'evidence_closed', reviewers[0], n)),
  decideAppeal: inDispute((tx, dispute, n) => decided(tx, dispute, 'appealed', reviewers[1], n)),
  appeal: inDispute((tx, { number }, n) =>
    appealDecision(tx, drawn(n), number, 'The brief was changed.', world.context),
  ),
  tip: (tx, { number, terms }, n) =>
    giveTip(
      tx,
      world.client,
      { order_number: number, amount: usd(1 + (n % Number(terms.price.amount))), note: '' },
      world.context,
    ),
};

const MONEY = `select account.name, account.owner, journal.reference_id = $1::uuid as of_order,
  sum(entry.amount)::bigint as amount
  from ledger.journal join ledger.entry on entry.journal_id = journal.id
    join ledger.account on account.id = entry.account_id
  where journal.reference_id in (select $1::uuid union select id from order_tip where order_id = $1)
    and account.owner is not null group by 1, 2, 3`;

async function asModeled({ id, number }: Order): Promise<Shown> {
  const order = await world.do(async (tx) => (await lockMyOrder(tx, number, world.client.userId, world.context)).order);
  const dispute = order.state === 'disputed' ? await latestDispute(world.context.db, id) : null;
  const { rows } = await world.database.owner.query<{ name: string; owner: string; of_order: boolean; amount: string }>(
    MONEY,
    [id],
  );
  const moved = (isOrder: boolean, owner: string, ...names: string[]) =>
    rows.reduce(
      (sum, row) =>
        row.of_order === isOrder && row.owner === owner && names.includes(row.name) ? sum + Number(row.amount) : sum,
      0,
    );
  const moneyOf = (isOrder: boolean) => ({
    paid: -moved(isOrder, world.client.userId, 'U.spend', 'U.avail') + 0,
    clearing: moved(isOrder, world.freelancer.userId, 'U.pend'),
    available: moved(isOrder, world.freelancer.userId, 'U.avail'),
  });
  return {
    state: dispute?.state ?? order.state,
    price: Number(order.terms.price.amount),
    due: order.dueAt?.getTime() ?? 0,
    held: moved(true, id, 'H.order'),
    ...moneyOf(true),
    tip: moneyOf(false),
    revisionsLeft: (order.revisions.included ?? 0) - order.revisions.used,
    ...(order.state === 'delivered' ? { reviewEnds: order.reviewDueAt?.getTime() ?? 0 } : {}),
  };
}
type Shown = {
  readonly [Key in keyof ModelOrder]?: ModelOrder[Key] extends object ? Partial<ModelOrder[Key]> : ModelOrder[Key];
};

const number = fc.integer({ min: 0, max: 4_000 });
const step = fc.oneof(
  // One of the acts that are allowed, so that lives are long.
  { weight: 6, arbitrary: fc.record({ act: fc.constant('allowed'), n: number, of: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom(...ACTS), n: number, of: fc.constant(0) }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('pass'), n: fc.integer({ min: 1, max: 200 }), of: fc.constant(0) }),
  },
);

/** The world is shared: no life leaves deadlines behind that the next ones would wait for. */
const IF_ALLOWED = -1;
const ENDING = [
  'acceptClaim',
  'withdrawClaim',
  'agreeToWithdraw',
  'appeal',
  'decideAppeal',
  'deliver',
  'approve',
  'acceptSplit',
  'cancel',
].map((act) => ({
  act,
  n: 0,
  of: IF_ALLOWED,
}));

it(
  'an order is at every moment what the model says, and so is its money',
  { timeout: 2 * LIMIT_MS + 300_000 },
  async () => {
    let lives = 0;
    let actCount = 0;
    const life = fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 18 }), async (steps) => {
      const order = await world.place();
      const model = placed(Number(PRICE.amount));
      const past: string[] = [];
      for (const { act: wanted, n, of } of [...steps, ...ENDING]) {
        const allowed = allowedActs(model, world.now().getTime());
        if (of === IF_ALLOWED && !allowed.includes(wanted)) continue;
        const act = wanted === 'allowed' ? (allowed[of % allowed.length] ?? 'pass') : wanted;
        past.push(`${act} ${n}`);
        const label = past.join(', ');
        if (act === 'pass') {
          await world.pass(n * HOUR_MS);
          if (model.state === 'awaiting_requirements' && (await asModeled(order)).state === 'cancelled') return;
          passTo(model, world.now().getTime());
        } else {
          const now = await world.do(
            async (tx) => (await lockMyOrder(tx, order.number, world.client.userId, world.context)).order,
          );
          const isAllowed = expected(act, model, world.now().getTime(), n);
          const done = await world
            .do((tx) => acts[act]?.(tx, now, n) ?? Promise.reject(new Error(act)))
            .then(
              () => true,
              (error: unknown) => {
                if (error instanceof Failure) return false;
                throw error;
              },
            );
          expect(done, label).toBe(isAllowed);
          actCount += done ? 1 : 0;
        }
        expect(model, label).toMatchObject(await asModeled(order));
      }
      lives += 1;
    });
    // A failure prints the seed and the path of fast-check as well.
    await fc.assert(life, { seed: SEED, numRuns: 1_000_000, interruptAfterTimeLimit: LIMIT_MS });
    expect(lives).toBeGreaterThan(0);
    expect(actCount).toBeGreaterThan(0);
    expect(await violations(world.database.owner)).toEqual([]);
    process.stdout.write(`${lives} lives, ${actCount} acts made, TEST_SEED=${SEED}\n`);
  },
);
