/** What the form of a contract’s offer begins with: a proposal for one of this client’s projects. */
import { readMyProject, whyNotOffer } from '#domains/projects/server/projects.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { aboutDollars } from '#kit/fees.ts';
import { money, type Money } from '#kit/money.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { planToOffer, scopeOf } from '../offer-start.ts';
import type { ProposedMilestone } from '../plan.ts';
import { mayMove, PROPOSAL_LIMITS } from '../proposal.ts';
import { partsFrom } from './store.ts';

const mine = statement(
  'proposal_to_offer',
  'select project_id, freelancer_id, state, currency, price, days, milestones from proposal where id = :id and client_id = :clientId',
);

interface ProposalToOffer {
  readonly freelancerId: string;
  readonly project: { readonly slug: string; readonly title: string };
  readonly price: Money;
  readonly days: number;
  /** As agreed, or those of the brief for the agreed price and time; empty for one piece of work. */
  readonly milestones: readonly ProposedMilestone[];
  /** The brief in plain words. */
  readonly scope: string;
  /** Why nothing can be offered now, or null. */
  readonly refusal: string | null;
}

export async function readProposalToOffer(db: Db | Tx, actor: Actor, id: string, now: Date): Promise<ProposalToOffer> {
  const row = await db.row(mine, { id, clientId: actor.userId });
  if (row === undefined) throw new Failure('not_found', { message: 'Proposal not found.' });
  const project = await readMyProject(db, actor, row.project_id);
  const answer = mayMove(row.state, 'offer', 'client');
  const whole = { price: money(row.price, row.currency), days: row.days };
  const agreed = partsFrom(row.milestones, row.currency);
  return {
    freelancerId: row.freelancer_id,
    project: { slug: project.slug ?? '', title: project.title },
    ...whole,
    milestones: planToOffer(agreed, project.content, whole, aboutDollars(PROPOSAL_LIMITS.price.least, row.currency)),
    scope: project.content === null ? '' : scopeOf(project.content),
    refusal: answer.ok ? whyNotOffer(project, now) : answer.why,
  };
}
