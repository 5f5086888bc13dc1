/** What contracts put on the two dashboards: offers, milestones and requests that wait for the reader. */
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import { dashboardPart } from '#kit/server/dashboard-part.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { termsHistory } from '#kit/server/terms.ts';
import { milestoneTurnShape, type MilestoneTurn } from '../dashboard-piece.ts';
import { presentRow, readBeside } from './milestone-list.ts';
import { CONTRACT_COLUMNS, contractsOf } from './store.ts';

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

const waitingFor = (side: 'client' | 'freelancer') => async (db: Db, actor: Actor, context: Context) => {
  const now = context.clock();
  const [rows, history] = await Promise.all([db.rows(open[side], [actor.userId]), termsHistory(db, now)]);
  const contracts = await contractsOf(db, rows, history);
  const otherOf = ({ clientId, freelancerId }: (typeof contracts)[number]) => (side === 'client' ? freelancerId : clientId);
  const [people, besideOf] = await Promise.all([shownPeople(db, contracts.map(otherOf)), readBeside(db, contracts, actor.userId, now)]);
  const turns: MilestoneTurn[] = contracts.flatMap((contract) =>
    contract.milestones
      .map((milestone) => ({
        kind: 'milestone' as const,
        ...presentRow(contract, milestone, actor.userId, people(otherOf(contract)).name, besideOf(contract, milestone), now),
      }))
      .filter(({ turn, dispute_turn: disputeTurn }) => turn !== null || disputeTurn !== null),
  );
  return { data: {}, turns };
};

export const contractDashboards = [
  dashboardPart({ of: 'client', piece: {}, turn: milestoneTurnShape, read: waitingFor('client') }),
  dashboardPart({ of: 'freelancer', piece: {}, turn: milestoneTurnShape, read: waitingFor('freelancer') }),
];
