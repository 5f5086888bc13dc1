import { composed } from '#kit/server/db/database.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROLES } from '#kit/actor.ts';
import { PASSWORD, testApp, type TestApp } from '../test-app.ts';

/** REC-1 to CALL-19 as a caller of the API meets them; each test is named after the line it proves. */
let app: TestApp;
let count = 0;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

type Data = Record<string, unknown>;
const post = (path: string, body: unknown, token?: string, headers: Record<string, string> = {}) =>
  app.send<Data>('POST', path, {
    body,
    headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
  });
const get = (path: string, token?: string) =>
  app.send<Data>('GET', path, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });

const payload = (change: object = {}) => {
  count += 1;
  return {
    first_name: 'Ada',
    last_name: 'Lovelace',
    role: 'freelancer',
    email: `conform${count}@example.org`,
    password: PASSWORD,
    password_confirmation: PASSWORD,
    ...change,
  };
};

async function newcomer(change: object = {}) {
  const given = payload(change);
  const registered = await post('/api/register', given);
  expect(registered.status, registered.text).toBe(201);
  const { body } = await post('/api/login', { email: given.email, password: PASSWORD });
  return { ...given, id: String(registered.body.data['id']), token: String(body.data['api_token']) };
}

describe('3. User record', () => {
  const GROUPS = {
    Identity:
      'id first_name middle_name last_name username email email_verified_at role avatar date_of_birth age gender phone phone_country_code phone_verified phone_verified_at',
    Professional:
      'category category_id bio professional_title tagline hourly_rate experience_level availability_status unavailable_reason timezone social_links',
    Location:
      'country country_id country_code state_id city_id state_name city_name address address_line_1 address_line_2 city state_province postal_code',
    Status:
      'profile_completed profile_completion_percentage verification_level verification_badges profile_views identity_verified identity_verified_at background_checked background_checked_at two_factor_enabled notification_preferences privacy_settings last_activity_at last_login_at last_profile_update token_expires_at',
    'Related lists': 'skills portfolios experiences educations certifications languages bank_details',
    'Related objects': 'freelancer client subscription',
  };
  test.each(Object.entries(GROUPS))('%s: every field is in GET /api/user/me', async (_group, fields) => {
    const { token } = await newcomer();
    const me = (await get('/api/user/me', token)).body.data;
    expect(fields.split(' ').filter((field) => !(field in me))).toEqual([]);
  });
  test.each(GROUPS['Related lists'].split(' '))('Related lists: %s is a list', async (field) => {
    expect(Array.isArray((await get('/api/user/me', app.people.freelancer.token)).body.data[field])).toBe(true);
  });
  test('Related objects: freelancer for who sells, client for who hires', async () => {
    expect((await get('/api/user/me', app.people.freelancer.token)).body.data['freelancer']).toEqual(
      expect.any(Object),
    );
    expect((await get('/api/user/me', app.people.client.token)).body.data['client']).toEqual(expect.any(Object));
  });
  test('api_token is kept in the client session: no reply but that of login carries it', async () => {
    const { token, email } = await newcomer();
    for (const answer of [
      await get('/api/user/me', token),
      await post('/api/user/profile', { tagline: 'x' }, token),
      await post('/api/register', payload()),
    ])
      expect(answer.text).not.toContain(token);
    expect((await post('/api/login', { email, password: PASSWORD })).body.data).toHaveProperty('api_token');
  });
  test("role (defaults to 'user')", async () => {
    const rows = await app.context.db.rows(
      composed<{ column_default: string }>(
        "select column_default from information_schema.columns where table_name = 'account' and column_name = 'role'",
      ),
    );
    expect(rows[0]?.column_default).toContain("'user'");
  });
  test('age follows date_of_birth', async () => {
    const { token } = await newcomer();
    const { body } = await post('/api/user/profile', { date_of_birth: '1990-01-01' }, token);
    expect(body.data['age']).toBeGreaterThanOrEqual(36);
  });
});

describe('3. Login response', () => {
  test('success, data (api_token, id, email, role), message', async () => {
    const { email, id } = await newcomer();
    const { status, body } = await post('/api/login', { email, password: PASSWORD });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      data: { api_token: expect.stringMatching(/.{20,}/), id, email, role: 'freelancer' },
      message: expect.any(String),
    });
  });
});

describe('3. Registration payload', () => {
  test('first_name, last_name, role, email, password, password_confirmation, optional country_id, optional username', async () => {
    expect((await post('/api/register', payload())).status).toBe(201);
    const { body } = await post('/api/register', payload({ country_id: 752, username: 'named-by-me' }));
    expect(body).toMatchObject({
      success: true,
      data: { username: 'named-by-me' },
      errors: {},
      message: expect.any(String),
    });
  });
});

describe('3. Onboarding progress (read)', () => {
  test('email_verified, profile_completion_percentage, skills, bio, industries, subindustries, company_name', async () => {
    const { body } = await get('/api/user/onboarding/progress', (await newcomer()).token);
    expect(Object.keys(body.data).toSorted()).toEqual([
      'bio',
      'company_name',
      'email_verified',
      'industries',
      'profile_completion_percentage',
      'skills',
      'subindustries',
    ]);
    expect(body.data).toMatchObject({ email_verified: false, skills: [], industries: [], subindustries: [] });
  });
});

