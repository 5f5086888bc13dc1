/** What happened to contracts and their milestones, as lines of the conversation of their two sides (decision 194). */
import { handoversOf, type Handover } from '#domains/paid-work/server/paid-work.ts';
import { formatMoney, money } from '#kit/money.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import {
  MOST_EVENTS,
  NEWEST_EVENTS,
  newestOf,
  type Happened,
  type TalkEvent,
} from '#domains/messaging/server/messaging.ts';
import { cardNote } from '#kit/talk-card.ts';
import { partOf } from '../contract-money.ts';
import type { ContractMove } from '../life.ts';
import { moreTimeWords } from '../more-time.ts';
import { anchorOf } from '../next-step.ts';
import type { MilestoneMove } from '../milestone.ts';

const COLUMNS = `t.id as "id!", t.at as "at!", t.move as "move!", t.party as "party!", t.reason, c.number as "number!", c.title as "title!", c.client_id as "client_id!",
     c.freelancer_id as "freelancer_id!", c.currency as "currency!", w.id as "work_id!", w.place, w.price, w.is_automatic as "is_automatic!",
     (t.facts->>'percent')::numeric as percent, t.facts->>'amount' as part, b.amount as bonus, b.note as bonus_note,
     (t.facts->'due'->>'fromAt')::timestamptz as due_from, (t.facts->'due'->>'toAt')::timestamptz as due_to`;
const FROM = `contract c cross join lateral (
     select c.id, null::smallint as place, null::bigint as price, false as is_automatic
     union all select m.id, m.place, m.price, m.funded_after is not null from contract_milestone m where m.contract_id = c.id) w
   join work_timeline t on t.work_id = w.id
   left join contract_bonus b on t.move = 'bonus' and b.contract_id = c.id and b.given_at = t.at`;

const happened = statement(
  'contract_events_between',
  `select ${COLUMNS} from ${FROM}
   where (c.client_id, c.freelancer_id) in ((:clientId, :other), (:other, :clientId)) and t.move = any (:moves)
     and (:ref::text is null or c.number = :ref) and (:from::timestamptz is null or t.at >= :from)
     and (:before::timestamptz is null or t.at < :before)
   order by t.at desc, t.id desc limit :limit`,
);
const newest = statement(
  'contract_newest_events',
  `select o.id as "other_id!", e.* from unnest(:otherIds::uuid[]) o(id) cross join lateral (
     select ${COLUMNS} from ${FROM}
     where (c.client_id, c.freelancer_id) in ((:userId, o.id), (o.id, :userId)) and t.move = any (:moves)
     order by t.at desc, t.id desc limit ${NEWEST_EVENTS}) e`,
);
type Row = RowOf<typeof happened>;
type Words = string | ((row: Row) => string);

const amount = (minor: string | null, { currency }: Row): string => formatMoney(money(minor ?? '0', currency));
/** Its part of the price, as it was decided then: what became of the milestone later is another line. */
const shared = ({ price, currency, percent }: Row): string =>
  formatMoney(partOf(money(price ?? '0', currency), percent));
const milestone: (did: string) => Words = (did) => (row) => `${did} milestone ${row.place ?? ''}`;
const inMilestone: (did: (row: Row) => string) => Words = (did) => (row) =>
  `${did(row)} · milestone ${row.place ?? ''}`;

type Move = ContractMove | MilestoneMove | 'offer';

/** After the name of the person who did it. */
const ACTS: Partial<Record<Move, Words>> = {
  offer: 'sent an offer of a contract',
  accept: 'signed the contract',
  decline: 'declined the contract',
  withdraw: 'withdrew the offer of a contract',
  stepBack: 'stepped back from the contract before it was funded',
  askPause: 'asked to pause the contract',
  acceptPause: 'agreed to pause the contract',
  declinePause: 'declined to pause the contract',
  resume: 'resumed the contract',
  proposeChange: 'proposed other terms',
  acceptChange: 'signed the other terms',
  declineChange: 'declined the other terms',
  withdrawChange: 'withdrew the proposed terms',
  requestEnd: 'asked to end the contract',
  withdrawEnd: 'withdrew the request to end the contract',
  completeEnd: 'ended the contract',
  cancelEnd: 'ended the contract',
  bonus: (row) => `gave a bonus · ${amount(row.bonus, row)}`,
  fund: (row) => `funded milestone ${row.place ?? ''} · ${amount(row.price, row)}`,
  submit: milestone('submitted'),
  approve: (row) => `approved milestone ${row.place ?? ''} · ${amount(row.price, row)} released`,
  approvePart: inMilestone((row) => `released ${amount(row.part, row)} of ${amount(row.price, row)}`),
  giveBack: (row) => `refunded milestone ${row.place ?? ''} · ${amount(row.price, row)}`,
  offerSplit: milestone('asked to end'),
  acceptSplit: (row) =>
    `agreed to end milestone ${row.place ?? ''} · ${shared(row)} of ${amount(row.price, row)} released`,
  acceptReturn: (row) => `agreed to end milestone ${row.place ?? ''} · ${amount(row.price, row)} refunded`,
  declineSplit: milestone('declined to end'),
  withdrawSplit: milestone('withdrew the request to end'),
  keepFunded: milestone('kept the money held for'),
  openDispute: milestone('opened a dispute about'),
  withdrawDispute: milestone('withdrew the dispute about'),
};

