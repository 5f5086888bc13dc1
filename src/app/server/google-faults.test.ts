/**
 * Whatever Google does with any of our three requests, it signs nobody in, nothing is done twice, and the next try
 * works (AUT-8, NET-1).
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Fault } from '#kit/server/payments/simulators/simulator.ts';
import { startTestProvider, TEST_CLIENT, type TestProvider } from '#kit/server/test-oidc-provider.ts';
import { movableTimeLimits } from '#kit/server/test-time-limits.ts';
import { testApp, type Answer, type TestApp } from './test-app.ts';

const ORIGIN = 'http://localhost:3000';
/** Longer than any machine needs for an answer that comes. */
const LIMIT_MS = 30_000;
const REQUESTS = { discovery: '/.well-known/openid-configuration', token: '/token', keys: '/jwks' } as const;
type Requested = keyof typeof REQUESTS;
const requests = Object.keys(REQUESTS) as Requested[];

/** No answer, or "not now": the person is told to come back. */
const SILENT = ['reset', 'half', 'torn', 'lost', 'never', 'broken'] as const satisfies readonly Fault[];
/** An answer, but not Google's. */
const STRANGE = ['wrong', 'cut', 'page'] as const satisfies readonly Fault[];

let provider: TestProvider;
let app: TestApp;
let nth = 0;
beforeAll(async () => {
  provider = await startTestProvider([`${ORIGIN}/googlecallback`], {
    sub: '',
    email: '',
    email_verified: true,
    given_name: 'Ines',
    family_name: 'Moreau',
  });
  app = await testApp({
    GOOGLE_CLIENT_ID: TEST_CLIENT.clientId,
    GOOGLE_CLIENT_SECRET: TEST_CLIENT.clientSecret,
    GOOGLE_ISSUER: provider.issuer,
  });
});
afterAll(async () => {
  await app.close();
  await provider.stop();
});
beforeEach(() => {
  nth += 1;
  Object.assign(provider, { twist: null, rewrite: null });
  provider.person = { ...provider.person, sub: `sub-${nth}`, email: `person-${nth}@example.com` };
  startAfresh();
});

let fresh = 0;
/**
 * Addresses and keys of a provider are remembered by its settings: with another limit, all three requests are made
 * again.
 */
const startAfresh = (): void =>
  void Object.assign(app.context.config.google ?? {}, { timeoutMs: LIMIT_MS + (fresh += 1) });

interface Outcome {
  outcome: string;
  ticket: string | null;
  login: { id: string } | null;
}
const begin = () => app.send<{ url: string; attempt: string }>('POST', '/api/auth/google', { body: {} });
const finish = (body: Record<string, unknown>) => app.send<Outcome>('POST', '/api/auth/google/finish', { body });

/** To Google and back, with a browser that meets no fault. */
async function arrive() {
  const { status, body } = await begin();
  expect(status).toBe(200);
  const { url, attempt } = body.data;
  const back = await provider.visit(url);
  return {
    attempt,
    state: back.searchParams.get('state'),
    code: back.searchParams.get('code'),
    iss: back.searchParams.get('iss'),
  };
}

const redeemed = (): number =>
  provider.proxy.asked.filter(({ method, path }) => method === 'POST' && path === REQUESTS.token).length;
const peopleHere = async (): Promise<number[]> => {
  const { rows } = await app.base.database.pool.query<{ links: number; accounts: number }>(
    `select (select count(*)::int from google_link where subject = $1) as links,
      (select count(*)::int from account where email = $2) as accounts`,
    [provider.person.sub, provider.person.email],
  );
  return [rows[0]?.links ?? -1, rows[0]?.accounts ?? -1];
};

/** Signs in again from the start, joins, and comes back: one account, one link. */
async function worksNow(): Promise<void> {
  const { body } = await finish(await arrive());
  expect(body.data.outcome).toBe('choose_role');
  const joined = { ticket: body.data.ticket, role: 'client', first_name: 'Ines', last_name: 'Moreau' };
  expect((await app.send('POST', '/api/auth/google/join', { body: joined })).status).toBe(201);
  expect((await finish(await arrive())).body.data.outcome).toBe('signed_in');
  expect(await peopleHere()).toEqual([1, 1]);
}

/**
 * The request is spoiled where it happens: addresses are asked for when someone leaves for Google, the rest when they
 * are back.
 */
