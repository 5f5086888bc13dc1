/** Rows of disputes, and how a command takes one. */
import { openSplits, type PaidWork } from '#domains/paid-work/server/paid-work.ts';
import type { Terms } from '#domains/paid-work/price.ts';
import { partsOfAll, type SplitOffer } from '#domains/paid-work/split-offer.ts';
import { Failure } from '#kit/errors.ts';
import { userTopic, type EventKind, type FactsOf, type Topic } from '#kit/events.ts';
import { money, sum, type BasisPoints, type Money } from '#kit/money.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import type { Side } from '#kit/sides.ts';
import type { DisputeFacts } from '../dispute.ts';

export const DISPUTE_COLUMNS = `id, number, state, work_id, work_kind, work_number, title, path, category, client_id, freelancer_id, currency, price, client_fee,
  service_fee, tax, opened_by, wanted, share, was_released, opened_at, answered_at, escalated_at, evidence_closed_at, reviewer_id, review_due_at, alarm_at,
  is_senior, decided_at, decided_by, decided_share, accepted_by, appealed_at, appealed_by, ended_at, reminded_at, client_share, freelancer_share,
  offer_due_from, withdraw_asked_at,
  (select jsonb_agg(jsonb_build_object('work_id', work_id, 'work_number', work_number, 'title', further.title, 'price', further.price::text, 'client_fee', further.client_fee::text,
     'service_fee', further.service_fee::text, 'tax', further.tax::text, 'was_released', further.was_released) order by place)
   from dispute_further further where dispute_id = dispute.id) as further`;

/** A piece of work that is disputed, with its terms of that day. */
export interface DisputedPart {
  readonly work: PaidWork;
  /** It was released and still clearing: its money was held again. */
  readonly wasReleased: boolean;
}

export interface Dispute extends DisputeFacts {
  readonly id: string;
  readonly number: string;
  /** The piece of work that carries its files and offers; with several, the first of them. */
  readonly work: PaidWork;
  /** All that it is about: the same share is taken of each. */
  readonly parts: readonly DisputedPart[];
  readonly title: string;
  readonly path: string;
  readonly category: string;
  readonly share: number | null;
  readonly endedAt: Date | null;
  readonly remindedAt: Date | null;
}

const lockMine = statement(
  'dispute_lock_mine',
  `select ${DISPUTE_COLUMNS} from dispute
    where number = :number and (client_id = :userId or freelancer_id = :userId) for no key update`,
);
const lockNumbered = statement(
  'dispute_lock_numbered',
  `select ${DISPUTE_COLUMNS} from dispute where number = :number for no key update`,
);
const lockById = statement('dispute_lock', `select ${DISPUTE_COLUMNS} from dispute where id = :id for no key update`);
const ofWork = statement(
  'dispute_of_work',
  `select ${DISPUTE_COLUMNS} from dispute
    where work_id = :workId or id = any (array(select dispute_id from dispute_further where work_id = :workId))
    order by ended_at is null desc, opened_at desc, id desc limit 1`,
);
const numbered = statement('dispute_numbered', `select ${DISPUTE_COLUMNS} from dispute where number = :number`);
export type DisputeRow = RowOf<typeof lockById>;

interface Amounts {
  readonly price: string;
  readonly client_fee: string;
  readonly service_fee: string;
  readonly tax: string;
}
interface FurtherRow extends Amounts {
  readonly work_id: string;
  readonly work_number: string;
  readonly title: string;
  readonly was_released: boolean;
}

function termsOf({ price, client_fee: clientFee, service_fee: serviceFee, tax }: Amounts, currency: string): Terms {
  const amount = (text: string) => money(text, currency);
  const parts = {
    price: amount(price),
    client_fee: amount(clientFee),
    service_fee: amount(serviceFee),
    tax: amount(tax),
  };
  return { ...parts, total: sum([parts.price, parts.client_fee, parts.tax], currency) };
}

const priceOf = (parts: readonly DisputedPart[], currency: string): Money =>
  sum(
    parts.map(({ work }) => work.terms.price),
    currency,
  );
export const withParts = (dispute: Dispute, parts: readonly DisputedPart[]): Dispute => ({
  ...dispute,
  parts,
  title: titleOf(parts),
  price: priceOf(parts, dispute.price.currency),
});

/** What it is about, in a line. */
const titleOf = ([first, ...others]: readonly DisputedPart[]): string =>
  `${first?.work.title ?? ''}${others.length === 0 ? '' : ` and ${others.length} more`}`;

