/**
 * Rows of contracts and their milestones, and how a command takes them: the contract's row is the lock of all of it.
 */
import { openSplits, type PaidWork } from '#domains/paid-work/server/paid-work.ts';
import { Failure } from '#kit/errors.ts';
import { money, type Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import { termsHistory } from '#kit/server/terms.ts';
import type { Side } from '#kit/sides.ts';
import { termsFrom, type Terms, type TermsHistory } from '#kit/terms.ts';
import { milestoneCharge } from '../charge-kind.ts';
import { contractNumberOf } from '../contract-number.ts';
import type { ContractFacts } from '../life.ts';
import { HOLDING_STATES, type MilestoneFacts } from '../milestone.ts';
import { milestoneName } from '../milestone-name.ts';

export interface Milestone extends MilestoneFacts {
  readonly id: string;
  readonly contractId: string;
  readonly place: number;
  readonly number: string;
  readonly clientId: string;
  readonly freelancerId: string;
  readonly title: string;
  readonly criteria: readonly string[];
  readonly met: readonly number[];
  readonly days: number;
  readonly restOf: string | null;
  /** The approved milestone after which it was funded automatically. */
  readonly fundedAfter: string | null;
  readonly agreedAt: Date;
  readonly autoReleased: boolean;
  readonly earned: Money | null;
  readonly closedAt: Date | null;
  readonly remindedAt: Date | null;
}

export interface Contract extends ContractFacts {
  readonly id: string;
  readonly number: string;
  readonly clientId: string;
  readonly freelancerId: string;
  readonly projectId: string | null;
  readonly proposalId: string | null;
  readonly title: string;
  readonly currency: string;
  readonly version: number;
  readonly beganAt: Date | null;
  readonly endedAt: Date | null;
  readonly remindedAt: Date | null;
  /** The next milestone is funded from the client’s balance when they approve one. */
  readonly autoFund: boolean;
  /** Since when one is being funded so, until that is decided. */
  readonly autoFundingSince: Date | null;
  /** Those of the moment it was offered. */
  readonly inForce: Terms;
  /** By place. */
  readonly milestones: readonly Milestone[];
}

export const CONTRACT_COLUMNS = `id, number, state, client_id, freelancer_id, project_id, proposal_id, title, currency, version, offered_at, valid_until,
  accepted_at, began_at, paused_at, paused_by_staff, pause_asked_by, pause_asked_at, change_asked_by, change_asked_at, end_asked_by, end_asked_at, end_agreed_at, idle_since, ended_at, reminded_at,
  auto_fund, auto_funding_since`;
export const MILESTONE_COLUMNS = `id, contract_id, place, number, state, interrupted_state, rest_of, client_id, freelancer_id, title, criteria, met, days, currency, price,
  client_fee, service_fee, tax, total, agreed_at, funded_at, due_at, late_at, submitted_at, review_due_at, review_extended, rounds, idle_from, idle_asked_at, released_at, auto_released,
  released_price, earned, clears_at, cleared_at, closed_at, reminded_at, funded_after`;

const numbered = statement(
  'contract_mine',
  `select ${CONTRACT_COLUMNS} from contract
    where number = :number and (client_id = :userId or freelancer_id = :userId)`,
);
const lockMine = statement(
  'contract_lock_mine',
  `select ${CONTRACT_COLUMNS} from contract
    where number = :number and (client_id = :userId or freelancer_id = :userId) for no key update`,
);
const lockById = statement(
  'contract_lock',
  `select ${CONTRACT_COLUMNS} from contract where id = :id for no key update`,
);
const milestones = statement(
  'contract_milestones',
  `select ${MILESTONE_COLUMNS} from contract_milestone where contract_id = any (:contractIds::uuid[]) order by place`,
);
/** Asked together with the contract’s row, behind its lock: it reads what the holder before has written. */
const milestonesOf = statement(
  'contract_milestones_of',
  `select ${MILESTONE_COLUMNS} from contract_milestone
    where contract_id = (select id from contract where number = :number) order by place`,
);
const contractOf = statement(
  'contract_of_milestone',
  'select contract_id from contract_milestone where id = :milestoneId',
);

export type ContractRow = RowOf<typeof lockById>;
export type MilestoneRow = RowOf<typeof milestones>;

export function milestoneOf(
  row: MilestoneRow,
  contractState: ContractFacts['state'],
  split: MilestoneFacts['split'] = null,
): Milestone {
  const amount = (text: string): Money => money(text, row.currency);
  const some = (text: string | null): Money | null => (text === null ? null : amount(text));
  return {
    id: row.id,
    contractId: row.contract_id,
    place: row.place,
    number: row.number,
    state: row.state,
    interruptedState: row.interrupted_state,
    contractState,
    clientId: row.client_id,
    freelancerId: row.freelancer_id,
    title: row.title,
    criteria: row.criteria,
    met: row.met,
    days: row.days,
    terms: {
      price: amount(row.price),
      client_fee: amount(row.client_fee),
      service_fee: amount(row.service_fee),
      tax: amount(row.tax),
      total: amount(row.total ?? '0'),
    },
    restOf: row.rest_of,
    fundedAfter: row.funded_after,
    agreedAt: row.agreed_at,
    fundedAt: row.funded_at,
    dueAt: row.due_at,
    lateAt: row.late_at,
    submittedAt: row.submitted_at,
    reviewDueAt: row.review_due_at,
    reviewExtended: row.review_extended,
    rounds: row.rounds,
    idleFrom: row.idle_from,
    idleAskedAt: row.idle_asked_at,
    releasedAt: row.released_at,
    autoReleased: row.auto_released,
    releasedPrice: some(row.released_price),
    earned: some(row.earned),
    clearsAt: row.clears_at,
    clearedAt: row.cleared_at,
    closedAt: row.closed_at,
    remindedAt: row.reminded_at,
    split,
  };
}

/**
 * Contracts with their milestones and what waits for an answer, read after taking the lock, so concurrent changes are
 * seen.
 */
export const contractsOf = async (
  reads: Db | Tx,
  rows: readonly ContractRow[],
  history: TermsHistory,
): Promise<Contract[]> =>
  assembled(
    reads,
    rows,
    rows.length === 0 ? [] : await reads.rows(milestones, { contractIds: rows.map(({ id }) => id) }),
    history,
  );

async function assembled(
  reads: Db | Tx,
  rows: readonly ContractRow[],
  parts: readonly MilestoneRow[],
  history: TermsHistory,
): Promise<Contract[]> {
  const splits = await openSplits(
    reads,
    parts.flatMap(({ id, state }) => (state === 'split_offered' ? [id] : [])),
  );
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    state: row.state,
    clientId: row.client_id,
    freelancerId: row.freelancer_id,
    projectId: row.project_id,
    proposalId: row.proposal_id,
    title: row.title,
    currency: row.currency,
    version: row.version,
    offeredAt: row.offered_at,
    validUntil: row.valid_until,
    acceptedAt: row.accepted_at,
    beganAt: row.began_at,
    pausedAt: row.paused_at,
    pausedByStaff: row.paused_by_staff,
    pauseAskedBy: row.pause_asked_by,
    pauseAskedAt: row.pause_asked_at,
    changeAskedBy: row.change_asked_by,
    changeAskedAt: row.change_asked_at,
    endAskedBy: row.end_asked_by,
    endAskedAt: row.end_asked_at,
    endAgreedAt: row.end_agreed_at,
    idleSince: row.idle_since,
    endedAt: row.ended_at,
    remindedAt: row.reminded_at,
    autoFund: row.auto_fund,
    autoFundingSince: row.auto_funding_since,
    inForce: termsFrom(history, row.offered_at),
    milestones: parts
      .filter(({ contract_id: id }) => id === row.id)
      .map((part) => milestoneOf(part, row.state, splits.get(part.id) ?? null)),
  }));
}

