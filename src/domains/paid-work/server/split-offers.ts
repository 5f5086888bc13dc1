/**
 * Offers to end work early: made, answered or withdrawn, and the money of one that is accepted. Under the work's lock.
 */
import { Failure } from '#kit/errors.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import type * as z from 'zod/mini';
import type { Party } from '../party.ts';
import type { Terms } from '../price.ts';
import type { splitOfferShape } from '../shapes.ts';
import { OUTCOMES, partsAt, type SplitAnswer, type SplitOffer } from '../split-offer.ts';
import { splitHeld } from './work-money.ts';
import type { PaidWork } from './work.ts';

const insert = statement(
  'work_split_offer_insert',
  `insert into work_split_offer (id, work_id, offered_by, share, offered_at, ends_at, silence)
    values (:id, :workId, :by, :share, :offeredAt, :endsAt, :silence)
   on conflict (work_id) where outcome is null do nothing returning id`,
);

/** One at a time for each piece of work. Nothing moves yet. */
export async function offerSplit(
  tx: Tx,
  workId: string,
  { id, by, share, offeredAt, endsAt, silence }: SplitOffer,
): Promise<void> {
  if ((await tx.row(insert, { id, workId, by, share, offeredAt, endsAt, silence })) === undefined)
    throw new Failure('wrong_state', { message: 'There is already a request waiting for an answer.' });
}

const end = statement(
  'work_split_offer_end',
  `update work_split_offer set outcome = :outcome, ended_by = :party, ended_at = :at
    where id = :id and work_id = :workId and outcome is null returning id`,
);

/** Ends it: of several answers at the same moment, one counts. The rules of who may answer are `whyNotAnswer`. */
export async function answerSplit(
  tx: Tx,
  workId: string,
  { id }: SplitOffer,
  answer: SplitAnswer,
  party: Party,
  at: Date,
): Promise<void> {
  if ((await tx.row(end, { id, workId, outcome: OUTCOMES[answer], party, at })) === undefined)
    throw new Failure('wrong_state', { message: 'This request was already answered.' });
}

/** Accepts it, and all that is held goes out by its share. `clearsAt` is used where the freelancer gets any of it. */
export async function acceptSplit(
  tx: Tx,
  work: PaidWork,
  offer: SplitOffer,
  party: Party,
  { at, clearsAt }: { at: Date; clearsAt: Date | null },
): Promise<void> {
  await answerSplit(tx, work.id, offer, 'accept', party, at);
  await splitHeld(tx, work, offer.share, { at, clearsAt: partsAt(work.terms, offer.share).isEarned ? clearsAt : null });
}

const open = statement(
  'work_split_offers_open',
  'select id, work_id, offered_by, share, offered_at, ends_at, silence from work_split_offer where work_id = any (:workIds) and outcome is null',
);
const offerOf = ({
  id,
  offered_by: by,
  share,
  offered_at: offeredAt,
  ends_at: endsAt,
  silence,
}: Omit<RowOf<typeof open>, 'work_id'>): SplitOffer => ({
  id,
  by,
  share,
  offeredAt,
  endsAt,
  silence,
});

/** Those that wait for an answer, by the work. */
export async function openSplits(reads: Db | Tx, workIds: readonly string[]): Promise<ReadonlyMap<string, SplitOffer>> {
  if (workIds.length === 0) return new Map();
  return new Map((await reads.rows(open, { workIds })).map((row) => [row.work_id, offerOf(row)]));
}

const last = statement(
  'work_split_offer_last',
  'select id, offered_by, share, offered_at, ends_at, silence, outcome from work_split_offer where work_id = :workId order by offered_at desc, id desc limit 1',
);
export type KeptSplit = RowOf<typeof last>;

/** The newest, whatever became of it. */
export const lastSplit = (reads: Db | Tx, workId: string): Promise<KeptSplit | undefined> =>
  reads.row(last, { workId });

/** The share that both agreed on, or null where the work did not end that way. */
export async function agreedShare(reads: Db | Tx, workId: string): Promise<number | null> {
  const split = await lastSplit(reads, workId);
  return split?.outcome === 'accepted' ? split.share : null;
}

export function presentSplit(split: KeptSplit, terms: Terms): z.output<typeof splitOfferShape> {
  const { id, by, share, offeredAt, endsAt, silence } = offerOf(split);
  const { toFreelancer, backToClient } = partsAt(terms, share);
  return {
    id,
    by,
    percent: share / 100,
    to_freelancer: toFreelancer,
    back_to_client: backToClient,
    offered_at: offeredAt.toISOString(),
    ends_at: endsAt.toISOString(),
    silence,
    outcome: split.outcome,
  };
}