export function disputeOf(row: DisputeRow, offer: SplitOffer | null): Dispute {
  const both = { kind: row.work_kind, clientId: row.client_id, freelancerId: row.freelancer_id };
  const further = (row.further ?? []) as readonly FurtherRow[];
  const work: PaidWork = {
    ...both,
    id: row.work_id,
    number: row.work_number,
    title: row.title,
    terms: termsOf(row, row.currency),
  };
  const parts: readonly DisputedPart[] = [
    { work, wasReleased: row.was_released },
    ...further.map((furtherRow) => ({
      work: {
        ...both,
        id: furtherRow.work_id,
        number: furtherRow.work_number,
        title: furtherRow.title,
        terms: termsOf(furtherRow, row.currency),
      },
      wasReleased: furtherRow.was_released,
    })),
  ];
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    work,
    parts,
    title: titleOf(parts),
    path: row.path,
    category: row.category,
    price: priceOf(parts, row.currency),
    openedBy: row.opened_by,
    wanted: row.wanted,
    share: row.share,
    openedAt: row.opened_at,
    answeredAt: row.answered_at,
    escalatedAt: row.escalated_at,
    evidenceClosedAt: row.evidence_closed_at,
    reviewerId: row.reviewer_id,
    reviewDueAt: row.review_due_at,
    alarmAt: row.alarm_at,
    isSenior: row.is_senior,
    decidedAt: row.decided_at,
    decidedBy: row.decided_by,
    decidedShare: row.decided_share,
    acceptedBy: row.accepted_by,
    appealedAt: row.appealed_at,
    appealedBy: row.appealed_by,
    endedAt: row.ended_at,
    remindedAt: row.reminded_at,
    clientNumber: row.client_share ?? (row.opened_by === 'client' ? row.wanted : null),
    freelancerNumber: row.freelancer_share ?? (row.opened_by === 'freelancer' ? row.wanted : null),
    offerDueFrom: row.offer_due_from,
    withdrawAskedAt: row.withdraw_asked_at,
    offer,
  };
}

async function whole(reads: Db | Tx, row: DisputeRow | undefined): Promise<Dispute> {
  if (row === undefined) throw new Failure('not_found');
  return disputeOf(
    row,
    row.ended_at === null ? ((await openSplits(reads, [row.work_id])).get(row.work_id) ?? null) : null,
  );
}

export const sideOf = ({ work }: Pick<Dispute, 'work'>, userId: string): Side =>
  work.clientId === userId ? 'client' : 'freelancer';

/** Loads only the actor's own: someone else's dispute is not found (E-3). */
export async function lockMyDispute(tx: Tx, number: string, userId: string): Promise<{ dispute: Dispute; side: Side }> {
  const dispute = await whole(tx, await tx.row(lockMine, { number, userId }));
  return { dispute, side: sideOf(dispute, userId) };
}
/** For staff, no matter who takes part in it. */
export const lockAnyDispute = async (tx: Tx, number: string): Promise<Dispute> =>
  whole(tx, await tx.row(lockNumbered, { number }));
export const lockDispute = async (tx: Tx, id: string): Promise<Dispute> => whole(tx, await tx.row(lockById, { id }));

export const disputeNumbered = async (reads: Db | Tx, number: string): Promise<Dispute> =>
  whole(reads, await reads.row(numbered, { number }));

/** The newest of a piece of work, over or not. */
export async function latestDispute(reads: Db | Tx, workId: string): Promise<Dispute | null> {
  const row = await reads.row(ofWork, { workId });
  return row === undefined ? null : whole(reads, row);
}

const openOf = statement(
  'disputes_open',
  `select ${DISPUTE_COLUMNS} from dispute
   where (work_id = any (:workIds)
     or id = any (array(select dispute_id from dispute_further where work_id = any (:workIds)))) and ended_at is null`,
);

/** Those that run, by the work they are about. */
export async function openDisputes(reads: Db | Tx, workIds: readonly string[]): Promise<ReadonlyMap<string, Dispute>> {
  if (workIds.length === 0) return new Map();
  const rows = await reads.rows(openOf, { workIds });
  const offers = await openSplits(
    reads,
    rows.map((row) => row.work_id),
  );
  return new Map(
    rows.flatMap((row) => {
      const dispute = disputeOf(row, offers.get(row.work_id) ?? null);
      return dispute.parts.map(({ work }) => [work.id, dispute] as const);
    }),
  );
}

/** What a share means for both sides, as events carry it. */
export function moneyOf({ parts, price }: Pick<Dispute, 'parts' | 'price'>, share: BasisPoints) {
  const terms = parts.map(({ work }) => work.terms);
  const { toFreelancer, backToClient } = partsOfAll(terms, share);
  return { toFreelancer: toFreelancer.amount, backToClient: backToClient.amount, currency: price.currency };
}

type About =
  | 'disputeId'
  | 'disputeNumber'
  | 'kind'
  | 'workId'
  | 'number'
  | 'title'
  | 'path'
  | 'clientId'
  | 'freelancerId';

/** Both people's open screens and the work's own page are hinted. */
export function announceDispute<Kind extends EventKind>(
  tx: Tx,
  event: Kind,
  dispute: Dispute,
  facts: Omit<FactsOf<Kind>, About>,
): void {
  const { id: workId, kind, number, clientId, freelancerId } = dispute.work;
  const subject = {
    disputeId: dispute.id,
    disputeNumber: dispute.number,
    kind,
    workId,
    number,
    title: dispute.title,
    path: dispute.path,
    clientId,
    freelancerId,
  };
  const topics: Topic[] = [
    ...dispute.parts.map(({ work }): Topic => `${kind}:${work.number}`),
    `dispute:${dispute.number}`,
    userTopic(clientId),
    userTopic(freelancerId),
  ];
  announce(tx, event, { ...subject, ...facts } as FactsOf<Kind>, topics);
}
