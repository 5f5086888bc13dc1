import * as z from 'zod/mini';
import type { Db } from '#kit/server/db/database.ts';
import type { Announced } from '#kit/server/jobs/relay.ts';
import type { Hub } from '#kit/server/realtime/hub.ts';
import { endedAmong } from '#domains/accounts/server/accounts.ts';
import { sessionsEnded } from '#domains/accounts/events.ts';

/** A session that ends loses its sockets within a second (AUT-5). */
export function watchEndings(hub: Hub, events: readonly Announced[]): void {
  for (const event of events) {
    if (event.name !== sessionsEnded.name) continue;
    const facts = z.safeParse(sessionsEnded.facts, event.facts);
    if (facts.success) hub.cutSessions(facts.data.sessionIds);
  }
}

/**
 * An event reaches one process, but the session's sockets may be in another. Polled often enough to close them within a
 * second.
 */
export async function cutEnded(hub: Hub, db: Db): Promise<boolean> {
  hub.cutSessions(await endedAmong(db, hub.openSessions()));
  return false;
}
