import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { identityOf } from '#domains/accounts/server/accounts.ts';
import { pauseServicesOf, resumeServices } from './leave.ts';

const REASON = 'The seller’s account is suspended.';

/** Those paused for this and for nothing since: what a seller paused before stays as they left it. */
const pausedForIt = statement(
  'services_paused_for_suspension',
  `select s.id from service s cross join lateral (select move, reason from service_event e where e.service_id = s.id order by e.id desc limit 1) last
   where s.seller_id = $1 and s.state = 'paused' and last.move = 'pause' and last.reason = $2`,
);

/** Nobody can order from somebody who cannot deliver. The account's present standing counts, not the news: they may come in any order. */
export async function followSuspension(tx: Tx, userId: string, context: Context): Promise<void> {
  const seller = await identityOf(tx, userId);
  if (seller === undefined) return;
  if (seller.suspended_at !== null) return void (await pauseServicesOf(tx, userId, REASON, context));
  const rows = await tx.rows<{ id: string }>(pausedForIt, [userId, REASON]);
  await resumeServices(
    tx,
    userId,
    rows.map(({ id }) => id),
    'The suspension was lifted.',
    context,
  );
}
