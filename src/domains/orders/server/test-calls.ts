import { multipart } from '#app/server/test-multipart.ts';
import { usd, type TestApp } from '#app/server/test-app.ts';
import type { ExampleCall, OtherParties, Person } from '#kit/server/example-calls.ts';

const STARS = { communication: 5, quality: 5, value: 5, text: 'Careful and quick.' };

const CHANGES = [{ what: 'A darker blue, as on our labels.', where: 'Page 2' }];
const MORE_TIME = { days: 2, reason: 'The photos arrive on Thursday.' };

const AN_EXTRA = { kind: 'extra', title: 'A version for dark backgrounds', price: usd(2_500), days: 1 };

const purchase = (service: string, total: unknown, payWith: 'wallet' | 'later' = 'wallet') => ({
  service,
  package: 'basic',
  extras: [],
  expected_total: total,
  pay_with: payWith,
});

/** An order of its own for each call, so that no call's success is another's conflict. */
export async function exampleCalls(app: TestApp): Promise<Record<string, ExampleCall>> {
  await app.addMoney('client', usd(500_000));
  const { slug } = await app.publish();
  const quote = await app.must<{ terms: { total: unknown } }>(
    'GET',
    `/api/orders/quote?service=${slug}&package=basic`,
    { as: 'client' },
  );
  const { total } = quote.terms;
  const place = async (payWith: 'wallet' | 'later' = 'wallet') =>
    (
      await app.must<{ order_number: string }>('POST', '/api/orders', {
        as: 'client',
        body: purchase(slug, total, payWith),
      })
    ).order_number;
  const step = async (order: string, name: string, as: Person, body: unknown = {}) =>
    void (await app.must('POST', `/api/orders/${order}/${name}`, { as, body }));
  const started = async () => {
    const order = await place();
    await step(order, 'requirements', 'freelancer', {});
    return order;
  };
  const delivered = async () => {
    const order = await started();
    await step(order, 'deliver', 'freelancer', { note: 'Here it is.', link: 'https://example.com/files' });
    return order;
  };
  const onHold = async () => {
    const order = await started();
    await app.base.database.pool.query('update orders set on_hold_at = now() where number = $1', [order]);
    return order;
  };
  const approved = async () => {
    const order = await delivered();
    await step(order, 'approve', 'client');
    return order;
  };
  const reviewed = async () => {
    const order = await approved();
    await step(order, 'review', 'client', STARS);
    await step(order, 'review', 'freelancer', STARS);
    return order;
  };
  const requestCancellation = async () => {
    const order = await started();
    await step(order, 'cancellation', 'client', { percent: 40, reason: 'Plans changed.' });
    const page = await app.must<{ cancellation: { id: string } }>('GET', `/api/orders/${order}`, { as: 'client' });
    return { order, body: { request_id: page.cancellation.id } };
  };
  const revising = async () => {
    const order = await delivered();
    await step(order, 'revisions', 'client', { items: CHANGES });
    const page = await app.must<{ revisions: { requests: { id: string }[] } }>('GET', `/api/orders/${order}`, {
      as: 'client',
    });
    return { order, body: { request_id: page.revisions.requests[0]?.id } };
  };
  const moreTime = async () => {
    const order = await started();
    await step(order, 'extensions', 'freelancer', MORE_TIME);
    const page = await app.must<{ extension: { id: string } }>('GET', `/api/orders/${order}`, { as: 'client' });
    return { order, body: { request_id: page.extension.id } };
  };
  const noneLeft = async () => {
    const order = await delivered();
    await app.base.database.pool.query(
      `update orders set offer = jsonb_set(offer, '{package,revisions}', '0') where number = $1`,
      [order],
    );
    return order;
  };
  const offered = async () => {
    const order = await started();
    await step(order, 'extras/offer', 'freelancer', AN_EXTRA);
    const page = await app.must<{ additions: { id: string }[]; offer_total: unknown }>('GET', `/api/orders/${order}`, {
      as: 'client',
    });
    return { order, about: { request_id: page.additions[0]?.id }, total: page.offer_total };
  };
  const withExtras = await started();
  const { addable } = await app.must<{ addable: { id: string; total: unknown }[] }>(
    'GET',
    `/api/orders/${withExtras}`,
    { as: 'client' },
  );
  const [toBuy, toPay, toPass, toTakeBack] = [await offered(), await offered(), await offered(), await offered()];
  const [revision, toGrant, toRefuse, toDrop] = [
    await revising(),
    await moreTime(),
    await moreTime(),
    await moreTime(),
  ];
  const [toAccept, toDecline, toWithdraw] = [
    await requestCancellation(),
    await requestCancellation(),
    await requestCancellation(),
  ];
  const withFile = await place();
  const uploaded = await app.must<{ id: string }>('POST', `/api/orders/${withFile}/files?purpose=requirements`, {
    as: 'client',
    ...multipart('file', 'brief.txt', Buffer.from('Blue, please.')),
  });
  // Early clearance is open from level 2 on.
  await app.base.database.pool.query("update profile set level = 'level_2' where user_id = $1", [
    app.people.freelancer.id,
  ]);
  const ofOrder = (as: 'client' | 'freelancer', orderNumber: string, body?: ExampleCall['body']): ExampleCall => ({
    as,
    params: { order_number: orderNumber },
    stranger: as === 'client' ? 'otherClient' : 'otherFreelancer',
    ...(body === undefined ? {} : { body }),
  });

  /** By another operator. */
  const endProposed = async (): Promise<string> => {
    const number = await started();
    await app.base.database.pool.query(
      `insert into work_operator_end (id, work_id, how, share, reason, held, currency, state, proposed_by, proposed_at)
       select gen_random_uuid(), id, 'refund', 3000, 'Both sides asked us to end it.', total, currency, 'proposed',
         gen_random_uuid(), now() from orders where number = $1`,
      [number],
    );
    return number;
  };
  const byStaff = (orderNumber: string, more: object = {}): ExampleCall => ({
    as: 'operator',
    params: { order_number: orderNumber },
    body: { ...more, reason: 'Both sides asked us to end it.' },
  });

  return {
    'GET /api/admin/orders': { as: 'operator', query: { person: app.people.client.id, limit: '2' } },
    'POST /api/admin/orders/:order_number/complete': byStaff(await started()),
    'POST /api/admin/orders/:order_number/cancel': byStaff(await started()),
    'POST /api/admin/orders/:order_number/refund': byStaff(await started(), { percent: 50 }),
    'POST /api/admin/orders/:order_number/end/confirm': {
      as: 'operator',
      params: { order_number: await endProposed() },
    },
    'POST /api/admin/orders/:order_number/end/decline': byStaff(await endProposed()),
    'POST /api/orders': { as: 'client', body: purchase(slug, total) },
    'POST /api/orders/checkout': {
      as: 'client',
      body: {
        service: slug,
        package: 'basic',
        extras: [],
        expected_total: total,
        provider: 'test',
        use_balance: false,
        expected_payment: total,
        billing: {
          name: 'Small Ships Ltd',
          address: '1 Merchants Quay',
          country: 'IE',
          vat_number: 'IE6388047V',
          po_number: 'PO-2031',
        },
      },
    },
    'POST /api/orders/:order_number/payment': ofOrder('client', await place('later'), {
      provider: 'test',
      use_balance: false,
      expected_payment: total,
    }),
    'GET /api/orders': { as: 'client', query: { side: 'buying', sort: 'due', limit: '2', q: 'logo' } },
    'GET /api/orders/quote': { as: 'client', query: { service: slug, package: 'basic', extras: 'rush' } },
    'GET /api/orders/:order_number': ofOrder('client', await place()),
    'GET /api/orders/:order_number/bought': ofOrder('client', await place()),
    'POST /api/orders/:order_number/pay': ofOrder('client', await place('later')),
    'POST /api/orders/:order_number/requirements': ofOrder('client', await place(), {
      answers: [{ id: 'name', text: 'Small Ships' }],
      files: [],
    }),
    'POST /api/orders/:order_number/deliver': ofOrder('freelancer', await started(), {
      note: 'Here it is.',
      link: 'https://example.com/files',
      files: [],
    }),
    'POST /api/orders/:order_number/approve': ofOrder('client', await delivered()),
    'POST /api/orders/:order_number/clear-early': ofOrder('freelancer', await approved(), {
      amount: usd(1_000),
      expected_fee: usd(10),
    }),
    'POST /api/orders/:order_number/cancel': ofOrder('client', await place(), { reason: 'Plans changed.' }),
    'POST /api/orders/:order_number/cancellation': ofOrder('client', await started(), {
      percent: 40,
      reason: 'Plans changed.',
    }),
    'POST /api/orders/:order_number/cancellation/accept': ofOrder('freelancer', toAccept.order, toAccept.body),
    'POST /api/orders/:order_number/cancellation/decline': ofOrder('freelancer', toDecline.order, toDecline.body),
    'POST /api/orders/:order_number/cancellation/withdraw': ofOrder('client', toWithdraw.order, toWithdraw.body),
    'POST /api/orders/:order_number/revisions': ofOrder('client', await delivered(), { items: CHANGES }),
    'POST /api/orders/:order_number/revisions/withdraw': ofOrder('client', revision.order, revision.body),
    'POST /api/orders/:order_number/extensions': ofOrder('freelancer', await started(), MORE_TIME),
    'POST /api/orders/:order_number/extensions/accept': ofOrder('client', toGrant.order, toGrant.body),
    'POST /api/orders/:order_number/extensions/decline': ofOrder('client', toRefuse.order, toRefuse.body),
    'POST /api/orders/:order_number/extensions/withdraw': ofOrder('freelancer', toDrop.order, toDrop.body),
    'POST /api/orders/:order_number/revisions/price': ofOrder('client', await noneLeft(), {
      reason: 'The blue is still too light.',
    }),
    'POST /api/orders/:order_number/extras': ofOrder('client', withExtras, {
      extras: [addable[0]?.id],
      expected_total: addable[0]?.total,
    }),
    'POST /api/orders/:order_number/extras/offer': ofOrder('freelancer', await started(), AN_EXTRA),
    'POST /api/orders/:order_number/extras/accept': ofOrder('client', toBuy.order, {
      ...toBuy.about,
      expected_total: toBuy.total,
    }),
    'POST /api/orders/:order_number/extras/decline': ofOrder('client', toPass.order, toPass.about),
    'POST /api/orders/:order_number/extras/withdraw': ofOrder('freelancer', toTakeBack.order, toTakeBack.about),
    'POST /api/orders/:order_number/dispute': ofOrder('client', await started(), {
      items: ['Two of three sketches are missing.'],
      text: 'Only one arrived.',
      percent: 30,
      files: [],
    }),
    'POST /api/orders/:order_number/tip': ofOrder('client', await approved(), {
      amount: usd(1_000),
      note: 'Thank you.',
    }),
    'POST /api/orders/:order_number/tip/payment': ofOrder('client', await approved(), {
      provider: 'test',
      use_balance: false,
      expected_payment: usd(1_000),
      amount: usd(1_000),
      note: 'Thank you.',
    }),
    'POST /api/orders/:order_number/extras/payment': ofOrder('client', await started(), {
      provider: 'test',
      use_balance: false,
      expected_payment: addable[0]?.total,
      extra: addable[0]?.id,
      expected_total: addable[0]?.total,
    }),
    'POST /api/orders/:order_number/extras/accept/payment': ofOrder('client', toPay.order, {
      provider: 'test',
      use_balance: false,
      expected_payment: toPay.total,
      ...toPay.about,
      expected_total: toPay.total,
    }),
    'POST /api/orders/:order_number/wait': ofOrder('client', await onHold()),
    'POST /api/orders/:order_number/extend-review': ofOrder('client', await delivered()),
    'POST /api/orders/:order_number/review': ofOrder('client', await approved(), { ...STARS, private_note: 'Thanks.' }),
    'POST /api/orders/:order_number/reply': ofOrder('freelancer', await reviewed(), { text: 'Thank you.' }),
    'POST /api/orders/:order_number/files': {
      ...ofOrder('client', await place()),
      query: { purpose: 'requirements' },
      file: { name: 'brief.txt', bytes: Buffer.from('Blue, please.') },
    },
    'GET /api/orders/:order_number/files/:file_id': {
      ...ofOrder('client', withFile),
      params: { order_number: withFile, file_id: uploaded.id },
    },
    'GET /api/my/order-board': { as: 'freelancer' },
    'GET /api/my/order-calendar': { as: 'freelancer' },
    'POST /api/my/order-calendar': { as: 'freelancer' },
    'DELETE /api/my/order-calendar': { as: 'freelancer' },
    'GET /api/orders/:order_number/deliveries.zip': ofOrder('client', await delivered()),
    'GET /api/orders/:order_number/contract': ofOrder('client', await place()),
    'GET /api/market/figures': { as: null },
  };
}

