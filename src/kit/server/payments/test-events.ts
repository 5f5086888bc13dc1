import { randomBytes } from 'node:crypto';
import { statement, type Tx } from '../db/database.ts';

const added = statement(
  'test_event_insert',
  'insert into test_provider.event (id, checkout_id, body) values (:id, :checkoutId, :body)',
);

/** Set when a new event is ready to be sent, so that the sender does not wait for its next beat. */
const wakeUps = new Set<() => void>();
export function onTestEvent(wake: () => void): () => void {
  wakeUps.add(wake);
  return () => void wakeUps.delete(wake);
}

/** Ids in the test provider's books: the kind, then random characters. */
export const testId = (kind: string): string => `${kind}_${randomBytes(16).toString('base64url')}`;

/** Records the webhook of a change, in the transaction that makes the change. */
export async function bookTestEvent(
  tx: Tx,
  kind: string,
  details: object,
  checkoutId: string | null = null,
): Promise<void> {
  const id = testId('evt');
  await tx.rows(added, { id, checkoutId, body: JSON.stringify({ id, kind, live: false, payment: null, ...details }) });
  tx.afterCommit(() => {
    for (const wake of wakeUps) wake();
  });
}
