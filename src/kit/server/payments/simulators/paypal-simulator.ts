/**
 * For tests: PayPal, as far as we speak to it: orders, captures, refunds, payouts, its list of transactions and its
 * certificates. What it is sent, what it answers and what its events carry is held to the SDK's own schemas.
 */
import { randomUUID, sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { CaptureStatus, OrderStatus, RefundStatus } from '@paypal/paypal-server-sdk';
import { isPaypalAmount, wrongWith, type Shape } from './paypal-shapes.ts';
import { selfSigned } from './self-signed.ts';
import { startSimulator, type SimulatorRequest, type Simulator, type SimulatorAnswer } from './simulator.ts';

interface Amount {
  currency_code: string;
  value: string;
}
interface Capture {
  id: string;
  status: `${CaptureStatus}`;
  amount: Amount;
  custom_id: string;
}
interface Refund {
  id: string;
  status: `${RefundStatus}`;
  amount: Amount;
  custom_id?: string;
  links: { href: string; rel: string; method: 'GET' }[];
}
interface Order {
  id: string;
  status: `${OrderStatus}`;
  custom: string;
  amount: Amount;
  capture: Capture | null;
  made: string;
  /** Where the payer is sent after agreeing, or after leaving. */
  back: { return_url: string; cancel_url: string };
}
interface Payout {
  batch: string;
  sender: string;
  status: string;
  amount: { value: string; currency: string };
  receiver: string;
  made: string;
}

export interface PaypalSimulator extends Simulator {
  readonly orders: Map<string, Order>;
  readonly payouts: Map<string, Payout>;
  readonly refunds: Map<string, Refund>;
  approve(orderId: string): void;
  /** The card behind the wallet is refused at capture. */
  decline(orderId: string): void;
  /** Every token given out so far is worth nothing any more. */
  revokeTokens(): void;
  /** PayPal keeps the money back for a while when it is captured. */
  hold(orderId: string): void;
  captureOf(orderId: string): Capture;
  /** The one item of a payout's batch, as PayPal tells it. */
  itemOf(batchId: string): object;
  /** A refund begun at PayPal's own desk; gives what its event carries. */
  refundOf(captureId: string, value: string, status?: Refund['status']): Refund;
  /** An event with what PayPal says in it; `odd` lets it say what PayPal never would. */
  event(type: string, resource: object, odd?: 'odd'): { id: string; body: string };
  /** The headers PayPal sends with an event. */
  headers(body: string, webhookId: string, changes?: { at?: Date; certUrl?: string }): Record<string, string>;
}

/** What each kind of event carries. */
function shapeOfEvent(type: string): Shape | null {
  if (type === 'CHECKOUT.ORDER.APPROVED') return 'order';
  if (type === 'PAYMENT.CAPTURE.REFUNDED' || type === 'PAYMENT.CAPTURE.REVERSED' || type.startsWith('PAYMENT.REFUND.'))
    return 'refund';
  if (type.startsWith('PAYMENT.CAPTURE.')) return 'capturedPayment';
  if (type.startsWith('CUSTOMER.DISPUTE.')) return 'dispute';
  return type.startsWith('PAYMENT.PAYOUTS-ITEM.') ? 'payoutDone' : null;
}

/** What each call is sent and what it answers. */
function shapesOfCall({ method, path }: SimulatorRequest): { sent: Shape | null; reply: Shape | null } {
  if (path === '/v2/checkout/orders') return { sent: 'orderRequest', reply: 'order' };
  if (path.startsWith('/v2/checkout/orders/')) return { sent: null, reply: 'order' };
  if (path.startsWith('/v2/payments/captures/')) return { sent: 'refundRequest', reply: 'refund' };
  if (path === '/v1/reporting/transactions') return { sent: null, reply: 'searchResponse' };
  if (path.startsWith('/v1/payments/payouts'))
    return method === 'POST' ? { sent: 'payoutRequest', reply: 'payoutMade' } : { sent: null, reply: 'payoutBatch' };
  return { sent: null, reply: null };
}

const LONGEST_SEARCH_MS = 31 * 86_400_000;
const MERCHANT = 'MERCHANT12345';
const id17 = (): string => randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase();
const least = (body: unknown): object => {
  const { id, status, links } = body as { id: string; status: string; links: object };
  return { id, status, links };
};
const refused = (status: number, name: string, message: string, details: readonly object[] = []): SimulatorAnswer => ({
  status,
  body: { name, message, debug_id: randomUUID().slice(0, 13), details, links: [] },
});
const notFound = refused(404, 'RESOURCE_NOT_FOUND', 'The specified resource does not exist.');
const unprocessable = (issue: string): SimulatorAnswer =>
  refused(422, 'UNPROCESSABLE_ENTITY', 'The requested action could not be performed.', [{ issue }]);

export async function paypalSimulator(clientId: string, clientSecret: string): Promise<PaypalSimulator> {
  const orders = new Map<string, Order>();
  const refunds = new Map<string, Refund>();
  const held = new Set<string>();
  let tokens = 0;
  const token = (): string => `A21AA-token-${tokens}`;
  const payouts = new Map<string, Payout>();
  const answered = new Map<string, { request: string; reply: SimulatorAnswer }>();
  const declined = new Set<string>();
  const signer = selfSigned(
    'messageverificationcerts.paypal.com',
    new Date(Date.now() - 86_400_000),
    new Date(Date.now() + 86_400_000),
  );

  const present = (order: Order) => ({
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    purchase_units: [
      {
        reference_id: 'default',
        amount: order.amount,
        custom_id: order.custom,
        payee: { merchant_id: MERCHANT },
        ...(order.capture === null ? {} : { payments: { captures: [{ ...order.capture, final_capture: true }] } }),
      },
    ],
    links: [
      { href: `https://www.sandbox.paypal.com/checkoutnow?token=${order.id}`, rel: 'payer-action', method: 'GET' },
    ],
  });

  function makeOrder(body: unknown, complain: (what: string) => void): SimulatorAnswer {
    const {
      intent,
      purchase_units: units,
      payment_source: source,
    } = body as {
      intent: string;
      purchase_units: { amount: Amount; custom_id: string }[];
      payment_source: { paypal: { experience_context: Order['back'] } };
    };
    const unit = units[0];
    if (intent !== 'CAPTURE' || units.length !== 1) complain('an order to capture with one purchase unit');
    if (unit === undefined || !isPaypalAmount(unit.amount.value, unit.amount.currency_code))
      complain('the amount is not written as PayPal takes it');
    if (!source.paypal.experience_context.return_url.startsWith('http')) complain('no address to come back to');
    const order: Order = {
      id: id17(),
      status: 'PAYER_ACTION_REQUIRED',
      custom: unit?.custom_id ?? '',
      amount: unit?.amount ?? { currency_code: '', value: '' },
      capture: null,
      made: new Date().toISOString(),
      back: source.paypal.experience_context,
    };
    orders.set(order.id, order);
    return { status: 201, body: present(order) };
  }

  function capture(order: Order | undefined): SimulatorAnswer {
    if (order === undefined) return notFound;
    if (order.status === 'COMPLETED') return unprocessable('ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED');
    if (declined.has(order.id)) return unprocessable('INSTRUMENT_DECLINED');
    order.status = 'COMPLETED';
    order.capture = {
      id: id17(),
      status: held.has(order.id) ? 'PENDING' : 'COMPLETED',
      amount: order.amount,
      custom_id: order.custom,
    };
    return { status: 201, body: present(order) };
  }

  const ofCapture = ({ links }: Refund): string =>
    links
      .find(({ rel }) => rel === 'up')
      ?.href.split('/')
      .pop() ?? '';
  const address = (rest: string): string => `https://api.sandbox.paypal.com/v2/payments/${rest}`;

  function goBack(captureId: string, amount: Amount, custom: string | null, status: Refund['status']): Refund {
    const id = id17();
    const links: Refund['links'] = [
      { href: address(`refunds/${id}`), rel: 'self', method: 'GET' },
      { href: address(`captures/${captureId}`), rel: 'up', method: 'GET' },
    ];
    const createdRefund: Refund = { id, status, amount, ...(custom === null ? {} : { custom_id: custom }), links };
    refunds.set(id, createdRefund);
    return createdRefund;
  }

  function refund(captureId: string, body: unknown, complain: (what: string) => void): SimulatorAnswer {
    const taken = [...orders.values()].find((order) => order.capture?.id === captureId)?.capture;
    if (taken === null || taken === undefined) return notFound;
    const { amount, custom_id: custom = null } = body as { amount: Amount; custom_id?: string };
    if (!isPaypalAmount(amount.value, amount.currency_code)) complain('the amount is not written as PayPal takes it');
    const gone = [...refunds.values()]
      .filter((refund) => ofCapture(refund) === captureId)
      .reduce((sum, refund) => sum + Number(refund.amount.value), 0);
    if (gone + Number(amount.value) > Number(taken.amount.value)) return unprocessable('REFUND_AMOUNT_EXCEEDED');
    taken.status = gone + Number(amount.value) === Number(taken.amount.value) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    return { status: 201, body: goBack(captureId, amount, custom, 'COMPLETED') };
  }

  const transactionOf = ({ batch: id }: Payout): string => `TXN${id}`;
  const debit = ({ amount }: Payout): Amount => ({ value: `-${amount.value}`, currency_code: amount.currency });

  const linkTo = (batchId: string) => [
    { href: `${server.url}/v1/payments/payouts/${batchId}`, rel: 'self', method: 'GET' },
  ];

  const item = (payout: Payout) => ({
    payout_item_id: `${payout.batch}-1`,
    payout_batch_id: payout.batch,
    transaction_status: payout.status,
    ...(payout.status === 'PENDING' ? {} : { transaction_id: transactionOf(payout), time_processed: payout.made }),
    payout_item: {
      amount: payout.amount,
      receiver: payout.receiver,
      recipient_type: 'EMAIL',
      sender_item_id: payout.sender,
      recipient_wallet: 'PAYPAL',
    },
    payout_item_fee: {
      currency: payout.amount.currency,
      value: isPaypalAmount('0', payout.amount.currency) ? '0' : '0.00',
    },
    links: [{ href: `${server.url}/v1/payments/payouts-item/${payout.batch}-1`, rel: 'item', method: 'GET' }],
  });

  const batch = (payout: Payout) => ({
    batch_header: {
      payout_batch_id: payout.batch,
      batch_status: payout.status === 'PENDING' ? 'PROCESSING' : 'SUCCESS',
      time_created: payout.made,
      sender_batch_header: { sender_batch_id: payout.sender },
      funding_source: 'BALANCE',
      amount: payout.amount,
    },
    links: linkTo(payout.batch),
    items: [item(payout)],
  });

  function pay(body: unknown, complain: (what: string) => void): SimulatorAnswer {
    const { sender_batch_header: header, items } = body as {
      sender_batch_header: { sender_batch_id: string };
      items: {
        receiver: string;
        recipient_type: string;
        amount: { value: string; currency: string };
        sender_item_id: string;
      }[];
    };
    const [item] = items;
    if (item === undefined || items.length !== 1) complain('one payout to one email address');
    else if (!isPaypalAmount(item.amount.value, item.amount.currency))
      complain('the amount is not written as PayPal takes it');
    const known = [...payouts.values()].find((payout) => payout.sender === header.sender_batch_id);
    if (known !== undefined) {
      const details = [
        {
          field: 'SENDER_BATCH_ID',
          location: 'body',
          issue: 'Batch with given sender_batch_id already exists',
          link: linkTo(known.batch),
        },
      ];
      return refused(400, 'USER_BUSINESS_ERROR', 'User business error.', details);
    }
    if (item?.receiver.startsWith('refused'))
      return refused(422, 'INSUFFICIENT_FUNDS', 'Sender does not have sufficient funds.');
    const payout: Payout = {
      batch: id17(),
      sender: header.sender_batch_id,
      status: 'PENDING',
      amount: item?.amount ?? { value: '', currency: '' },
      receiver: item?.receiver ?? '',
      made: new Date().toISOString(),
    };
    payouts.set(payout.batch, payout);
    return {
      status: 201,
      body: {
        batch_header: {
          payout_batch_id: payout.batch,
          batch_status: 'PENDING',
          time_created: payout.made,
          sender_batch_header: header,
        },
        links: linkTo(payout.batch),
      },
    };
  }

  function transactions(query: URLSearchParams): SimulatorAnswer {
    const [from, to] = [Date.parse(query.get('start_date') ?? ''), Date.parse(query.get('end_date') ?? '')];
    if (!(to >= from) || to - from > LONGEST_SEARCH_MS || Number(query.get('page_size')) > 500)
      return refused(400, 'INVALID_REQUEST', 'Date range is greater than 31 days or malformed.');
    const line = (id: string, code: string, amount: Amount, custom: string, referenceId: string | null) => ({
      transaction_info: {
        transaction_id: id,
        transaction_event_code: code,
        transaction_status: 'S',
        transaction_amount: amount,
        custom_field: custom,
        ...(referenceId === null ? {} : { paypal_reference_id: referenceId, paypal_reference_id_type: 'TXN' }),
      },
    });
    const details = [
      ...[...orders.values()].flatMap(({ capture: taken, custom }) =>
        taken === null ? [] : [line(taken.id, 'T0006', taken.amount, custom, null)],
      ),
      ...[...payouts.values()]
        .filter(({ status }) => ['SUCCESS', 'RETURNED'].includes(status))
        .map((payout) => line(transactionOf(payout), 'T0001', debit(payout), '', null)),
      // A payout that came back stays in the list, and what undid it names it.
      ...[...payouts.values()]
        .filter(({ status }) => status === 'RETURNED')
        .map((payout) =>
          line(
            `${transactionOf(payout)}R`,
            'T1114',
            { value: payout.amount.value, currency_code: payout.amount.currency },
            '',
            transactionOf(payout),
          ),
        ),
      ...[...refunds.values()].map((refund) =>
        line(
          refund.id,
          'T1107',
          { ...refund.amount, value: `-${refund.amount.value}` },
          refund.custom_id ?? '',
          ofCapture(refund),
        ),
      ),
    ];
    return {
      status: 200,
      body: { transaction_details: details, page: 1, total_items: details.length, total_pages: 1 },
    };
  }

  function route({ method, path, query, body }: SimulatorRequest, complain: (what: string) => void): SimulatorAnswer {
    const given: unknown = body === '' ? {} : JSON.parse(body);
    const order = orders.get(path.split('/')[4] ?? '');
    if (method === 'POST' && path === '/v2/checkout/orders') return makeOrder(given, complain);
    if (method === 'GET' && path.startsWith('/v2/checkout/orders/'))
      return order === undefined ? notFound : { status: 200, body: present(order) };
    if (path.startsWith('/v2/checkout/orders/') && path.endsWith('/capture')) return capture(order);
    if (path.startsWith('/v2/payments/captures/') && path.endsWith('/refund'))
      return refund(path.split('/')[4] ?? '', given, complain);
    if (method === 'POST' && path === '/v1/payments/payouts') return pay(given, complain);
    const payout = path.startsWith('/v1/payments/payouts/') ? payouts.get(path.split('/')[4] ?? '') : undefined;
    if (payout !== undefined) return { status: 200, body: batch(payout) };
    return path === '/v1/reporting/transactions' ? transactions(query) : notFound;
  }

  const server = await startSimulator((request, complain) => {
    const { authorization, 'paypal-request-id': key } = request.headers;
    if (request.path.startsWith('/v1/notifications/certs/'))
      return { status: 200, body: signer.pem, type: 'application/x-pem-file' };
    if (request.path === '/v1/oauth2/token') {
      if (authorization !== `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`)
        return { status: 401, body: { error: 'invalid_client' } };
      if (request.body !== 'grant_type=client_credentials') complain(`a token for ${request.body}`);
      return { status: 200, body: { access_token: token(), token_type: 'Bearer', expires_in: 32_400 } };
    }
    if (authorization !== `Bearer ${token()}`) return refused(401, 'AUTHENTICATION_FAILURE', 'Authentication failed.');
    if (request.method === 'POST' && request.headers['content-type'] !== 'application/json')
      complain(`written as ${request.headers['content-type']}`);
    const { sent, reply: shape } = shapesOfCall(request);
    if (sent !== null) for (const wrong of wrongWith(sent, JSON.parse(request.body))) complain(`is sent ${wrong}`);
    const answer = (): SimulatorAnswer => {
      const reply = route(request, complain);
      const isRefused = reply.status >= 300;
      const answers = isRefused ? (request.path.startsWith('/v1/payments/payouts') ? 'payoutRefused' : null) : shape;
      for (const wrong of answers === null ? [] : wrongWith(answers, reply.body)) complain(`answers ${wrong}`);
      if (isRefused) return reply;
      // A request that does not ask for the whole gets the least.
      return isWritten && request.headers.prefer !== 'return=representation'
        ? { ...reply, body: least(reply.body) }
        : reply;
    };
    const isWritten = request.method === 'POST' && request.path.startsWith('/v2/');
    if (!isWritten) return answer();
    if (typeof key !== 'string' || key.length > 108) {
      complain('no PayPal-Request-Id, or one too long');
      return answer();
    }
    const known = answered.get(key);
    if (known !== undefined && known.request !== `${request.path} ${request.body}`)
      complain('the same PayPal-Request-Id with another request');
    const reply = known?.reply ?? answer();
    if (reply.status < 400) answered.set(key, { request: `${request.path} ${request.body}`, reply });
    return reply;
  });

  return {
    ...server,
    orders,
    payouts,
    refunds,
    approve: (orderId) => void Object.assign(orders.get(orderId) ?? {}, { status: 'APPROVED' }),
    decline: (orderId) => void declined.add(orderId),
    itemOf(batchId) {
      const found = payouts.get(batchId);
      if (found === undefined) throw new Error(`no payout ${batchId}`);
      return item(found);
    },
    revokeTokens: () => void (tokens += 1),
    hold: (orderId) => void held.add(orderId),
    refundOf(captureId, value, status = 'COMPLETED') {
      const order = [...orders.values()].find((order) => order.capture?.id === captureId);
      return goBack(captureId, { currency_code: order?.amount.currency_code ?? 'USD', value }, null, status);
    },
    captureOf(orderId) {
      const found = orders.get(orderId)?.capture;
      if (found === null || found === undefined) throw new Error(`order ${orderId} was not captured`);
      return found;
    },
    event(type, resource, odd) {
      const shape = odd === undefined ? shapeOfEvent(type) : null;
      for (const wrong of shape === null ? [] : wrongWith(shape, resource))
        server.complaints.push(`${type} carries ${wrong}`);
      const id = `WH-${randomUUID()}`;
      return {
        id,
        body: JSON.stringify({
          id,
          event_version: '1.0',
          create_time: new Date().toISOString(),
          event_type: type,
          summary: type,
          resource,
        }),
      };
    },
    headers(body, webhookId, { at = new Date(), certUrl = `${server.url}/v1/notifications/certs/CERT-360caa42` } = {}) {
      const [id, time] = [randomUUID(), at.toISOString()];
      return {
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': certUrl,
        'paypal-transmission-sig': sign(
          'sha256',
          Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`),
          signer.privateKey,
        ).toString('base64'),
      };
    },
  };
}
