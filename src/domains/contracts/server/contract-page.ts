/** A contract in one read: what was signed, its milestones, and what happened to it. */
import { disputeTurn, openDisputes, presentDispute } from '#domains/disputes/server/disputes.ts';
import { historyOf, timelineOf } from '#domains/paid-work/server/paid-work.ts';
import { personCards, shownPeople } from '#domains/profiles/server/profiles.ts';
import { readProposalToOffer } from '#domains/proposals/server/proposals.ts';
import { presentReviews } from '#domains/reviews/server/reviews.ts';
import { balances } from '#domains/wallet/server/wallet.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { wholeUnits } from '#kit/fees.ts';
import { add, isPositive, sum, type Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { termsInForce } from '#kit/server/terms.ts';
import type { Side } from '#kit/sides.ts';
import { onTheWire } from '#kit/wire-terms.ts';
import { bonusRoom, whyNoBonus } from '../bonus.ts';
import type { ContractPage, HireTerms } from '../contract.ts';
import { contractMoney } from '../contract-money.ts';
import { contractClocks } from '../deadlines.ts';
import { offeredContractMoves } from '../policy.ts';
import { CONTRACT_TERMS, RIGHTS, termsOfText } from '../signed-terms.ts';
import { timelineWords } from '../words.ts';
import { bonusesOf, releasedPrices } from './give-bonus.ts';
import { mostOf } from './offer-contract.ts';
import { disputedIn, disputesOf } from './next-steps.ts';
import { freelancerNamed, personOf, WORKS_NOT } from './people.ts';
import { shownChange } from './proposed-terms.ts';
import {
  isAutoFunding,
  iso,
  isoOrNull,
  nextToFund,
  presentMilestone,
  presentVersion,
  shownClock,
  turnOf,
} from './present.ts';
import { versionsOf } from './signed-versions.ts';
import { readReviews } from './review-contract.ts';
import { readMine, sideOf, type Contract } from './store.ts';
import { readSubmissions } from './submissions.ts';

const projectNamed = statement(
  'contract_project',
  'select slug as "slug!", title as "title!" from named_project where id = :id',
);

export async function readContractPage(db: Db, actor: Actor, number: string, context: Context): Promise<ContractPage> {
  const now = context.clock();
  const contract = await readMine(db, number, actor.userId, context);
  const side = sideOf(contract, actor.userId);
  const otherId = side === 'client' ? contract.freelancerId : contract.clientId;
  const [people, versions, history, me, project, bonuses, reviews, change, submissions, disputes, cards, balance] =
    await Promise.all([
      shownPeople(db, [contract.clientId, contract.freelancerId]),
      versionsOf(db, contract.id),
      historyOf(db, contract.id),
      personOf(db, actor.userId),
      contract.projectId === null ? null : db.row(projectNamed, { id: contract.projectId }),
      bonusesOf(db, contract.id),
      readReviews(db, contract, side, now),
      shownChange(db, contract, now),
      readSubmissions(db, contract, actor.userId),
      readDisputes(db, contract, actor.userId, now),
      personCards(db, [otherId]),
      balanceFor(db, contract, side),
    ]);
  const holding = versions.find(({ version }) => version === contract.version);
  if (holding === undefined) throw new Error(`contract ${number} has no terms`);
  const { scope, rights } = termsOfText(holding.terms);
  const [client, freelancer] = [people(contract.clientId), people(contract.freelancerId)];
  const names = new Map([client, freelancer].map((person) => [person.id, person]));
  const released = releasedPrices(contract);
  const room = bonusRoom(
    released,
    sum(
      bonuses.map(({ amount }) => amount),
      contract.currency,
    ),
  );
  return {
    number: contract.number,
    state: contract.state,
    side,
    title: contract.title,
    scope,
    client,
    freelancer,
    project: project ?? null,
    currency: contract.currency,
    in_force: onTheWire(CONTRACT_TERMS, contract.inForce),
    your_name: me.name,
    offered_at: iso(contract.offeredAt),
    valid_until: iso(contract.validUntil),
    accepted_at: isoOrNull(contract.acceptedAt),
    began_at: isoOrNull(contract.beganAt),
    ended_at: isoOrNull(contract.endedAt),
    versions: versions.map(presentVersion),
    rights: [...rights],
    milestones: contract.milestones.map((milestone) => ({
      ...presentMilestone(contract, milestone, side, now),
      submission: submissions.submissionOf(milestone.id),
    })),
    money: contractMoney(contract),
    auto_fund: contract.autoFund,
    auto_funding: contract.milestones.some((milestone) => isAutoFunding(contract, milestone, now)),
    balance,
    files: submissions.files,
    disputes,
    time_zone: cards.get(otherId)?.timezone ?? null,
    bonuses,
    bonus_room: room,
    change_asked: change,
    least: wholeUnits(contract.inForce.milestoneLeastWhole, contract.currency),
    most: mostOf(contract.inForce, contract.currency),
    pause_asked: requestOf(
      contract.pauseAskedBy,
      contract.pauseAskedAt,
      history.findLast(({ move }) => move === 'askPause')?.reason,
    ),
    paused_by_staff: contract.pausedByStaff
      ? (history.findLast(({ move }) => move === 'pauseByOperator')?.reason ?? '')
      : null,
    end_asked:
      contract.endedAt === null
        ? requestOf(
            contract.endAskedBy,
            contract.endAskedAt,
            history.findLast(({ move }) => move === 'requestEnd')?.reason,
          )
        : null,
    clocks: contractClocks(contract).map(shownClock),
    moves: offeredContractMoves(contract, side, now).map((move) =>
      move.name === 'bonus' && move.ok && !isPositive(room.most)
        ? { ...move, ok: false, why: whyNoBonus(released) }
        : move,
    ),
    turn: turnOf(contract, side, now),
    reviews: presentReviews(reviews.round, reviews.written, side, now),
    can_review: reviews.canReview,
    can_reply: reviews.canReply,
    timeline: timelineOf(
      { state: contract.state, reviews: reviews.round },
      history,
      reviews.written,
      names,
      timelineWords,
    ),
  };
}

async function balanceFor(db: Db, contract: Contract, side: Side): Promise<Money | null> {
  if (side === 'freelancer' || nextToFund(contract) === undefined) return null;
  const { spendable, available } = await balances(db, contract.clientId, contract.currency);
  return add(spendable, available);
}

async function readDisputes(db: Db, contract: Contract, userId: string, now: Date): Promise<ContractPage['disputes']> {
  const running = disputesOf(contract, await openDisputes(db, disputedIn(contract)));
  return Promise.all(
    running.map(async (dispute) => ({
      to_do: disputeTurn(dispute, sideOf(contract, userId), now).toDo,
      dispute: await presentDispute(db, dispute, userId, now),
    })),
  );
}

const requestOf = (by: Side | null, at: Date | null, reason: string | null | undefined) =>
  by === null || at === null ? null : { by, at: iso(at), reason: reason ?? null };

/** For the offer form: it reveals no more about someone than their profile does. */
export async function readHireTerms(
  db: Db,
  actor: Actor,
  query: { freelancer: string; proposal?: string | undefined },
  context: Context,
): Promise<HireTerms> {
  const now = context.clock();
  const [person, inForce, me, proposal] = await Promise.all([
    freelancerNamed(db, query.freelancer),
    termsInForce(db, now),
    personOf(db, actor.userId),
    query.proposal === undefined ? null : readProposalToOffer(db, actor, query.proposal, now),
  ]);
  if (proposal !== null && proposal.freelancerId !== person.id)
    throw new Failure('not_found', { message: 'Proposal not found.' });
  const { currency } = context.config;
  return {
    freelancer: (await shownPeople(db, [person.id]))(person.id),
    refusal:
      person.id === actor.userId ? 'You can’t hire yourself.' : person.works ? (proposal?.refusal ?? null) : WORKS_NOT,
    your_name: me.name,
    currency,
    least: wholeUnits(inForce.milestoneLeastWhole, currency),
    most: mostOf(inForce, currency),
    in_force: onTheWire(CONTRACT_TERMS, inForce),
    rights: [...RIGHTS],
    proposal:
      proposal === null || query.proposal === undefined
        ? null
        : {
            id: query.proposal,
            project: proposal.project,
            price: proposal.price,
            days: proposal.days,
            milestones: [...proposal.milestones],
            scope: proposal.scope,
          },
  };
}
