/** What happened to orders, as lines of the conversation of their two sides (decision 194). */
import { handoversOf, type Handover } from '#domains/paid-work/server/paid-work.ts';
import { formatMoney, money, share } from '#kit/money.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import { cardNote } from '#kit/talk-card.ts';
import {
  MOST_EVENTS,
  NEWEST_EVENTS,
  newestOf,
  type Happened,
  type TalkEvent,
} from '#domains/messaging/server/messaging.ts';
import type { MoveName } from '../order.ts';

const COLUMNS = `t.id as "id!", o.id as "work_id!", t.at as "at!", t.move as "move!", t.party as "party!", o.number as "number!", o.offer->>'title' as "title!",
     o.client_id as "client_id!", o.freelancer_id as "freelancer_id!", o.currency as "currency!", p.amount as tip, p.note as tip_note,
     o.price as "price!", o.paid_at is not null as "is_paid!", (t.facts->>'percent')::numeric as percent, x.price as extra_price, x.titles as extra_titles,
     ((o.offer->'package'->'price'->>'amount')::bigint
       + coalesce((select sum((chosen->'price'->>'amount')::bigint) from jsonb_array_elements(o.offer->'extras') chosen), 0))::bigint as "placed_price!"`;
/** An extra is part of the lines of the instants at which it was offered, added or declined. */
const FROM = `orders o join work_timeline t on t.work_id = o.id left join order_tip p on t.move = 'tip' and p.order_id = o.id
     left join lateral (select sum(a.price)::bigint as price, string_agg(a.title, ', ' order by a.title) as titles from work_addition a
       where a.work_id = o.id and t.at in (a.asked_at, a.ended_at)) x on true`;

const happened = statement(
  'order_events_between',
  `select ${COLUMNS} from ${FROM}
   where (o.client_id, o.freelancer_id) in ((:clientId, :other), (:other, :clientId)) and t.move = any (:moves)
     and (:ref::text is null or o.number = :ref) and (:from::timestamptz is null or t.at >= :from)
     and (:before::timestamptz is null or t.at < :before)
   order by t.at desc, t.id desc limit :limit`,
);
const newest = statement(
  'order_newest_events',
  `select w.id as "other_id!", e.* from unnest(:otherIds::uuid[]) w(id) cross join lateral (
     select ${COLUMNS} from ${FROM}
     where (o.client_id, o.freelancer_id) in ((:userId, w.id), (w.id, :userId)) and t.move = any (:moves)
     order by t.at desc, t.id desc limit ${NEWEST_EVENTS}) e`,
);
type Row = RowOf<typeof happened>;

type Words = string | ((row: Row) => string);

const amount = (minor: string, { currency }: Row): string => formatMoney(money(minor, currency));
const part = ({ price, currency, percent }: Row): string =>
  formatMoney(share(money(price, currency), Math.round(Number(percent) * 100)));
/** With what was paid for it, where it was. */
const refunded: (did: string) => Words = (did) => (row) =>
  row.is_paid ? `${did} · ${amount(row.price, row)} refunded` : did;
const released: (did: string) => Words = (did) => (row) => `${did} · ${amount(row.price, row)} released`;
const split: (did: string) => Words = (did) => (row) =>
  Number(row.percent) === 0
    ? `${did} · ${amount(row.price, row)} refunded`
    : `${did} · ${part(row)} of ${amount(row.price, row)} released`;
const extra: (did: string) => Words = (did) => (row) =>
  row.extra_price === null ? did : `${did} · ${row.extra_titles ?? ''} · ${amount(row.extra_price, row)}`;