async function meet(requested: Requested, spoil: () => void) {
  if (requested === 'discovery') {
    spoil();
    return begin();
  }
  const returned = await arrive();
  spoil();
  const before = redeemed();
  const answer = await finish(returned);
  expect(redeemed() - before).toBe(1);
  // The trip is used up: no second attempt with the same code.
  expect(await finish(returned)).toMatchObject({ status: 409 });
  expect(redeemed() - before).toBe(1);
  return answer;
}

const AWAY = {
  status: 503,
  body: { code: 'unavailable', message: expect.stringContaining('Google isn’t responding') as string },
};
const REFUSED = {
  status: 422,
  body: { message: 'We couldn’t verify Google’s response. Start again from the sign-in page.', data: null },
};

describe.each(requests)('the %s request', (requested) => {
  test.each(SILENT)('%s: the person is told that Google does not answer', async (fault) => {
    const limits = movableTimeLimits();
    provider.proxy.onSilence(limits.pass);
    expect(await meet(requested, () => provider.proxy.failNext(fault, REQUESTS[requested]))).toMatchObject(AWAY);
    limits.restore();
    expect(await peopleHere()).toEqual([0, 0]);
    startAfresh();
    await worksNow();
  });

  test.each(STRANGE)('%s: nobody is signed in by it', async (fault) => {
    const answer = await meet(requested, () => provider.proxy.failNext(fault, REQUESTS[requested]));
    expect(answer).toMatchObject(requested === 'discovery' ? AWAY : REFUSED);
    expect(await peopleHere()).toEqual([0, 0]);
    await worksNow();
  });

  test('a late answer is an answer', async () => {
    expect((await meet(requested, () => provider.proxy.failNext('late', REQUESTS[requested]))).status).toBe(200);
    await worksNow();
  });

  test('a refused connection: the person is told that Google does not answer', async () => {
    const returned = requested === 'discovery' ? null : await arrive();
    expect(
      await provider.proxy.whileRefusing<Answer>(() => (returned === null ? begin() : finish(returned))),
    ).toMatchObject(AWAY);
    expect(await peopleHere()).toEqual([0, 0]);
    await worksNow();
  });
});

describe('an answer about something else', () => {
  test('the tokens of another trip are refused', async () => {
    const answers: Record<string, unknown>[] = [];
    provider.twist = (answer) => (answers.push(answer), answer);
    await finish(await arrive());
    const returned = await arrive();
    provider.twist = () => answers[0] ?? {};
    expect(await finish(returned)).toMatchObject(REFUSED);
    expect(await peopleHere()).toEqual([0, 0]);
    provider.twist = null;
    await worksNow();
  });

  test.each([
    ['another issuer', { issuer: 'https://accounts.example' }],
    ['no page to sign in at', { authorization_endpoint: undefined }],
    ['a page elsewhere', { authorization_endpoint: 'https://accounts.example/auth' }],
    ['tokens elsewhere', { token_endpoint: 'https://tokens.example/token' }],
    ['keys elsewhere', { jwks_uri: 'https://keys.example/keys' }],
  ])('with %s, nobody is sent to Google, and it is not remembered', async (_what, change) => {
    provider.rewrite = ({ path }, body) =>
      path === REQUESTS.discovery ? JSON.stringify({ ...(JSON.parse(body) as object), ...change }) : body;
    expect(await begin()).toMatchObject(AWAY);
    provider.rewrite = null;
    await worksNow();
  });

  test('keys that did not sign it are refused', async () => {
    const returned = await arrive();
    provider.rewrite = ({ path }, body) => (path === REQUESTS.keys ? body.replace(/"n":"..../, '"n":"AAAA') : body);
    expect(await finish(returned)).toMatchObject(REFUSED);
    provider.rewrite = null;
    startAfresh();
    await worksNow();
  });
});

test('after five timeouts in a row nobody waits for Google any more', async () => {
  const own = await startTestProvider([`${ORIGIN}/googlecallback`], provider.person);
  const known = { ...app.context.config.google };
  Object.assign(app.context.config.google ?? {}, { issuer: own.issuer, timeoutMs: LIMIT_MS });
  for (let failed = 0; failed < 5; failed += 1) {
    own.proxy.failNext('reset', '/');
    expect(await begin()).toMatchObject(AWAY);
  }
  const requestCount = own.proxy.asked.length;
  expect(await begin()).toMatchObject(AWAY);
  expect(own.proxy.asked.length).toBe(requestCount);
  Object.assign(app.context.config.google ?? {}, known);
  await own.stop();
});
