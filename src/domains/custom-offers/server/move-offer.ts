import type { By } from '#domains/paid-work/party.ts';
import { wakeForNext } from '#domains/paid-work/server/paid-work.ts';
import { Failure } from '#kit/errors.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { changesText, lineText, moveRow, moveText, notedIn } from '#kit/server/db/move-row.ts';
import type { OfferMove } from '../custom-offer.ts';
import { clocksOf } from '../deadlines.ts';
import { mayMove } from '../policy.ts';
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
type Changes = { readonly [Key in keyof typeof columns]?: Key extends keyof CustomOffer ? CustomOffer[Key] : string | null };

const write = statement(
  'custom_offer_move',
  moveText({ table: 'custom_offer', sets: `, clock_at = :clockAt, ${changesText('custom_offer', Object.values(columns))}`, returning: 'id' }),
);
const line = statement('custom_offer_event_add', lineText('custom_offer_event', 'offer_id'));
export const note = notedIn(line);

interface Made {
  readonly move: OfferMove;
  readonly by: By;
  readonly at: Date;
  readonly reason?: string | undefined;
}

/** Makes one move, if the policy allows it: of two at the same moment one wins, and the other reads the state. The command announces it. */
export async function moveOffer(tx: Tx, offer: CustomOffer, { move, by, at, reason }: Made, changes: Changes = {}): Promise<CustomOffer> {
  const answer = mayMove(offer, move, by.party, at);
  if (!answer.ok) throw new Failure(answer.code, { message: answer.why, data: { state: offer.state } });
  const moved: CustomOffer = { ...offer, ...(changes as Partial<CustomOffer>), state: answer.to };
  const clocks = clocksOf(moved);
  const changed = JSON.stringify(Object.fromEntries(Object.entries(changes).map(([name, value]) => [columns[name as keyof typeof columns], value])));
  const step = { id: offer.id, from: offer.state, to: answer.to, move, ...by, at, reason: reason ?? null };
  await moveRow(tx, { write, note }, step, { clockAt: clocks[0]?.endsAt ?? null, changes: changed });
  wakeForNext(tx, OFFER_CLOCK, offer.id, clocks, at);
  return moved;
}