describe('3. Username check response', () => {
  test('data with available, username, suggestions; and message', async () => {
    const { body } = await post('/api/check-username', { username: 'freelancer-person' });
    expect(body).toMatchObject({
      data: { available: false, username: 'freelancer-person', suggestions: expect.any(Array) },
      message: expect.any(String),
    });
    expect((body.data['suggestions'] as unknown[]).length).toBeGreaterThan(0);
  });
});

describe('5. Validation rules', () => {
  test.each([{}, { email: 'a@b.c' }, { password: 'x' }, { email: '  ', password: 'x' }])(
    "Login: email and password required ('Email and password are required'): %o",
    async (body) => {
      expect((await post('/api/login', body)).body).toMatchObject({
        success: false,
        message: 'Email and password are required',
      });
    },
  );
  test('Login: email trimmed and lowercased', async () => {
    const { email } = await newcomer();
    expect((await post('/api/login', { email: `  ${email.toUpperCase()} `, password: PASSWORD })).status).toBe(200);
  });
  test.each(['first_name', 'last_name', 'email', 'password'])(
    "Registration: %s required ('All fields are required')",
    async (field) => {
      const empty = field === 'password' ? { password: '', password_confirmation: '' } : { [field]: ' ' };
      const { status, body } = await post('/api/register', payload(empty));
      expect([status, body.message]).toEqual([422, 'All fields are required']);
      expect(Object.keys(body.errors)).toContain(field);
    },
  );
  test("Registration: password equals confirmation ('Passwords do not match')", async () => {
    expect((await post('/api/register', payload({ password_confirmation: 'another one' }))).body.message).toBe(
      'Passwords do not match',
    );
  });
  test.each(ROLES)('Registration: role one of freelancer, client, both, user, expert: %s', async (role) => {
    const { status, body } = await post('/api/register', payload({ role }));
    expect([status, body.data['role']]).toEqual([201, role]);
  });
  test.each(['admin', 'operator', '', 'Client'])(
    "Registration: any other role ('Invalid role selected'): %s",
    async (role) => {
      expect((await post('/api/register', payload({ role }))).body.message).toBe('Invalid role selected');
    },
  );
  test('Registration: names and email trimmed, email lowercased', async () => {
    const email = '  Trim.Me@Example.ORG ';
    expect(
      (await post('/api/register', payload({ email, first_name: '  Grace ', last_name: ' Hopper  ' }))).body.data[
        'email'
      ],
    ).toBe('trim.me@example.org');
    const { body } = await post('/api/login', { email, password: PASSWORD });
    expect((await get('/api/user/me', String(body.data['api_token']))).body.data).toMatchObject({
      first_name: 'Grace',
      last_name: 'Hopper',
    });
  });
  test.each(['ab', ' ab ', '', 'a'])(
    "Username check: at least 3 characters, else unavailable with 'Username must be at least 3 characters long': %o",
    async (username) => {
      expect((await post('/api/check-username', { username })).body).toMatchObject({
        data: { available: false },
        message: 'Username must be at least 3 characters long',
      });
    },
  );
  test('Username check: trimmed', async () => {
    expect((await post('/api/check-username', { username: '  someone-free  ' })).body.data).toMatchObject({
      available: true,
      username: 'someone-free',
    });
  });
  test('Profile update falls back to stored experience_level and availability_status when missing', async () => {
    const { token } = await newcomer();
    await post('/api/user/profile', { experience_level: 'expert', availability_status: 'busy' }, token);
    for (const body of [{ tagline: 'a' }, { tagline: 'b', experience_level: null, availability_status: null }])
      expect((await post('/api/user/profile', body, token)).body.data).toMatchObject({
        experience_level: 'expert',
        availability_status: 'busy',
      });
  });
  test('Password change: current password, new password, confirmation', async () => {
    const { token, email } = await newcomer();
    const next = 'a-lantern-by-the-orchard';
    const refused = await post(
      '/api/user/change-password',
      { current_password: PASSWORD, new_password: next, new_password_confirmation: 'x' },
      token,
    );
    expect([refused.status, refused.body.message]).toEqual([422, 'Passwords do not match']);
    const done = await post(
      '/api/user/change-password',
      { current_password: PASSWORD, new_password: next, new_password_confirmation: next },
      token,
    );
    expect(done.status, done.text).toBe(200);
    expect((await post('/api/login', { email, password: next })).status).toBe(200);
  });
  test("Avatar upload: multipart with field 'avatar'", async () => {
    const { token } = await newcomer();
    const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#175' } })
      .png()
      .toBuffer();
    expect((await upload(token, 'avatar', picture)).status).toBe(200);
    expect((await upload(token, 'picture', picture)).status).toBe(422);
  });
});

