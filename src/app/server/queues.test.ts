import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Pulse } from '#kit/server/jobs/pulse.ts';
import { openDatabase, type Database } from '#kit/server/db/database.ts';
import { startQueue, type ReactionQueue } from '#kit/server/jobs/queue.ts';
import { startRelay } from '#kit/server/jobs/relay.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { SIGNATURE_HEADER } from '#kit/server/payments/test-provider.ts';
import { signWebhook } from '#kit/server/payments/webhook-signature.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { reactions } from './listeners.ts';
import { testApp, usd, type TestApp } from './test-app.ts';

let base: TestDatabase;
let app: TestApp;
let owner: Database;
let reserve: Database;
const opened: Database[] = [];
let queue: ReactionQueue;
let relay: Pulse;
beforeAll(async () => {
  base = await testDatabase();
  app = await testApp({}, base);
  owner = openDatabase({ connection: base.connection, poolSize: 4 });
  reserve = openDatabase({ connection: base.connection, poolSize: 2 });
  const forMoney = openDatabase({ connection: base.connection, poolSize: 2, role: 'docket_app' });
  opened.push(owner, reserve, forMoney);
  queue = await startQueue(owner, reactions, app.context, { owner: reserve, context: { ...app.context, database: forMoney, db: forMoney.db } });
  relay = startRelay({ owner, reserve, queue, hint: () => {}, log: app.context.log });
});
afterAll(async () => {
  await relay.stop();
  await queue.stop();
  await Promise.all(opened.map((one) => one.end()));
  await app.close();
});

const within = { timeout: 60_000, interval: 20 };

/** Thousands of paid orders, as they stand in the outbox. */
const announceOrders = (count: number) =>
  base.owner.query(
    `insert into outbox (name, facts) select 'order.paid', jsonb_build_object('orderId', gen_random_uuid(), 'orderNumber', 'DK-2222-' || n, 'clientId', $2::text,
       'freelancerId', $3::text, 'serviceTitle', 'A logo', 'amount', '1000', 'currency', 'USD') from generate_series(1, $1) n`,
    [count, app.people.client.id, app.people.freelancer.id],
  );

/** A checkout that was paid: its signed webhook is taken, and what follows is the queue's. */
async function payCheckout(amount: number): Promise<void> {
  const { fundingId } = await app.must<{ fundingId: string }>('POST', '/api/wallet/funding', { as: 'client', body: { amount: usd(amount) } });
  const { rows } = await base.owner.query<{ id: string }>('select id from test_provider.checkout where reference = $1', [fundingId]);
  const payment = { id: rows[0]?.id, reference: fundingId, state: 'paid', amount: String(amount), currency: 'USD', reason: null };
  const body = Buffer.from(JSON.stringify({ id: uuidv7(), kind: 'payment.paid', live: false, payment }));
  const secret = (await base.owner.query<{ secret: string }>('select secret from test_provider.secret order by id desc limit 1')).rows[0]?.secret ?? '';
  await app.must('POST', '/api/payments/webhooks/test', {
    body,
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signWebhook(secret, new Date(), body) },
  });
}
const spendable = async () => (await app.must<{ spendable: { amount: string } }>('GET', '/api/mybalance', { as: 'client' })).spendable.amount;

it('credits a payment while 5,000 notices wait and none of them can be written', async () => {
  const blocker = await base.owner.connect();
  try {
    await blocker.query('begin; lock table notification in exclusive mode');
    await announceOrders(5_000);
    queue.wake();
    await payCheckout(2_500);
    await expect.poll(spendable, within).toBe('2500');
  } finally {
    await blocker.query('rollback');
    blocker.release();
  }
});
