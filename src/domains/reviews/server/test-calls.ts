import { usd, type TestApp } from '#app/server/test-app.ts';
import { OWNER_ONLY, type ExampleCall, type OtherParties, type Person } from '#kit/server/example-calls.ts';

const STARS = { communication: 5, quality: 5, value: 4, text: 'Careful and quick.' };

interface Mine {
  readonly items: readonly { readonly id: string; readonly work: { readonly number: string } }[];
}

/** Reviews of orders, because orders are work that exists. */
export async function exampleCalls(app: TestApp): Promise<Record<string, ExampleCall>> {
  await app.addMoney('client', usd(100_000));
  const { slug } = await app.publish();
  const quote = await app.must<{ terms: { total: unknown } }>(
    'GET',
    `/api/orders/quote?service=${slug}&package=basic`,
    { as: 'client' },
  );
  const body = { service: slug, package: 'basic', extras: [], expected_total: quote.terms.total, pay_with: 'wallet' };
  const approved = async () => {
    const { order_number: order } = await app.must<{ order_number: string }>('POST', '/api/orders', {
      as: 'client',
      body,
    });
    const step = (name: string, as: Person, sent: object = {}) =>
      app.must('POST', `/api/orders/${order}/${name}`, { as, body: sent });
    await step('requirements', 'freelancer');
    await step('deliver', 'freelancer', { note: 'Here it is.', link: 'https://example.com/files' });
    await step('approve', 'client');
    await step('review', 'client', STARS);
    return { order, step };
  };
  const hidden = await approved();
  const shown = await approved();
  await shown.step('review', 'freelancer', { communication: 5, quality: 5, value: 5, text: 'A clear brief.' });
  const { items } = await app.must<Mine>('GET', '/api/my/reviews?box=given', { as: 'client' });
  const idOf = (order: string): string => items.find(({ work }) => work.number === order)?.id ?? '';
  return {
    'GET /api/my/reviews': {
      as: 'freelancer',
      query: { box: 'received', role: 'freelancer', stars: '5', reply: 'without', sort: 'highest', limit: '5' },
    },
    'PUT /api/reviews/:id': {
      as: 'client',
      params: { id: idOf(hidden.order) },
      stranger: 'otherClient',
      body: { ...STARS, text: 'Careful, quick and friendly.', private_note: 'Thank you.' },
    },
    'POST /api/reviews/:id/reply': {
      as: 'freelancer',
      params: { id: idOf(shown.order) },
      stranger: 'otherFreelancer',
      body: { text: 'Thank you.' },
    },
  };
}

export const otherParties: OtherParties = {
  'PUT /api/reviews/:id': OWNER_ONLY,
  'POST /api/reviews/:id/reply': { as: 'client', code: 'not_found' },
};
