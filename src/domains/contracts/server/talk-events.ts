/** What happened to contracts and their milestones, as lines of the conversation of their two sides (decision 194). */
import { handoversOf, type Handover } from '#domains/paid-work/server/paid-work.ts';
import { formatMoney, money } from '#kit/money.ts';
import { statement, type Db, type RowOf } from '#kit/server/db/database.ts';
import { MOST_EVENTS, type Happened, type TalkEvent } from '#kit/server/talk-subject.ts';
import type { ContractMove } from '../life.ts';
import type { MilestoneMove } from '../milestone.ts';

const happened = statement(
  'contract_events_between',
  `select t.id as "id!", t.at as "at!", t.move as "move!", t.party as "party!", t.reason, c.number as "number!", c.title as "title!", c.client_id as "client_id!",
     c.freelancer_id as "freelancer_id!", c.currency as "currency!", w.id as "work_id!", w.place, w.title as milestone, w.price, w.released_price
   from contract c cross join lateral (
     select c.id, null::smallint as place, null::text as title, null::bigint as price, null::bigint as released_price
     union all select m.id, m.place, m.title, m.price, m.released_price from contract_milestone m where m.contract_id = c.id) w
   join work_timeline t on t.work_id = w.id
   where (c.client_id, c.freelancer_id) in (($1, $2), ($2, $1)) and t.move = any ($3 /* moves */)
     and ($4::text /* number */ is null or c.number = $4) and ($5::timestamptz /* since */ is null or t.at >= $5)
     and ($6::timestamptz /* before */ is null or t.at < $6)
   order by t.at desc, t.id desc limit $7`,
);
type Row = RowOf<typeof happened>;
type Words = (row: Row) => string;

const amount = (minor: string | null, { currency }: Row): string => formatMoney(money(minor ?? '0', currency));
const ofMilestone = ({ place, milestone }: Row): string => `milestone ${place ?? ''} · ${milestone ?? ''}`;
const ofContract: (did: string) => Words = (did) => (row) => `${did} · ${row.title}`;
const milestone: (did: string) => Words = (did) => (row) => `${did} ${ofMilestone(row)}`;

type Move = ContractMove | MilestoneMove | 'offer';

/** After the name of the person who did it. */
const ACTS: Partial<Record<Move, Words>> = {
  offer: ofContract('sent an offer of a contract'),
  accept: ofContract('signed the contract'),
  decline: ofContract('declined the contract'),
  withdraw: ofContract('withdrew the offer of a contract'),
  stepBack: ofContract('stepped back from the contract before it was funded'),
  askPause: ofContract('asked to pause the contract'),
  acceptPause: ofContract('agreed to pause the contract'),
  declinePause: ofContract('declined to pause the contract'),
  resume: ofContract('resumed the contract'),
  proposeChange: ofContract('proposed other terms'),
  acceptChange: ofContract('signed the other terms'),
  declineChange: ofContract('declined the other terms'),
  withdrawChange: ofContract('withdrew the proposed terms'),
  requestEnd: ofContract('asked to end the contract'),
  withdrawEnd: ofContract('withdrew the request to end the contract'),
  completeEnd: ofContract('ended the contract'),
  cancelEnd: ofContract('ended the contract'),
  bonus: ofContract('gave a bonus'),
  fund: (row) => `funded ${ofMilestone(row)} · ${amount(row.price, row)}`,
  submit: milestone('submitted'),
  approve: (row) => `approved ${ofMilestone(row)} · ${amount(row.released_price, row)} released`,
  approvePart: (row) => `released ${amount(row.released_price, row)} of ${amount(row.price, row)} · ${ofMilestone(row)}`,
  giveBack: milestone('refunded'),
  offerSplit: milestone('asked to end'),
  acceptSplit: milestone('agreed to end'),
  acceptReturn: milestone('agreed to a refund of'),
  declineSplit: milestone('declined to end'),
  withdrawSplit: milestone('withdrew the request to end'),
  keepFunded: milestone('kept the money held for'),
  openDispute: milestone('opened a dispute about'),
  withdrawDispute: milestone('withdrew the dispute about'),
};

/** Nobody’s act, or not only theirs: sentences. */
const FACTS: Partial<Record<Move, Words>> = {
  lapse: ofContract('The offer of a contract expired'),
  lapseChange: ofContract('The proposed terms expired'),
  declinePause: ofContract('The request to pause the contract expired'),
  resume: ofContract('The contract resumed'),
  completeEnd: ofContract('The contract ended'),
  cancelEnd: ofContract('The contract ended'),
  endForLeaving: ofContract('The contract ended because an account was closed'),
  pauseByOperator: ofContract('Our team paused the contract'),
  withdrawByOperator: ofContract('Our team ended the offer of a contract'),
  autoRelease: (row) => `${amount(row.released_price, row)} was released automatically · ${ofMilestone(row)}`,
  declineSplit: (row) => `The request to end ${ofMilestone(row)} expired`,
  returnIdle: (row) => `${amount(row.price, row)} was refunded after a long time without a submission · ${ofMilestone(row)}`,
  releaseAtEnd: (row) => `${amount(row.released_price, row)} was released with the end of the contract · ${ofMilestone(row)}`,
  returnAtEnd: (row) => `${amount(row.price, row)} was refunded with the end of the contract · ${ofMilestone(row)}`,
  releaseDisputed: (row) => `The dispute ended: ${amount(row.released_price, row)} of ${amount(row.price, row)} was released · ${ofMilestone(row)}`,
  returnDisputed: (row) => `The dispute ended: ${amount(row.price, row)} was refunded · ${ofMilestone(row)}`,
  releaseByOperator: (row) => `Our team released ${amount(row.released_price, row)} · ${ofMilestone(row)}`,
  returnByOperator: (row) => `Our team refunded ${amount(row.price, row)} · ${ofMilestone(row)}`,
};

const MOVES = [...new Set([...Object.keys(ACTS), ...Object.keys(FACTS)])];

/** Money that a provider brought is the client’s. */
const personOf = ({ party, client_id: client, freelancer_id: freelancer }: Row): string | null =>
  party === 'client' || party === 'provider' ? client : party === 'freelancer' ? freelancer : null;

function eventOf(row: Row, handedOver: ReadonlyMap<string, Handover>): TalkEvent[] {
  const move = row.move as Move;
  const act = ACTS[move];
  const person = act === undefined ? null : personOf(row);
  const words = person === null ? FACTS[move] : act;
  if (words === undefined) return [];
  const { files = '', note = null } = handedOver.get(row.id) ?? {};
  return [{ id: `work-${row.id}`, at: row.at, by: person, words: `${words(row)}${files}`, note, kind: 'contract', ref: row.number }];
}

export async function contractEventsBetween(db: Db, { one, other, from, before, ref }: Happened): Promise<TalkEvent[]> {
  const rows = await db.rows(happened, [one, other, MOVES, ref, from, before, MOST_EVENTS]);
  const handedOver = await handoversOf(
    db,
    rows.filter(({ move }) => move === 'submit'),
  );
  return rows.toReversed().flatMap((row) => eventOf(row, handedOver));
}