const upload = (token: string, field: string, bytes: Buffer) =>
  app.send<Data>('POST', '/api/user/avatar', {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=edge' },
    body: Buffer.concat([
      Buffer.from(
        `--edge\r\ncontent-disposition: form-data; name="${field}"; filename="me.png"\r\ncontent-type: image/png\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n--edge--\r\n'),
    ]),
  });

describe('7. Calls made', () => {
  test('POST /api/login: email, password → success, message, data', async () => {
    expect(
      Object.keys((await post('/api/login', { email: app.people.client.email, password: PASSWORD })).body),
    ).toEqual(expect.arrayContaining(['success', 'message', 'data']));
  });
  test('POST /api/register: registration payload → success, message, data, errors', async () => {
    expect(Object.keys((await post('/api/register', payload())).body)).toEqual(
      expect.arrayContaining(['success', 'message', 'data', 'errors']),
    );
  });
  test('POST /api/logout: none → result ignored, and the token is dead', async () => {
    const { token } = await newcomer();
    expect((await post('/api/logout', undefined, token)).status).toBe(200);
    expect((await get('/api/user/me', token)).status).toBe(401);
    expect((await post('/api/logout', undefined)).status).toBe(200);
  });
  test('GET /api/user/me: data holds the user record', async () => {
    const { token, id, email } = await newcomer();
    expect((await get('/api/user/me', token)).body).toMatchObject({ success: true, data: { id, email } });
  });
  test('POST /api/user/profile: profile fields → success, data (user)', async () => {
    const { token, id } = await newcomer();
    const { body } = await post('/api/user/profile', { bio: 'Draws maps.', surplus: 1 }, token);
    expect(body).toMatchObject({ success: true, data: { id, bio: 'Draws maps.' } });
    expect((await get('/api/user/me', token)).body.data).toEqual(body.data);
  });
  test('POST /api/user/avatar: multipart, avatar → data.avatar is the new avatar', async () => {
    const { token } = await newcomer();
    const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#175' } })
      .png()
      .toBuffer();
    const { body } = await upload(token, 'avatar', picture);
    expect((await get('/api/user/me', token)).body.data['avatar']).toBe(body.data['avatar']);
  });
  test('POST /api/check-username: username → data.available, username, suggestions; message', async () => {
    expect((await post('/api/check-username', { username: 'nobody-has-this' })).body).toMatchObject({
      success: true,
      data: { available: true, username: 'nobody-has-this', suggestions: [] },
    });
  });
  test('GET /api/user/onboarding/progress: fields in section 3', async () => {
    expect((await get('/api/user/onboarding/progress', app.people.client.token)).body.data).toMatchObject({
      email_verified: true,
      company_name: 'Small Ships Ltd',
    });
  });
  test('Every request carries a Bearer Authorization header: nothing else signs anyone in', async () => {
    const { token } = app.people.client;
    const tries = [
      { cookie: `docket-token=${token}; api_token=${token}` },
      { authorization: token },
      { authorization: `Basic ${token}` },
      { 'x-api-token': token },
    ];
    for (const headers of tries) expect((await app.send('GET', '/api/user/me', { headers })).status).toBe(401);
    expect((await app.send('GET', `/api/user/me?api_token=${token}`)).status).not.toBe(200);
  });
  test.each(['/api/notifications', '/api/mybalance', '/api/user/me', '/api/user/onboarding/progress'])(
    'silent-401 list: %s is there and wants a session',
    async (path) => {
      expect((await get(path)).status).toBe(401);
      expect((await get(path, app.people.client.token)).status).toBe(200);
    },
  );
});

describe('8. Error catalogue', () => {
  test("Login: 401 'Invalid email or password', for a wrong password and for nobody alike", async () => {
    for (const email of [app.people.client.email, 'nobody@example.org'])
      expect(await post('/api/login', { email, password: 'not the one' })).toMatchObject({
        status: 401,
        body: { success: false, message: 'Invalid email or password', data: null },
      });
  });
  test('Login and registration: server field errors are passed on', async () => {
    expect((await post('/api/register', payload({ email: app.people.client.email }))).body.errors).toHaveProperty(
      'email',
    );
  });
  test('Every failure has the envelope: success, message, data, errors, code, requestId', async () => {
    for (const answer of [
      await get('/api/user/me'),
      await post('/api/login', {}),
      await get('/api/no-such-call'),
      await post('/api/login', '{'),
    ]) {
      expect(answer.body).toMatchObject({
        success: false,
        message: expect.stringMatching(/./),
        errors: expect.any(Object),
        code: expect.any(String),
        requestId: expect.any(String),
      });
      expect(answer.text).not.toMatch(/node_modules|\.ts:|select |at Object/);
    }
  });
});

describe('8. Login limits', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await testApp({ RATE_LIMITS: 'on' });
  });
  afterAll(() => limited.close());

  test("429 'Too many login attempts. Please try again later.', with Retry-After", async () => {
    const attempt = () =>
      limited.send('POST', '/api/login', { body: { email: 'someone@example.org', password: 'wrong' } });
    let answer = await attempt();
    for (let tries = 0; tries < 40 && answer.status !== 429; tries += 1) answer = await attempt();
    expect([answer.status, answer.body.message]).toEqual([429, 'Too many login attempts. Please try again later.']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});
