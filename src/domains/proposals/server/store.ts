/** Rows of proposals, how a command takes one, and the one way they move. */
import { Failure } from '#kit/errors.ts';
import { userTopic, type EventKind, type FactsOf } from '#kit/events.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import { clockedMoveText, lineText, moveRow, notedIn } from '#kit/server/db/move-row.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { cancelTimers, setTimer } from '#kit/server/jobs/timers.ts';
import { lockProject, recordProposals, type Project } from '#domains/projects/server/projects.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { money } from '#kit/money.ts';
import { mustBeAllowed } from '#kit/transitions.ts';
import { priceBand } from '../prices.ts';
import {
  mayMove,
  PROPOSAL_LIMITS,
  UNDECIDED,
  type ProposalMove,
  type ProposalParty,
  type ProposalState,
} from '../proposal.ts';
import type { ProposedMilestone } from '../plan.ts';
import type { StoredAnswer, StoredPart } from './column-types.ts';
import { settleCounter } from './open-counter.ts';

export const PROPOSAL_COLUMNS = `id, project_id, client_id, freelancer_id, state, version, currency, price, days, cover, answers, service_fee_rate, findings, sent_at, changed_at,
  opened_at, quota_back, reason, ended_at, contract_number, changed_brief, milestones, portfolio, offer_until, offer_signed_at`;
/** The project’s lock first, then the proposal’s: everyone takes them in this order. */
const projectOfMine = statement(
  'proposal_project',
  'select project_id from proposal where id = :id and (client_id = :userId or freelancer_id = :userId)',
);
const projectOfAny = statement('proposal_project_any', 'select project_id from proposal where id = :id');
const lock = statement('proposal_lock', `select ${PROPOSAL_COLUMNS} from proposal where id = :id for no key update`);
export type ProposalRow = RowOf<typeof lock>;

export interface Taken {
  readonly proposal: ProposalRow;
  readonly project: Project;
}
async function take(tx: Tx, id: string, projectId: string | undefined): Promise<Taken> {
  if (projectId === undefined) throw new Failure('not_found');
  const project = await lockProject(tx, projectId);
  const proposal = await tx.row(lock, { id });
  if (proposal === undefined) throw new Failure('not_found');
  return { proposal, project };
}
/** Of one of its two people; anyone else’s is not found (E-3). */
export const takeMine = async (
  tx: Tx,
  id: string,
  userId: string,
): Promise<Taken & { side: 'client' | 'freelancer' }> => {
  const taken = await take(tx, id, (await tx.row(projectOfMine, { id, userId }))?.project_id);
  return { ...taken, side: taken.proposal.client_id === userId ? 'client' : 'freelancer' };
};
export const takeAny = async (tx: Tx, id: string): Promise<Taken> =>
  take(tx, id, (await tx.row(projectOfAny, { id }))?.project_id);

const undecided = statement(
  'proposals_undecided_of',
  "select id, sent_at from proposal where project_id = :projectId and state in ('submitted', 'shortlisted', 'interviewing') order by sent_at, id",
);
export const undecidedOf = (db: Db, projectId: string) => db.rows(undecided, { projectId });

const COLUMNS = [
  'version',
  'price',
  'days',
  'cover',
  'answers',
  'milestones',
  'findings',
  'changed_at',
  'opened_at',
  'quota_back',
  'reason',
  'ended_at',
  'contract_number',
  'changed_brief',
  'portfolio',
  'offer_until',
  'offer_signed_at',
] as const;
type Changes = Readonly<Partial<Record<(typeof COLUMNS)[number], unknown>>>;
const write = statement('proposal_move', clockedMoveText('proposal', COLUMNS));
const note = notedIn(statement('proposal_event_add', lineText('proposal_event', 'proposal_id')));
export { note as noteProposal };

/** Ends a proposal that nobody opens for 30 days (PRP-8). */
export const PROPOSAL_CLOCK = 'proposal-clock';
export const lapsesAt = (sentAt: Date): Date => after(sentAt, PROPOSAL_LIMITS.lapseDays * DAY_MS);

