/** Someone's contracts with their money and what waits for them, the newest first. */
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { money } from '#kit/money.ts';
import { cutPage, isInstant, placeOf, type PageAsked } from '#kit/paging.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { contractMoney } from '../contract-money.ts';
import type { ContractRow, ListTab, myContracts } from '../desk-contract.ts';
import { HOLDING_STATES } from '../milestone.ts';
import type { contractTurns } from '../turns-contract.ts';
import { turnWords } from '../words.ts';
import { readOpen } from './dashboards.ts';
import { asPattern, contractsById, presentRow, readBeside } from './milestone-list.ts';
import { sideOf, type Contract } from './store.ts';

type Side = 'buying' | 'selling';
interface ListQuery extends PageAsked {
  readonly side: Side;
  readonly state?: ListTab | undefined;
  readonly q?: string | undefined;
}
const PAGE_SIZE = 20;

const TAB = `case when c.state in ('offered', 'accepted') then 'offers' when c.state in ('active', 'paused', 'end_requested') then 'running' else 'ended' end`;
const listOf = (column: 'client_id' | 'freelancer_id') =>
  statement(
    `contract_list ${column}`,
    `select c.id, c.offered_at from contract c where c.${column} = :clientId and (:tab::text is null or ${TAB} = :tab)
     and (:words::text is null or c.number ilike :words or c.title ilike :words)
     and (:offeredAt::timestamptz is null or (c.offered_at, c.id) < (:offeredAt::timestamptz, :id::uuid))
       order by c.offered_at desc, c.id desc limit :limit`,
  );
const countOf = (column: 'client_id' | 'freelancer_id') =>
  statement(
    `contract_counts ${column}`,
    `select ${TAB} as "tab!", count(*)::int as "n!" from contract c where c.${column} = :clientId group by 1`,
  );
/** What was agreed and never funded of a contract that is over is not left to fund. */
const totalsOf = (column: 'client_id' | 'freelancer_id') =>
  statement(
    `contract_totals ${column}`,
    `select coalesce(sum(m.price) filter (where m.rest_of is null and m.state <> 'dropped'), 0)::text as "agreed!",
       coalesce(sum(m.price) filter (where m.state = any (:holdingStates)), 0)::text as "held!",
       coalesce(sum(m.total) filter (where m.state = any (:holdingStates)), 0)::text as "held_total!",
       coalesce(sum(m.released_price) filter (where m.state in ('released', 'cleared')), 0)::text as "released!",
       coalesce(sum(m.price) filter (where m.state = 'agreed' and c.state in ('active', 'paused', 'end_requested')),
         0)::text as "left!"
     from contract_milestone m join contract c on c.id = m.contract_id
       where m.${column} = :clientId and c.began_at is not null and m.currency = :currency`,
  );
const lists = { buying: listOf('client_id'), selling: listOf('freelancer_id') };
const counters = { buying: countOf('client_id'), selling: countOf('freelancer_id') };
const totals = { buying: totalsOf('client_id'), selling: totalsOf('freelancer_id') };

const RELEASED = new Set(['released', 'cleared']);

export async function readContractList(
  db: Db,
  actor: Actor,
  query: ListQuery,
  context: Context,
): Promise<DataOf<typeof myContracts>> {
  const { side, state, q, limit = PAGE_SIZE } = query;
  const now = context.clock();
  const { currency } = context.config;
  const place = placeOf(query.cursor, { key: isInstant });
  const words = q === undefined || q.trim() === '' ? null : asPattern(q.trim());
  const [rows, counted, [sums]] = await Promise.all([
    db.rows(lists[side], {
      clientId: actor.userId,
      tab: state ?? null,
      words,
      offeredAt: place?.key ?? null,
      id: place?.id ?? null,
      limit: limit + 1,
    }),
    db.rows(counters[side], { clientId: actor.userId }),
    db.rows(totals[side], { clientId: actor.userId, currency, holdingStates: HOLDING_STATES }),
  ]);
  const page = cutPage(rows, limit, (row) => ({ key: row.offered_at.toISOString(), id: row.id }));
  const byId = await contractsById(
    db,
    page.items.map(({ id }) => id),
    now,
  );
  const contracts = page.items.flatMap(({ id }) => byId.get(id) ?? []);
  const inTab = (tab: ListTab): number => counted.find((row) => row.tab === tab)?.n ?? 0;
  return {
    items: await presentContracts(db, contracts, actor.userId, now),
    next_cursor: page.next_cursor,
    counts: {
      all: counted.reduce((all, { n }) => all + n, 0),
      offers: inTab('offers'),
      running: inTab('running'),
      ended: inTab('ended'),
    },
    totals: {
      agreed: money(sums?.agreed ?? '0', currency),
      held: money(sums?.held ?? '0', currency),
      held_total: money(sums?.held_total ?? '0', currency),
      released: money(sums?.released ?? '0', currency),
      left: money(sums?.left ?? '0', currency),
    },
  };
}

async function presentContracts(
  db: Db,
  contracts: readonly Contract[],
  userId: string,
  now: Date,
): Promise<ContractRow[]> {
  const otherOf = ({ clientId, freelancerId }: Contract): string => (clientId === userId ? freelancerId : clientId);
  const [people, besideOf] = await Promise.all([
    shownPeople(db, contracts.map(otherOf)),
    readBeside(db, contracts, userId, now),
  ]);
  return contracts.map((contract) => {
    const other = people(otherOf(contract));
    const rows = contract.milestones.map((milestone) =>
      presentRow(contract, milestone, userId, other.name, besideOf(contract, milestone), now),
    );
    const waiting = rows.flatMap((row) => {
      const words = row.dispute_turn ?? turnWords(row.turn, row.state);
      if (words === null) return [];
      const isLate = row.turn === 'submit' && row.due_at !== null && Date.parse(row.due_at) < now.getTime();
      return [
        {
          words: isLate ? `${words} (late)` : words,
          clock: row.clock,
          ends: isLate ? '' : (row.clock?.ends_at ?? '9999'),
        },
      ];
    });
    const [first] = waiting.toSorted((turn, next) => turn.ends.localeCompare(next.ends));
    const [soonest] = rows
      .flatMap(({ clock }) => clock ?? [])
      .toSorted((clock, next) => clock.ends_at.localeCompare(next.ends_at));
    return {
      number: contract.number,
      title: contract.title,
      state: contract.state,
      side: sideOf(contract, userId),
      other,
      money: contractMoney(contract),
      done: contract.milestones.filter(({ state }) => RELEASED.has(state)).length,
      milestones: contract.milestones.length,
      is_disputed: contract.milestones.some(({ state }) => state === 'disputed'),
      to_do: first?.words ?? null,
      clock: first === undefined ? (soonest ?? null) : first.clock,
    };
  });
}

/** For the navigation: how many contracts wait for this person. */
export async function countTurns(
  db: Db,
  actor: Actor,
  side: Side,
  context: Context,
): Promise<DataOf<typeof contractTurns>> {
  const turns = await readOpen(db, actor, side === 'buying' ? 'client' : 'freelancer', context);
  return { turns: new Set(turns.map((row) => row.contract_number)).size };
}