/** After the name of the person who did it. */
const ACTS: Partial<Record<MoveName, Words>> = {
  pay: (row) => `placed an order and paid · ${amount(row.placed_price, row)}`,
  submitRequirements: 'sent the requirements, and work started',
  startWithEnough: 'started work without all answers',
  cancelBeforeStart: refunded('canceled the order before work started'),
  deliver: 'delivered the work',
  cancelLate: refunded('canceled the late order'),
  approve: released('approved the delivery'),
  requestCancellation: 'asked to cancel the order',
  acceptCancellation: split('agreed to cancel the order'),
  refuseCancellation: 'declined to cancel the order',
  withdrawCancellation: 'withdrew the request to cancel the order',
  withdrawRevision: 'withdrew the revision request',
  acceptExtension: 'gave more time',
  declineExtension: 'declined to give more time',
  withdrawExtension: 'withdrew the request for more time',
  addExtras: extra('added and paid for extras'),
  offerExtra: extra('offered an extra'),
  acceptExtra: extra('accepted and paid for the extra'),
  declineExtra: extra('declined the extra'),
  withdrawExtra: extra('withdrew the extra'),
  tip: (row) => (row.tip === null ? 'gave a tip' : `gave a tip · ${amount(row.tip, row)}`),
  openDispute: 'opened a dispute',
  withdrawDispute: 'withdrew the dispute',
};

/** Nobody’s act, or not only theirs: sentences. */
const FACTS: Partial<Record<MoveName, Words>> = {
  cancelUnanswered: refunded('The order was canceled because no requirements arrived'),
  cancelAbandoned: refunded('The order was canceled because nothing was delivered'),
  autoApprove: released('The delivery was approved automatically'),
  acceptCancellation: split('The order was canceled'),
  refuseCancellation: 'The request to cancel the order expired',
  declineExtension: 'The request for more time expired',
  declineExtra: extra('The offer of an extra expired'),
  putOnHold: 'The order was put on hold',
  cancelOnHold: refunded('The order was canceled while on hold'),
  cancelHeldTooLong: refunded('The order was canceled after 30 days on hold'),
  resumeWork: 'The order was resumed',
  cancelSellerGone: refunded('The order was canceled because the freelancer can no longer deliver'),
  releaseDisputed: released('The dispute ended'),
  splitDisputed: split('The dispute ended'),
  completeByOperator: released('Our team completed the order'),
  cancelByOperator: refunded('Our team canceled the order'),
  refundByOperator: split('Our team ended the order'),
};

const MOVES = [...new Set([...Object.keys(ACTS), ...Object.keys(FACTS)])];

/** Money that a provider brought is the client’s. */
const personOf = ({ party, client_id: client, freelancer_id: freelancer }: Row): string | null =>
  party === 'client' || party === 'provider' ? client : party === 'freelancer' ? freelancer : null;

function eventOf(row: Row, handedOver: ReadonlyMap<string, Handover>): TalkEvent[] {
  const move = row.move as MoveName;
  const act = ACTS[move];
  const person = act === undefined ? null : personOf(row);
  const words = person === null ? FACTS[move] : act;
  if (words === undefined) return [];
  const { files = '', note = cardNote(row.tip_note ?? '') } = handedOver.get(row.id) ?? {};
  const did = `${typeof words === 'string' ? words : words(row)}${files}`;
  return [
    {
      id: `work-${row.id}`,
      at: row.at,
      by: person,
      words: did,
      note,
      kind: 'order',
      ref: row.number,
      title: row.title,
    },
  ];
}

export async function orderEventsBetween(db: Db, { one, other, from, before, ref }: Happened): Promise<TalkEvent[]> {
  const rows = await db.rows(happened, { clientId: one, other, moves: MOVES, ref, from, before, limit: MOST_EVENTS });
  const handedOver = await handoversOf(
    db,
    rows.filter(({ move }) => move === 'deliver'),
  );
  return rows.toReversed().flatMap((row) => eventOf(row, handedOver));
}

export const newestOrderEvents = async (
  db: Db | Tx,
  userId: string,
  otherIds: readonly string[],
): Promise<ReadonlyMap<string, TalkEvent>> =>
  newestOf(
    (await db.rows(newest, { userId, otherIds, moves: MOVES })).flatMap((row) =>
      eventOf(row, new Map()).map((event) => [row.other_id, event] as const),
    ),
  );
