import { composed } from '#kit/server/db/database.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { lookUpCheck } from './apply-check.ts';
import { verificationTimers } from './jobs.ts';
import { stripeSimulator, type StripeSimulator } from '#kit/server/payments/simulators/stripe-simulator.ts';
import { multipart } from '#app/server/test-multipart.ts';
import { PIXEL } from '#app/server/test-pixel.ts';
import { testApp, type Person, type TestApp } from '#app/server/test-app.ts';

const KEY = 'sk_test_only_for_tests';
const WHSEC = 'whsec_identity_for_tests';
const PATH = '/api/user/identity-verification';

interface State {
  state: string;
  case_id: string;
  checker: string | null;
  checkers: string[];
  reason: string | null;
  statement: string | null;
  tries_left: number;
  document_expires_on: string | null;
}

let stripe: StripeSimulator;
let app: TestApp;
beforeAll(async () => {
  stripe = await stripeSimulator(KEY, '2026-10-28.endive');
  app = await testApp({
    STRIPE_SECRET_KEY: KEY,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_only_for_tests',
    STRIPE_WEBHOOK_SECRET: 'whsec_payments_for_tests',
    STRIPE_IDENTITY_WEBHOOK_SECRET: WHSEC,
    STRIPE_API_BASE: stripe.url,
  });
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});
afterEach(() => expect(stripe.complaints).toEqual([]));

const begin = (as: Person) => app.send<{ url: string }>('POST', `${PATH}/provider`, { as, body: {} });
const stateOf = (as: Person) => app.must<State>('GET', PATH, { as });
const record = (as: Person) => app.must<Record<string, unknown>>('GET', '/api/user/me', { as });
/** The check this person was sent to last. */
function checkAt(url: string) {
  const check = stripe.checks.get(url.split('/').at(-1) ?? '');
  if (check === undefined) throw new Error(`no check at ${url}`);
  return check;
}
const begun = async (as: Person) => checkAt((await begin(as)).body.data.url);

async function hear(id: string, type = 'verified', signature?: string) {
  const { body } = stripe.event(`identity.verification_session.${type}`, {
    id,
    object: 'identity.verification_session',
  });
  const reply = await app.server.inject({
    method: 'POST',
    url: '/api/identity/webhooks/stripe',
    payload: body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature ?? stripe.sign(body, WHSEC) },
  });
  return reply.statusCode;
}

const named = async (as: Person) => {
  const { first_name: first, last_name: last } = await record(as);
  return { first_name: String(first).toUpperCase(), last_name: String(last) } as never;
};

test('an outside check: started once, continued, reported in any order and twice, and it counts', async () => {
  expect(await stateOf('client')).toMatchObject({ state: 'none', checkers: ['stripe', 'review'] });
  const check = await begun('client');
  expect((await begun('client')).id, 'come back to').toBe(check.id);
  expect(await stateOf('client')).toMatchObject({ state: 'started', checker: 'stripe' });
  expect(await hear(check.id, 'created')).toBe(200);
  expect((await stateOf('client')).state, 'nothing is so yet').toBe('started');
  check.status = 'processing';
  expect(await hear(check.id, 'processing')).toBe(200);
  expect(await stateOf('client')).toMatchObject({ state: 'submitted', tries_left: 2 });
  expect((await begin('client')).status, 'not while it is looked at').toBe(409);
  Object.assign(check, {
    status: 'verified',
    verified_outputs: await named('client'),
    last_verification_report: { document: { expiration_date: { day: 3, month: 4, year: 2031 } } },
  });
  // The older event comes last: the current state counts.
  for (const type of ['verified', 'verified', 'processing', 'requires_input'])
    expect(await hear(check.id, type)).toBe(200);
  expect(await stateOf('client')).toMatchObject({ state: 'approved', document_expires_on: '2031-04-03' });
  expect(await record('client')).toMatchObject({ identity_verified: true, verification_badges: ['email', 'identity'] });
  const queue = await app.must<{ waiting: number }>('GET', '/api/admin/verifications', { as: 'operator' });
  expect(queue.waiting, 'our reviewers have nothing to do with it').toBe(0);
});

