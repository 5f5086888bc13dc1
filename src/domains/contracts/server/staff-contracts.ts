import {
  historiesOf,
  openOperatorEnds,
  presentProposedEnd,
  searchConditions,
  searchedBy,
  type StaffSearch,
} from '#domains/paid-work/server/paid-work.ts';
import { latestDispute } from '#domains/disputes/server/disputes.ts';
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import { feesOf } from '#domains/wallet/server/wallet.ts';
import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { money } from '#kit/money.ts';
import { cutPage, placeOf, type PageAsked } from '#kit/paging.ts';
import { recordStaffRead } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { plannedEachTime, statement, type Db } from '#kit/server/db/database.ts';
import { termsHistory } from '#kit/server/terms.ts';
import { contractMoney } from '../contract-money.ts';
import { HOLDING_STATES } from '../milestone.ts';
import type { staffContract, staffContracts } from '../staff-contract.ts';
import { timelineWords } from '../words.ts';
import { presentOutcome } from './present.ts';
import { CONTRACT_COLUMNS, contractsOf } from './store.ts';

const PAGE_SIZE = 25;

/** Ids are in the order of offering. */
const found = plannedEachTime(
  statement(
    'staff_contracts',
    `select c.id, c.number, c.title, c.state, c.offered_at, c.client_id, c.freelancer_id, c.currency,
      sums.agreed as "agreed!", sums.held as "held!", sums.released as "released!"
     from contract c cross join lateral (
       select coalesce(sum(total) filter (where state = any (:holdingStates)), 0)::bigint as held,
         coalesce(sum(released_price), 0)::bigint as released,
         coalesce(sum(price) filter (where state <> 'dropped' and rest_of is null), 0)::bigint as agreed
       from contract_milestone where contract_id = c.id) sums
     where ${searchConditions({ placedAt: 'c.offered_at', amount: 'sums.agreed', prefix: 'c.' })}
       and (:before::uuid is null or c.id < :before)
     order by c.id desc limit :limit`,
  ),
);

export async function readStaffContracts(
  db: Db,
  actor: Actor,
  search: PageAsked & StaffSearch,
  context: Context,
): Promise<DataOf<typeof staffContracts>> {
  const by = await searchedBy(db, actor, 'contract.search', search, context);
  const limit = search.limit ?? PAGE_SIZE;
  const rows = await db.rows(found, {
    ...by,
    before: placeOf(search.cursor)?.id ?? null,
    limit: limit + 1,
    holdingStates: HOLDING_STATES,
  });
  const page = cutPage(rows, limit, (row) => ({ key: row.offered_at.toISOString(), id: row.id }));
  const personOf = await shownPeople(
    db,
    page.items.flatMap((row) => [row.client_id, row.freelancer_id]),
  );
  const party = (id: string) => ({ id, name: personOf(id).name });
  return {
    items: page.items.map((row) => ({
      contract_number: row.number,
      title: row.title,
      state: row.state,
      offered_at: row.offered_at.toISOString(),
      client: party(row.client_id),
      freelancer: party(row.freelancer_id),
      agreed: money(row.agreed, row.currency),
      held: money(row.held, row.currency),
      released: money(row.released, row.currency),
    })),
    next_cursor: page.next_cursor,
  };
}

const numbered = statement('staff_contract', `select ${CONTRACT_COLUMNS} from contract where number = :number`);
const BY = {
  client: 'Client',
  freelancer: 'Freelancer',
  system: 'Automatic',
  provider: 'Payment',
  operator: 'Staff',
} as const;

export async function readStaffContract(
  db: Db,
  actor: Actor,
  number: string,
  context: Context,
): Promise<DataOf<typeof staffContract>> {
  const row = await db.row(numbered, { number });
  if (row === undefined) throw new Failure('not_found');
  await recordStaffRead(context, actor, 'contract.view', { type: 'contract', id: row.id });
  const [[contract], personOf] = await Promise.all([
    termsHistory(db, context.clock()).then((history) => contractsOf(db, [row], history)),
    shownPeople(db, [row.client_id, row.freelancer_id]),
  ]);
  if (contract === undefined) throw new Failure('not_found');
  const { milestones, currency, clientId, freelancerId } = contract;
  const ids = milestones.map(({ id }) => id);
  const [proposedOf, history, fees] = await Promise.all([
    openOperatorEnds(db, ids),
    historiesOf(db, [contract.id, ...ids]),
    feesOf(db, ids, currency),
  ]);
  const disputed = [
    ...new Set(history.filter(({ move }) => move === 'openDispute').map(({ work_id: workId }) => workId)),
  ];
  const disputeOf = new Map(
    await Promise.all(disputed.map(async (id) => [id, (await latestDispute(db, id))?.number ?? null] as const)),
  );
  const sums = contractMoney(contract);
  const numberOf = new Map(milestones.map(({ id, number: milestoneNumber }) => [id, milestoneNumber]));
  const party = (id: string) => ({ id, name: personOf(id).name });
  return {
    contract_number: contract.number,
    title: contract.title,
    state: contract.state,
    paused_by_staff: contract.pausedByStaff,
    offered_at: contract.offeredAt.toISOString(),
    client: party(clientId),
    freelancer: party(freelancerId),
    agreed: sums.agreed,
    held: sums.held_total,
    released: sums.released,
    returned: sums.returned,
    left: sums.left,
    fees,
    milestones: milestones.map((milestone) => ({
      number: milestone.number,
      title: milestone.title,
      state: milestone.state,
      terms: milestone.terms,
      released: milestone.releasedPrice,
      returned: presentOutcome(contract, milestone)?.returned ?? null,
      dispute_number: disputeOf.get(milestone.id) ?? null,
      end_proposed: presentProposedEnd(proposedOf.get(milestone.id), actor.userId),
    })),
    history: history.map(({ work_id: workId, at, move, party: by, reason }) => ({
      at: at.toISOString(),
      what: numberOf.has(workId) ? `${numberOf.get(workId)}: ${timelineWords(move)}` : timelineWords(move),
      by: BY[by],
      reason: by === 'operator' ? reason : null,
    })),
  };
}
