/** What contracts put on the two dashboards: those that are open, and what waits for the reader. */
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS, HOUR_MS } from '#kit/clock.ts';
import { sum, type Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { dashboardPart } from '#kit/server/dashboard-part.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { termsHistory } from '#kit/server/terms.ts';
import { SIDES, type Side } from '#kit/sides.ts';
import type { MilestoneRow } from '../contract.ts';
import {
  contractsPiece,
  milestoneTurnShape,
  type Contracts,
  type MilestoneTurn,
  type OpenContract,
} from '../dashboard-piece.ts';
import { contractClocks } from '../deadlines.ts';
import { CONTRACT_LIMITS } from '../life.ts';
import { HOLDING_STATES } from '../milestone.ts';
import { mayMoveContract } from '../policy.ts';
import { presentRow, readBeside } from './milestone-list.ts';
import { isAutoFunding, nextToFund, shownClock, turnOf } from './present.ts';
import { CONTRACT_COLUMNS, contractsOf, type Contract, type Milestone } from './store.ts';

type Column = 'client_id' | 'freelancer_id';

/** A person has few open contracts. */
const openOf = (column: Column) =>
  statement(
    `contracts_open ${column}`,
    `select ${CONTRACT_COLUMNS} from contract
      where ${column} = :clientId and (state in ('offered', 'accepted', 'active', 'paused', 'end_requested')
       or state = 'completed'
         and (exists (select from contract_milestone where contract_id = contract.id and state = 'disputed')
         or exists (select from review_window where work_id = contract.id and shown_at is null)))
           order by clock_at nulls last, id limit 50`,
  );
const openContracts = { client: openOf('client_id'), freelancer: openOf('freelancer_id') };

/** Work goes on, or is paused, or ends. */
const counted = (column: Column) =>
  statement(
    `contracts_counted ${column}`,
    `select count(*)::int as running from contract
      where ${column} = :clientId and state in ('active', 'paused', 'end_requested')`,
  );
const counts = { client: counted('client_id'), freelancer: counted('freelancer_id') };

/** The others are in the list of milestones, one link away. */
const MOST_OPEN = 10;
/** An offer that nobody answered: within this time before its end its client is asked whether to give more. */
const LAST_MS = DAY_MS;

const isOver = ({ state }: Contract): boolean => state === 'completed';
const isOneOf = (states: readonly string[], { state }: Milestone): boolean => states.includes(state);

/** The freelancer’s time to answer runs out, and the client can still extend it. */
const endsUnanswered = (contract: Contract, now: Date): boolean =>
  contract.validUntil <= after(now, LAST_MS) &&
  contract.validUntil < after(contract.offeredAt, CONTRACT_LIMITS.validHoursMost * HOUR_MS) &&
  mayMoveContract(contract, 'extendOffer', 'client', now).ok;

const heldOf = ({ milestones, currency }: Contract, side: Side): Money =>
  sum(
    milestones
      .filter((milestone) => isOneOf(HOLDING_STATES, milestone))
      .map(({ terms }) => (side === 'client' ? terms.total : terms.price)),
    currency,
  );

function openContract({ contract, milestones: rows, turn }: ShownContract, side: Side): OpenContract {
  const { milestones } = contract;
  const ends = [...rows, ...(turn === null ? [] : [turn])].flatMap(({ clock }) => clock?.ends_at ?? []).toSorted();
  return {
    number: contract.number,
    title: contract.title,
    other: rows[0]?.other ?? '',
    state: contract.state,
    is_disputed: milestones.some(({ state }) => state === 'disputed'),
    released: milestones.filter((milestone) => isOneOf(['released', 'cleared'], milestone)).length,
    milestones: milestones.filter(({ state }) => state !== 'dropped').length,
    held: heldOf(contract, side),
    ends_at: ends[0] ?? null,
  };
}

interface ShownContract {
  readonly contract: Contract;
  /** What waits in each is its own. */
  readonly milestones: readonly MilestoneRow[];
  /** What waits on the contract itself, whatever waits in its milestones. */
  readonly turn: MilestoneTurn | null;
}

/** Rows name what waits on the contract at its first milestone, for lists of milestones. */
const OF_CONTRACT: ReadonlySet<string | null> = new Set([
  'accept',
  'acceptPause',
  'acceptChange',
  'completeEnd',
  'review',
]);

function contractTurn(contract: Contract, rows: readonly MilestoneRow[], side: Side, now: Date): MilestoneTurn | null {
  const [first] = rows;
  if (first === undefined) return null;
  const move = turnOf(contract, side, now);
  const isAsked = move !== null && OF_CONTRACT.has(move);
  const turn = isAsked
    ? move
    : first.turn === 'review'
      ? 'review'
      : side === 'client' && endsUnanswered(contract, now)
        ? 'extendOffer'
        : null;
  if (turn === null) return null;
  const contractClock = contractClocks(contract).find((clock) => !isAsked || clock.turn.includes(side));
  const amounts = rows.filter(({ state }) => state !== 'dropped').map(({ amount }) => amount);
  return {
    kind: 'milestone',
    ...first,
    number: contract.number,
    title: contract.title,
    turn,
    dispute_turn: null,
    clock: turn === 'review' || contractClock === undefined ? first.clock : shownClock(contractClock),
    contract: { milestones: amounts.length, agreed: sum(amounts, contract.currency), held: heldOf(contract, side) },
  };
}

/** Something was released, nothing is held, and there is more: their client funds it, or the contract ends. */
function withNextToFund(contract: Contract, row: MilestoneRow, side: Side, now: Date): MilestoneRow {
  if (
    side === 'freelancer' ||
    row.turn !== null ||
    contract.state !== 'active' ||
    nextToFund(contract)?.number !== row.number ||
    isAutoFunding(contract, row, now)
  )
    return row;
  const idle = contractClocks(contract).find(({ kind }) => kind === 'idle');
  return idle === undefined ? row : { ...row, turn: 'fund', clock: shownClock(idle) };
}

/** Open contracts of this side, with a row for each milestone. */
async function openOfSide(db: Db, actor: Actor, side: Side, context: Context): Promise<ShownContract[]> {
  const now = context.clock();
  const [rows, history] = await Promise.all([
    db.rows(openContracts[side], { clientId: actor.userId }),
    termsHistory(db, now),
  ]);
  const contracts = await contractsOf(db, rows, history);
  const otherOf = ({ clientId, freelancerId }: Contract) => (side === 'client' ? freelancerId : clientId);
  const [people, besideOf] = await Promise.all([
    shownPeople(db, contracts.map(otherOf)),
    readBeside(db, contracts, actor.userId, now),
  ]);
  return contracts.map((contract) => {
    const all = contract.milestones.map((milestone) =>
      presentRow(contract, milestone, actor.userId, people(otherOf(contract)).name, besideOf(contract, milestone), now),
    );
    const own = all.map((row) => (OF_CONTRACT.has(row.turn) ? { ...row, turn: null } : row));
    return {
      contract,
      milestones: own.map((row) => withNextToFund(contract, row, side, now)),
      turn: contractTurn(contract, all, side, now),
    };
  });
}

const waitingIn = ({ milestones, turn }: ShownContract): MilestoneTurn[] => [
  ...(turn === null ? [] : [turn]),
  ...milestones
    .filter(({ turn: own, dispute_turn: disputeTurn }) => own !== null || disputeTurn !== null)
    .map((row) => ({ kind: 'milestone' as const, ...row, contract: null })),
];

/** What waits for this side in open contracts: a line for each milestone, and for the contract itself. */
export const readOpen = async (db: Db, actor: Actor, side: Side, context: Context): Promise<MilestoneRow[]> =>
  (await openOfSide(db, actor, side, context)).flatMap(waitingIn);

const readSide =
  (side: Side) =>
  async (db: Db, actor: Actor, context: Context): Promise<{ data: Contracts; turns: MilestoneTurn[] }> => {
    const [shown, count] = await Promise.all([
      openOfSide(db, actor, side, context),
      db.row(counts[side], { clientId: actor.userId }),
    ]);
    const open = shown.filter(
      ({ contract }) => !isOver(contract) || contract.milestones.some(({ state }) => state === 'disputed'),
    );
    return {
      data: {
        contracts: {
          open: open.slice(0, MOST_OPEN).map((shownContract) => openContract(shownContract, side)),
          running: count?.running ?? 0,
        },
      },
      turns: shown.flatMap(waitingIn),
    };
  };

export const contractDashboards = SIDES.map((side) =>
  dashboardPart({ of: side, piece: contractsPiece, turn: milestoneTurnShape, read: readSide(side) }),
);
