import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, PASSWORD, type TestApp } from '#app/server/test-app.ts';
import { checkedGoogleLogin } from '../google-login.ts';
import { beginGoogleTrip } from './google-trips.ts';
import { composed } from '#kit/server/db/database.ts';
import { beginTrip } from '#kit/server/oidc.ts';
import { startTestProvider, TEST_CLIENT, type TestPerson, type TestProvider } from '#kit/server/test-oidc-provider.ts';

const ORIGIN = 'http://localhost:3000';
const newcomer = (name: string, more: Partial<TestPerson> = {}): TestPerson => ({
  sub: `sub-${name}`,
  email: `${name}@example.com`,
  email_verified: true,
  given_name: 'Ines',
  family_name: 'Moreau',
  ...more,
});

let provider: TestProvider;
let app: TestApp;
beforeAll(async () => {
  provider = await startTestProvider([`${ORIGIN}/googlecallback`], newcomer('nobody'));
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
  provider.twist = null;
  provider.hangs = false;
});

const announced = composed<{ n: number }>(
  "select count(*)::int as n from job where name = 'accounts.registered' and facts->>'userId' = $1",
);

interface Trip {
  url: string;
  attempt: string;
}
interface Outcome {
  outcome: string;
  login: { api_token: string; id: string; email: string; role: string } | null;
  ticket: string | null;
  email: string;
  first_name: string;
}

const begin = (as: Parameters<TestApp['send']>[2] = {}) =>
  app.must<Trip>('POST', '/api/auth/google', { body: {}, ...as });
const finish = (body: Record<string, unknown>, as: 'client' | 'freelancer' | null = null) =>
  app.send<Outcome>('POST', '/api/auth/google/finish', { body, as });

/** To the provider and back as this person. */
async function arrive(person: TestPerson) {
  provider.person = person;
  const { url, attempt } = await begin();
  const back = await provider.visit(url);
  return {
    attempt,
    state: back.searchParams.get('state') ?? '',
    code: back.searchParams.get('code') ?? '',
    iss: back.searchParams.get('iss') ?? '',
  };
}

async function join(name: string, more: Partial<TestPerson> = {}) {
  const { body } = await finish(await arrive(newcomer(name, more)));
  expect(body.data).toMatchObject({
    outcome: 'choose_role',
    login: null,
    email: `${name}@example.com`,
    first_name: 'Ines',
  });
  const given = { ticket: body.data.ticket, role: 'client', first_name: 'Ines', last_name: 'Moreau' };
  return {
    given,
    joined: await app.send<{ api_token: string; id: string }>('POST', '/api/auth/google/join', { body: given }),
  };
}

const me = async (token: string) => {
  const reply = await app.server.inject({
    method: 'GET',
    url: '/api/user/me',
    headers: { authorization: `Bearer ${token}` },
  });
  return (JSON.parse(reply.body) as { data: Record<string, unknown> }).data;
};

describe('someone who comes from Google', () => {
  it('is sent there with state, nonce and a PKCE challenge, and nothing secret in the address', async () => {
    const { url, attempt } = await begin();
    const query = new URL(url).searchParams;
    expect(query.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) expect(query.get(name)?.length).toBeGreaterThan(20);
    expect(url).not.toContain(attempt);
    expect(url).not.toContain(TEST_CLIENT.clientSecret);
  });

  it('new here, chooses a role and has an account with a proven address', async () => {
    const { joined } = await join('newcomer');
    expect(joined.status).toBe(201);
    expect(joined.body.data).toMatchObject({
      api_token: expect.stringMatching(/^dk_/) as string,
      email: 'newcomer@example.com',
      role: 'client',
    });
    const record = await me(joined.body.data.api_token);
    expect(record).toMatchObject({
      email: 'newcomer@example.com',
      role: 'client',
      first_name: 'Ines',
      last_name: 'Moreau',
    });
    expect(record['email_verified_at']).not.toBeNull();
    // From this event the versions of the legal texts are recorded (CNT-6).
    expect(await app.context.db.row(announced, [joined.body.data.id])).toEqual({ n: 1 });
  });

  it('known here, is signed in by subject, even after the address changed there', async () => {
    const { joined } = await join('regular');
    const { body } = await finish(await arrive(newcomer('regular', { email: 'another-address@example.com' })));
    expect(body.data).toMatchObject({
      outcome: 'signed_in',
      ticket: null,
      login: { id: joined.body.data.id, email: 'regular@example.com' },
    });
  });

  it("holds a token in its login data, as VAL-4 wants ('Invalid Google login data')", async () => {
    await join('token-holder');
    const { body } = await finish(await arrive(newcomer('token-holder')));
    expect(checkedGoogleLogin(body.data.login)).toMatchObject({ email: 'token-holder@example.com' });
    expect(() => checkedGoogleLogin({ ...body.data.login, api_token: undefined })).toThrow('Invalid Google login data');
  });

  it('with an address Google has not proven, still has to prove it to us', async () => {
    const { joined } = await join('unproven', { email_verified: false });
    expect((await me(joined.body.data.api_token))['email_verified_at']).toBeNull();
  });

  it('cannot use the role choice twice', async () => {
    const { given } = await join('once');
    expect(await app.send('POST', '/api/auth/google/join', { body: given })).toMatchObject({ status: 409 });
  });
});

