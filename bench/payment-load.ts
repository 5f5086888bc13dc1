import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { SIGNATURE_HEADER } from '#kit/server/payments/test-provider.ts';
import { signWebhook } from '#kit/server/payments/webhook-signature.ts';
import type { Buyer } from './orders-data.ts';
import { plainClient } from './support/plain-client.ts';

const AMOUNT = 2_500;
const LOOK_EVERY_MS = 20;
const SETTLE_WITHIN_MS = 60_000;

export interface PaidCheckouts {
  /**
   * This many a second; gives how long each took in milliseconds, from the first byte of its webhook until the money is
   * visible.
   */
  pay(perSecond: number, seconds: number): Promise<number[]>;
  close(): void;
}

/** Checkouts that lie ready, paid at a steady pace: each webhook is signed and sent as the provider would. */
export async function openCheckouts(
  url: string,
  owner: pg.Pool,
  buyers: readonly Buyer[],
  count: number,
): Promise<PaidCheckouts> {
  const client = plainClient(url);
  const ready: { funding_id: string; checkoutId: string }[] = [];
  for (const { token } of buyers.slice(0, count)) {
    const body = { amount: { amount: String(AMOUNT), currency: 'USD' } };
    const answer = await client.post('/api/wallet/funding', body, {
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
    });
    if (answer.status !== 201) throw new Error(`a checkout was not opened: ${answer.status} ${answer.text}`);
    const { data } = JSON.parse(answer.text) as { data: { funding_id: string; redirect_url: string } };
    ready.push({ funding_id: data.funding_id, checkoutId: data.redirect_url.split('/').at(-1) ?? '' });
  }
  const secret =
    (await owner.query<{ secret: string }>('select secret from test_provider.secret order by id desc limit 1')).rows[0]
      ?.secret ?? '';
  const waiting = new Map<string, number>();
  const tookMs: number[] = [];

  async function sendEvent({ funding_id: fundingId, checkoutId }: (typeof ready)[number]): Promise<void> {
    const payment = {
      id: checkoutId,
      reference: fundingId,
      state: 'paid',
      amount: String(AMOUNT),
      currency: 'USD',
      reason: null,
    };
    const event = { id: randomUUID(), kind: 'payment.paid', live: false, payment };
    waiting.set(fundingId, performance.now());
    const answer = await client.post('/api/payments/webhooks/test', event, {
      [SIGNATURE_HEADER]: signWebhook(secret, new Date(), Buffer.from(JSON.stringify(event))),
    });
    if (answer.status !== 200) throw new Error(`a webhook was not taken: ${answer.status} ${answer.text}`);
  }

  async function look(): Promise<void> {
    const { rows } = await owner.query<{ id: string }>({
      name: 'bench_credited',
      text: "select id from funding where id = any ($1) and state = 'succeeded'",
      values: [[...waiting.keys()]],
    });
    const now = performance.now();
    for (const { id } of rows) {
      tookMs.push(now - (waiting.get(id) ?? now));
      waiting.delete(id);
    }
  }

  return {
    async pay(perSecond, seconds) {
      const startedAt = performance.now();
      const sent: Promise<void>[] = [];
      tookMs.length = 0;
      for (;;) {
        const elapsed = performance.now() - startedAt;
        while (elapsed < seconds * 1_000 && sent.length < (elapsed / 1_000) * perSecond) {
          const next = ready.pop();
          if (next === undefined) throw new Error('no checkout is left: open more');
          sent.push(sendEvent(next));
        }
        if (waiting.size > 0) await look();
        if (elapsed >= seconds * 1_000 && waiting.size === 0) break;
        if (elapsed >= seconds * 1_000 + SETTLE_WITHIN_MS)
          throw new Error(`${waiting.size} payments were not credited within a minute`);
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
      await Promise.all(sent);
      return [...tookMs];
    },
    close: () => client.close(),
  };
}