type Clocked = Pick<Context, 'clock'>;

async function only(
  reads: Db | Tx,
  row: ContractRow | undefined,
  parts: readonly MilestoneRow[],
  history: TermsHistory,
): Promise<Contract> {
  if (row === undefined) throw new Failure('not_found');
  const [contract] = await assembled(reads, [row], parts, history);
  if (contract === undefined) throw new Failure('not_found');
  return contract;
}
async function mine(
  reads: Db | Tx,
  sql: typeof numbered | typeof lockMine,
  number: string,
  userId: string,
  { clock }: Clocked,
): Promise<Contract> {
  const [row, parts, history] = await Promise.all([
    reads.row(sql, { number, userId }),
    reads.rows(milestonesOf, { number }),
    termsHistory(reads, clock()),
  ]);
  return only(reads, row, parts, history);
}

export const sideOf = ({ clientId }: Pick<Contract, 'clientId'>, userId: string): Side =>
  clientId === userId ? 'client' : 'freelancer';

/** Only the reader's own: someone else's is not found (E-3). */
export const readMine = (reads: Db | Tx, number: string, userId: string, context: Clocked): Promise<Contract> =>
  mine(reads, numbered, number, userId, context);
export const lockMyContract = (tx: Tx, number: string, userId: string, context: Clocked): Promise<Contract> =>
  mine(tx, lockMine, number, userId, context);