describe('an account that is here already', () => {
  it('is linked only after its password', async () => {
    const { email, id } = app.people.otherClient;
    const person = newcomer('taken', { email });
    const { body } = await finish(await arrive(person));
    expect(body.data).toMatchObject({ outcome: 'prove', login: null, email });
    const prove = (password: string) =>
      app.send<{ id: string }>('POST', '/api/auth/google/prove', { body: { ticket: body.data.ticket, password } });
    expect(await prove('not the password')).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
    expect((await finish(await arrive(person))).body.data.outcome).toBe('prove');
    expect(await prove(PASSWORD)).toMatchObject({ status: 200, body: { data: { id } } });
    expect((await finish(await arrive(person))).body.data).toMatchObject({ outcome: 'signed_in', login: { id } });
  });

  it('is never taken over while its address is unproven', async () => {
    const answer = await finish(await arrive(newcomer('squatter', { email: app.people.unverified.email })));
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'wrong_state', message: expect.stringContaining('isn’t verified') as string },
    });
    const { rows } = await app.context.database.pool.query('select 1 from google_link where user_id = $1', [
      app.people.unverified.id,
    ]);
    expect(rows).toEqual([]);
  });

  it('is linked and unlinked in settings, and never left without a sign-in method', async () => {
    provider.person = newcomer('settings');
    const { url, attempt } = await app.must<Trip>('POST', '/api/user/google', { as: 'freelancer', body: {} });
    const back = await provider.visit(url);
    const returned = {
      attempt,
      state: back.searchParams.get('state'),
      code: back.searchParams.get('code'),
      iss: back.searchParams.get('iss'),
    };
    expect((await finish(returned, 'freelancer')).body.data).toMatchObject({ outcome: 'linked', login: null });
    expect(await app.must('GET', '/api/user/google', { as: 'freelancer' })).toMatchObject({
      linked: { email: 'settings@example.com' },
      can_unlink: true,
    });
    expect(await app.must('DELETE', '/api/user/google', { as: 'freelancer', body: {} })).toMatchObject({
      linked: null,
    });
    const { joined } = await join('only-google');
    const token = joined.body.data.api_token;
    await app.context.database.pool.query('update session set confirmed_at = now() where user_id = $1', [
      joined.body.data.id,
    ]);
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() };
    expect(await app.send('DELETE', '/api/user/google', { headers })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('only sign-in method') as string },
    });
  });

  it('is not linked for someone else who finishes the trip', async () => {
    provider.person = newcomer('mixed-up');
    const { url, attempt } = await app.must<Trip>('POST', '/api/user/google', { as: 'freelancer', body: {} });
    const back = await provider.visit(url);
    const returned = {
      attempt,
      state: back.searchParams.get('state'),
      code: back.searchParams.get('code'),
      iss: back.searchParams.get('iss'),
    };
    expect(await finish(returned, 'client')).toMatchObject({ status: 401 });
  });
});

