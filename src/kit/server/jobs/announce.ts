import type { EventKind, FactsOf, Topic } from '../../events.ts';
import { statement, type Tx } from '../db/database.ts';

const insert = statement(
  'job_announce',
  `insert into job (lane, name, facts, topics)
    values (case when :isUrgent then 'urgent' else 'events' end, :name, :facts, :topics)`,
);
const insertAll = statement(
  'job_announce_all',
  `insert into job (lane, name, facts, topics)
   select case when :isUrgent then 'urgent' else 'events' end, :name, facts,
     array(select jsonb_array_elements_text(topics))
   from jsonb_to_recordset(:events) as event (facts jsonb, topics jsonb)`,
);

interface WakeUp {
  readonly wake: () => void;
  readonly isUrgent: boolean;
}

/** Callbacks that wake the relays of this process; others find the row by polling. */
const wakeUps = new Set<WakeUp>();

export function onAnnouncement(wake: () => void, isUrgent: boolean): () => void {
  const wakeUp = { wake, isUrgent };
  wakeUps.add(wakeUp);
  return () => void wakeUps.delete(wakeUp);
}

/** For a command of one statement that announces by itself. */
export function wakeRelay(isUrgent = false): void {
  for (const wakeUp of wakeUps) if (wakeUp.isUrgent === isUrgent) wakeUp.wake();
}

/**
 * The values of `announce_event` and of `announce`; the relay is woken after the commit. For a statement that announces
 * what it writes.
 */
export function announcement<Kind extends EventKind>(
  tx: Tx,
  kind: Kind,
  facts: FactsOf<Kind>,
  topics: readonly Topic[],
) {
  tx.afterCommit(() => wakeRelay(kind.isUrgent));
  return { name: kind.name, facts: JSON.stringify(facts), topics, isUrgent: kind.isUrgent };
}

/**
 * Writes the event in the command's own transaction (JOB-1). After commit the relay hints `topics` to watching
 * screens and hands the event to every reaction of the product (app/server/modules.ts).
 */
export function announce<Kind extends EventKind>(
  tx: Tx,
  kind: Kind,
  facts: FactsOf<Kind>,
  topics: readonly Topic[] = [],
): void {
  tx.send(insert, announcement(tx, kind, facts, topics));
}

/** The same for many of one kind, in one statement. */
export function announceAll<Kind extends EventKind>(
  tx: Tx,
  kind: Kind,
  all: readonly { readonly facts: FactsOf<Kind>; readonly topics?: readonly Topic[] }[],
): void {
  if (all.length === 0) return;
  tx.send(insertAll, {
    name: kind.name,
    events: JSON.stringify(all.map(({ facts, topics = [] }) => ({ facts, topics }))),
    isUrgent: kind.isUrgent,
  });
  tx.afterCommit(() => wakeRelay(kind.isUrgent));
}