/** Nobody’s act, or not only theirs: sentences. */
const FACTS: Partial<Record<Move, Words>> = {
  lapse: 'The offer of a contract expired',
  lapseChange: 'The proposed terms expired',
  declinePause: 'The request to pause the contract expired',
  resume: 'The contract resumed',
  completeEnd: 'The contract ended',
  cancelEnd: 'The contract ended',
  endForLeaving: 'The contract ended because an account was closed',
  pauseByOperator: 'Our team paused the contract',
  withdrawByOperator: 'Our team ended the offer of a contract',
  fund: (row) => `Milestone ${row.place ?? ''} was funded automatically · ${amount(row.price, row)}`,
  autoRelease: inMilestone((row) => `${amount(row.price, row)} was released automatically`),
  declineSplit: (row) => `The request to end milestone ${row.place ?? ''} expired`,
  returnIdle: inMilestone((row) => `${amount(row.price, row)} was refunded after a long time without a submission`),
  releaseAtEnd: inMilestone((row) => `${amount(row.price, row)} was released with the end of the contract`),
  returnAtEnd: inMilestone((row) => `${amount(row.price, row)} was refunded with the end of the contract`),
  releaseDisputed: inMilestone((row) => `The dispute ended: ${shared(row)} of ${amount(row.price, row)} was released`),
  returnDisputed: inMilestone((row) => `The dispute ended: ${amount(row.price, row)} was refunded`),
  releaseByOperator: inMilestone((row) => `Our team released ${shared(row)} of ${amount(row.price, row)}`),
  returnByOperator: inMilestone((row) => `Our team refunded ${amount(row.price, row)}`),
};

const MOVES = [...new Set([...Object.keys(ACTS), ...Object.keys(FACTS)])];

/** Money that a provider brought is the client’s. */
const personOf = ({
  party,
  move,
  is_automatic: isAutomatic,
  client_id: client,
  freelancer_id: freelancer,
}: Row): string | null =>
  move === 'fund' && isAutomatic
    ? null
    : party === 'client' || party === 'provider'
      ? client
      : party === 'freelancer'
        ? freelancer
        : null;

const HAVE_REASONS: readonly string[] = ['proposeChange', 'requestEnd', 'askPause'] satisfies Move[];
/** What one of the two wrote for the other with it. */
const writtenWith = ({ move, reason, bonus_note: note }: Row): string | null =>
  cardNote((HAVE_REASONS.includes(move) ? reason : note) ?? '');

function eventOf(row: Row, handedOver: ReadonlyMap<string, Handover>): TalkEvent[] {
  const move = row.move as Move;
  const act = ACTS[move];
  const person = act === undefined ? null : personOf(row);
  const time = moreTimeWords(row);
  const words = time?.act ?? (person === null ? FACTS[move] : act);
  if (words === undefined) return [];
  const { files = '', note = writtenWith(row) } = handedOver.get(row.id) ?? {};
  const did = `${typeof words === 'string' ? words : words(row)}${files}`;
  const anchor = row.place === null ? undefined : anchorOf(row.place);
  return [
    {
      id: `work-${row.id}`,
      at: row.at,
      by: person,
      words: did,
      note,
      kind: 'contract',
      ref: row.number,
      title: row.title,
      anchor,
      due: time?.due ?? [],
    },
  ];
}

export async function contractEventsBetween(db: Db, { one, other, from, before, ref }: Happened): Promise<TalkEvent[]> {
  const rows = await db.rows(happened, { clientId: one, other, moves: MOVES, ref, from, before, limit: MOST_EVENTS });
  const handedOver = await handoversOf(
    db,
    rows.filter(({ move }) => move === 'submit'),
  );
  return rows.toReversed().flatMap((row) => eventOf(row, handedOver));
}

export const newestContractEvents = async (
  db: Db | Tx,
  userId: string,
  otherIds: readonly string[],
): Promise<ReadonlyMap<string, TalkEvent>> =>
  newestOf(
    (await db.rows(newest, { userId, otherIds, moves: MOVES })).flatMap((row) =>
      eventOf(row, new Map()).map((event) => [row.other_id, event] as const),
    ),
  );
