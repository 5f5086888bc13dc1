/** For tests: every call of the product once as it should be made, and by whom. A call that is missing here fails them. */
import { goodDraft } from '#domains/services/test-draft.ts';
import { booksCalls } from './test-calls/books.ts';
import { profileCalls } from './test-calls/profile.ts';
import { moneyCalls } from './test-calls/money.ts';
import { rightsCalls } from './test-calls/rights.ts';
import { verificationCalls } from './test-calls/verification.ts';
import { securityCalls } from './test-calls/security.ts';
import { multipart } from './test-multipart.ts';
import { PIXEL } from './test-pixel.ts';
import { notificationCalls } from './test-calls/notifications.ts';
import { feeCalls } from './test-calls/fees.ts';
import { historyCalls } from './test-calls/history.ts';
import { payoutCalls } from './test-calls/payouts.ts';
import { PASSWORD, usd, type Person, type TestApp } from './test-app.ts';

export interface Call {
  /** Who may make it; null is nobody in particular. */
  readonly as: Person | null;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly file?: { readonly name: string; readonly bytes: Buffer };
  readonly headers?: Readonly<Record<string, string>>;
  /** Somebody with the same rights who has no part in the object: it does not exist for them. */
  readonly stranger?: Person;
}

/** Nothing has these: what a stranger is told must not differ from what they are told about somebody else's. */
export const MISSING: Readonly<Record<string, string>> = {
  orderNumber: 'DK-2222-2222',
  withdrawal: 'WD-2222-2222',
  id: '01890000-0000-7000-8000-000000000000',
  fileId: '01890000-0000-7000-8000-000000000000',
  exportId: '01890000-0000-7000-8000-000000000000',
  journalId: '01890000-0000-7000-8000-000000000000',
  adjustmentId: '01890000-0000-7000-8000-000000000000',
  entryId: '900000000000000',
  number: '900000000000000',
  fundingId: '01890000-0000-7000-8000-000000000000',
  methodId: '01890000-0000-7000-8000-000000000000',
  eventId: '01890000-0000-7000-8000-000000000000',
  disputeId: '01890000-0000-7000-8000-000000000000',
};

const STARS = { communication: 5, quality: 5, value: 5, text: 'Careful and quick.' };

const purchase = (service: string, total: unknown, payWith: 'wallet' | 'later' = 'wallet') => ({
  service,
  package: 'basic',
  extras: [],
  expected_total: total,
  pay_with: payWith,
});

/** Further parts of the product, a file each in test-calls/: a line here. */
const AREAS: readonly ((app: TestApp) => Promise<Record<string, Call>>)[] = [
  rightsCalls,
  securityCalls,
  moneyCalls,
  profileCalls,
  booksCalls,
  verificationCalls,
  payoutCalls,
  notificationCalls,
  historyCalls,
  feeCalls,
];

export async function everyCall(app: TestApp): Promise<Record<string, Call>> {
  const calls = await theMainJob(app);
  for (const area of AREAS) Object.assign(calls, await area(app));
  return calls;
}

