import { Failure } from '#kit/errors.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { cancelTimers, setTimer } from '#kit/server/jobs/timers.ts';
import { clocksOf, nextWake } from '../deadlines.ts';
import type { MoveName, Party } from '../order.ts';
import { mayMove } from '../policy.ts';
import type { Order } from './store.ts';

/** One timer per order: it wakes for the next reminder or deadline, whichever is first (order-clock.ts). */
export const ORDER_CLOCK = 'order-clock';

/** What a move may write besides the state, and where. */
const columns = {
  paidAt: 'paid_at',
  startedAt: 'started_at',
  dueAt: 'due_at',
  lateAt: 'late_at',
  deliveredAt: 'delivered_at',
  reviewDueAt: 'review_due_at',
  reviewExtended: 'review_extended',
  completedAt: 'completed_at',
  autoApproved: 'auto_approved',
  clearsAt: 'clears_at',
  clearedAt: 'cleared_at',
  closedAt: 'closed_at',
  answers: 'answers',
  reviewsShownAt: 'reviews_shown_at',
  reviewedBy: 'reviewed_by',
  repliedBy: 'replied_by',
  onHoldAt: 'on_hold_at',
  waitsSince: 'waits_since',
  pausedMs: 'paused_ms',
  remindedAt: 'reminded_at',
} as const;
export type Changes = { readonly [Key in keyof typeof columns]?: Key extends keyof Order ? Order[Key] : unknown };

export interface By {
  readonly party: Party;
  readonly actorId: string | null;
}
export const bySystem: By = { party: 'system', actorId: null };

/** Why, in the mover's words, and facts worth keeping in the timeline. */
interface Said {
  readonly reason?: string;
  readonly facts?: Record<string, unknown>;
}

/**
 * Makes one move: asks the policy, writes state, changes and timeline in one statement guarded by the state it comes
 * from (ID-5), and sets the order's timer to what comes next. Money and news are the deed's own.
 */
export async function moveOrder(tx: Tx, order: Order, move: MoveName, by: By, now: Date, changes: Changes = {}, said: Said = {}): Promise<Order> {
  const answer = mayMove(order, move, by.party, now);
  if (!answer.ok) throw new Failure(answer.code, { message: answer.why, data: { state: order.state } });
  const moved: Order = { ...order, ...(changes as Partial<Order>), state: answer.to };
  const keys = Object.keys(changes) as (keyof typeof columns)[];
  const fixed = [
    order.id,
    order.state,
    answer.to,
    clocksOf(moved)[0]?.endsAt ?? null,
    now,
    move,
    by.party,
    by.actorId,
    said.reason ?? null,
    JSON.stringify(said.facts ?? {}),
  ];
  const written = await tx.row(moveStatement(keys, fixed.length), [
    ...fixed,
    ...keys.map((key) => (key === 'answers' ? JSON.stringify(changes.answers) : changes[key])),
  ]);
  if (written === undefined) throw new Failure('wrong_state', { data: { state: order.state } });
  await wakeNext(tx, moved, now);
  return moved;
}

function moveStatement(keys: readonly (keyof typeof columns)[], fixed: number) {
  const sets = keys.map((key, place) => `, ${columns[key]} = $${fixed + 1 + place}`).join('');
  return statement(
    `order_move ${keys.join(' ')}`,
    `with moved as (update orders set state = $3, clock_at = $4${sets} where id = $1 and state = $2 returning id)
     insert into order_event (order_id, at, move, party, actor_id, state_before, state_after, reason, facts)
     select id, $5, $6, $7, $8, $2, $3, $9, $10 from moved returning id`,
  );
}

export async function wakeNext(tx: Tx, order: Order, now: Date): Promise<void> {
  const at = nextWake(order, now);
  if (at === null) await cancelTimers(tx, order.id, ORDER_CLOCK);
  else await setTimer(tx, ORDER_CLOCK, order.id, at);
}
