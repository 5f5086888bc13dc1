/** For tests: what can happen to money at Stripe and at PayPal, with the signed events of each. */
import { uuidv7 } from '#kit/server/make-id.ts';
import type { PaypalSimulator } from '#kit/server/payments/simulators/paypal-simulator.ts';
import type { StripeSimulator } from '#kit/server/payments/simulators/stripe-simulator.ts';

/** An event to be sent, signed again each time as a provider does. */
export interface ProviderEvent {
  readonly body: string;
  readonly headers: () => Record<string, string>;
}

/** Starts a payment of $50 with our API; gives the provider's name for it. */
export type Start = () => Promise<string>;
export type Scenario = (start: Start) => Promise<ProviderEvent[]>;

const WHOLE = 50_00;

export function stripeScenarios(stripe: StripeSimulator, secret: string): Record<string, Scenario> {
  const event = (type: string, object: object): ProviderEvent => {
    const { body } = stripe.event(type, object);
    return { body, headers: () => ({ 'stripe-signature': stripe.sign(body, secret) }) };
  };
  const paid = (id: string): ProviderEvent => event('payment_intent.succeeded', stripe.confirm(id));
  /** Begun in Stripe's own dashboard. */
  const refunded = (
    payment: string,
    amount: number,
    states: readonly ('pending' | 'succeeded' | 'failed')[],
  ): ProviderEvent[] => {
    const id = `re_${uuidv7().replaceAll('-', '')}`;
    const object = {
      id,
      object: 'refund',
      amount,
      currency: 'usd',
      metadata: {},
      payment_intent: payment,
      charge: `ch_${payment.slice(3)}`,
      created: 0,
    } as const;
    return states.map((status, place) => {
      const refund = { ...object, status };
      stripe.refunds.set(id, refund);
      return event(place === 0 ? 'refund.created' : status === 'failed' ? 'refund.failed' : 'refund.updated', refund);
    });
  };
  const disputed = (
    payment: string,
    steps: readonly (readonly [string, Parameters<StripeSimulator['dispute']>[1]])[],
    amount = WHOLE,
  ): ProviderEvent[] =>
    steps.map(([kind, status]) =>
      event(`charge.dispute.${kind}`, Object.assign(stripe.dispute(payment, status), { amount })),
    );

  return {
    'arrives late': async (start) => {
      const id = await start();
      const processing = { ...stripe.confirm(id), status: 'processing', amount_received: 0 };
      return [event('payment_intent.processing', processing), paid(id)];
    },
    'is declined, then paid': async (start) => {
      const id = await start();
      return [event('payment_intent.payment_failed', stripe.confirm(id, 'declined')), paid(id)];
    },
    fails: async (start) => {
      const id = await start();
      const declined = event('payment_intent.payment_failed', stripe.confirm(id, 'declined'));
      const intent = Object.assign(stripe.confirm(id, 'declined'), { status: 'canceled' });
      return [declined, event('payment_intent.canceled', intent)];
    },
    'goes back in part': async (start) => {
      const id = await start();
      return [paid(id), ...refunded(id, 20_00, ['pending', 'succeeded']), ...refunded(id, 5_00, ['succeeded'])];
    },
    'goes back, which fails': async (start) => {
      const id = await start();
      return [paid(id), ...refunded(id, WHOLE, ['pending', 'succeeded', 'failed'])];
    },
    'is disputed and lost': async (start) => {
      const id = await start();
      const steps = [
        ['created', 'needs_response'],
        ['funds_withdrawn', 'needs_response'],
        ['updated', 'under_review'],
        ['closed', 'lost'],
      ] as const;
      return [paid(id), ...disputed(id, steps)];
    },
    'is disputed and won': async (start) => {
      const id = await start();
      const steps = [
        ['created', 'warning_needs_response'],
        ['updated', 'needs_response'],
        ['funds_reinstated', 'won'],
        ['closed', 'won'],
      ] as const;
      return [paid(id), ...disputed(id, steps)];
    },
    'goes back and is disputed beyond itself': async (start) => {
      const id = await start();
      return [
        paid(id),
        ...refunded(id, 30_00, ['succeeded']),
        ...disputed(
          id,
          [
            ['created', 'needs_response'],
            ['closed', 'lost'],
          ],
          40_00,
        ),
      ];
    },
    'goes back, and a dispute beyond the rest is won': async (start) => {
      const id = await start();
      return [
        paid(id),
        ...refunded(id, 30_00, ['succeeded']),
        ...disputed(
          id,
          [
            ['created', 'needs_response'],
            ['closed', 'won'],
          ],
          40_00,
        ),
      ];
    },
  };
}