/** Arranges one object for each call to work on, so that no call's success is another's conflict. */
async function theMainJob(app: TestApp): Promise<Record<string, Call>> {
  await app.addMoney('client', usd(500_000));
  const { slug } = await app.publish();
  const quote = await app.must<{ terms: { total: unknown } }>('GET', `/api/orders/quote?service=${slug}&package=basic`, { as: 'client' });
  const { total } = quote.terms;
  const place = async (payWith: 'wallet' | 'later' = 'wallet') =>
    (await app.must<{ orderNumber: string }>('POST', '/api/orders', { as: 'client', body: purchase(slug, total, payWith) })).orderNumber;
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
  const withFile = await place();
  const uploaded = await app.must<{ id: string }>('POST', `/api/orders/${withFile}/files?purpose=requirements`, {
    as: 'client',
    ...multipart('file', 'brief.txt', Buffer.from('Blue, please.')),
  });
  const funding = await app.must<{ fundingId: string }>('POST', '/api/wallet/funding', { as: 'client', body: { amount: usd(10_000) } });
  // Early clearance is open from level 2 on.
  await app.base.database.pool.query("update profile set level = 'level_2' where user_id = $1", [app.people.freelancer.id]);
  const draft = async () => {
    const { id } = await app.must<{ id: string }>('POST', '/api/my/services', { as: 'freelancer', body: {} });
    await app.must('PUT', `/api/my/services/${id}`, { as: 'freelancer', body: goodDraft() });
    return id;
  };
  const onSale = async () => (await app.publish()).id;
  const paused = async () => {
    const id = await onSale();
    await app.must('POST', `/api/my/services/${id}/pause`, { as: 'freelancer' });
    return id;
  };
  const mine = (id: string): Call => ({ as: 'freelancer', params: { id }, stranger: 'otherFreelancer' });
  const ofOrder = (as: 'client' | 'freelancer', orderNumber: string, body?: Call['body']): Call => ({
    as,
    params: { orderNumber },
    stranger: as === 'client' ? 'otherClient' : 'otherFreelancer',
    ...(body === undefined ? {} : { body }),
  });

  return {
    'POST /api/login': { as: null, body: { email: app.people.client.email, password: PASSWORD } },
    'POST /api/register': {
      as: null,
      body: {
        first_name: 'Nora',
        last_name: 'Quist',
        role: 'client',
        email: 'nora@example.com',
        password: PASSWORD,
        password_confirmation: PASSWORD,
        country_id: 578,
        username: 'nora-quist',
      },
    },
    'POST /api/logout': { as: null },
    'POST /api/check-username': { as: null, body: { username: 'somebody-new' } },
    'GET /api/user/me': { as: 'newClient' },
    'GET /api/user/onboarding/progress': { as: 'newClient' },
    'POST /api/user/change-password': {
      as: 'otherClient',
      body: { current_password: PASSWORD, new_password: `${PASSWORD}7`, new_password_confirmation: `${PASSWORD}7` },
    },
    'GET /api/user/verify-email': { as: 'unverified' },
    'POST /api/user/verify-email': { as: 'unverified', body: { code: '000000' } },
    'POST /api/user/verify-email/resend': { as: 'unverified', body: {} },
    'POST /api/user/verify-email/address': { as: 'unverified', body: { email: 'elsewhere@example.com', password: PASSWORD } },
    'POST /api/operator/setup': {
      as: null,
      body: { token: 'not-a-token-we-gave', email: 'boss@example.com', password: PASSWORD, password_confirmation: PASSWORD },
    },
    'POST /api/user/profile': {
      as: 'newFreelancer',
      body: {
        tagline: 'Marks and signs',
        hourly_rate: usd(4_500),
        timezone: 'Europe/Oslo',
        country_code: 'NO',
        social_links: { github: 'https://github.com/example' },
        languages: [{ code: 'en', fluency: 'fluent' }],
        skills: [],
      },
    },
    'POST /api/user/avatar': { as: 'newFreelancer', file: { name: 'me.png', bytes: PIXEL } },
    'GET /api/profiles/:username': { as: null, params: { username: app.people.freelancer.username } },
    'GET /api/mybalance': { as: 'client' },
    'GET /api/wallet/funding-options': { as: 'client' },
    'POST /api/wallet/funding': { as: 'client', body: { amount: usd(5_000), provider: 'test', next: '/services' } },
    'GET /api/wallet/funding/:fundingId': { as: 'client', params: { fundingId: funding.fundingId }, stranger: 'otherClient' },
    'POST /api/payments/webhooks/:provider': {
      as: null,
      params: { provider: 'test' },
      headers: { 'test-provider-signature': 't=1,v1=00' },
      body: { id: 'evt_1' },
    },
    'GET /api/services': {
      as: null,
      query: { q: 'logo', category: 'logo-design', min_price: '5', max_price: '500.50', delivery_days: '9', sort: 'newest', page: '1', facets: 'true' },
    },
    'GET /api/services/categories': { as: null },
    'GET /api/services/categories/:slug': { as: null, params: { slug: 'logo-design' } },
    'GET /api/services/by-slug/:slug': { as: null, params: { slug } },
    'GET /api/services/by-slug/:slug/reviews': { as: null, params: { slug }, query: { limit: '5', stars: '5' } },
    'GET /api/services/of/:username': { as: null, params: { username: app.people.freelancer.username } },
    'GET /api/my/services': { as: 'freelancer' },
    'POST /api/my/services': { as: 'freelancer', body: { title: 'A sign', category: 'logo-design' } },
    'GET /api/my/services/:id': mine(await draft()),
    'PUT /api/my/services/:id': { ...mine(await draft()), body: goodDraft() },
    'POST /api/my/services/:id/publish': mine(await draft()),
    'POST /api/my/services/:id/pause': mine(await onSale()),
    'POST /api/my/services/:id/resume': mine(await paused()),
    'POST /api/my/services/:id/archive': mine(await onSale()),
    'POST /api/my/services/:id/cover': { ...mine(await draft()), file: { name: 'cover.png', bytes: PIXEL } },
    'DELETE /api/my/services/:id/cover': mine(await draft()),
    'POST /api/orders': { as: 'client', body: purchase(slug, total) },
    'GET /api/orders': { as: 'client', query: { side: 'buying', sort: 'due', limit: '2', q: 'logo' } },
    'GET /api/orders/quote': { as: 'client', query: { service: slug, package: 'basic', extras: 'rush' } },
    'GET /api/orders/:orderNumber': ofOrder('client', await place()),
    'POST /api/orders/:orderNumber/pay': ofOrder('client', await place('later')),
    'POST /api/orders/:orderNumber/requirements': ofOrder('client', await place(), { answers: [{ id: 'name', text: 'Small Ships' }], files: [] }),
    'POST /api/orders/:orderNumber/deliver': ofOrder('freelancer', await started(), { note: 'Here it is.', link: 'https://example.com/files', files: [] }),
    'POST /api/orders/:orderNumber/approve': ofOrder('client', await delivered()),
    'GET /api/earnings/early': { as: 'freelancer' },
    'POST /api/orders/:orderNumber/clear-early': ofOrder('freelancer', await approved(), { amount: usd(1_000), expected_fee: usd(10) }),
    'POST /api/orders/:orderNumber/cancel': ofOrder('client', await place(), { reason: 'Plans changed.' }),
    'POST /api/orders/:orderNumber/wait': ofOrder('client', await onHold()),
    'POST /api/orders/:orderNumber/extend-review': ofOrder('client', await delivered()),
    'POST /api/orders/:orderNumber/review': ofOrder('client', await approved(), { ...STARS, private_note: 'Thanks.' }),
    'POST /api/orders/:orderNumber/reply': ofOrder('freelancer', await reviewed(), { text: 'Thank you.' }),
    'POST /api/orders/:orderNumber/files': {
      ...ofOrder('client', await place()),
      query: { purpose: 'requirements' },
      file: { name: 'brief.txt', bytes: Buffer.from('Blue, please.') },
    },
    'GET /api/orders/:orderNumber/files/:fileId': { ...ofOrder('client', withFile), params: { orderNumber: withFile, fileId: uploaded.id } },
    'GET /api/dashboard/client': { as: 'client' },
    'GET /api/dashboard/freelancer': { as: 'freelancer' },
    'GET /api/market/figures': { as: null },
    'GET /api/demo/people': { as: null },
    'POST /api/realtime/ticket': { as: 'newClient' },
  };
}

/** The address with its parameters filled in; each is percent-encoded, whatever is in it. */
export function addressOf(path: string, params: Readonly<Record<string, string>> = {}, query: Readonly<Record<string, string>> = {}): string {
  const filled = path.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent((params[name] ?? '').toWellFormed()));
  const asked = new URLSearchParams(query).toString();
  return asked === '' ? filled : `${filled}?${asked}`;
}
