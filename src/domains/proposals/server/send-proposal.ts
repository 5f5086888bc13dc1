/** A freelancer proposes, and changes it until it is shortlisted (PRP-1, PRP-2). */
import { reachOut, refuseBlocked } from '#domains/messaging/server/messaging.ts';
import { acceptByProposal, lockProjectAt, mustBeVisible, type Project } from '#domains/projects/server/projects.ts';
import { findingsIn } from '#domains/services/text-rules.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { aboutDollars } from '#kit/fees.ts';
import { compare, formatMoney, type Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { lockUntilCommit } from '#kit/server/db/lock-until-commit.ts';
import { setTimer } from '#kit/server/jobs/timers.ts';
import { mayNegotiate } from '../counter-offer.ts';
import { proposalSent } from '../events.ts';
import { planProblem, type ProposedMilestone } from '../plan.ts';
import { nearlyRepeats } from '../prices.ts';
import { PROPOSAL_LIMITS, STATE_WORDS, type ProposalState } from '../proposal.ts';
import { dropDraft } from './own-draft.ts';
import { negotiationOf } from './open-counter.ts';
import { ownPieces } from './pieces.ts';
import { proposalIdFor, sendProposalFiles } from './proposal-files.ts';
import {
  addVersion,
  announceProposal,
  lapsesAt,
  moveProposal,
  noteProposal,
  PROPOSAL_CLOCK,
  showCount,
  storedParts,
  takeMine,
} from './store.ts';
import { proposerOf, whyNotPropose } from './why-not-propose.ts';

export interface Proposed {
  readonly price: Money;
  readonly days: number;
  readonly cover: string;
  readonly answers: readonly { readonly id: string; readonly answer: string }[];
  /** Parts of the price and the time; without them it is one piece of work. */
  readonly milestones?: readonly ProposedMilestone[];
  /** Pieces of their portfolio, by id. */
  readonly portfolio?: readonly string[];
  /** Uploaded for it and not sent yet. */
  readonly files?: readonly string[];
  readonly project_version: number;
}
export interface Sent {
  readonly id: string;
  readonly state: ProposalState;
  readonly resembles: string | null;
}

export function mustBePrice(price: Money, currency: string): void {
  const [least, most] = [
    aboutDollars(PROPOSAL_LIMITS.price.least, currency),
    aboutDollars(PROPOSAL_LIMITS.price.most, currency),
  ];
  if (price.currency !== currency || compare(price, least) < 0 || compare(price, most) > 0)
    throw invalidField('price', `Enter ${formatMoney(least)} to ${formatMoney(most)}.`);
}

function judge(project: Project, { price, days, cover, answers, milestones = [], project_version: version }: Proposed) {
  if (version !== project.version)
    throw new Failure('wrong_state', {
      message: 'The project was changed. Read it again before you propose.',
      data: { state: project.state, version: project.version },
    });
  mustBePrice(price, project.currency);
  const wrong = planProblem(milestones, { price, days }, aboutDollars(PROPOSAL_LIMITS.price.least, project.currency));
  if (wrong !== null) throw invalidField('milestones', wrong);
  for (const { id, required } of project.content?.questions ?? [])
    if (required && (answers.find((answer) => answer.id === id)?.answer ?? '').trim() === '')
      throw invalidField(`answers.${id}`, 'Answer this question.');
  const found = findingsIn(
    [
      ['cover', cover],
      ...answers.map(({ id, answer }) => [`answers.${id}`, answer] as const),
      ...milestones.map(({ title, criteria }) => ['milestones', `${title}\n${criteria}`] as const),
    ],
    ['contact', 'payment_elsewhere', 'free_work'],
  );
  const [blocked] = found.filter(({ blocks }) => blocks);
  if (blocked !== undefined) throw invalidField(blocked.field, blocked.reason);
  return found;
}

const earlier = statement(
  'proposal_earlier',
  `select p.project_id, p.cover, n.title from proposal p join named_project n on n.id = p.project_id
   where p.freelancer_id = :userId order by p.sent_at desc limit 21`,
);
const earlierOf = (tx: Tx, userId: string) => tx.rows(earlier, { userId });
type Earlier = Awaited<ReturnType<typeof earlierOf>>;
/** The project of another proposal that says nearly the same. */
function resembled(all: Earlier, projectId: string, cover: string): string | null {
  const repeats = nearlyRepeats(cover);
  return all.find((proposal) => proposal.project_id !== projectId && repeats(proposal.cover))?.title ?? null;
}

const insert = statement(
  'proposal_insert',
  `insert into proposal (id, project_id, client_id, freelancer_id, state, currency, price, days, cover, answers,
    service_fee_rate, findings, sent_at, clock_at, milestones, portfolio)
   values (:id, :projectId, :clientId, :freelancerId, 'submitted', :currency, :price, :days, :cover, :answers,
     :serviceFeeRate, :findings,
   :sentAt, :clockAt, :milestones, :portfolio)`,
);
/** Asked with the lock of the project, behind it: no other proposal comes in between. */
const there = statement(
  'proposals_there',
  'select freelancer_id, state, price from proposal where project_id = (select id from named_project where slug = :slug)',
);
export async function submitProposal(
  tx: Tx,
  actor: Actor,
  slug: string,
  proposed: Proposed,
  context: Context,
): Promise<Sent> {
  const at = context.clock();
  lockUntilCommit(tx, 54, `proposals-of:${actor.userId}`);
  const [project, others, before, proposer] = await Promise.all([
    lockProjectAt(tx, slug),
    tx.rows(there, { slug }),
    earlierOf(tx, actor.userId),
    proposerOf(tx, actor.userId, at),
  ]);
  await mustBeVisible(tx, project, actor.userId);
  if (project.clientId === actor.userId) throw new Failure('forbidden', { message: 'This is your own project.' });
  const own = others.find(({ freelancer_id: id }) => id === actor.userId);
  if (own !== undefined)
    throw new Failure('wrong_state', { message: STATE_WORDS[own.state].why, data: { state: own.state } });
  const reason = whyNotPropose(project, actor.userId, at, proposer);
  if (reason !== null) throw new Failure('wrong_state', { message: reason, data: { state: project.state } });
  const found = judge(project, proposed);
  await reachOut(tx, { from: actor.userId, to: project.clientId, door: 'proposal' }, context);
  const { price, days, cover } = proposed;
  const milestones = storedParts(proposed.milestones ?? []);
  const id = proposalIdFor(project.id, actor.userId);
  const ids = { id, projectId: project.id, clientId: project.clientId, freelancerId: actor.userId };
  const body = {
    currency: price.currency,
    price: price.amount,
    days,
    cover,
    answers: JSON.stringify(proposed.answers),
    milestones: JSON.stringify(milestones),
  };
  const portfolio = JSON.stringify(await ownPieces(tx, actor.userId, proposed.portfolio));
  const { serviceFeeRate } = proposer.terms;
  // The lock of the project keeps a second one of this person away.
  tx.send(insert, {
    ...ids,
    ...body,
    portfolio,
    serviceFeeRate,
    findings: JSON.stringify(found),
    sentAt: at,
    clockAt: lapsesAt(at),
  });
  addVersion(tx, { id, number: 1, price: price.amount, days, cover, answers: proposed.answers, milestones, at });
  await sendProposalFiles(tx, { id, clientId: project.clientId, freelancerId: actor.userId }, proposed.files ?? []);
  dropDraft(tx, id);
  acceptByProposal(tx, project, actor.userId, at);
  noteProposal(tx, {
    id,
    from: null,
    to: 'submitted',
    move: 'submit',
    party: 'freelancer',
    actorId: actor.userId,
    at,
    reason: null,
  });
  setTimer(tx, PROPOSAL_CLOCK, id, lapsesAt(at));
  showCount(tx, project.id, [...others, { state: 'submitted', price: price.amount }]);
  const sent = { proposal: { id, client_id: project.clientId, freelancer_id: actor.userId }, project };
  announceProposal(tx, proposalSent, sent, { amount: price.amount, currency: price.currency, days, isRevision: false });
  return { id, state: 'submitted', resembles: resembled(before, project.id, cover) };
}

export async function reviseProposal(
  tx: Tx,
  actor: Actor,
  id: string,
  proposed: Proposed,
  context: Context,
): Promise<Sent> {
  const at = context.clock();
  const { side, ...taken } = await takeMine(tx, id, actor.userId);
  const { proposal, project } = taken;
  if (side === 'freelancer') await refuseBlocked(tx, { from: actor.userId, to: proposal.client_id });
  const found = side === 'freelancer' ? judge(project, proposed) : [];
  if (proposal.version >= PROPOSAL_LIMITS.versions)
    throw new Failure('wrong_state', {
      message: `A proposal can be changed ${PROPOSAL_LIMITS.versions - 1} times.`,
      data: { state: proposal.state },
    });
  const { price, days, cover, answers } = proposed;
  const open = mayNegotiate(
    { state: proposal.state, isFreed: proposal.changed_brief !== null, ...(await negotiationOf(tx, id)) },
    'revise',
    side,
    at,
  );
  if (!open.ok) throw new Failure(open.code, { message: open.why, data: { state: proposal.state } });
  const version = proposal.version + 1;
  const milestones = storedParts(proposed.milestones ?? []);
  const portfolio = await ownPieces(tx, actor.userId, proposed.portfolio);
  const changes = {
    version,
    price: price.amount,
    days,
    cover,
    answers,
    milestones,
    portfolio,
    findings: found,
    changed_at: at,
    changed_brief: null,
  };
  const state = await moveProposal(
    tx,
    taken,
    { move: 'revise', by: { party: side, actorId: actor.userId }, at },
    changes,
  );
  addVersion(tx, { id, number: version, price: price.amount, days, cover, answers, milestones, at });
  await sendProposalFiles(
    tx,
    { id, clientId: proposal.client_id, freelancerId: proposal.freelancer_id },
    proposed.files ?? [],
  );
  dropDraft(tx, id);
  const resembles = resembled(await earlierOf(tx, actor.userId), project.id, cover);
  announceProposal(tx, proposalSent, taken, { amount: price.amount, currency: price.currency, days, isRevision: true });
  return { id, state, resembles };
}