describe('someone with a second factor', () => {
  const turnOn = (userId: string) =>
    app.base.database.pool.query('update account set two_factor_enabled = true where id = $1', [userId]);

  it('is asked for it after Google as after a password', async () => {
    const { joined } = await join('careful');
    await turnOn(joined.body.data.id);
    const answer = await finish(await arrive(newcomer('careful')));
    expect(answer).toMatchObject({
      status: 403,
      body: { code: 'second_factor_needed', data: { ticket: expect.any(String) as string } },
    });
    expect(answer.text).not.toContain('dk_');
  });

  it('is linked by the session that password and code have opened, and by no other', async () => {
    const { email, id } = app.people.client;
    await turnOn(id);
    await app.base.database.pool.query("update session set way = 'password_and_code' where user_id = $1", [id]);
    const { ticket } = (await finish(await arrive(newcomer('two-steps', { email })))).body.data;
    const prove = (as: 'client' | 'freelancer' | null, password: string) =>
      app.send('POST', '/api/auth/google/prove', { as, body: { ticket, password } });
    expect(await prove(null, PASSWORD)).toMatchObject({ status: 403, body: { code: 'second_factor_needed' } });
    expect((await prove('freelancer', '')).status).toBe(422);
    expect(await prove('client', '')).toMatchObject({ status: 200, body: { data: null } });
    expect(await app.must('GET', '/api/user/google', { as: 'client' })).toMatchObject({ linked: { email } });
  });
});

describe('an answer that does not match', () => {
  const refused = {
    status: 422,
    body: { message: 'We couldn’t verify Google’s response. Start again from the sign-in page.', data: null },
  };
  const stale = {
    status: 409,
    body: { code: 'wrong_state', message: expect.stringContaining('was started in another browser') as string },
  };

  it('refuses a state we did not give, and another browser’s', async () => {
    const returned = await arrive(newcomer('state'));
    expect(await finish({ ...returned, state: 'made-up' })).toMatchObject(stale);
    expect(await finish({ ...returned, attempt: (await begin()).attempt })).toMatchObject(stale);
  });

  it('refuses a wrong nonce', async () => {
    const returned = await arrive(newcomer('nonce'));
    await app.context.database.pool.query("update google_attempt set nonce = 'another'");
    expect(await finish(returned)).toMatchObject(refused);
  });

  it('refuses a code that was used, on the same trip and on another', async () => {
    const returned = await arrive(newcomer('replay'));
    expect((await finish(returned)).status).toBe(200);
    expect(await finish(returned)).toMatchObject(stale);
    const { url, attempt } = await begin();
    expect(await finish({ ...returned, attempt, state: new URL(url).searchParams.get('state') })).toMatchObject(
      refused,
    );
  });

  const rewritten = (change: (claims: Record<string, unknown>) => void) => (answer: Record<string, unknown>) => {
    const [head = '', body = '', signature = ''] = String(answer['id_token']).split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
    change(claims);
    return {
      ...answer,
      id_token: [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.'),
    };
  };
  it.each([
    ['another person’s subject', rewritten((claims) => (claims['sub'] = 'sub-of-somebody'))],
    ['another audience', rewritten((claims) => (claims['aud'] = 'another-client'))],
    ['another issuer', rewritten((claims) => (claims['iss'] = 'https://accounts.example'))],
    ['a time long past', rewritten((claims) => (claims['exp'] = 1))],
    ['no ID token', ({ id_token: _gone, ...answer }: Record<string, unknown>) => answer],
  ])('refuses a token with %s', async (_what, twist) => {
    const returned = await arrive(newcomer('tampered'));
    provider.twist = twist;
    expect(await finish(returned)).toMatchObject(refused);
  });

  it('says so when the person canceled', async () => {
    const { url, attempt } = await begin();
    const state = new URL(url).searchParams.get('state');
    expect(await finish({ attempt, state, error: 'access_denied' })).toMatchObject({
      status: 409,
      body: { message: 'You canceled the Google sign-in. Nothing changed.' },
    });
  });

  it('says so when the provider hangs', async () => {
    const returned = await arrive(newcomer('patient'));
    provider.hangs = true;
    const answer = await finish(returned);
    expect(answer).toMatchObject({
      status: 503,
      body: { code: 'unavailable', message: expect.stringContaining('Google isn’t responding') as string },
    });
  });

  it('says so when there is no provider', async () => {
    const nowhere = { issuer: 'http://127.0.0.1:9', ...TEST_CLIENT };
    await expect(beginTrip(nowhere, `${ORIGIN}/googlecallback`)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

it('offers Google exactly where it is configured', async () => {
  expect(await app.must('GET', '/api/auth/google')).toEqual({ offered: true });
  const without = { ...app.context, config: { ...app.context.config, google: null } };
  await expect(beginGoogleTrip(without, null)).rejects.toMatchObject({ code: 'wrong_state' });
});