interface Made {
  readonly move: ProposalMove;
  readonly by: { readonly party: ProposalParty; readonly actorId: string | null };
  readonly at: Date;
  readonly reason?: string | null;
  /** Where an undone decline leads back to. */
  readonly back?: ProposalState | null;
}

/** Makes one move, if the rules allow it: of two at the same moment one wins, and the other reads the state. */
export async function moveProposal(
  tx: Tx,
  { proposal, project }: Taken,
  { move, by, at, reason = null, back = null }: Made,
  changes: Changes = {},
): Promise<ProposalState> {
  const to = mustBeAllowed(mayMove(proposal.state, move, by.party, back), proposal);
  const waits = to === 'submitted' && proposal.opened_at === null ? lapsesAt(proposal.sent_at) : null;
  const step = { id: proposal.id, from: proposal.state, to, move, ...by, at, reason };
  await moveRow(tx, { write, note }, step, { clockAt: waits, changes: JSON.stringify(changes) });
  if (waits === null) cancelTimers(tx, proposal.id, PROPOSAL_CLOCK);
  else setTimer(tx, PROPOSAL_CLOCK, proposal.id, waits);
  if (!UNDECIDED.some((state) => state === to)) await settleCounter(tx, proposal.id, 'ended', at);
  showCount(tx, project.id, await tx.rows(prices, { projectId: project.id }));
  return to;
}

const insertVersion = statement(
  'proposal_version_add',
  `insert into proposal_version (proposal_id, number, price, days, cover, answers, sent_at, milestones)
   values (:id, :number, :price, :days, :cover, :answers, :at, :milestones)`,
);
interface Version {
  readonly id: string;
  readonly number: number;
  /** In minor units. */
  readonly price: string;
  readonly days: number;
  readonly cover: string;
  readonly answers: readonly StoredAnswer[];
  readonly milestones: readonly StoredPart[];
  readonly at: Date;
}
/** What holds from now on; what was before stays readable for both sides (PRP-2). */
export const addVersion = (tx: Tx, { id, number, price, days, cover, answers, milestones, at }: Version): void =>
  tx.send(insertVersion, {
    id,
    number,
    price,
    days,
    cover,
    answers: JSON.stringify(answers),
    at,
    milestones: JSON.stringify(milestones),
  });

export const storedParts = (milestones: readonly ProposedMilestone[]): StoredPart[] =>
  milestones.map(({ title, criteria, price, days }) => ({ title, criteria, amount: price.amount, days }));
export const partsFrom = (stored: readonly StoredPart[], currency: string): ProposedMilestone[] =>
  stored.map(({ title, criteria, amount, days }) => ({ title, criteria, price: money(amount, currency), days }));

const prices = statement('proposal_prices', 'select state, price from proposal where project_id = :projectId');
const LIVE: ReadonlySet<ProposalState> = new Set<ProposalState>([...UNDECIDED, 'offered', 'accepted']);
/** The number and the band that the project shows, of all its proposals as they are now, under its lock. */
export function showCount(
  tx: Tx,
  projectId: string,
  all: readonly { readonly state: ProposalState; readonly price: string }[],
): void {
  const live = all.filter(({ state }) => LIVE.has(state));
  recordProposals(tx, projectId, live.length, priceBand(live.map(({ price }) => BigInt(price))));
}

type About = 'proposalId' | 'projectId' | 'slug' | 'title' | 'clientId' | 'freelancerId';
export function announceProposal<Kind extends EventKind>(
  tx: Tx,
  event: Kind,
  {
    proposal,
    project,
  }: { readonly proposal: Pick<ProposalRow, 'id' | 'client_id' | 'freelancer_id'>; readonly project: Project },
  facts: Omit<FactsOf<Kind>, About>,
): void {
  const subject = { proposalId: proposal.id, projectId: project.id, slug: project.slug ?? '', title: project.title };
  const people = { clientId: proposal.client_id, freelancerId: proposal.freelancer_id };
  announce(tx, event, { ...subject, ...people, ...facts } as FactsOf<Kind>, [
    userTopic(proposal.client_id),
    userTopic(proposal.freelancer_id),
  ]);
}
