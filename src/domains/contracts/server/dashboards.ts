/** What contracts put on the two dashboards: offers, milestones and requests that wait for the reader. */
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import { dashboardPart } from '#kit/server/dashboard-part.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { termsHistory } from '#kit/server/terms.ts';
import type { Side } from '#kit/sides.ts';
import type { MilestoneRow } from '../contract.ts';
import { milestoneTurnShape, type MilestoneTurn } from '../dashboard-piece.ts';
import { presentRow, readBeside } from './milestone-list.ts';
import { CONTRACT_COLUMNS, contractsOf, type Contract } from './store.ts';

type Column = 'client_id' | 'freelancer_id';

/** A person has few open contracts. */
const openOf = (column: Column) =>
  statement(
    `contracts_open ${column}`,
    `select ${CONTRACT_COLUMNS} from contract where ${column} = $1 and (state in ('offered', 'accepted', 'active', 'paused', 'end_requested')
       or state = 'completed' and (exists (select from contract_milestone where contract_id = contract.id and state = 'disputed')
         or exists (select from review_window where work_id = contract.id and shown_at is null))) order by clock_at nulls last, id limit 50`,
  );
const open = { client: openOf('client_id'), freelancer: openOf('freelancer_id') };

/** What waits for this side in open contracts, a line for each milestone. */
export async function readOpen(db: Db, actor: Actor, side: Side, context: Context): Promise<MilestoneRow[]> {
  const now = context.clock();
  const [rows, history] = await Promise.all([db.rows(open[side], [actor.userId]), termsHistory(db, now)]);
  const contracts = await contractsOf(db, rows, history);
  const otherOf = ({ clientId, freelancerId }: Contract) => (side === 'client' ? freelancerId : clientId);
  const [people, besideOf] = await Promise.all([shownPeople(db, contracts.map(otherOf)), readBeside(db, contracts, actor.userId, now)]);
  return contracts.flatMap((contract) =>
    contract.milestones
      .map((milestone) => presentRow(contract, milestone, actor.userId, people(otherOf(contract)).name, besideOf(contract, milestone), now))
      .filter(({ turn, dispute_turn: disputeTurn }) => turn !== null || disputeTurn !== null),
  );
}

const waitingFor = (side: Side) => async (db: Db, actor: Actor, context: Context) => {
  const turns: MilestoneTurn[] = (await readOpen(db, actor, side, context)).map((row) => ({ kind: 'milestone' as const, ...row }));
  return { data: {}, turns };
};

export const contractDashboards = [
  dashboardPart({ of: 'client', piece: {}, turn: milestoneTurnShape, read: waitingFor('client') }),
  dashboardPart({ of: 'freelancer', piece: {}, turn: milestoneTurnShape, read: waitingFor('freelancer') }),
];
