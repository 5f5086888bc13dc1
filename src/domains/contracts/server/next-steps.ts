/** The next step that the contract's own page shows, for where it is shown besides: conversations. */
import { formatMoney } from '#kit/money.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { termsHistory } from '#kit/server/terms.ts';
import type { TalkStep } from '#kit/server/talk-subject.ts';
import type { Side } from '#kit/sides.ts';
import { pathTo } from '#routes';
import { contractPath } from '../charge-kind.ts';
import { nextStep, stepBelow, type NextStep } from '../next-step.ts';
import { offeredContractMoves } from '../policy.ts';
import type { ShownMilestone } from '../shapes.ts';
import { readDisputes } from './contract-page.ts';
import { presentMilestone } from './present.ts';
import { readReviews } from './review-contract.ts';
import { CONTRACT_COLUMNS, contractsOf, sideOf, type Contract } from './store.ts';

/** Two people have few. */
const MOST = 10;
const between = statement(
  'contracts_with_steps',
  `select ${CONTRACT_COLUMNS} from contract where (client_id, freelancer_id) in (($1, $2), ($2, $1))
     and (state in ('offered', 'accepted', 'active', 'paused', 'end_requested')
       or state = 'completed' and (exists (select from contract_milestone where contract_id = contract.id and state = 'disputed')
         or exists (select from review_window where work_id = contract.id and shown_at is null))) order by clock_at nulls last, id limit ${MOST}`,
);

export async function readStep(db: Db, contract: Contract, side: Side, now: Date): Promise<NextStep<ShownMilestone> | null> {
  const userId = side === 'client' ? contract.clientId : contract.freelancerId;
  const [disputes, reviews] = await Promise.all([readDisputes(db, contract, userId, now), readReviews(db, contract, side, now)]);
  const milestones = contract.milestones.map((milestone) => presentMilestone(contract, milestone, side, now));
  return nextStep({ state: contract.state, side, milestones, disputes, moves: offeredContractMoves(contract, side, now), can_review: reviews.canReview });
}

function linkOf(step: NextStep<ShownMilestone>, desk: string): Pick<TalkStep, 'label' | 'path'> {
  if (step.kind === 'fund') {
    const { number, terms } = step.milestone;
    return { label: `Fund ${formatMoney(terms.total)}`, path: pathTo('project-payment', {}, { milestone: number }) };
  }
  const below = stepBelow(step);
  if (below !== null) return { label: below.words, path: `${desk}#${below.anchor}` };
  return { label: step.kind === 'sign' ? 'Read the offer' : 'End the contract', path: desk };
}

/** What the reader does next in each contract with this person; nothing of those where it is not their turn. */
export async function contractStepsBetween(db: Db, readerId: string, otherId: string, now: Date): Promise<TalkStep[]> {
  const rows = await db.rows(between, [readerId, otherId]);
  const contracts = rows.length === 0 ? [] : await contractsOf(db, rows, await termsHistory(db, now));
  const steps = await Promise.all(
    contracts.map(async (contract) => {
      const step = await readStep(db, contract, sideOf(contract, readerId), now);
      const about = contractPath(contract.number);
      return step === null ? [] : [{ title: step.milestone?.title ?? contract.title, about, ...linkOf(step, about) }];
    }),
  );
  return steps.flat();
}
