/** For tests: the API, the test provider's pages and its worker on a real port, with a payer who is signed in. */
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Actor } from '#kit/actor.ts';
import { readConfig } from '#kit/server/config.ts';
import type { Context } from '#kit/server/context.ts';
import { answerFailures, mountApi, type Caller } from '#kit/server/http/api.ts';
import { makeServer } from '#kit/server/http/server.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { paymentProviders } from '#kit/server/payments/payment-providers.ts';
import { mountTestProvider } from '#kit/server/payments/test-checkout-page.ts';
import { deliverTestEvents } from '#kit/server/payments/test-deliveries.ts';
import { SIGNATURE_HEADER } from '#kit/server/payments/test-provider.ts';
import { signWebhook } from '#kit/server/payments/webhook-signature.ts';
import { fireDueTimers } from '#kit/server/jobs/fire-timers.ts';
import { localFiles } from '#kit/server/storage/local-files.ts';
import { testContext } from '#kit/server/test-context.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { walletHandlers } from './handlers.ts';
import { walletReactions, walletTimers } from './jobs.ts';

export interface FundingWorld {
  /** Where the API answers. */
  readonly origin: string;
  readonly base: TestDatabase;
  readonly context: Context;
  payer: Actor;
  /** A call as the payer, or as the other person, or as nobody. */
  call<Data>(
    method: string,
    url: string,
    body?: unknown,
    options?: { key?: string; as?: 'payer' | 'other' | 'nobody' },
  ): Promise<{ status: number; data: Data; message: string; fields: Record<string, string[]> }>;
  add(amount: number, options?: { key?: string }): Promise<{ funding_id: string; redirect_url: string }>;
  /** The payer's choice on the provider's page; gives the address they return to. */
  choose(redirectUrl: string, choice: string): Promise<string>;
  /** One round of the provider's worker. */
  deliver(): Promise<void>;
  /** Sends a webhook as the provider, or as someone who cannot sign. */
  sendEvent(event: unknown, options?: { secret?: string; at?: Date }): Promise<number>;
  /** Runs the reactions to what was announced, as the relay and the queue would. */
  react(): Promise<void>;
  pass(ms: number): Promise<void>;
  spendable(): Promise<string>;
  /** Another payer, and empty books everywhere except in the append-only ledger. */
  startAfresh(): Promise<void>;
  close(): Promise<void>;
}

const person = (): Caller => ({
  userId: uuidv7(),
  sessionId: uuidv7(),
  role: 'client',
  isOperator: false,
  emailVerified: true,
  onboarded: true,
  isConfirmed: true,
});

export async function fundingWorld(settings: Readonly<Record<string, string>> = {}): Promise<FundingWorld> {
  const base = await testDatabase();
  const config = readConfig({
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    DATA_DIR: tmpdir(),
    TEST_PAYMENTS: 'on',
    ...settings,
  });
  let offsetMs = 0;
  const context = testContext(base.database, {
    config,
    clock: () => new Date(Date.now() + offsetMs),
    files: localFiles(path.join(tmpdir(), 'wallet-test')),
    payments: paymentProviders(config, base.database),
  });
  const other = person();
  const server = makeServer(config);
  answerFailures(server, context);
  mountApi(server, {
    context,
    handlers: walletHandlers,
    authenticate: async (_db, token) => (token === 'payer' ? world.payer : token === 'other' ? other : null),
    admit: null,
  });
  mountTestProvider(server, context);
  await server.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const webhook = `${origin}/api/payments/webhooks/test`;

  const world: FundingWorld = {
    origin,
    base,
    context,
    payer: person(),

    async call(method, url, body, { key = uuidv7(), as = 'payer' } = {}) {
      const headers: Record<string, string> = { 'idempotency-key': key };
      if (as !== 'nobody') headers['authorization'] = `Bearer ${as}`;
      if (body !== undefined) headers['content-type'] = 'application/json';
      const answer = await fetch(`${origin}${url}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const envelope = (await answer.json()) as { data: never; message: string; errors: Record<string, string[]> };
      return { status: answer.status, data: envelope.data, message: envelope.message, fields: envelope.errors };
    },

    async add(amount, { key } = {}) {
      const answer = await world.call<{ funding_id: string; redirect_url: string }>(
        'POST',
        '/api/wallet/funding',
        { amount: { amount: String(amount), currency: 'USD' } },
        key === undefined ? {} : { key },
      );
      if (answer.status !== 201) throw new Error(`${answer.status} ${answer.message}`);
      return answer.data;
    },

    async choose(redirectUrl, choice) {
      const page = new URL(redirectUrl).pathname;
      const field = page.endsWith('/challenge') ? 'answer' : 'choice';
      const answer = await fetch(`${origin}${page}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ [field]: choice }),
      });
      return answer.headers.get('location') ?? '';
    },

    async deliver() {
      await deliverTestEvents(context, webhook);
    },

    async sendEvent(event, { secret, at = new Date() } = {}) {
      const known = await base.owner.query<{ secret: string }>(
        'select secret from test_provider.secret order by id desc limit 1',
      );
      const body = Buffer.from(JSON.stringify(event));
      const signature = signWebhook(secret ?? known.rows[0]?.secret ?? '', at, body);
      const answer = await fetch(webhook, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
        body,
      });
      return answer.status;
    },

    async react() {
      const { rows } = await base.owner.query<{ id: string; name: string; facts: never }>(
        'with taken as (delete from job where subject is null returning *) select id, name, facts from taken order by id',
      );
      for (const row of rows)
        for (const reaction of walletReactions)
          if (reaction.event.name === row.name)
            await reaction.react(row.facts, context, { id: row.id, at: context.clock() });
    },

    async pass(ms) {
      offsetMs += ms;
      await fireDueTimers(context, walletTimers, context.clock());
      await world.react();
    },

    async spendable() {
      return (await world.call<{ spendable: { amount: string } }>('GET', '/api/mybalance')).data.spendable.amount;
    },

    async startAfresh() {
      world.payer = person();
      offsetMs = 0;
      await base.owner.query(
        'truncate payment_origin, payment_decline, operator_flag, funding, funding_event, payment_event, payment_customer, payment_method, funding_refund, payment_dispute, taken_share, reconciliation, reconciliation_difference, job, idempotency, test_provider.event, test_provider.checkout, test_provider.method, test_provider.refund, test_provider.dispute, test_provider.payout, test_provider.secret',
      );
      await base.owner.query("insert into test_provider.secret (secret) values ('shared with the app')");
    },

    async close() {
      await server.close();
      await base.close();
    },
  };
  return world;
}
