import type { Party } from '#domains/paid-work/party.ts';
import { Failure } from '#kit/errors.ts';
import type { MoveName } from '../order.ts';
import { mayMove } from '../policy.ts';
import type { Order } from './store.ts';

/** The refusal of a move that this side can't make now, or null. */
export function whyNotMove(order: Order, move: MoveName, party: Party, now: Date): Failure | null {
  const answer = mayMove(order, move, party, now);
  return answer.ok ? null : new Failure(answer.code, { message: answer.why, data: { state: order.state } });
}

export function mustMove(order: Order, move: MoveName, party: Party, now: Date): void {
  const refused = whyNotMove(order, move, party, now);
  if (refused !== null) throw refused;
}
