import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storePaymentEvent } from '#domains/wallet/server/payment-events.ts';
import { openBacklog, type Backlog } from '#kit/server/jobs/backlog.ts';
import { laneNames } from '#kit/server/jobs/lanes.ts';
import { makeServer } from '#kit/server/http/server.ts';
import type { ProviderEvent } from '#kit/server/payments/provider.ts';
import type { Pulse } from '#kit/server/jobs/pulse.ts';
import { openDatabase, type Database } from '#kit/server/db/database.ts';
import { startQueue, type ReactionQueue } from '#kit/server/jobs/queue.ts';
import { startRelay } from '#kit/server/jobs/relay.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { SIGNATURE_HEADER } from '#kit/server/payments/test-provider.ts';
import { signWebhook } from '#kit/server/payments/webhook-signature.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { mountHealth } from './health.ts';
import { reactions } from './modules.ts';
import { testApp, usd, type TestApp } from './test-app.ts';

let base: TestDatabase;
let app: TestApp;
let owner: Database;
let reserve: Database;
let forMoney: Database;
const opened: Database[] = [];
let queue: ReactionQueue;
let relay: Pulse;
beforeAll(async () => {
  base = await testDatabase();
  app = await testApp({}, base);
  owner = openDatabase({ connection: base.connection, poolSize: 4 });
  reserve = openDatabase({ connection: base.connection, poolSize: 2 });
  forMoney = openDatabase({ connection: base.connection, poolSize: 2, role: 'docket_app' });
  opened.push(owner, reserve, forMoney);
  queue = startQueue(owner, reactions, app.context, {
    owner: reserve,
    context: { ...app.context, database: forMoney, db: forMoney.db },
  });
  relay = startRelay({ owner, reserve, queue, hint: () => {}, log: app.context.log, clock: app.context.clock });
});
afterAll(async () => {
  await relay.stop();
  await queue.stop();
  await Promise.all(opened.map((database) => database.end()));
  await app.close();
});

const within = { timeout: 60_000, interval: 20 };

/** Thousands of paid orders, as they are announced. */
const announceOrders = (count: number) =>
  base.owner.query(
    `insert into job (lane, name, facts) select 'events', 'order.paid',
      jsonb_build_object('orderId', gen_random_uuid(), 'orderNumber', 'DK-2222-' || n, 'clientId', $2::text,
       'freelancerId', $3::text, 'serviceTitle', 'A logo', 'amount', '1000', 'currency', 'USD')
         from generate_series(1, $1) n`,
    [count, app.people.client.id, app.people.freelancer.id],
  );

/** A checkout that was paid: the signed webhook that says so. */
async function paidCheckout(
  amount: number,
): Promise<{ funding_id: string; webhook: { body: Buffer; headers: Record<string, string> } }> {
  const { funding_id: fundingId } = await app.must<{ funding_id: string }>('POST', '/api/wallet/funding', {
    as: 'client',
    body: { amount: usd(amount) },
  });
  const { rows } = await base.owner.query<{ id: string }>(
    'select id from test_provider.checkout where reference = $1',
    [fundingId],
  );
  const payment = {
    id: rows[0]?.id,
    reference: fundingId,
    state: 'paid',
    amount: String(amount),
    currency: 'USD',
    reason: null,
  };
  const body = Buffer.from(JSON.stringify({ id: uuidv7(), kind: 'payment.paid', live: false, payment }));
  const secret =
    (await base.owner.query<{ secret: string }>('select secret from test_provider.secret order by id desc limit 1'))
      .rows[0]?.secret ?? '';
  return {
    funding_id: fundingId,
    webhook: {
      body,
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signWebhook(secret, new Date(), body) },
    },
  };
}
const stateOf = async (fundingId: string) =>
  (await base.owner.query<{ state: string }>('select state from funding where id = $1', [fundingId])).rows[0]?.state;

it('credits a payment while 5,000 notices wait and none of them can be written', async () => {
  const blocker = await base.owner.connect();
  try {
    await blocker.query('begin; lock table notification in exclusive mode');
    await announceOrders(5_000);
    queue.wake();
    const { funding_id: fundingId, webhook } = await paidCheckout(2_500);
    await app.must('POST', '/api/payments/webhooks/test', webhook);
    await expect.poll(() => stateOf(fundingId), within).toBe('succeeded');
  } finally {
    await blocker.query('rollback');
    blocker.release();
  }
});

it('credits a payment while every connection that orders and notices use is taken', async () => {
  const { funding_id: fundingId, webhook } = await paidCheckout(1_500);
  const provider = app.context.payments.test;
  const news = await provider?.readWebhook(webhook.body, webhook.headers);
  const taken = await Promise.all([
    ...Array.from({ length: 16 }, () => base.database.pool.connect()),
    ...Array.from({ length: 4 }, () => owner.pool.connect()),
  ]);
  try {
    await forMoney.transact((tx) => storePaymentEvent(tx, 'test', news as ProviderEvent, webhook.body));
    await expect.poll(() => stateOf(fundingId), within).toBe('succeeded');
    expect([base.database.pool.idleCount, owner.pool.idleCount]).toEqual([0, 0]);
  } finally {
    for (const client of taken) client.release();
  }
});

it('keeps the money lane for what credits money or says what became of a payout', () => {
  expect(reactions.filter(({ lane }) => lane === 'money').map(({ name }) => name)).toEqual([
    'process-payment-event',
    'apply-payout-news',
    'pay-order-with-payment',
    'pay-addition-with-payment',
    'fund-milestone-with-payment',
    'give-bonus-with-payment',
  ]);
});

describe('/health', () => {
  const probe = async (isReady: boolean, backlog: Backlog) => {
    const server = makeServer(app.context.config);
    mountHealth(server, { ...app.context, backlog }, { ready: isReady });
    const answer = await server.inject({ url: '/health' });
    await server.close();
    return {
      status: answer.statusCode,
      body: answer.json<{
        status: string;
        queues: { name: string; oldest_seconds: number; is_late: boolean }[] | null;
      }>(),
    };
  };

  it('names every queue and the age of its oldest job, and nothing else', async () => {
    await base.owner.query(
      "insert into job (lane, name, facts, created_at) values ('events', 'test.of-nobody', '{}', now() - interval '1 hour')",
    );
    const { status, body } = await probe(true, openBacklog(owner));
    expect([status, body.status]).toEqual([200, 'ready']);
    expect(body.queues?.map(({ name }) => name)).toEqual(['outbox', 'timers', ...laneNames]);
    for (const queue of body.queues ?? [])
      expect(Object.keys(queue).toSorted()).toEqual(['is_late', 'name', 'oldest_seconds']);
  });

  it('says what is late without calling the process unready', async () => {
    const late = { name: 'money', title: 'Payments', oldestSeconds: 11.04, lateAfterSeconds: 10 };
    expect(await probe(true, { queues: async () => [late] } as unknown as Backlog)).toMatchObject({
      status: 200,
      body: { status: 'ready', queues: [{ name: 'money', oldest_seconds: 11, is_late: true }] },
    });
  });

  it('answers within a second when the queues cannot be asked, and before they are', async () => {
    const never = { queues: () => new Promise<never>(() => {}) } as unknown as Backlog;
    expect(await probe(true, never)).toMatchObject({ status: 200, body: { status: 'ready', queues: null } });
    expect(await probe(false, never)).toMatchObject({ status: 503, body: { status: 'not ready', queues: null } });
  });
});
