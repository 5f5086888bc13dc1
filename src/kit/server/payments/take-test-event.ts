import { statement, type Tx } from '../db/database.ts';

const newest = statement(
  'demo_newest_event',
  'select event.body, secret.secret from test_provider.event, test_provider.secret where event.checkout_id = :checkoutId order by secret.id desc limit 1',
);

const delivered = statement(
  'demo_event_delivered',
  'update test_provider.event set delivered_at = now() where checkout_id = :checkoutId',
);

/**
 * Takes the event that the test provider would send for this checkout, so that its sender does not call while the past
 * is replayed.
 */
export async function takeTestEvent(tx: Tx, checkoutId: string): Promise<{ body: string; secret: string } | undefined> {
  const event = await tx.row(newest, { checkoutId });
  await tx.rows(delivered, { checkoutId });
  return event;
}
