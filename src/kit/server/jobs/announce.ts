import type { EventKind, FactsOf, Topic } from '../../events.ts';
import { statement, type Tx } from '../db/database.ts';

const insert = statement('outbox_insert', 'insert into outbox (name, facts, topics) values ($1, $2, $3)');

/** Callbacks that wake the relay of this process; others find the row by polling. */
const wakeUps = new Set<() => void>();

export function onAnnouncement(wake: () => void): () => void {
  wakeUps.add(wake);
  return () => void wakeUps.delete(wake);
}

/**
 * Writes the news in the deed's own transaction (JOB-1). After commit the relay hints `topics` to watching screens
 * and hands the event to every reaction in app/server/listeners.ts.
 */
export async function announce<Kind extends EventKind>(tx: Tx, kind: Kind, facts: FactsOf<Kind>, topics: readonly Topic[] = []): Promise<void> {
  await tx.rows(insert, [kind.name, JSON.stringify(facts), topics]);
  tx.afterCommit(wakeRelay);
}

/** For a deed of one statement that writes its row of the outbox itself. */
export function wakeRelay(): void {
  for (const wake of wakeUps) wake();
}
