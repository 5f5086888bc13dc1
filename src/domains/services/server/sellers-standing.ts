import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { identityOf } from '#domains/accounts/server/accounts.ts';
import { isLapsed } from '#domains/verification/server/verification.ts';
import { pauseServicesOf, resumeServices } from './leave.ts';

const SUSPENDED = 'The seller’s account is suspended.';
const LAPSED = 'The seller’s identity verification expired.';

/** Services paused only for this: what a seller paused before stays paused. */
const pausedForIt = statement(
  'services_paused_for_standing',
  `select s.id from service s cross
    join lateral (select move, reason from service_event e where e.service_id = s.id order by e.id desc limit 1) last
   where s.seller_id = :userId and s.state = 'paused' and last.move = 'pause' and last.reason = any (:ended)`,
);

/**
 * Nobody can order from someone who cannot deliver, or whose proof expired 30 days ago (SVC-5, IDV-3). The seller's
 * present standing counts, because events may arrive in any order.
 */
export async function followStanding(tx: Tx, userId: string, context: Pick<Context, 'clock'>): Promise<void> {
  const seller = await identityOf(tx, userId);
  if (seller === undefined) return;
  if (seller.suspended_at !== null) return void (await pauseServicesOf(tx, userId, SUSPENDED, context));
  const isRunOut = await isLapsed(tx, userId, context.clock());
  if (isRunOut) await pauseServicesOf(tx, userId, LAPSED, context);
  const ended = isRunOut ? [] : [SUSPENDED, LAPSED];
  const rows = await tx.rows(pausedForIt, { userId, ended });
  await resumeServices(
    tx,
    userId,
    rows.map(({ id }) => id),
    'The reason for the pause has ended.',
    context,
  );
}

/** The owner cannot resume what the system paused for this, nor publish anything new. */
export async function refuseLapsed(tx: Tx, userId: string, context: Context): Promise<void> {
  if (await isLapsed(tx, userId, context.clock()))
    throw new Failure('wrong_state', {
      message: 'Your identity verification expired. Verify your identity again to make your services live again.',
    });
}