const lockNumbered = statement(
  'contract_lock_numbered',
  `select ${CONTRACT_COLUMNS} from contract where number = :number for no key update`,
);
export async function lockContractNumbered(tx: Tx, number: string, { clock }: Clocked): Promise<Contract> {
  const [row, parts, history] = await Promise.all([
    tx.row(lockNumbered, { number }),
    tx.rows(milestonesOf, { number }),
    termsHistory(tx, clock()),
  ]);
  return only(tx, row, parts, history);
}
export async function lockContract(tx: Tx, id: string, { clock }: Clocked): Promise<Contract> {
  const [row, parts, history] = await Promise.all([
    tx.row(lockById, { id }),
    tx.rows(milestones, { contractIds: [id] }),
    termsHistory(tx, clock()),
  ]);
  return only(tx, row, parts, history);
}

export interface Locked {
  readonly contract: Contract;
  readonly milestone: Milestone;
}

export async function lockMyMilestone(
  tx: Tx,
  number: string,
  userId: string,
  context: Clocked,
): Promise<Locked & { side: Side }> {
  const contract = await lockMyContract(tx, contractNumberOf(number), userId, context);
  const milestone = contract.milestones.find((milestone) => milestone.number === number);
  if (milestone === undefined) throw new Failure('not_found');
  return { contract, milestone, side: sideOf(contract, userId) };
}

export async function lockMilestone(tx: Tx, milestoneId: string, context: Clocked): Promise<Locked> {
  const row = await tx.row(contractOf, { milestoneId });
  const contract = row === undefined ? undefined : await lockContract(tx, row.contract_id, context);
  const milestone = contract?.milestones.find(({ id }) => id === milestoneId);
  if (contract === undefined || milestone === undefined) throw new Error(`no milestone ${milestoneId}`);
  return { contract, milestone };
}

/** A milestone as a piece of paid work. */
export const asWork = (
  contract: Pick<Contract, 'title'>,
  { id, number, title, clientId, freelancerId, terms }: Milestone,
): PaidWork => ({
  id,
  kind: milestoneCharge.kind,
  number,
  title: milestoneName(contract.title, title),
  clientId,
  freelancerId,
  terms,
});

const party = statement(
  'contract_is_party',
  'select 1 as found from contract where number = :number and (client_id = :userId or freelancer_id = :userId)',
);
export const isPartyOf = async (db: Db, userId: string, number: string): Promise<boolean> =>
  (await db.row(party, { number, userId })) !== undefined;

export const holds = ({ state }: Pick<Milestone, 'state'>): boolean =>
  (HOLDING_STATES as readonly string[]).includes(state);
