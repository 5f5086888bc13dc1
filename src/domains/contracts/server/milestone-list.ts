/** Milestones of someone's contracts and open offers, by contract, the newest first. */
import { disputeTurn, openDisputes, type DisputeTurn } from '#domains/disputes/server/disputes.ts';
import { presentClock } from '#domains/paid-work/server/paid-work.ts';
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { Round } from '#domains/reviews/round.ts';
import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { cutPage, isInstant, placeOf } from '#kit/paging.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { termsHistory } from '#kit/server/terms.ts';
import type { Side } from '#kit/sides.ts';
import { TABS, type MilestoneRow, type myMilestones, type Tab } from '../contract.ts';
import { milestoneClocks } from '../deadlines.ts';
import { isHolding, mayMoveMilestone, milestoneTurn } from '../policy.ts';
import { comingWords } from '../words.ts';
import {
  firstClock,
  isAutoFunding,
  isoOrNull,
  nextToFund,
  presentOutcome,
  shownClock,
  shownMilestoneClock,
  turnOf,
} from './present.ts';
import { mayReview, roundsOf } from './review-contract.ts';
import { CONTRACT_COLUMNS, contractsOf, sideOf, type Contract, type Milestone } from './store.ts';

export interface ListQuery {
  readonly side: 'buying' | 'selling';
  readonly state?: Tab | undefined;
  readonly q?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}
const PAGE_SIZE = 20;

/** Before the contract runs its milestones are an offer, whatever they are called. */
const TAB = `case when c.state in ('offered', 'accepted') then 'offers' when c.state in ('declined', 'withdrawn', 'lapsed') then 'closed' when m.state = 'agreed' then 'funding'
  when m.state in ('funded', 'changes_requested') then 'working' when m.state in ('submitted', 'split_offered') then 'review' when m.state = 'disputed' then 'stopped'
  when m.state in ('released', 'cleared') then 'done' else 'closed' end`;

const listOf = (column: 'client_id' | 'freelancer_id') =>
  statement(
    `milestone_list ${column}`,
    `select m.id, m.contract_id, m.agreed_at from contract_milestone m join contract c on c.id = m.contract_id
      where m.${column} = :clientId
     and (:tab::text is null or ${TAB} = :tab)
       and (:words::text is null or m.number ilike :words or m.title ilike :words or c.title ilike :words)
     and (:agreedAt::timestamptz is null or (m.agreed_at, m.id) < (:agreedAt::timestamptz, :id::uuid))
       order by m.agreed_at desc, m.id desc limit :limit`,
  );
const countOf = (column: 'client_id' | 'freelancer_id') =>
  statement(
    `milestone_counts ${column}`,
    `select ${TAB} as "tab!", count(*)::int as "n!" from contract_milestone m join contract c on c.id = m.contract_id
      where m.${column} = :clientId group by 1`,
  );
const lists = { buying: listOf('client_id'), selling: listOf('freelancer_id') };
const counters = { buying: countOf('client_id'), selling: countOf('freelancer_id') };
const byIds = statement('contracts_by_id', `select ${CONTRACT_COLUMNS} from contract where id = any (:contractIds)`);

export const asPattern = (words: string): string => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Contracts by id, each with its milestones. */
export async function contractsById(db: Db, ids: readonly string[], now: Date): Promise<ReadonlyMap<string, Contract>> {
  if (ids.length === 0) return new Map();
  const [rows, history] = await Promise.all([
    db.rows(byIds, { contractIds: [...new Set(ids)] }),
    termsHistory(db, now),
  ]);
  return new Map((await contractsOf(db, rows, history)).map((contract) => [contract.id, contract]));
}

interface Beside {
  readonly dispute: DisputeTurn | null;
  /** Where the reviews of its contract stand, while this side can write one. */
  readonly review: Round | null;
}

/** What runs beside the contract: disputes of its milestones, and its reviews. */
export async function readBeside(db: Db, contracts: readonly Contract[], userId: string, now: Date) {
  const disputed = contracts.flatMap(({ milestones }) => milestones.filter(({ state }) => state === 'disputed'));
  const completed = contracts.filter(({ state }) => state === 'completed');
  const [disputes, rounds] = await Promise.all([
    openDisputes(
      db,
      disputed.map(({ id }) => id),
    ),
    roundsOf(
      db,
      completed.map(({ id }) => id),
    ),
  ]);
  return (contract: Contract, milestone: Milestone): Beside => {
    const side = sideOf(contract, userId);
    const dispute = disputes.get(milestone.id);
    const round = rounds.get(contract.id);
    // What waits on the contract itself is shown at its first milestone alone.
    const review = milestone.place === 1 && mayReview(round, side, now) ? (round ?? null) : null;
    return { dispute: dispute === undefined ? null : disputeTurn(dispute, side, now), review };
  };
}

