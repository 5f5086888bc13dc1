import { after, HOUR_MS } from '#kit/clock.ts';
import { stripeIdentity } from '#kit/server/identity/stripe-identity.ts';
import { stripeSimulator } from '#kit/server/payments/simulators/stripe-simulator.ts';
import type { ExampleCall, OtherParties } from '#kit/server/example-calls.ts';
import { multipart } from '#app/server/test-multipart.ts';
import { PIXEL } from '#app/server/test-pixel.ts';
import type { Person, TestApp } from '#app/server/test-app.ts';

const KEY = 'sk_test_only_for_tests';
const WHSEC = 'whsec_identity_for_tests';
const STATEMENT = 'The picture of the back is too dark to read.';

/** Proofs of a phone number and of an identity, and the operators' queue. */
export async function exampleCalls(app: TestApp): Promise<Record<string, ExampleCall>> {
  const stripe = await stripeSimulator(KEY, '2026-10-28.endive');
  const config = {
    secretKey: KEY,
    publishableKey: '',
    webhookSecrets: [],
    apiBase: stripe.url,
    scriptUrl: '',
    live: false,
    identitySecrets: [WHSEC],
  };
  Object.assign(app.context, { identity: stripeIdentity(config) });
  const news = JSON.parse(stripe.event('account.updated', { id: 'acct_1', object: 'account' }).body) as Record<
    string,
    unknown
  >;
  // A signature is good for minutes, and on a busy machine the calls of all domains take longer.
  const signedAt = after(new Date(), HOUR_MS);
  const path = '/api/user/identity-verification';
  const begin = (as: Person) => app.must('POST', `${path}/start`, { as, body: { document_kind: 'passport' } });
  const upload = async (as: Person) => {
    for (const part of ['front', 'selfie'])
      await app.must('POST', `${path}/pictures/${part}`, { as, ...multipart('file', 'me.png', PIXEL) });
  };
  const sent = async (as: Person) => {
    await begin(as);
    await upload(as);
    return app.must<{ case_id: string; files: { id: string }[] }>('POST', `${path}/submit`, { as, body: {} });
  };
  const identityCase = await sent('otherClient');
  const [toReject, toAsk, toRevoke] = [await sent('client'), await sent('freelancer'), await sent('otherFreelancer')];
  await app.must('POST', `/api/admin/verifications/${toRevoke.case_id}/approve`, {
    as: 'operator',
    body: { document_expires_on: '2099-01-01' },
  });
  const { case_id: refused } = await sent('newClient');
  await app.must('POST', `/api/admin/verifications/${refused}/reject`, {
    as: 'operator',
    body: { reason: 'unreadable', statement: STATEMENT },
  });
  await app.must('POST', `${path}/appeal`, {
    as: 'newClient',
    body: { text: 'The back can be read on every screen.' },
  });
  const { case_id: again } = await sent('newClient');
  await app.must('POST', `/api/admin/verifications/${again}/reject`, {
    as: 'operator',
    body: { reason: 'unreadable', statement: STATEMENT },
  });
  await begin('newFreelancer');
  await upload('newFreelancer');
  const command = (id: string, body: ExampleCall['body']): ExampleCall => ({
    as: 'operator',
    params: { id },
    ...(body === undefined ? {} : { body }),
  });
  return {
    'POST /api/user/identity-verification/provider': { as: 'operator', body: {} },
    'POST /api/identity/webhooks/stripe': {
      as: null,
      body: news,
      headers: { 'stripe-signature': stripe.sign(JSON.stringify(news), WHSEC, signedAt) },
    },
    'GET /api/user/phone-verification': { as: 'newClient' },
    'POST /api/user/phone-verification/start': {
      as: 'newClient',
      body: { country: 'NO', number: '912 34 567', channel: 'sms' },
    },
    'POST /api/user/phone-verification/confirm': {
      as: 'newClient',
      refusedAs: 'invalid_input',
      body: { code: '000000' },
    },
    [`GET ${path}`]: { as: 'newClient' },
    [`POST ${path}/start`]: { as: 'newFreelancer', body: { document_kind: 'passport' } },
    [`POST ${path}/pictures/:part`]: {
      as: 'newFreelancer',
      params: { part: 'front' },
      file: { name: 'front.png', bytes: PIXEL },
    },
    [`POST ${path}/submit`]: { as: 'newFreelancer', body: {} },
    [`POST ${path}/appeal`]: { as: 'newClient', body: { text: 'The name on the card is my maiden name.' } },
    [`GET ${path}/files/:file_id`]: {
      as: 'otherClient',
      params: { file_id: identityCase.files[0]?.id ?? '' },
      stranger: 'client',
    },
    'GET /api/admin/verifications': { as: 'operator', query: { queue: 'waiting', limit: '2' } },
    'GET /api/admin/verifications/:id': { as: 'operator', params: { id: identityCase.case_id } },
    'GET /api/admin/verifications/:id/files/:file_id': {
      as: 'operator',
      params: { id: identityCase.case_id, file_id: identityCase.files[0]?.id ?? '' },
    },
    'POST /api/admin/verifications/:id/take': command(identityCase.case_id, undefined),
    'POST /api/admin/verifications/:id/approve': command(identityCase.case_id, { document_expires_on: '2099-01-01' }),
    'POST /api/admin/verifications/:id/reject': command(toReject.case_id, {
      statement: STATEMENT,
      reason: 'unreadable',
    }),
    'POST /api/admin/verifications/:id/ask-for-more': command(toAsk.case_id, { statement: STATEMENT }),
    'POST /api/admin/verifications/:id/answer-appeal': command(refused, { outcome: 'stands', statement: STATEMENT }),
    'POST /api/admin/verifications/:id/revoke': command(toRevoke.case_id, { statement: STATEMENT }),
  };
}

export const otherParties: OtherParties = {
  'GET /api/user/identity-verification/files/:file_id': 'operators read it by a call of their own',
};
