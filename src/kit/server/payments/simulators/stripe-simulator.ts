/**
 * For tests: Stripe. Its objects are held to the SDK's own types, so that a field of another version does not compile.
 */
import { createHmac, randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { startSimulator, type SimulatorRequest, type Simulator, type SimulatorAnswer } from './simulator.ts';

type Intent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'amount'
  | 'amount_received'
  | 'currency'
  | 'status'
  | 'metadata'
  | 'livemode'
  | 'latest_charge'
  | 'client_secret'
  | 'customer'
  | 'created'
  | 'payment_method'
> & {
  object: 'payment_intent';
  last_payment_error:
    | null
    | (Pick<Stripe.PaymentIntent.LastPaymentError, 'type' | 'code' | 'charge' | 'message'> & {
        payment_method: Method;
      });
};
type Refund = Pick<
  Stripe.Refund,
  'id' | 'amount' | 'currency' | 'status' | 'metadata' | 'payment_intent' | 'charge' | 'created'
> & { object: 'refund' };
type Dispute = Pick<
  Stripe.Dispute,
  'id' | 'amount' | 'currency' | 'status' | 'reason' | 'payment_intent' | 'charge' | 'livemode' | 'created'
> & {
  object: 'dispute';
  evidence_details: Pick<Stripe.Dispute.EvidenceDetails, 'due_by'>;
};
type Check = Pick<
  Stripe.Identity.VerificationSession,
  'id' | 'status' | 'metadata' | 'last_error' | 'verified_outputs' | 'url' | 'livemode' | 'created' | 'type'
> & {
  object: 'identity.verification_session';
  last_verification_report: null | { document: { expiration_date: { day: number; month: number; year: number } } };
};
type Setup = Pick<Stripe.SetupIntent, 'id' | 'client_secret' | 'customer' | 'status'> & { object: 'setup_intent' };
type Method = Pick<Stripe.PaymentMethod, 'id' | 'type' | 'customer'> & {
  object: 'payment_method';
  type: 'card';
  card: Pick<Stripe.PaymentMethod.Card, 'brand' | 'display_brand' | 'last4' | 'exp_month' | 'exp_year' | 'fingerprint'>;
};

export interface StripeSimulator extends Simulator {
  readonly intents: Map<string, Intent>;
  readonly refunds: Map<string, Refund>;
  readonly disputes: Map<string, Dispute>;
  readonly methods: Map<string, Method>;
  /** Customers by id. */
  readonly customers: Map<string, object>;
  /** Cards about to be saved. */
  readonly setups: Map<string, Setup>;
  /** Identity checks; a test decides how each continues. */
  readonly checks: Map<string, Check>;
  /** The payer confirms in the provider's field. */
  confirm(id: string, how?: 'pays' | 'challenged' | 'declined'): Intent;
  dispute(id: string, status?: Stripe.Dispute.Status): Dispute;
  saveCard(customer: string): void;
  /** An event as Stripe sends it, with its signature. */
  event(type: string, object: object, more?: object): { body: string; id: string };
  sign(body: string, secret: string, at?: Date): string;
}

const card = (customer: string | null): Method => ({
  id: `pm_${randomUUID().replaceAll('-', '')}`,
  object: 'payment_method',
  type: 'card',
  customer,
  card: {
    brand: 'visa',
    display_brand: 'visa',
    last4: '4242',
    exp_month: 4,
    exp_year: 2029,
    fingerprint: 'Xt5EWLLDS7FJjR1c',
  },
});
const form = (body: string): Map<string, string> => new Map(new URLSearchParams(body));
const refusal = (status: number, type: string, code: string, message: string): SimulatorAnswer => ({
  status,
  body: { error: { type, code, message } },
});
const missing = refusal(404, 'invalid_request_error', 'resource_missing', 'No such object');
const now = (): number => Math.floor(Date.now() / 1_000);

export async function stripeSimulator(secretKey: string, apiVersion: string): Promise<StripeSimulator> {
  const intents = new Map<string, Intent>();
  const refunds = new Map<string, Refund>();
  const disputes = new Map<string, Dispute>();
  const methods = new Map<string, Method>();
  const customers = new Map<string, object>();
  const setups = new Map<string, Setup>();
  const checks = new Map<string, Check>();
  const answered = new Map<string, { request: string; reply: SimulatorAnswer }>();
  const list = (url: string, objects: Iterable<{ created?: number }>, query: URLSearchParams): SimulatorAnswer => {
    const from = Number(query.get('created[gte]') ?? 0);
    const data = [...objects].filter(({ created = 0 }) => created >= from);
    return { status: 200, body: { object: 'list', url, has_more: false, data } };
  };

  function makeIntent(given: Map<string, string>, complain: (what: string) => void): SimulatorAnswer {
    const amount = given.get('amount') ?? '';
    if (!/^[1-9]\d*$/.test(amount)) complain(`amount "${amount}" is not a whole number of minor units`);
    if (!/^[a-z]{3}$/.test(given.get('currency') ?? '')) complain('the currency is not in small letters');
    if (given.get('allowed_payment_method_types[0]') !== 'card') complain('which methods are allowed is not said');
    if (given.has('payment_method') && !given.has('customer')) complain('a saved method without its customer');
    if (!given.has('metadata[docket_reference]')) complain('no reference of ours');
    const id = `pi_${randomUUID().replaceAll('-', '')}`;
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount: Number(amount),
      amount_received: 0,
      currency: given.get('currency') ?? '',
      status: given.has('payment_method') ? 'requires_confirmation' : 'requires_payment_method',
      metadata: { docket_reference: given.get('metadata[docket_reference]') ?? '' },
      livemode: false,
      latest_charge: null,
      client_secret: `${id}_secret_${randomUUID()}`,
      customer: given.get('customer') ?? null,
      payment_method: given.get('payment_method') ?? null,
      last_payment_error: null,
      created: now(),
    };
    intents.set(id, intent);
    return { status: 200, body: intent };
  }

  function makeRefund(given: Map<string, string>, complain: (what: string) => void): SimulatorAnswer {
    const intent = intents.get(given.get('payment_intent') ?? '');
    const amount = Number(given.get('amount'));
    if (!Number.isInteger(amount)) complain('a refund without an amount');
    if (intent?.status !== 'succeeded')
      return refusal(400, 'invalid_request_error', 'charge_not_refundable', 'This payment has not been made.');
    const before = [...refunds.values()]
      .filter((refund) => refund.payment_intent === intent.id && refund.status !== 'failed')
      .reduce((sum, refund) => sum + refund.amount, 0);
    if (before + amount > intent.amount)
      return refusal(
        400,
        'invalid_request_error',
        'charge_already_refunded',
        'Refund amount is greater than the charge.',
      );
    const refund: Refund = {
      id: `re_${randomUUID().replaceAll('-', '')}`,
      object: 'refund',
      amount,
      currency: intent.currency,
      status: 'succeeded',
      metadata: { docket_reference: given.get('metadata[docket_reference]') ?? '' },
      payment_intent: intent.id,
      charge: intent.latest_charge,
      created: now(),
    };
    refunds.set(refund.id, refund);
    return { status: 200, body: refund };
  }

  function makeCheck(given: Map<string, string>, complain: (what: string) => void): SimulatorAnswer {
    if (given.get('type') !== 'document') complain('what is to be checked is not said');
    if (given.get('options[document][require_matching_selfie]') !== 'true') complain('no selfie to compare with');
    if (!given.has('metadata[docket_case]')) complain('no case of ours');
    if (!/^https?:/.test(given.get('return_url') ?? '')) complain('nowhere to return to');
    const id = `vs_${randomUUID().replaceAll('-', '')}`;
    const check: Check = {
      id,
      object: 'identity.verification_session',
      type: 'document',
      status: 'requires_input',
      metadata: { docket_case: given.get('metadata[docket_case]') ?? '' },
      last_error: null,
      verified_outputs: null,
      last_verification_report: null,
      url: `https://verify.example.com/start/${id}`,
      livemode: false,
      created: now(),
    };
    checks.set(id, check);
    return { status: 200, body: check };
  }

  function write(path: string, given: Map<string, string>, complain: (what: string) => void): SimulatorAnswer {
    const [, , kind = '', id = '', verb = ''] = path.split('/');
    if (path === '/v1/payment_intents') return makeIntent(given, complain);
    if (path === '/v1/refunds') return makeRefund(given, complain);
    if (path === '/v1/identity/verification_sessions') return makeCheck(given, complain);
    if (path === '/v1/customers') {
      const metadata = { docket_reference: given.get('metadata[docket_reference]') ?? '' };
      const customer = { id: `cus_${randomUUID().slice(0, 14)}`, object: 'customer', livemode: false, metadata };
      customers.set(customer.id, customer);
      return { status: 200, body: customer };
    }
    if (path === '/v1/setup_intents') {
      if (!given.has('customer')) complain('a card is saved for nobody');
      const id = `seti_${randomUUID().replaceAll('-', '')}`;
      const customer = given.get('customer') ?? null;
      const setup: Setup = {
        id,
        object: 'setup_intent',
        client_secret: `${id}_secret_${randomUUID()}`,
        customer,
        status: 'requires_payment_method',
      };
      setups.set(id, setup);
      return { status: 200, body: setup };
    }
    const intent = kind === 'payment_intents' ? intents.get(id) : undefined;
    if (intent !== undefined && verb === 'cancel') {
      if (intent.status === 'succeeded')
        return refusal(
          400,
          'invalid_request_error',
          'payment_intent_unexpected_state',
          'You cannot cancel this PaymentIntent.',
        );
      intent.status = 'canceled';
      return { status: 200, body: intent };
    }
    const method = kind === 'payment_methods' ? methods.get(id) : undefined;
    if (method !== undefined && verb === 'detach') {
      if (method.customer === null)
        return refusal(
          400,
          'invalid_request_error',
          'parameter_invalid',
          'The payment method you provided is not attached to a customer',
        );
      method.customer = null;
      return { status: 200, body: method };
    }
    return missing;
  }

  function read({ path, query }: SimulatorRequest): SimulatorAnswer {
    const [, , kind = '', id = '', more = ''] = path.split('/');
    if (kind === 'customers' && more === 'payment_methods')
      return list(
        path,
        [...methods.values()].filter((method) => method.customer === id) as object[],
        new URLSearchParams(),
      );
    if (path === '/v1/payment_intents') return list(path, intents.values(), query);
    if (path === '/v1/refunds') {
      const intentId = query.get('payment_intent');
      const found = [...refunds.values()].filter((refund) => intentId === null || refund.payment_intent === intentId);
      return list(path, found, query);
    }
    if (path === '/v1/disputes') return list(path, disputes.values(), query);
    if (kind === 'identity') {
      const check = checks.get(more);
      // Secrets come only to who asks for them.
      const isWhole = [...query.values()].includes('verified_outputs');
      return check === undefined
        ? missing
        : { status: 200, body: isWhole ? check : { ...check, verified_outputs: null } };
    }
    const intent = kind === 'payment_intents' ? intents.get(id) : undefined;
    return intent === undefined ? missing : { status: 200, body: intent };
  }

  const server = await startSimulator((request, complain) => {
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return refusal(401, 'invalid_request_error', 'api_key', 'Invalid API Key provided');
    if (request.headers['stripe-version'] !== apiVersion)
      complain(`version ${String(request.headers['stripe-version'])}`);
    if (request.method === 'GET') return read(request);
    if (request.headers['content-type'] !== 'application/x-www-form-urlencoded')
      complain(`written as ${request.headers['content-type']}`);
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string') {
      complain('no Idempotency-Key');
      return write(request.path, form(request.body), complain);
    }
    const known = answered.get(key);
    if (known !== undefined && known.request !== `${request.path} ${request.body}`) {
      return refusal(
        400,
        'idempotency_error',
        'idempotency_key_in_use',
        'Keys can only be used with the same parameters they were first used with.',
      );
    }
    const reply = known?.reply ?? write(request.path, form(request.body), complain);
    answered.set(key, { request: `${request.path} ${request.body}`, reply });
    return reply;
  });

  return {
    ...server,
    intents,
    refunds,
    disputes,
    methods,
    customers,
    setups,
    checks,
    confirm(id, how = 'pays') {
      const intent = intents.get(id);
      if (intent === undefined) throw new Error(`no intent ${id}`);
      if (how === 'challenged') intent.status = 'requires_action';
      if (how === 'declined') {
        const charge = `ch_${randomUUID().replaceAll('-', '')}`;
        const error = {
          type: 'card_error',
          code: 'card_declined',
          charge,
          message: 'Your card was declined.',
        } as const;
        Object.assign(intent, {
          status: 'requires_payment_method',
          latest_charge: charge,
          last_payment_error: { ...error, payment_method: card(null) },
        });
      }
      if (how === 'pays')
        Object.assign(intent, {
          status: 'succeeded',
          amount_received: intent.amount,
          latest_charge: `ch_${id.slice(3)}`,
        });
      return intent;
    },
    dispute(id, status = 'needs_response') {
      const intent = intents.get(id);
      if (intent === undefined) throw new Error(`no intent ${id}`);
      const known = [...disputes.values()].find((dispute) => dispute.payment_intent === id);
      const dispute: Dispute = known ?? {
        id: `du_${randomUUID().replaceAll('-', '')}`,
        object: 'dispute',
        amount: intent.amount,
        currency: intent.currency,
        status,
        reason: 'fraudulent',
        payment_intent: id,
        charge: `ch_${id.slice(3)}`,
        livemode: false,
        created: now(),
        evidence_details: { due_by: now() + 604_800 },
      };
      dispute.status = status;
      disputes.set(dispute.id, dispute);
      return structuredClone(dispute);
    },
    saveCard(customer) {
      const saved = card(customer);
      methods.set(saved.id, saved);
    },
    event(type, object, more = {}) {
      const id = `evt_${randomUUID().replaceAll('-', '')}`;
      return {
        id,
        body: JSON.stringify({
          id,
          object: 'event',
          api_version: apiVersion,
          created: now(),
          type,
          livemode: false,
          pending_webhooks: 1,
          request: null,
          data: { object },
          ...more,
        }),
      };
    },
    sign(body, secret, at = new Date()) {
      const seconds = Math.floor(at.getTime() / 1_000);
      return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
    },
  };
}
