import { describe, expect, test } from 'vitest';
import { money } from '#kit/money.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import type { PayoutOrder } from '#kit/server/payments/provider.ts';
import {
  everyRequestGoesWrong,
  faultsOf,
  IN_A_ROW,
  PATIENCE_MS,
  paypal,
  quietly,
  TRIES,
  usesProviders,
  world,
} from './test-provider-requests.ts';

usesProviders();

everyRequestGoesWrong(
  'paypal',
  () => paypal,
  () => paypal.asked.filter(({ method, path }) => method === 'POST' && path.endsWith('/refund')).map(() => 2_000),
);

describe('a payout by PayPal', () => {
  test(
    'goes out once whatever happens to each request about it, and is never called failed',
    { timeout: PATIENCE_MS },
    async () => {
      const payouts = world.context.payments.paypal?.payouts;
      if (payouts === undefined) throw new Error('PayPal pays out');
      const send = async (order: PayoutOrder) => (await payouts.lookUpPayout(order, null)) ?? payouts.sendPayout(order);
      for (const place of [0, 1, 2])
        for (const fault of faultsOf(`payout ${place}`)) {
          const order: PayoutOrder = {
            reference: uuidv7(),
            amount: money('5000', 'USD'),
            to: { kind: 'paypal', email: 'person@example.com' },
            title: 'Docket WD-1',
          };
          const before = paypal.payouts.size;
          for (let again = 0; again < IN_A_ROW; again += 1)
            paypal.failNext(fault, '/v1/payments/payouts', place + again);
          for (let tries = 0; tries < TRIES; tries += 1) {
            const news = (await quietly(send(order))) as { state: string } | null;
            expect([`${fault} at ${place}`, news?.state, (news as { reason?: string } | null)?.reason]).not.toContain(
              'failed',
            );
          }
          expect([`${fault} at ${place}`, paypal.payouts.size - before]).toEqual([`${fault} at ${place}`, 1]);
        }
    },
  );
});
