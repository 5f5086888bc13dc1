import * as z from 'zod/mini';
import { OutboundUnknown } from '../outbound.ts';
import { ofPayoutItem, toPaypal } from './paypal-news.ts';
import type { Paypal } from './paypal-client.ts';
import type { PayoutNews, PayoutOrder, Payouts } from './provider.ts';
import { withSearch } from '../../with-search.ts';

const PAYOUTS = '/v1/payments/payouts';
const batchMade = z.object({ batch_header: z.object({ payout_batch_id: z.string() }) });
const batchFound = z.object({
  batch_header: z.object({ payout_batch_id: z.string(), batch_status: z.string() }),
  items: z._default(z.array(z.unknown()), []),
});
/** PayPal's own refusal. An error page from anything in between has no name and says nothing about the payout. */
const refusal = z.object({
  name: z.string().check(z.minLength(1)),
  message: z._default(z.string(), ''),
  details: z._default(z.array(z.object({ issue: z._default(z.string(), '') })), []),
});

/**
 * The batch PayPal made before under the same sender_batch_id: empty when it does not say which, null when it refuses
 * for another reason. Its description leaves open where the link to that batch stands; its sandbox puts it into the
 * details.
 */
export function batchMadeBefore(refused: unknown): string | null {
  const text = JSON.stringify(refused);
  const batchId = /\/v1\/payments\/payouts\/([A-Za-z0-9-]+)"/.exec(text)?.[1];
  return batchId ?? (/sender_batch_id/i.test(text) && /already exists|duplicate/i.test(text) ? '' : null);
}

/**
 * The SDK has no payouts, so these calls use our own bounded client. One batch for each payout, named by our reference.
 */
export function paypalPayouts(client: () => Promise<Paypal>, live: boolean): Payouts {
  const news = (
    order: PayoutOrder,
    state: PayoutNews['state'],
    providerReference: string,
    reason: string | null = null,
  ): PayoutNews => ({
    about: 'payout',
    providerReference,
    reference: order.reference,
    state,
    amount: order.amount,
    reason,
    live,
  });

  async function ofBatch(order: PayoutOrder, batchId: string): Promise<PayoutNews | null> {
    const { status, body } = await (
      await client()
    ).call('GET', withSearch(`${PAYOUTS}/${encodeURIComponent(batchId)}`, { page_size: '10' }));
    if (status === 404 && z.safeParse(refusal, body).success) return null;
    const batch = z.safeParse(batchFound, body);
    if (status !== 200 || !batch.success) throw new OutboundUnknown(`PayPal answers ${status} about a payout`);
    const item = batch.data.items
      .map((payoutItem) => ofPayoutItem(payoutItem, live))
      .find((payout) => payout.reference === order.reference);
    if (item !== undefined) return item;
    const isOver = ['DENIED', 'CANCELED'].includes(batch.data.batch_header.batch_status);
    return news(order, isOver ? 'failed' : 'pending', batchId, isOver ? 'PayPal declined the payout.' : null);
  }

  async function send(order: PayoutOrder): Promise<PayoutNews> {
    if (order.to.kind !== 'paypal') return news(order, 'failed', '', 'PayPal pays to PayPal accounts only.');
    const value = toPaypal(order.amount);
    if (value === null) return news(order, 'failed', '', `PayPal pays whole amounts of ${order.amount.currency} only.`);
    const { status, body } = await (
      await client()
    ).call('POST', PAYOUTS, {
      sender_batch_header: { sender_batch_id: order.reference, email_subject: order.title.slice(0, 255) },
      items: [
        {
          recipient_type: 'EMAIL',
          receiver: order.to.email,
          amount: { value, currency: order.amount.currency },
          sender_item_id: order.reference,
          note: order.title,
        },
      ],
    });
    const batch = z.safeParse(batchMade, body);
    if (status === 201 && batch.success) return news(order, 'pending', batch.data.batch_header.payout_batch_id);
    const before = batchMadeBefore(body);
    if (before !== null) return (before === '' ? null : await ofBatch(order, before)) ?? news(order, 'unknown', '');
    const parsedRefusal = z.safeParse(refusal, body);
    if (parsedRefusal.success && status >= 400 && status < 500 && status !== 401 && status !== 408 && status !== 429)
      return news(
        order,
        'failed',
        '',
        `PayPal declined it: ${parsedRefusal.data.details[0]?.issue || parsedRefusal.data.message || parsedRefusal.data.name}`,
      );
    return news(order, 'unknown', '');
  }

  return {
    async sendPayout(order) {
      try {
        return await send(order);
      } catch {
        return news(order, 'unknown', ''); // It may have arrived: it stays held and is looked up before anything else (ID-4).
      }
    },
    /**
     * Without a batch's id the same batch is sent again: PayPal answers with the one it has, or makes the only one
     * there is.
     */
    lookUpPayout: async (order, batchId) =>
      batchId === null || batchId === '' ? send(order) : ofBatch(order, batchId),
  };
}
