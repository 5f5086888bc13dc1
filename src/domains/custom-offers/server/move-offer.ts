import type { By } from '#domains/paid-work/party.ts';
import { moveWork, type WorkTable } from '#domains/paid-work/server/paid-work.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { clockedMoveText, lineText, notedIn } from '#kit/server/db/move-row.ts';
import type { OfferMove } from '../custom-offer.ts';
import { clocksOf } from '../deadlines.ts';
import { mustMove } from '../policy.ts';
import type { CustomOffer } from './store.ts';

/** One timer for each: it wakes for the next reminder or deadline, whichever is first. */
export const OFFER_CLOCK = 'custom-offer-clock';

const columns = {
  version: 'version',
  sentAt: 'sent_at',
  validUntil: 'valid_until',
  orderId: 'order_id',
  orderNumber: 'order_number',
  endedAt: 'ended_at',
} as const;
type Changes = {
  readonly [Key in keyof typeof columns]?: Key extends keyof CustomOffer ? CustomOffer[Key] : string | null;
};

export const note = notedIn(statement('custom_offer_event_add', lineText('custom_offer_event', 'offer_id')));
const offerTable: WorkTable = {
  write: statement('custom_offer_move', clockedMoveText('custom_offer', columns)),
  columns,
  timer: OFFER_CLOCK,
  note,
};

interface Made {
  readonly move: OfferMove;
  readonly by: By;
  readonly at: Date;
  readonly reason?: string | undefined;
}

/** Makes one move, if the policy allows it. The command announces it. */
export async function moveOffer(
  tx: Tx,
  offer: CustomOffer,
  transition: Made,
  changes: Changes = {},
): Promise<CustomOffer> {
  const to = mustMove(offer, transition.move, transition.by.party, transition.at);
  const moved: CustomOffer = { ...offer, ...(changes as Partial<CustomOffer>), state: to };
  await moveWork(tx, offerTable, offer.id, { ...transition, from: offer.state, to, changes, clocks: clocksOf(moved) });
  return moved;
}
