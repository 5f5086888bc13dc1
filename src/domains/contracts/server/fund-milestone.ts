/** The client funds a milestone: its total is held before anyone works on it, from the balance or with a new payment (MLS-2). */
import { endPaymentsFor, startPaymentFor, type StartedFunding } from '#domains/wallet/server/wallet.ts';
import { fundingSucceeded } from '#domains/wallet/events.ts';
import { holdTotal, PAY_MINUTES, payFromArrived, planPayment, type PaymentWay } from '#domains/paid-work/server/paid-work.ts';
import type { By } from '#domains/paid-work/party.ts';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import { equals, type Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { on, type Reaction } from '#kit/server/jobs/reactions.ts';
import { pathTo } from '#routes';
import { milestoneCharge } from '../charge-kind.ts';
import { contractBegan, milestoneFunded, milestonePaymentKept } from '../events.ts';
import { mayMoveMilestone } from '../policy.ts';
import { announceContract, announceMilestone } from './announce-contract.ts';
import { moveContract, moveMilestone, withMilestone } from './move-contract.ts';
import { noteIdle } from './note-idle.ts';
import { mustStillWork } from './people.ts';
import { asWork, lockMilestone, lockMyMilestone, type Locked } from './store.ts';
import { passOnHire } from './pass-on.ts';

/** From the balance. `expected_total` is what the client read. */
export async function fundMilestone(tx: Tx, actor: Actor, number: string, expected: Money, context: Context): Promise<Locked> {
  const { side, ...locked } = await lockMyMilestone(tx, number, actor.userId, context);
  const { total } = locked.milestone.terms;
  const by = { party: side, actorId: actor.userId };
  mustBeFundable(locked, by, context);
  if (!equals(total, expected)) throw new Failure('price_changed', { data: { total } });
  // Asked together: nothing stays if the freelancer is gone.
  const [, funded] = await Promise.all([mustStillWork(tx, locked.milestone), fund(tx, locked, by, context)]);
  return funded;
}

function mustBeFundable({ milestone }: Locked, { party }: By, context: Context): void {
  const answer = mayMoveMilestone(milestone, 'fund', party, context.clock());
  if (!answer.ok) throw new Failure(answer.code, { message: answer.why, data: { state: milestone.state } });
}

/** The first one begins the contract. */
async function fund(tx: Tx, { contract, milestone: { number } }: Locked, by: By, context: Context): Promise<Locked> {
  const now = context.clock();
  const began = contract.state === 'accepted' ? await moveContract(tx, contract, { move: 'begin', by, at: now }, { beganAt: now }) : contract;
  if (began !== contract) await passOnHire(tx, began, by, now);
  const agreed = began.milestones.find((milestone) => milestone.number === number);
  if (agreed === undefined) throw new Error(`contract ${contract.number} has no milestone ${number}`);
  const dueAt = after(now, agreed.days * DAY_MS);
  const [funded] = await Promise.all([
    moveMilestone(tx, agreed, { move: 'fund', by, at: now }, { fundedAt: now, dueAt, idleFrom: now }),
    // Before its money moves: payments are locked before balances (payments-for.ts).
    endPaymentsFor(tx, agreed.id, `Milestone ${number} is funded. You were not charged again.`),
    holdTotal(tx, asWork(contract, agreed), now),
  ]);
  if (began !== contract) announceContract(tx, contractBegan, began, {});
  const { price } = funded.terms;
  announceMilestone(tx, milestoneFunded, began, funded, {
    amount: price.amount,
    currency: price.currency,
    dueAt: dueAt.toISOString(),
    byPayment: by.party === 'provider',
  });
  return { contract: await noteIdle(tx, withMilestone(began, funded), now), milestone: funded };
}

/** With new money: the milestone is funded when the provider confirms. Runs before the command's transaction: a provider is asked (DB-4). */
export function payMilestoneBy(
  context: Context,
  actor: Actor,
  { key, address }: { readonly key: string; readonly address: string },
  number: string,
  way: PaymentWay,
): Promise<StartedFunding> {
  const { provider, method } = way;
  return startPaymentFor(context, actor, `${key} ${number} ${JSON.stringify(way)}`, { provider, method }, address, async (tx) => {
    const { side, ...locked } = await lockMyMilestone(tx, number, actor.userId, context);
    mustBeFundable(locked, { party: side, actorId: actor.userId }, context);
    await mustStillWork(tx, locked.milestone);
    const next = pathTo('project-payment', {}, { milestone: number });
    return planPayment(tx, asWork(locked.contract, locked.milestone), way, { next, minutes: PAY_MINUTES }, context);
  });
}

/** Money that came for it funds it if it still waits, and stays in the balance if not. Also run before an offer lapses. */
export const fundFromArrived = (tx: Tx, locked: Locked, context: Context): Promise<Locked> =>
  payFromArrived(tx, locked.milestone.id, locked, {
    due(waiting) {
      const { contract, milestone } = waiting;
      if (milestone.fundedAt !== null) return 'already_paid';
      if (!mayMoveMilestone(milestone, 'fund', 'provider', context.clock()).ok) return 'closed';
      return { work: asWork(contract, milestone), pay: () => fund(tx, waiting, { party: 'provider', actorId: null }, context) };
    },
    keep: ({ contract, milestone }, payment, why) =>
      announceMilestone(tx, milestonePaymentKept, contract, milestone, {
        fundingId: payment.id,
        why,
        amount: payment.amount.amount,
        currency: payment.amount.currency,
      }),
  });

export const milestonePaymentReaction: Reaction = on(fundingSucceeded, 'fund-milestone-with-payment', 'money', async ({ pays }, context) => {
  if (pays?.type !== milestoneCharge.kind) return;
  await context.database.transact(async (tx) => fundFromArrived(tx, await lockMilestone(tx, pays.id, context), context));
});
