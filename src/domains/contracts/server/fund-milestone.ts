/**
 * The client funds milestones: the total of each is held before anyone works on it, from the balance or with a new
 * payment (MLS-2).
 */
import * as z from 'zod/mini';
import {
  endPaymentsFor,
  startPaymentFor,
  type PaymentPlan,
  type StartedFunding,
} from '#domains/wallet/server/wallet.ts';
import { fundingSucceeded } from '#domains/wallet/events.ts';
import {
  holdTotal,
  PAY_MINUTES,
  payFromArrived,
  planPayment,
  type PaidWork,
  type PaymentWay,
} from '#domains/paid-work/server/paid-work.ts';
import type { By } from '#domains/paid-work/party.ts';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import { equals, sum, type Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { on, type Reaction } from '#kit/server/jobs/reactions.ts';
import { pathTo } from '#routes';
import { milestoneCharge } from '../charge-kind.ts';
import { contractNumberOf, placeOf } from '../contract-number.ts';
import { contractBegan, milestoneFunded, milestonePaymentKept } from '../events.ts';
import { mayMoveMilestone, mustMoveMilestone } from '../policy.ts';
import { announceContract, announceMilestone } from './announce-contract.ts';
import { moveContract, moveMilestone, withMilestone } from './move-contract.ts';
import { followMoney } from './follow-money.ts';
import { mustStillWork } from './people.ts';
import { passOnHire } from './pass-on.ts';
import { asWork, lockMilestone, lockMyContract, sideOf, type Contract, type Locked, type Milestone } from './store.ts';

/** From the balance. `expected_total` is what the client read. */
export async function fundMilestone(
  tx: Tx,
  actor: Actor,
  number: string,
  expected: Money,
  context: Context,
): Promise<Locked> {
  const contract = await fundMilestones(
    tx,
    actor,
    contractNumberOf(number),
    { places: [placeOf(number)], expected_total: expected },
    context,
  );
  return { contract, milestone: numbered(contract, number) };
}

interface Several {
  /** Of milestones of one contract. */
  readonly places: readonly number[];
  readonly expected_total: Money;
}

/** Several of one contract at once, from the balance: all of them, or none. */
export async function fundMilestones(
  tx: Tx,
  actor: Actor,
  number: string,
  wish: Several,
  context: Context,
): Promise<Contract> {
  const contract = await lockMyContract(tx, number, actor.userId, context);
  const by = { party: sideOf(contract, actor.userId), actorId: actor.userId };
  const chosen = mustBeFundable(contract, wish.places, by, context);
  const total = totalOf(chosen);
  if (!equals(total, wish.expected_total)) throw new Failure('price_changed', { data: { total } });
  // Asked together: nothing stays if the freelancer is gone.
  const [, funded] = await Promise.all([mustStillWork(tx, contract), fundAll(tx, contract, chosen, by, context)]);
  return funded;
}

const numbered = ({ number: contractNumber, milestones }: Contract, number: string): Milestone => {
  const found = milestones.find((milestone) => milestone.number === number);
  if (found === undefined) throw new Error(`contract ${contractNumber} has no milestone ${number}`);
  return found;
};
const totalOf = (chosen: readonly Milestone[]): Money =>
  sum(
    chosen.map(({ terms }) => terms.total),
    chosen[0]?.terms.total.currency ?? '',
  );

/** The milestones of these places, if each can be funded now. */
function mustBeFundable(
  { milestones }: Contract,
  places: readonly number[],
  { party }: By,
  context: Context,
): Milestone[] {
  const chosen = milestones.filter(({ place }) => places.includes(place));
  if (chosen.length === 0 || chosen.length !== new Set(places).size) throw new Failure('not_found');
  for (const milestone of chosen) mustMoveMilestone(milestone, 'fund', party, context.clock());
  return chosen;
}

/** Payments of all of them end before money moves: payments are locked before balances (payments-for.ts). */
async function fundAll(
  tx: Tx,
  contract: Contract,
  chosen: readonly Milestone[],
  by: By,
  context: Context,
  how: Automatic = {},
): Promise<Contract> {
  const end = Promise.all(
    chosen.map(({ id, number }) =>
      endPaymentsFor(tx, id, `Milestone ${number} is funded. You were not charged again.`),
    ),
  );
  const fundEach = async (): Promise<Contract> => {
    let now = contract;
    for (const milestone of chosen) now = await fund(tx, { contract: now, milestone }, by, context, how);
    return now;
  };
  const [funded] = await Promise.all([fundEach(), end]);
  return funded;
}

/** Without the client’s press: after the approval of this milestone. */
interface Automatic {
  readonly after?: Milestone;
}
const fundedAfter = statement(
  'milestone_funded_after',
  'update contract_milestone set funded_after = :fundedAfter where id = :id',
);

/** The first one begins the contract. */
async function fund(
  tx: Tx,
  { contract, milestone: { number } }: Locked,
  by: By,
  context: Context,
  { after: approved }: Automatic,
): Promise<Contract> {
  const now = context.clock();
  const began =
    contract.state === 'accepted'
      ? await moveContract(tx, contract, { move: 'begin', by, at: now }, { beganAt: now })
      : contract;
  if (began !== contract) await passOnHire(tx, began, by, now);
  const agreed = numbered(began, number);
  const dueAt = after(now, agreed.days * DAY_MS);
  const [funded] = await Promise.all([
    moveMilestone(tx, agreed, { move: 'fund', by, at: now }, { fundedAt: now, dueAt, idleFrom: now }),
    holdTotal(tx, asWork(contract, agreed), now),
  ]);
  if (approved !== undefined) tx.send(fundedAfter, { id: agreed.id, fundedAfter: approved.id });
  if (began !== contract) announceContract(tx, contractBegan, began, {});
  const { price } = funded.terms;
  announceMilestone(tx, milestoneFunded, began, funded, {
    amount: price.amount,
    currency: price.currency,
    dueAt: dueAt.toISOString(),
    byPayment: by.party === 'provider',
    ...(approved === undefined ? {} : { after: approved.title }),
  });
  return followMoney(tx, withMilestone(began, funded), context);
}

interface Payer {
  readonly key: string;
  readonly address: string;
}

/**
 * With new money: the milestone is funded when the provider confirms. Runs before the command's transaction: a provider
 * is asked (DB-4).
 */
export const payMilestoneBy = (
  context: Context,
  actor: Actor,
  payer: Payer,
  number: string,
  way: PaymentWay,
): Promise<StartedFunding> =>
  startPaying(context, actor, payer, { number: contractNumberOf(number), places: [placeOf(number)] }, way);

/** One payment for several: all of them are funded with it, or it stays in the balance. */
export const payMilestonesBy = (
  context: Context,
  actor: Actor,
  payer: Payer,
  number: string,
  wish: PaymentWay & Pick<Several, 'places'>,
): Promise<StartedFunding> => startPaying(context, actor, payer, { number, places: wish.places }, wish);

function startPaying(
  context: Context,
  actor: Actor,
  { key, address }: Payer,
  selection: { readonly number: string; readonly places: readonly number[] },
  { provider, method, use_balance, expected_payment }: PaymentWay,
): Promise<StartedFunding> {
  const way = { provider, use_balance, expected_payment, ...(method === undefined ? {} : { method }) };
  const plan = async (tx: Tx): Promise<PaymentPlan> => {
    const contract = await lockMyContract(tx, selection.number, actor.userId, context);
    const by = { party: sideOf(contract, actor.userId), actorId: actor.userId };
    const chosen = mustBeFundable(contract, selection.places, by, context);
    await mustStillWork(tx, contract);
    const [first, ...others] = chosen;
    const next = pathTo(
      'project-payment',
      {},
      {
        milestone: first?.number ?? '',
        ...(others.length === 0 ? {} : { also: others.map(({ place }) => place).join() }),
      },
    );
    const facts = others.length === 0 ? {} : { facts: { places: chosen.map(({ place }) => place) } };
    return planPayment(tx, asOne(contract, chosen), way, { next, minutes: PAY_MINUTES, ...facts }, context);
  };
  // The label is that of the first: a sum for several is named after all of them.
  const paymentTitle =
    selection.places.length < 2 ? undefined : `${selection.places.length} milestones of ${selection.number}`;
  return startPaymentFor(
    context,
    actor,
    `${key} ${selection.number} ${selection.places.join()} ${JSON.stringify(way)}`,
    { provider, method },
    address,
    plan,
    paymentTitle,
  );
}

/** What one payment pays: known by the first of them, for the total of all. */
function asOne(contract: Contract, chosen: readonly Milestone[]): PaidWork {
  const [first] = chosen;
  if (first === undefined) throw new Error('no milestone was chosen');
  const work = asWork(contract, first);
  return { ...work, terms: { ...work.terms, total: totalOf(chosen) } };
}

const severalFacts = z.object({ places: z.array(z.number()) });

/**
 * Money that came for it funds it if it still waits, and stays in the balance if not. Also run before an offer lapses.
 */
export const fundFromArrived = (tx: Tx, locked: Locked, context: Context): Promise<Locked> =>
  payFromArrived(tx, locked.milestone.id, locked, {
    due({ contract, milestone }, { facts }) {
      const places = severalFacts.safeParse(facts).data?.places ?? [milestone.place];
      const chosen = contract.milestones.filter(({ place }) => places.includes(place));
      if (chosen.some(({ fundedAt }) => fundedAt !== null)) return 'already_paid';
      if (chosen.some((milestone) => !mayMoveMilestone(milestone, 'fund', 'provider', context.clock()).ok))
        return 'closed';
      const pay = async (): Promise<Locked> => {
        const funded = await fundAll(tx, contract, chosen, { party: 'provider', actorId: null }, context);
        return { contract: funded, milestone: numbered(funded, milestone.number) };
      };
      return { work: asOne(contract, chosen), pay };
    },
    keep: ({ contract, milestone }, payment, reason) =>
      announceMilestone(tx, milestonePaymentKept, contract, milestone, {
        fundingId: payment.id,
        why: reason,
        amount: payment.amount.amount,
        currency: payment.amount.currency,
      }),
  });

export const milestonePaymentReaction: Reaction = on(
  fundingSucceeded,
  'fund-milestone-with-payment',
  'money',
  async ({ pays }, context) => {
    if (pays?.type !== milestoneCharge.kind) return;
    await context.database.transact(async (tx) =>
      fundFromArrived(tx, await lockMilestone(tx, pays.id, context), context),
    );
  },
);

/** After an approval, from the balance of a client who wants that; by the rules of every funding. */
export const fundAutomatically = (
  tx: Tx,
  contract: Contract,
  next: Milestone,
  approved: Milestone,
  context: Context,
): Promise<Contract> =>
  fundAll(tx, contract, [next], { party: 'client', actorId: contract.clientId }, context, { after: approved });
