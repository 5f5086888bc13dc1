import { composed } from '#kit/server/db/database.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#kit/server/db/database.ts';
import { SIGNATURE_HEADER } from '#kit/server/payments/test-provider.ts';
import { signWebhook } from '#kit/server/payments/webhook-signature.ts';
import { call } from '../../e2e/support/product.ts';
import { surprises, tally, type World } from './commands.ts';

const SOME = 6;

async function sendEvent({ url }: World, secret: string, text: string): Promise<void> {
  tally.webhooks += 1;
  const body = Buffer.from(text);
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signWebhook(secret, new Date(), body) };
  const { status, text: answer } = await call(`${url()}/api/payments/webhooks/test`, { method: 'POST', headers, body });
  if (status >= 300 && status !== 503) surprises.push(`a repeated webhook: ${status} ${answer}`);
}

/**
 * Sends every event of the provider again, in any order, to either app, twice at once; often before its own call
 * arrives.
 */
export async function repeatWebhooks(world: World, owner: Database, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await sleep(150 + Math.random() * 200);
    // The database is down now and then: that is the test.
    const secret = await owner.db
      .row(composed<{ secret: string }>('select secret from test_provider.secret order by id desc limit 1'))
      .catch(() => undefined);
    const events = await owner.db
      .rows(composed<{ body: string }>(`select body from test_provider.event order by random() limit ${SOME}`))
      .catch(() => []);
    if (secret !== undefined)
      await Promise.all(
        events.flatMap(({ body }) => [sendEvent(world, secret.secret, body), sendEvent(world, secret.secret, body)]),
      );
  }
}
