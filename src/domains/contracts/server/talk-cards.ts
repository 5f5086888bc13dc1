/** Milestones to fund and requests for changes as cards of the conversation (decision 146). */
import { showCard } from '#domains/messaging/server/messaging.ts';
import { numbersIn, requestRef, revisionCards, type CardWork } from '#domains/paid-work/server/paid-work.ts';
import { formatUnit } from '#kit/format/unit.ts';
import { formatMoney } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import type { TalkCards } from '#domains/messaging/server/messaging.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { termsHistory } from '#kit/server/terms.ts';
import { cardNote, fact, moneyFact, type TalkCard } from '#kit/talk-card.ts';
import { pathTo } from '#routes';
import { contractPath } from '../charge-kind.ts';
import { contractNumberOf } from '../contract-number.ts';
import { isHolding, mayMoveMilestone } from '../policy.ts';
import { MILESTONE_WORDS, rowWords, submitWords } from '../words.ts';
import { stepOf } from './next-steps.ts';
import { isAutoFunding, nextToFund } from './present.ts';
import { CONTRACT_COLUMNS, contractsOf, sideOf, type Contract, type Milestone } from './store.ts';

const MILESTONE = 'milestone';
const CHANGES = 'milestone-changes';

const aboutOf = ({ number, title }: Contract) => ({ kind: 'contract', ref: number, title }) as const;

/**
 * What can be funded next, unless an earlier one is still in work. It waits for the client, so it comes from the
 * freelancer.
 */
export async function showNextToFund(tx: Tx, contract: Contract, context: Context): Promise<void> {
  const next = nextToFund(contract);
  const now = context.clock();
  if (
    next === undefined ||
    isAutoFunding(contract, next, now) ||
    isHolding(contract) ||
    !mayMoveMilestone(next, 'fund', 'client', now).ok
  )
    return;
  const people = { by: contract.freelancerId, to: contract.clientId, isKnown: true };
  await showCard(
    tx,
    {
      kind: MILESTONE,
      ref: next.number,
      text: `Milestone to fund: ${next.title}`,
      about: aboutOf(contract),
      ...people,
    },
    context,
  );
}

export async function showChanges(
  tx: Tx,
  contract: Contract,
  { number, title }: Milestone,
  id: string,
  context: Context,
): Promise<void> {
  const people = { by: contract.clientId, to: contract.freelancerId, isKnown: true };
  await showCard(
    tx,
    {
      kind: CHANGES,
      ref: requestRef(number, id),
      text: `Changes requested: ${title}`,
      about: aboutOf(contract),
      ...people,
    },
    context,
  );
}

const mine = statement(
  'contracts_on_cards',
  `select ${CONTRACT_COLUMNS} from contract
    where number = any (:numbers) and (client_id = :readerId or freelancer_id = :readerId)`,
);

async function contractsIn(db: Db, refs: readonly string[], readerId: string, { clock }: Context): Promise<Contract[]> {
  const numbers = [...new Set(refs.map((ref) => contractNumberOf(ref)))];
  return contractsOf(db, await db.rows(mine, { numbers, readerId }), await termsHistory(db, clock()));
}

/** It waits where funding it is the client's next step: not while an earlier one is in work, or to review. */
function milestoneCard(contract: Contract, milestone: Milestone, readerId: string, toFund: string | null): TalkCard {
  const waits = milestone.number === toFund;
  const isMine = sideOf(contract, readerId) === 'client';
  const { number, terms } = milestone;
  return {
    label: milestone.state === 'agreed' ? 'Milestone to fund' : 'Milestone',
    number,
    title: milestone.title,
    note: cardNote(milestone.criteria.join(' · ')),
    facts: [moneyFact('Price', terms.price), fact('Delivery', formatUnit(milestone.days, 'day'))],
    state: rowWords(contract.state, milestone.state),
    ends_at: null,
    turn: !waits ? null : isMine ? 'yours' : 'theirs',
    act:
      waits && isMine
        ? { label: `Fund ${formatMoney(terms.total)}`, path: pathTo('project-payment', {}, { milestone: number }) }
        : null,
    path: contractPath(contract.number),
    did: null,
  };
}

async function readMilestones(
  db: Db,
  refs: readonly string[],
  readerId: string,
  context: Context,
): Promise<ReadonlyMap<string, TalkCard>> {
  const now = context.clock();
  const cards = new Map<string, TalkCard>();
  for (const contract of await contractsIn(db, refs, readerId, context)) {
    // A running dispute holds money and a review comes last: neither changes whether funding is the step.
    const step = stepOf(contract, 'client', { disputes: new Map(), round: undefined }, now);
    const toFund = step?.kind === 'fund' ? step.milestone.number : null;
    for (const milestone of contract.milestones)
      if (refs.includes(milestone.number))
        cards.set(milestone.number, milestoneCard(contract, milestone, readerId, toFund));
  }
  return cards;
}

async function readChanges(
  db: Db,
  refs: readonly string[],
  readerId: string,
  context: Context,
): Promise<ReadonlyMap<string, TalkCard>> {
  const numbers = numbersIn(refs);
  const works = (await contractsIn(db, refs, readerId, context)).flatMap((contract) =>
    contract.milestones
      .filter(({ number }) => numbers.includes(number))
      .map(({ id, number, title, dueAt }): CardWork => {
        return {
          workId: id,
          number,
          title,
          path: contractPath(contract.number),
          side: sideOf(contract, readerId),
          dueAt,
        };
      }),
  );
  return revisionCards(db, refs, works, {
    label: 'Request for changes',
    did: (title) => `requested changes to “${title}”`,
    act: submitWords('changes_requested'),
    open: MILESTONE_WORDS.changes_requested.label,
    delivered: MILESTONE_WORDS.submitted.label,
  });
}

export const contractCards: readonly TalkCards[] = [
  { kind: MILESTONE, read: readMilestones },
  { kind: CHANGES, read: readChanges },
];