const MERCHANT = 'MERCHANT12345';

export function paypalEvents(
  paypal: PaypalSimulator,
  webhookId: string,
): (type: string, resource: object) => ProviderEvent {
  return (type, resource) => {
    const { body } = paypal.event(type, resource);
    return { body, headers: () => paypal.headers(body, webhookId) };
  };
}

/** `capture` has PayPal take the money without our books hearing of it. */
export function paypalScenarios(
  paypal: PaypalSimulator,
  webhookId: string,
  capture: (orderId: string) => Promise<unknown>,
): Record<string, Scenario> {
  const event = paypalEvents(paypal, webhookId);
  const agreed = (id: string): ProviderEvent => event('CHECKOUT.ORDER.APPROVED', { id, status: 'APPROVED' });
  const captured = (id: string, kind: string, status: 'PENDING' | 'COMPLETED' | 'DECLINED'): ProviderEvent => {
    const taken = Object.assign(paypal.captureOf(id), { status });
    return event(`PAYMENT.CAPTURE.${kind}`, {
      ...taken,
      payee: { merchant_id: MERCHANT },
      supplementary_data: { related_ids: { order_id: id } },
    });
  };
  const approved = async (start: Start, isHeld = false): Promise<string> => {
    const id = await start();
    paypal.approve(id);
    if (isHeld) paypal.hold(id);
    await capture(id);
    return id;
  };
  const paid = async (start: Start): Promise<{ charge: string; events: ProviderEvent[] }> => {
    const id = await approved(start);
    return { charge: paypal.captureOf(id).id, events: [agreed(id), captured(id, 'COMPLETED', 'COMPLETED')] };
  };
  const refunded = (charge: string, value: string, kind = 'REFUNDED'): ProviderEvent =>
    event(`PAYMENT.CAPTURE.${kind}`, paypal.refundOf(charge, value));
  const disputed = (charge: string, value: string, outcome_code: string, part?: string): ProviderEvent[] => {
    const opened = {
      dispute_id: `PP-D-${uuidv7()}`,
      status: 'OPEN',
      reason: 'UNAUTHORISED',
      dispute_amount: { currency_code: 'USD', value },
      disputed_transactions: [{ seller_transaction_id: charge, seller: { merchant_id: MERCHANT } }],
    };
    const outcome = {
      outcome_code,
      ...(part === undefined ? {} : { amount_refunded: { currency_code: 'USD', value: part } }),
    };
    return [
      event('CUSTOMER.DISPUTE.CREATED', opened),
      event('CUSTOMER.DISPUTE.UPDATED', { ...opened, status: 'UNDER_REVIEW' }),
      event('CUSTOMER.DISPUTE.RESOLVED', { ...opened, status: 'RESOLVED', dispute_outcome: outcome }),
    ];
  };
  const after =
    (then: (charge: string) => ProviderEvent[]): Scenario =>
    async (start) => {
      const { charge, events } = await paid(start);
      return [...events, ...then(charge)];
    };

  return {
    arrives: after(() => []),
    'is held back, then let go': async (start) => {
      const id = await approved(start, true);
      return [agreed(id), captured(id, 'PENDING', 'PENDING'), captured(id, 'COMPLETED', 'COMPLETED')];
    },
    'is held back, then denied': async (start) => {
      const id = await approved(start, true);
      return [agreed(id), captured(id, 'PENDING', 'PENDING'), captured(id, 'DENIED', 'DECLINED')];
    },
    'goes back in part': after((charge) => [refunded(charge, '20.00'), refunded(charge, '5.00')]),
    'is reversed': after((charge) => [refunded(charge, '50.00', 'REVERSED')]),
    'is reversed, and its case lost': after((charge) => [
      refunded(charge, '50.00', 'REVERSED'),
      ...disputed(charge, '50.00', 'RESOLVED_BUYER_FAVOUR'),
    ]),
    'is reversed, and its case won': after((charge) => [
      refunded(charge, '50.00', 'REVERSED'),
      ...disputed(charge, '50.00', 'RESOLVED_SELLER_FAVOUR'),
    ]),
    'has a case that is lost': after((charge) => disputed(charge, '50.00', 'ACCEPTED')),
    'has a case that is lost in part': after((charge) => disputed(charge, '50.00', 'RESOLVED_BUYER_FAVOUR', '15.00')),
    'has a case that is won': after((charge) => disputed(charge, '50.00', 'CANCELED_BY_BUYER')),
    'goes back and has a case beyond itself': after((charge) => [
      refunded(charge, '30.00'),
      ...disputed(charge, '40.00', 'RESOLVED_BUYER_FAVOUR'),
    ]),
  };
}
