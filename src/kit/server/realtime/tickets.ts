import { createHash, randomBytes } from 'node:crypto';
import type { Actor } from '../../actor.ts';
import { statement, type Db, type Tx } from '../db/database.ts';

/**
 * A ticket opens one socket within half a minute; it keeps the session token out of the handshake and its logs (RT-1).
 */
export const TICKET_SECONDS = 30;

const hashOf = (ticket: string): Buffer => createHash('sha256').update(ticket).digest();

const store = statement(
  'ticket_store',
  `insert into realtime_ticket (hash, user_id, session_id, expires_at)
    values (:hash, :userId, :sessionId, now() + make_interval(secs => ${TICKET_SECONDS}))`,
);
const sweep = statement('ticket_sweep', 'delete from realtime_ticket where expires_at < now()');
const use = statement(
  'ticket_use',
  'delete from realtime_ticket where hash = :hash returning user_id, session_id, expires_at > now() as fresh',
);

export async function issueTicket(tx: Tx, actor: Actor): Promise<string> {
  const ticket = randomBytes(18).toString('base64url');
  await tx.rows(sweep);
  await tx.rows(store, { hash: hashOf(ticket), userId: actor.userId, sessionId: actor.sessionId });
  return ticket;
}

/** Which of these sessions are over. */
export type EndedAmong = (db: Db, sessionIds: readonly string[]) => Promise<readonly string[]>;

export interface TicketHolder {
  readonly userId: string;
  readonly sessionId: string;
}

/** Valid once, and not for a session that ended after it asked (AUT-5): nothing would disconnect that socket later. */
export async function useTicket(db: Db, ticket: string, endedAmong: EndedAmong): Promise<TicketHolder | null> {
  const row = await db.row(use, { hash: hashOf(ticket) });
  if (row?.fresh !== true || (await endedAmong(db, [row.session_id])).length > 0) return null;
  return { userId: row.user_id, sessionId: row.session_id };
}
