import type { Db } from '#kit/server/db/database.ts';
import type { TicketHolder } from '#kit/server/realtime/tickets.ts';
import { isPartyOf } from '#domains/orders/server/orders.ts';

/** Who may watch what, asked at every subscription (RT-1): one's own news, and orders one is a party of. */
export async function mayWatch(db: Db, holder: TicketHolder, topic: string): Promise<boolean> {
  const [kind, id, ...rest] = topic.split(':');
  if (id === undefined || rest.length > 0) return false;
  if (kind === 'user') return id === holder.userId;
  if (kind === 'order') return isPartyOf(db, holder.userId, id);
  return false;
}
