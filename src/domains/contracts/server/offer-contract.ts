/** A client offers a contract to one freelancer: signed terms with their milestones; nothing is paid by it (CTR-1). */
import { createHash } from 'node:crypto';
import { reachOut } from '#domains/messaging/server/messaging.ts';
import { recordSteps } from '#domains/paid-work/server/paid-work.ts';
import { offerOnProposal } from '#domains/proposals/server/proposals.ts';
import { refuseWords } from '#domains/services/text-rules.ts';
import type { Actor } from '#kit/actor.ts';
import { after, HOUR_MS } from '#kit/clock.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { wholeUnits } from '#kit/fees.ts';
import { sum, type Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, TryAgain, type Tx } from '#kit/server/db/database.ts';
import { lockUntilCommit } from '#kit/server/db/lock-until-commit.ts';
import { termsInForce } from '#kit/server/terms.ts';
import type { Terms } from '#kit/terms.ts';
import { CONTRACT_NUMBER_BYTES, contractNumberFrom } from '../contract-number.ts';
import { contractClocks } from '../deadlines.ts';
import { contractOffered } from '../events.ts';
import { CONTRACT_LIMITS } from '../life.ts';
import { termsText, whyNotAgree } from '../signed-terms.ts';
import { agreeMilestones } from './agree-milestones.ts';
import { announceContract } from './announce-contract.ts';
import { wakeContract } from './move-contract.ts';
import { freelancerNamed, holdStanding, mustWork, personOf } from './people.ts';
import { proposeTerms } from './signed-versions.ts';
import { lockContract, type Contract } from './store.ts';

export interface OfferedMilestone {
  readonly title: string;
  readonly price: Money;
  readonly days: number;
  readonly criteria: readonly string[];
}
export interface Offer {
  /** Their username. */
  readonly freelancer: string;
  readonly title: string;
  readonly scope: string;
  readonly milestones: readonly OfferedMilestone[];
  readonly valid_hours: number;
  /** The client's name, as they sign. */
  readonly signature: string;
  /** By this freelancer, for a project of this client; absent for someone who is hired directly. */
  readonly proposal?: string | undefined;
}

const openOf = statement(
  'contract_offers_open',
  "select count(*)::int as n from contract where client_id = :clientId and state in ('offered', 'accepted')",
);
const insert = statement(
  'contract_insert',
  `insert into contract (id, number, state, client_id, freelancer_id, project_id, proposal_id, title, currency,
    offered_at, valid_until, clock_at)
   values (:id, :number, 'offered', :clientId, :freelancerId, :projectId, :proposalId, :title, :currency, :offeredAt,
     :validUntil,
   :validUntil) on conflict (number) do nothing returning id`,
);
/** Derived from the id, so that a replayed run gives the same numbers (OPS-4). */
const numberOf = (id: string): string =>
  contractNumberFrom(createHash('sha256').update(id).digest().subarray(0, CONTRACT_NUMBER_BYTES));

/** No milestone costs more than the dearest service may (LIM-15). */
export const mostOf = (inForce: Pick<Terms, 'gigPriceMostWhole'>, currency: string): Money =>
  wholeUnits(inForce.gigPriceMostWhole, currency);

export function mustAgree({ milestones }: Pick<Offer, 'milestones'>, inForce: Terms, currency: string): void {
  const wrong = whyNotAgree(milestones, currency, inForce, mostOf(inForce, currency));
  if (wrong !== null) throw invalidField(wrong.field, wrong.why);
}

const wordsOf = ({ title, scope, milestones }: Offer): (readonly [field: string, text: string])[] => [
  ['title', title],
  ['scope', scope],
  ...milestones.map(
    ({ title: name, criteria }, at) => [`milestones.${at}.criteria`, [name, ...criteria].join('\n')] as const,
  ),
];

interface Offered {
  readonly client: string;
  readonly freelancer: string;
  readonly number: string;
  readonly until: Date;
  readonly at: Date;
}
/**
 * The project and the proposal that it is offered of, which both move now: of two offers for the last place one wins
 * (PRJ-4, PRP-5).
 */
async function offeredOf(
  tx: Tx,
  { client, freelancer, number, until, at }: Offered,
  proposal: string | undefined,
): Promise<{ projectId: string | null; proposalId: string | null }> {
  if (proposal === undefined) return { projectId: null, proposalId: null };
  const { projectId, freelancerId } = await offerOnProposal(tx, proposal, { clientId: client, number, until, at });
  if (freelancerId !== freelancer) throw invalidField('freelancer', 'This proposal is by someone else.');
  return { projectId, proposalId: proposal };
}

export async function offerContract(tx: Tx, actor: Actor, offer: Offer, context: Context): Promise<Contract> {
  const now = context.clock();
  const { currency } = context.config;
  const freelancer = await freelancerNamed(tx, offer.freelancer);
  if (freelancer.id === actor.userId) throw new Failure('forbidden', { message: 'You can’t hire yourself.' });
  holdStanding(tx, freelancer.id);
  const [{ works }, client, inForce] = await Promise.all([
    personOf(tx, freelancer.id),
    personOf(tx, actor.userId),
    termsInForce(tx, now),
  ]);
  mustWork({ works });
  mustAgree(offer, inForce, currency);
  lockUntilCommit(tx, 55, `contract-offers-of:${actor.userId}`);
  if (((await tx.row(openOf, { clientId: actor.userId }))?.n ?? 0) >= CONTRACT_LIMITS.offers)
    throw new Failure('wrong_state', {
      message: `You have ${CONTRACT_LIMITS.offers} open offers. Withdraw one first.`,
    });
  const id = context.makeId();
  const number = numberOf(id);
  const validUntil = after(now, offer.valid_hours * HOUR_MS);
  const people = { clientId: actor.userId, freelancerId: freelancer.id };
  const source = await offeredOf(
    tx,
    { client: actor.userId, freelancer: freelancer.id, number, until: validUntil, at: now },
    offer.proposal,
  );
  const { haveWork } = await reachOut(tx, { from: actor.userId, to: freelancer.id, door: 'contract' }, context);
  // Once they work together they may need each other’s address (decision 141).
  if (!haveWork) refuseWords(wordsOf(offer));
  const written = await tx.row(insert, {
    id,
    number,
    ...people,
    ...source,
    title: offer.title,
    currency,
    offeredAt: now,
    validUntil,
  });
  if (written === undefined) throw new TryAgain(`contract number ${number} is taken`);
  const agreed = offer.milestones.map((milestone, index) => ({ ...milestone, place: index + 1 }));
  const names = { client: client.name, freelancer: freelancer.name };
  const terms = termsText({
    number,
    version: 1,
    ...names,
    title: offer.title,
    scope: offer.scope,
    milestones: agreed,
    fees: inForce,
  });
  await proposeTerms(tx, id, { version: 1, terms, by: 'client', name: offer.signature, at: now, reason: null });
  const by = { party: 'client', actorId: actor.userId, at: now } as const;
  await agreeMilestones(tx, { id, number, inForce, people }, agreed, by, context);
  recordSteps(tx, id, by, ['offer', null, 'offered']);
  const contract = await lockContract(tx, id, context);
  wakeContract(tx, contract, now);
  const total = sum(
    agreed.map(({ price }) => price),
    currency,
  );
  const endsAt = contractClocks(contract)[0]?.endsAt ?? validUntil;
  announceContract(tx, contractOffered, contract, {
    milestones: agreed.length,
    amount: total.amount,
    currency,
    endsAt: endsAt.toISOString(),
  });
  return contract;
}