test('a refusal says why; the fourth try waits; our reviewers can be asked instead', async () => {
  const check = await begun('freelancer');
  check.last_error = { code: 'selfie_face_mismatch', reason: 'The selfie image does not match the document photo.' };
  await hear(check.id, 'requires_input');
  expect(await stateOf('freelancer')).toMatchObject({ state: 'rejected', reason: 'face_differs', tries_left: 2 });
  expect((await stateOf('freelancer')).statement).toContain(
    'does not match the document photo. You can try again, or submit your documents to our reviewers',
  );
  await app.must('POST', `${PATH}/start`, { as: 'freelancer', body: { document_kind: 'passport' } });
  for (const part of ['front', 'selfie'])
    await app.must('POST', `${PATH}/pictures/${part}`, { as: 'freelancer', ...multipart('file', 'me.png', PIXEL) });
  expect(await app.must<State>('POST', `${PATH}/submit`, { as: 'freelancer', body: {} })).toMatchObject({
    state: 'submitted',
    checker: 'review',
  });
  expect((await begin('freelancer')).status).toBe(409);
});

test('someone else’s document proves nothing', async () => {
  const check = await begun('otherClient');
  Object.assign(check, { status: 'verified', verified_outputs: { first_name: 'Someone', last_name: 'Else' } });
  await hear(check.id);
  expect(await stateOf('otherClient')).toMatchObject({ state: 'rejected', reason: 'name_differs' });
  expect(await record('otherClient')).toMatchObject({ identity_verified: false });
});

test('a wrong signature, an unknown check, and a check handed to our reviewers since decide nothing', async () => {
  const check = await begun('otherFreelancer');
  Object.assign(check, { status: 'verified', verified_outputs: await named('otherFreelancer') });
  expect(await hear(check.id, 'verified', `t=1,v1=${'0'.repeat(64)}`)).toBe(401);
  expect(await hear('vs_unknown')).toBe(200);
  expect((await stateOf('otherFreelancer')).state).toBe('started');
  await app.must('POST', `${PATH}/start`, { as: 'otherFreelancer', body: { document_kind: 'passport' } });
  expect(await hear(check.id)).toBe(200);
  expect(await stateOf('otherFreelancer')).toMatchObject({ state: 'started', checker: 'review' });
});

test('an event that never came is looked up; a provider that is down, silent or unreadable is asked again', async () => {
  stripe.failNext('broken', '/v1/identity');
  stripe.failNext('broken', '/v1/identity');
  expect((await begin('newClient')).status).toBe(503);
  expect((await stateOf('newClient')).state).toBe('none');
  stripe.failNext('lost', '/v1/identity');
  const check = await begun('newClient');
  expect(
    [...stripe.checks.values()].filter(({ metadata }) => metadata['docket_case'] === check.metadata['docket_case']),
  ).toHaveLength(1);
  Object.assign(check, { status: 'verified', verified_outputs: await named('newClient') });
  for (const fault of ['broken', 'broken', 'wrong'] as const) stripe.failNext(fault, '/v1/identity');
  expect(await hear(check.id), 'Stripe comes again').toBe(503);
  const { case_id: caseId } = await stateOf('newClient');
  await lookUpCheck(app.context, caseId).catch(() => null);
  const timer = verificationTimers.find(({ kind }) => kind === 'verification-look-up');
  await app.context.database.transact(async (tx) => timer?.fire(tx, caseId, app.context));
  const due = await app.context.db.rows(composed("select from job where name = 'verification.identity_look_up_due'"));
  expect(due.length).toBeGreaterThan(0);
  await lookUpCheck(app.context, caseId);
  expect((await stateOf('newClient')).state).toBe('approved');
});