function clockBeside({ dispute, review }: Beside, { endedAt }: Contract, side: Side): MilestoneRow['clock'] {
  if (dispute !== null) return dispute.clock && { ...dispute.clock, kind: 'dispute' };
  if (review === null || endedAt === null) return null;
  const clock = {
    kind: 'review' as const,
    startsAt: endedAt,
    endsAt: review.closesAt,
    turn: [side],
    atEnd: 'closeReviews',
  };
  return presentClock(clock, comingWords);
}

const mayFund = (contract: Contract, milestone: Milestone, now: Date): boolean =>
  !isHolding(contract) &&
  !isAutoFunding(contract, milestone, now) &&
  mayMoveMilestone(milestone, 'fund', 'client', now).ok;

export function presentRow(
  contract: Contract,
  milestone: Milestone,
  userId: string,
  otherName: string,
  { dispute, review }: Beside,
  now: Date,
): MilestoneRow {
  const side = sideOf(contract, userId);
  const isNext = nextToFund(contract)?.id === milestone.id;
  // When money without work is asked about, months ahead, is no deadline of the work.
  const own = milestoneClocks(milestone).find(({ kind }) => kind !== 'idle');
  const ofContract = firstClock(contract);
  const unbegun = contract.beganAt === null;
  return {
    number: milestone.number,
    contract_number: contract.number,
    contract_title: contract.title,
    contract_state: contract.state,
    title: milestone.title,
    state: milestone.state,
    side,
    other: otherName,
    amount: side === 'client' ? milestone.terms.total : milestone.terms.price,
    due_at: isoOrNull(milestone.dueAt),
    clock:
      clockBeside({ dispute, review }, contract, side) ??
      (own !== undefined
        ? shownMilestoneClock(own)
        : unbegun && ofContract !== undefined
          ? shownClock(ofContract)
          : null),
    // What waits on the contract itself is shown at its first milestone alone.
    turn:
      milestoneTurn(milestone, side, now) ??
      (review !== null ? 'review' : null) ??
      (isNext || milestone.place === 1 ? turnOf(contract, side, now) : null) ??
      (isNext && side === 'client' && mayFund(contract, milestone, now) ? 'fund' : null),
    dispute_turn: dispute?.toDo ?? null,
    outcome: presentOutcome(contract, milestone),
  };
}

export async function readMilestoneList(
  db: Db,
  actor: Actor,
  query: ListQuery,
  context: Context,
): Promise<DataOf<typeof myMilestones>> {
  const { side, state, q, limit = PAGE_SIZE } = query;
  const now = context.clock();
  const place = placeOf(query.cursor, { key: isInstant });
  const words = q === undefined || q.trim() === '' ? null : asPattern(q.trim());
  const [rows, counted] = await Promise.all([
    db.rows(lists[side], {
      clientId: actor.userId,
      tab: state ?? null,
      words,
      agreedAt: place?.key ?? null,
      id: place?.id ?? null,
      limit: limit + 1,
    }),
    db.rows(counters[side], { clientId: actor.userId }),
  ]);
  const page = cutPage(rows, limit, (row) => ({ key: row.agreed_at.toISOString(), id: row.id }));
  const contracts = await contractsById(
    db,
    page.items.map((row) => row.contract_id),
    now,
  );
  const otherOf = (contract: Contract) => (side === 'buying' ? contract.freelancerId : contract.clientId);
  const [people, besideOf] = await Promise.all([
    shownPeople(db, [...contracts.values()].map(otherOf)),
    readBeside(db, [...contracts.values()], actor.userId, now),
  ]);
  const items = page.items.flatMap(({ id, contract_id: contractId }) => {
    const contract = contracts.get(contractId);
    const milestone = contract?.milestones.find((milestone) => milestone.id === id);
    return contract === undefined || milestone === undefined
      ? []
      : [
          presentRow(
            contract,
            milestone,
            actor.userId,
            people(otherOf(contract)).name,
            besideOf(contract, milestone),
            now,
          ),
        ];
  });
  const inTab = (tab: Tab): number => counted.find((row) => row.tab === tab)?.n ?? 0;
  const counts = Object.fromEntries([
    ['all', counted.reduce((all, { n }) => all + n, 0)],
    ...TABS.map((tab) => [tab, inTab(tab)]),
  ]) as Record<'all' | Tab, number>;
  return { items, next_cursor: page.next_cursor, counts };
}
