/** The only way out: rows become what the contract promises, for this reader. */
import type * as z from 'zod/mini';
import type { orderRowShape } from '../contract.ts';
import { clocksOf, type Clock } from '../deadlines.ts';
import type { Side } from '../order.ts';
import { nextMoveFor } from '../policy.ts';
import { ratingOf, type Stars } from '../rating.ts';
import type { clockShape, fileShape, personShape, reviewShape } from '../shapes.ts';
import { comingWords } from '../timeline.ts';
import type { FileRow } from './order-files.ts';
import { sideOf, type Order } from './store.ts';

export type PersonCard = z.output<typeof personShape>;
type OrderLine = z.output<typeof orderRowShape>;

export const iso = (at: Date): string => at.toISOString();
export const isoOrNull = (at: Date | null): string | null => at?.toISOString() ?? null;

export const presentClock = ({ kind, startsAt, endsAt, turn, atEnd }: Clock): z.output<typeof clockShape> => ({
  kind,
  startsAt: iso(startsAt),
  endsAt: iso(endsAt),
  turn: [...turn],
  next: comingWords(atEnd),
});

export const presentFile = (file: FileRow, clientId: string): z.output<typeof fileShape> => ({
  scan: file.scan,
  id: file.id,
  name: file.name,
  bytes: Number(file.bytes),
  kind: file.kind,
  sha256: file.sha256.toString('hex'),
  uploadedBy: file.uploader_id === clientId ? 'client' : 'freelancer',
  uploadedAt: iso(new Date(file.uploaded_at)),
});

export interface ReviewRow extends Stars {
  id: string;
  author: Side;
  body: string;
  private_note: string | null;
  written_at: Date;
  shown_at: Date | null;
  reply: string | null;
  replied_at: Date | null;
}

export const presentReply = ({ reply, replied_at: at }: Pick<ReviewRow, 'reply' | 'replied_at'>) =>
  reply === null || at === null ? null : { text: reply, at: iso(at) };

export const starsOf = ({ communication, quality, value }: Stars): Stars => ({ communication, quality, value });

export const presentReview = (review: ReviewRow): z.output<typeof reviewShape> => ({
  by: review.author,
  stars: starsOf(review),
  rating: ratingOf(review),
  body: review.body,
  privateNote: review.private_note,
  writtenAt: iso(review.written_at),
  shown: review.shown_at !== null,
  reply: presentReply(review),
});

/** One line of a list: what, with whom, how much, which clock runs and whether it is the reader's turn. */
export function presentLine(order: Order, userId: string, people: ReadonlyMap<string, PersonCard>, now: Date): OrderLine {
  const side = sideOf(order, userId);
  const otherId = side === 'client' ? order.freelancerId : order.clientId;
  const [clock] = clocksOf(order);
  return {
    orderNumber: order.number,
    state: order.state,
    late: order.lateAt !== null && order.deliveredAt === null,
    onHold: order.onHoldAt !== null,
    side,
    title: order.offer.title,
    packageName: order.offer.package.name,
    coverUrl: order.offer.coverUrl,
    slug: order.offer.slug,
    other: people.get(otherId) ?? nobody(otherId),
    amount: side === 'client' ? order.terms.total : order.terms.price,
    placedAt: iso(order.placedAt),
    dueAt: isoOrNull(order.dueAt),
    clock: clock === undefined ? null : presentClock(clock),
    nextMove: nextMoveFor(order, side, now),
  };
}

/** For an account that was emptied. */
export const nobody = (id: string): PersonCard => ({ id, name: 'Former member', username: '', avatarUrl: null });
