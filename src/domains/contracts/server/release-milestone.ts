/**
 * A milestone is released, whole or in part, by the client or when the time to review is over (MLS-5), and clears
 * (MLS-6).
 */
import { bySystem, type By } from '#domains/paid-work/party.ts';
import { amountsOf, releasePartOf } from '#domains/paid-work/price.ts';
import {
  clearanceOf,
  clearEarned,
  clearsLater,
  liftWatermarks,
  recordSteps,
  releaseAll,
  releasePart,
} from '#domains/paid-work/server/paid-work.ts';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { wholeUnits } from '#kit/fees.ts';
import { compare, formatMoney, isPositive, subtract, type Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import type { Side } from '#kit/sides.ts';
import { milestoneCleared, milestoneReleased } from '../events.ts';
import { milestoneNumberOf } from '../contract-number.ts';
import { CONTRACT_LIMITS } from '../life.ts';
import { milestoneName } from '../milestone-name.ts';
import { announceMilestone } from './announce-contract.ts';
import { expectFunding } from './auto-fund.ts';
import { moveMilestone, wakeMilestone, withMilestone } from './move-contract.ts';
import { followMoney } from './follow-money.ts';
import {
  asWork,
  lockMyMilestone,
  MILESTONE_COLUMNS,
  milestoneOf,
  type Contract,
  type Locked,
  type Milestone,
} from './store.ts';

/**
 * By the freelancer's level on the day of the release, under the terms of the contract; later while its payment is at
 * risk.
 */
export const clearsOn = (tx: Tx, contract: Contract, milestone: Milestone, context: Context): Promise<Date> =>
  clearanceOf(tx, asWork(contract, milestone), contract.inForce, context);

/** All of it without an amount, or this much of its price: then the rest stays held as a milestone of its own. */
export async function approveMilestone(
  tx: Tx,
  actor: Actor,
  number: string,
  amount: Money | null,
  context: Context,
): Promise<Locked> {
  const { contract, milestone, side } = await lockMyMilestone(tx, number, actor.userId, context);
  const by = { party: side, actorId: actor.userId };
  const { price } = milestone.terms;
  if (amount === null) return release(tx, { contract, milestone }, 'approve', by, side, context);
  if (amount.currency !== price.currency || !isPositive(amount) || compare(amount, price) > 0)
    throw invalidField('amount', `Enter up to ${formatMoney(price)}, the price of the milestone.`);
  if (compare(amount, price) === 0) return release(tx, { contract, milestone }, 'approve', by, side, context);
  const least = wholeUnits(contract.inForce.milestoneLeastWhole, price.currency);
  if (compare(amount, least) < 0 || compare(subtract(price, amount), least) < 0)
    throw invalidField(
      'amount',
      `Release at least ${formatMoney(least)} and leave at least as much, or release all of it.`,
    );
  return approvePart(tx, { contract, milestone }, amount, by, context);
}

/** The review clock ran out: the same, marked as automatic so that it never counts against anyone's rating. */
export const autoRelease = (tx: Tx, locked: Locked, context: Context): Promise<Locked> =>
  release(tx, locked, 'autoRelease', bySystem, null, context);

async function release(
  tx: Tx,
  locked: Locked,
  move: 'approve' | 'autoRelease',
  by: By,
  side: Side | null,
  context: Context,
): Promise<Locked> {
  const { contract, milestone } = await releaseWhole(tx, locked, move, by, side, context);
  const funding = move === 'approve' ? expectFunding(tx, contract, context.clock()) : contract;
  return { contract: await followMoney(tx, funding, context), milestone };
}

/** Of a contract that ends: what follows for the contract is its command's. */
export async function releaseWhole(
  tx: Tx,
  { contract, milestone }: Locked,
  move: 'approve' | 'autoRelease' | 'releaseAtEnd',
  by: By,
  side: Side | null,
  context: Context,
): Promise<Locked> {
  const now = context.clock();
  const clears = await clearsOn(tx, contract, milestone, context);
  const { price, service_fee: fee } = milestone.terms;
  const earned = subtract(price, fee);
  const changes = {
    releasedAt: now,
    clearsAt: clears,
    autoReleased: move === 'autoRelease',
    releasedPrice: price,
    earned,
    interruptedState: null,
  };
  const released = await moveMilestone(tx, milestone, { move, by, at: now }, changes, { split: null });
  await liftWatermarks(tx, milestone.id);
  await releaseAll(tx, asWork(contract, released), { at: now, clearsAt: clears });
  announceMilestone(tx, milestoneReleased, contract, released, {
    by: side,
    amount: price.amount,
    currency: price.currency,
    earned: earned.amount,
    returned: '0',
    rest: null,
    clearsAt: clears.toISOString(),
  });
  return { contract: withMilestone(contract, released), milestone: released };
}

const insertRest = statement(
  'milestone_rest_insert',
  `insert into contract_milestone (id, contract_id, place, number, state, rest_of, client_id, freelancer_id, title,
    criteria, days, currency, price, client_fee, service_fee, tax,
     agreed_at, funded_at, due_at, idle_from)
   values (:id, :contractId, :place, :number, 'funded', :restOf, :clientId, :freelancerId, :title, :criteria, :days,
     :currency, :price,
   :clientFee, :serviceFee, :tax, :agreedAt, :agreedAt, :dueAt, :agreedAt) returning ${MILESTONE_COLUMNS}`,
);

async function approvePart(
  tx: Tx,
  { contract, milestone }: Locked,
  amount: Money,
  by: By,
  context: Context,
): Promise<Locked> {
  const now = context.clock();
  const { parts, rest } = releasePartOf(milestone.terms, amount);
  if (contract.milestones.filter(({ restOf }) => restOf !== null).length >= CONTRACT_LIMITS.parts)
    throw new Failure('wrong_state', {
      message: `You can release in part ${CONTRACT_LIMITS.parts} times in a contract. Release all of this milestone.`,
      data: { state: milestone.state },
    });
  const clears = await clearsOn(tx, contract, milestone, context);
  const place = Math.max(...contract.milestones.map((milestone) => milestone.place)) + 1;
  const number = milestoneNumberOf(contract.number, place);
  const changes = { releasedAt: now, clearsAt: clears, releasedPrice: amount, earned: parts.toFreelancer };
  const released = await moveMilestone(
    tx,
    milestone,
    { move: 'approvePart', by, at: now, facts: { amount: amount.amount, rest: number } },
    changes,
  );
  await liftWatermarks(tx, milestone.id);
  const id = context.makeId();
  const { title, days, criteria, clientId, freelancerId } = milestone;
  const named = { id, contractId: contract.id, place, number, restOf: milestone.id, clientId, freelancerId };
  const work = { title, criteria: JSON.stringify(criteria), days, agreedAt: now, dueAt: after(now, days * DAY_MS) };
  const row = await tx.row(insertRest, { ...named, ...work, ...amountsOf(rest) });
  if (row === undefined) throw new Error('the rest was not written');
  const left = milestoneOf(row, contract.state);
  recordSteps(tx, id, { ...by, at: now }, ['rest', null, 'funded']);
  wakeMilestone(tx, left, now);
  try {
    // So that payments and receipts of the wallet say what was held again.
    const rested = { ...asWork(contract, left), title: milestoneName(contract.title, `Rest of ${title}`) };
    await releasePart(tx, asWork(contract, released), amount, rested, { at: now, clearsAt: clears });
  } catch (error) {
    // What returns repays a debt first, and then does not hold the rest.
    if (error instanceof Failure && error.code === 'insufficient_funds')
      throw new Failure('wrong_state', {
        message: 'The rest can’t stay held while you owe money. Release all of it, or add funds first.',
        data: { state: milestone.state },
      });
    throw error;
  }
  announceMilestone(tx, milestoneReleased, contract, released, {
    by: 'client',
    amount: amount.amount,
    currency: amount.currency,
    earned: parts.toFreelancer.amount,
    returned: '0',
    rest: number,
    clearsAt: clears.toISOString(),
  });
  const now2: Contract = withMilestone(contract, released);
  return { contract: { ...now2, milestones: [...now2.milestones, left] }, milestone: released };
}

const clearsWhen = statement(
  'milestone_clears_when',
  'update contract_milestone set clears_at = :clears, clock_at = :clears where id = :id',
);

/** Its payment is disputed: what was released waits, and is looked at again (MON-20). */
async function waitsToClear(tx: Tx, { contract, milestone }: Locked, context: Context): Promise<boolean> {
  const now = context.clock();
  const clears = await clearsLater(tx, asWork(contract, milestone), milestone.releasedAt ?? now, context);
  if (clears === null) return false;
  tx.send(clearsWhen, { id: milestone.id, clears });
  wakeMilestone(tx, { ...milestone, clearsAt: clears }, now);
  return true;
}

export async function clearMilestone(tx: Tx, { contract, milestone }: Locked, context: Context): Promise<Milestone> {
  if (await waitsToClear(tx, { contract, milestone }, context)) return milestone;
  const now = context.clock();
  const cleared = await moveMilestone(tx, milestone, { move: 'clear', by: bySystem, at: now }, { clearedAt: now });
  if (milestone.earned !== null) await clearEarned(tx, asWork(contract, milestone), now, milestone.earned);
  announceMilestone(tx, milestoneCleared, contract, cleared, {});
  return cleared;
}