const client = { as: 'client', code: 'forbidden' } as const;
const freelancer = { as: 'freelancer', code: 'forbidden' } as const;
const BOTH_MAY = 'both sides of an order may make it';

export const otherParties: OtherParties = {
  'GET /api/orders/:order_number': BOTH_MAY,
  'GET /api/orders/:order_number/bought': BOTH_MAY,
  'GET /api/orders/:order_number/deliveries.zip': BOTH_MAY,
  'GET /api/orders/:order_number/contract': BOTH_MAY,
  'POST /api/orders/:order_number/pay': freelancer,
  'POST /api/orders/:order_number/payment': freelancer,
  'POST /api/orders/:order_number/requirements': BOTH_MAY,
  'POST /api/orders/:order_number/deliver': client,
  'POST /api/orders/:order_number/approve': freelancer,
  'POST /api/orders/:order_number/cancel': freelancer,
  'POST /api/orders/:order_number/cancellation': BOTH_MAY,
  'POST /api/orders/:order_number/cancellation/accept': { as: 'client', code: 'wrong_state' },
  'POST /api/orders/:order_number/cancellation/decline': { as: 'client', code: 'wrong_state' },
  'POST /api/orders/:order_number/cancellation/withdraw': { as: 'freelancer', code: 'wrong_state' },
  'POST /api/orders/:order_number/revisions': freelancer,
  'POST /api/orders/:order_number/revisions/withdraw': freelancer,
  'POST /api/orders/:order_number/extensions': client,
  'POST /api/orders/:order_number/extensions/accept': freelancer,
  'POST /api/orders/:order_number/extensions/decline': freelancer,
  'POST /api/orders/:order_number/extensions/withdraw': client,
  'POST /api/orders/:order_number/revisions/price': freelancer,
  'POST /api/orders/:order_number/extras': freelancer,
  'POST /api/orders/:order_number/extras/offer': client,
  'POST /api/orders/:order_number/extras/accept': freelancer,
  'POST /api/orders/:order_number/extras/decline': freelancer,
  'POST /api/orders/:order_number/extras/withdraw': client,
  'POST /api/orders/:order_number/dispute': BOTH_MAY,
  'POST /api/orders/:order_number/tip': freelancer,
  'POST /api/orders/:order_number/tip/payment': freelancer,
  'POST /api/orders/:order_number/extras/payment': freelancer,
  'POST /api/orders/:order_number/extras/accept/payment': freelancer,
  'POST /api/orders/:order_number/wait': freelancer,
  'POST /api/orders/:order_number/extend-review': freelancer,
  'POST /api/orders/:order_number/review': BOTH_MAY,
  'POST /api/orders/:order_number/reply': 'each side answers the review about itself',
  'POST /api/orders/:order_number/files': freelancer,
  'GET /api/orders/:order_number/files/:file_id': { as: 'freelancer', code: 'not_found' },
  'POST /api/orders/:order_number/clear-early': client,
};
