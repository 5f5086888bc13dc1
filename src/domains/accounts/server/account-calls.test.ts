import { argon2Sync } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureOperator } from './accounts.ts';
import { userRecord } from '../user-record.ts';
import { VERIFICATION_POINTS } from '../verification.ts';
import { countries } from '#kit/countries.ts';
import { personCards } from '#domains/profiles/server/profiles.ts';
import { testAccounts, type TestAccounts } from './test-accounts.ts';

const PASSWORD = 'tulips under water';
let world: TestAccounts;
let count = 0;

beforeAll(async () => {
  world = await testAccounts();
});
afterAll(() => world.close());

const form = (change: object = {}) => {
  count += 1;
  return {
    first_name: ' Ada ',
    last_name: 'Lovelace',
    role: 'freelancer',
    email: `Ada${count}@Example.org `,
    password: PASSWORD,
    password_confirmation: PASSWORD,
    ...change,
  };
};

async function newcomer(change: object = {}) {
  const given = form(change);
  const registered = await world.post('/api/register', given);
  expect(registered.status).toBe(201);
  const email = given.email.trim().toLowerCase();
  const token = (await world.post('/api/login', { email, password: PASSWORD })).data['api_token'] as string;
  return { email, token, id: registered.data['id'] as string, username: registered.data['username'] as string };
}

async function emailTo(email: string) {
  await world.react();
  const message = world.emails.findLast((sentMessage) => sentMessage.to === email);
  if (message === undefined) throw new Error(`no email to ${email}`);
  return {
    ...message,
    code: /\b(\d{3}) (\d{3})\b/.exec(message.text)?.slice(1).join('') ?? '',
    link: /token=(\S+)/.exec(message.text)?.[1] ?? '',
  };
}

describe('registration', () => {
  test('opens an account, trims names, lower-cases the address and returns no token', async () => {
    const reply = await world.post(
      '/api/register',
      form({
        email: ' Grace.HOPPER@Example.org ',
        first_name: ' Grace ',
        last_name: ' Hopper ',
        country_id: 752,
        surplus: 'ignored',
        is_operator: true,
      }),
    );
    expect(reply.status).toBe(201);
    expect(reply).toMatchObject({
      success: true,
      errors: {},
      data: { email: 'grace.hopper@example.org', role: 'freelancer', username: 'grace-hopper' },
    });
    expect(reply.text).not.toContain('api_token');
    const row = (
      await world.home.owner.query(
        'select a.*, c.password_hash from account a join credential c on c.user_id = a.id where username = $1',
        ['grace-hopper'],
      )
    ).rows[0] as Record<string, unknown>;
    expect(row).toMatchObject({
      first_name: 'Grace',
      last_name: 'Hopper',
      is_operator: false,
      onboarded: false,
      country_id: 752,
      email_verified_at: null,
    });
    expect(row['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=3,p=1\$/);
  });

  test.each([
    [{ first_name: ' ' }, 'All fields are required', 'first_name'],
    [{ last_name: undefined }, 'All fields are required', 'last_name'],
    [{ email: null }, 'All fields are required', 'email'],
    [{ password: '', password_confirmation: '' }, 'All fields are required', 'password'],
    [{ password_confirmation: 'other' }, 'Passwords do not match', 'password_confirmation'],
    [{ role: 'admin' }, 'Invalid role selected', 'role'],
    [{ role: undefined }, 'Invalid role selected', 'role'],
    [{ role: '__proto__' }, 'Invalid role selected', 'role'],
    [{ email: 'nobody' }, 'Enter an email address such as name@example.com.', 'email'],
    [{ email: 'a\ud800@example.org' }, 'Enter an email address such as name@example.com.', 'email'],
    [
      { password: 'password', password_confirmation: 'password' },
      'This is one of the most common passwords. Choose one only you would think of.',
      'password',
    ],
    [{ username: 'ab' }, 'Username must be at least 3 characters long', 'username'],
    [{ country_id: 1 }, 'Choose a country from the list.', 'country_id'],
    [{ country_id: 99_999_999 }, 'Choose a country from the list.', 'country_id'],
    [{ first_name: 'x'.repeat(81) }, 'Use at most 80 characters.', 'first_name'],
  ])('with %o says %s', async (change, message, field) => {
    const reply = await world.post('/api/register', form(change));
    expect([reply.status, reply.message, Object.keys(reply.errors)]).toEqual([422, message, [field]]);
  });

  test('a taken address or username is a field error, with free names offered', async () => {
    const first = await newcomer({ username: 'Countess' });
    expect((await world.post('/api/register', form({ email: first.email }))).errors).toEqual({
      email: ['This email address already has an account.'],
    });
    const reply = await world.post('/api/register', form({ username: 'countess' }));
    expect(reply.errors).toEqual({ username: ['This username is taken.'] });
    expect(reply.data['suggestions']).toContain('countess-studio');
  });

  test('two at once with the same address open one account', async () => {
    const same = form();
    const replies = await Promise.all([1, 2, 3, 4].map(() => world.post('/api/register', same)));
    expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([201, 422, 422, 422]);
  });

  test('people of the same name who register at the same moment all get in', async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => world.post('/api/register', form({ first_name: 'Twin', last_name: 'Twinson' }))),
    );
    expect(replies.map((reply) => reply.status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(new Set(replies.map((reply) => reply.data['username'])).size).toBe(8);
  });

  test('people of the same name all get a username', async () => {
    const names = new Set<unknown>();
    for (let i = 0; i < 10; i += 1) names.add((await newcomer({ first_name: 'Same', last_name: 'Name' })).username);
    expect(names.size).toBe(10);
  });
});

describe('signing in', () => {
  test('replaces a hash of lower cost, once, and the password stays what it was', async () => {
    const { email, id } = await newcomer();
    const stored = async (): Promise<string> =>
      (
        await world.home.owner.query<{ password_hash: string }>(
          'select password_hash from credential where user_id = $1',
          [id],
        )
      ).rows[0]?.password_hash ?? '';
    const bare = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
    const nonce = Buffer.alloc(16, 3);
    const cheap = argon2Sync('argon2id', {
      message: PASSWORD,
      nonce,
      memory: 8_192,
      passes: 1,
      parallelism: 1,
      tagLength: 32,
    });
    await world.home.owner.query('update credential set password_hash = $2 where user_id = $1', [
      id,
      `$argon2id$v=19$m=8192,t=1,p=1$${bare(nonce)}$${bare(cheap)}`,
    ]);
    expect((await world.post('/api/login', { email, password: 'not the password' })).status).toBe(401);
    expect(await stored()).toContain('m=8192,t=1');
    expect((await world.post('/api/login', { email, password: PASSWORD })).status).toBe(200);
    const renewed = await stored();
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=3,p=1\$/);
    expect((await world.post('/api/login', { email, password: PASSWORD })).status).toBe(200);
    expect(await stored()).toBe(renewed);
  });

  test('answers with token, id, email and role, and a new token each time', async () => {
    const ada = await newcomer();
    const reply = await world.post('/api/login', {
      email: ` ${ada.email.toUpperCase()}`,
      password: PASSWORD,
      remember: true,
    });
    expect(reply).toMatchObject({
      status: 200,
      success: true,
      data: { id: ada.id, email: ada.email, role: 'freelancer' },
    });
    expect(reply.data['api_token']).toMatch(/^dk_[\w-]{38}$/);
    expect(reply.data['api_token']).not.toBe(ada.token);
    const sessions = await world.home.owner.query('select token_hash from session where user_id = $1', [ada.id]);
    expect(JSON.stringify(sessions.rows)).not.toContain(ada.token);
  });

  test('a wrong password and an unknown address get the same words', async () => {
    const ada = await newcomer();
    const wrong = await world.post('/api/login', { email: ada.email, password: 'not this one' });
    const unknown = await world.post('/api/login', { email: 'nobody@example.org', password: 'not this one' });
    for (const reply of [wrong, unknown])
      expect(reply).toMatchObject({
        status: 401,
        success: false,
        message: 'Invalid email or password',
        data: null,
        errors: {},
        code: 'wrong_credentials',
      });
  });

  test.each([{}, { email: 'a@b.c' }, { password: 'x' }, { email: '', password: '' }, { email: null, password: null }])(
    'without both %o says so',
    async (body) => {
      expect(await world.post('/api/login', body)).toMatchObject({
        status: 422,
        message: 'Email and password are required',
      });
    },
  );

  test('a token is dead after logout, after its last day and after two idle weeks; a made-up one never lives', async () => {
    const ada = await newcomer();
    const other = (await world.post('/api/login', { email: ada.email, password: PASSWORD })).data['api_token'];
    expect((await world.get('/api/user/me', { token: ada.token })).status).toBe(200);
    expect((await world.post('/api/logout', {}, { token: ada.token })).status).toBe(200);
    expect((await world.get('/api/user/me', { token: ada.token })).status).toBe(401);
    expect((await world.post('/api/logout', {}, { token: ada.token })).status).toBe(200);
    expect((await world.post('/api/logout')).status).toBe(200);
    await world.home.owner.query("update session set last_used_at = now() - interval '15 days' where user_id = $1", [
      ada.id,
    ]);
    expect((await world.get('/api/user/me', { token: other })).status).toBe(401);
    await world.home.owner.query('update session set last_used_at = now(), expires_at = now() where user_id = $1', [
      ada.id,
    ]);
    expect((await world.get('/api/user/me', { token: other })).status).toBe(401);
    for (const token of ['dk_', `dk_${'a'.repeat(38)}`, `${ada.token}x`, 'x'.repeat(500), "' or 1=1"])
      expect((await world.get('/api/user/me', { token })).status).toBe(401);
  });
});

describe('proof of the address', () => {
  test('a code or link for an address that was corrected since proves nothing, and says so', async () => {
    for (const how of ['code', 'link'] as const) {
      const ada = await newcomer();
      const message = await emailTo(ada.email);
      world.moveOn(61_000);
      expect(
        (
          await world.post(
            '/api/user/verify-email/address',
            { email: `new-${ada.email}`, password: PASSWORD },
            { token: ada.token },
          )
        ).status,
      ).toBe(200);
      const proof = how === 'code' ? { code: message.code } : { token: message.link };
      expect((await world.post('/api/user/verify-email', proof, { token: ada.token })).status).toBe(422);
      expect((await world.get('/api/user/verify-email', { token: ada.token })).data).toMatchObject({
        email: `new-${ada.email}`,
        verified: false,
      });
    }
  });

  test('an email brings a code and a link; the code verifies once', async () => {
    const ada = await newcomer();
    expect((await world.get('/api/user/verify-email', { token: ada.token })).data).toMatchObject({
      email: ada.email,
      verified: false,
      outbox: null,
    });
    const message = await emailTo(ada.email);
    expect(message.subject).toMatch(/^\d{3} \d{3} is your Docket code$/);
    expect(message.html.text).toContain(message.link);
    const reply = await world.post(
      '/api/user/verify-email',
      { code: `${message.code.slice(0, 3)} ${message.code.slice(3)}` },
      { token: ada.token },
    );
    expect(reply).toMatchObject({ status: 200, data: { email: ada.email, verified: true } });
    expect(await world.react()).toContain('accounts.email_verified');
    expect((await world.post('/api/user/verify-email', { code: message.code }, { token: ada.token })).status).toBe(200);
    expect((await world.post('/api/user/verify-email', { token: message.link })).status).toBe(422);
    expect((await world.get('/api/user/me', { token: ada.token })).data).toMatchObject({
      verification_level: VERIFICATION_POINTS.email,
      verification_badges: ['email'],
    });
    expect((await world.get('/api/user/onboarding/progress', { token: ada.token })).data).toMatchObject({
      email_verified: true,
    });
  });

  test('the link works once; where nobody is signed in, it ends what was set before (AUT-11)', async () => {
    const ada = await newcomer();
    const { link } = await emailTo(ada.email);
    const both = await Promise.all([1, 2].map(() => world.post('/api/user/verify-email', { token: link })));
    expect(both.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect((await world.get('/api/user/me', { token: ada.token })).status).toBe(401);
  });

  test('five wrong tries end a code, and tell how many are left', async () => {
    const ada = await newcomer();
    const { code } = await emailTo(ada.email);
    const wrong = code === '000000' ? '000001' : '000000';
    const messages = [];
    for (let i = 0; i < 5; i += 1)
      messages.push((await world.post('/api/user/verify-email', { code: wrong }, { token: ada.token })).message);
    expect(messages[0]).toBe('That code is incorrect. 4 attempts left.');
    expect(messages.at(-1)).toBe('That code is incorrect. Request a new one.');
    expect((await world.post('/api/user/verify-email', { code }, { token: ada.token })).message).toBe(
      'This code is no longer valid. Request a new one.',
    );
  });

  test('a code is good for ten minutes, another may be asked for each minute, and ends the one before', async () => {
    const ada = await newcomer();
    const first = await emailTo(ada.email);
    const early = await world.post('/api/user/verify-email/resend', {}, { token: ada.token });
    expect(early.status).toBe(429);
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(50);
    expect(early.data).toMatchObject({ verified: false });
    world.moveOn(61_000);
    const resent = await world.post('/api/user/verify-email/resend', {}, { token: ada.token });
    expect(resent).toMatchObject({ status: 200, data: { resend_in_seconds: 60 } });
    const second = await emailTo(ada.email);
    if (first.code !== second.code)
      expect((await world.post('/api/user/verify-email', { code: first.code }, { token: ada.token })).status).toBe(422);
    world.moveOn(10 * 60_000 + 1);
    expect((await world.post('/api/user/verify-email', { code: second.code }, { token: ada.token })).status).toBe(422);
    expect((await world.post('/api/user/verify-email', { token: second.link })).status).toBe(200);
  });

  test('one person’s code verifies nobody else, and a code needs its person', async () => {
    const [ada, bea] = [await newcomer(), await newcomer()];
    const message = await emailTo(ada.email);
    expect((await world.post('/api/user/verify-email', { code: message.code }, { token: bea.token })).status).toBe(422);
    expect((await world.post('/api/user/verify-email', { code: message.code })).status).toBe(401);
  });

  test('a mistyped address is corrected with the password, and only the new one can be proven', async () => {
    const ada = await newcomer();
    const old = await emailTo(ada.email);
    world.moveOn(61_000);
    expect(
      (
        await world.post(
          '/api/user/verify-email/address',
          { email: 'right@example.org', password: 'wrong one' },
          { token: ada.token },
        )
      ).errors,
    ).toHaveProperty('password');
    expect(
      (
        await world.post(
          '/api/user/verify-email/address',
          { email: 'Right@example.org', password: PASSWORD },
          { token: ada.token },
        )
      ).data,
    ).toMatchObject({
      email: 'right@example.org',
    });
    const fresh = await emailTo('right@example.org');
    expect((await world.post('/api/user/verify-email', { token: old.link })).status).toBe(422);
    expect((await world.post('/api/user/verify-email', { code: fresh.code }, { token: ada.token })).data).toEqual({
      email: 'right@example.org',
      verified: true,
      password_needed: false,
    });
    expect(
      (
        await world.post(
          '/api/user/verify-email/address',
          { email: 'x@example.org', password: PASSWORD },
          { token: ada.token },
        )
      ).status,
    ).toBe(409);
  });
});

describe('the user record', () => {
  test('has every field of REC-1 to REC-5 from the first minute, and no token', async () => {
    const ada = await newcomer({ country_id: 578 });
    const { data, text } = await world.get('/api/user/me', { token: ada.token });
    expect(Object.keys(data).toSorted()).toEqual(Object.keys(userRecord.shape).toSorted());
    expect(data).toMatchObject({
      role: 'freelancer',
      avatar: null,
      skills: [],
      portfolios: [],
      bank_details: [],
      country: 'Norway',
      country_code: 'NO',
      profile_completion_percentage: 0,
      freelancer: { level: 'new' },
      client: null,
    });
    expect(Date.parse(String(data['token_expires_at']))).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    expect(text).not.toContain('api_token');
    expect(text).not.toContain('password');
  });

  test('a saved profile comes back whole, and what is left out stays', async () => {
    const ada = await newcomer();
    const saved = await world.post(
      '/api/user/profile',
      {
        bio: ' Draws maps. ',
        skills: ['Typography', 'maps'],
        experience_level: 'expert',
        availability_status: 'busy',
        hourly_rate: { amount: '4500', currency: 'USD' },
        languages: [{ code: 'en', fluency: 'native' }],
        timezone: 'Europe/Oslo',
        date_of_birth: '1990-02-28',
        username: 'Ada-Maps',
        nonsense: 1,
        role: 'client',
        verification_level: 100,
      },
      { token: ada.token },
    );
    expect(saved.data).toMatchObject({
      bio: 'Draws maps.',
      skills: [
        { slug: 'typography', name: 'Typography', level: null },
        { slug: 'maps', name: 'maps', level: null },
      ],
      experience_level: 'expert',
      hourly_rate: { amount: '4500', currency: 'USD' },
      username: 'ada-maps',
      role: 'freelancer',
      verification_level: 0,
      date_of_birth: '1990-02-28',
      profile_completion_percentage: 45,
    });
    const next = await world.post(
      '/api/user/profile',
      { tagline: 'Maps', experience_level: null },
      { token: ada.token },
    );
    expect(next.data).toMatchObject({
      bio: 'Draws maps.',
      tagline: 'Maps',
      experience_level: 'expert',
      availability_status: 'busy',
    });
    expect((await world.get('/api/user/me', { token: ada.token })).data).toEqual(next.data);
    expect(
      (await world.post('/api/user/profile', { bio: null, hourly_rate: null }, { token: ada.token })).data,
    ).toMatchObject({
      bio: null,
      hourly_rate: null,
    });
  });

  test.each([
    ['freelancer', { skills: ['typography'], bio: 'Hello' }, { bio: '' }],
    ['both', { skills: ['typography'], bio: 'Hello' }, { skills: [] }],
    [
      'client',
      { industries: ['food-and-drink'], subindustries: ['bakeries'], company_name: 'Crumb' },
      { company_name: ' ' },
    ],
  ])('guard rule 8 for a %s is one stored answer that follows the profile', async (role, complete, broken) => {
    const ada = await newcomer({ role });
    const stored = async () =>
      (await world.home.owner.query('select onboarded from account where id = $1', [ada.id])).rows[0] as {
        onboarded: boolean;
      };
    for (const [field, value] of Object.entries(complete)) {
      expect((await stored()).onboarded).toBe(false);
      await world.post('/api/user/profile', { [field]: value }, { token: ada.token });
    }
    expect((await stored()).onboarded).toBe(true);
    expect((await world.get('/api/user/onboarding/progress', { token: ada.token })).data).toMatchObject(complete);
    await world.post('/api/user/profile', broken, { token: ada.token });
    expect((await stored()).onboarded).toBe(false);
  });

  test('a picture is re-encoded without what was hidden in it', async () => {
    const ada = await newcomer();
    const secret = 'GPS 59.91';
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c33' } })
      .withExif({ IFD0: { ImageDescription: secret } })
      .jpeg()
      .toBuffer();
    expect(picture.includes(secret)).toBe(true);
    const reply = await world.upload('/api/user/avatar', multipart('avatar', 'me.jpg', picture), ada.token);
    expect(reply.status).toBe(200);
    const file = String(reply.data['avatar']);
    expect(reply.data['avatar_url']).toBe(`/uploads/avatars/${file}`);
    const storedPicture = await world.context.files.get(`avatars/${file}`);
    expect(storedPicture?.includes(secret)).toBe(false);
    expect(await sharp(storedPicture ?? undefined).metadata()).toMatchObject({
      format: 'webp',
      width: 512,
      height: 512,
    });
    const second = await world.upload('/api/user/avatar', multipart('avatar', 'me.png', picture), ada.token);
    expect((await world.get('/api/user/me', { token: ada.token })).data['avatar']).toBe(second.data['avatar']);
    await expect.poll(() => world.context.files.get(`avatars/${file}`)).toBeNull();
  });

  test.each([
    ['text that calls itself a picture', 'avatar', Buffer.from('<script>alert(1)</script>'), 422],
    ['SVG', 'avatar', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 422],
    ['half a picture', 'avatar', Buffer.from('ffd8ffe000104a4649460001', 'hex'), 422],
    ['nothing', 'avatar', Buffer.alloc(0), 422],
    ['another field', 'file', Buffer.from('x'), 422],
    ['six megabytes', 'avatar', Buffer.alloc(6 * 1_024 * 1_024, 1), 413],
  ])('%s is refused as a picture', async (_what, field, bytes, status) => {
    const ada = await newcomer();
    expect((await world.upload('/api/user/avatar', multipart(field, 'me.png', bytes), ada.token)).status).toBe(status);
  });
});

const multipart = (field: string, name: string, bytes: Buffer) => ({
  type: 'multipart/form-data; boundary=edge',
  payload: Buffer.concat([
    Buffer.from(
      `--edge\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n--edge--\r\n'),
  ]),
});

describe('the username check', () => {
  test.each([
    [{ username: ' ab ' }, false, 'Username must be at least 3 characters long'],
    [{}, false, 'Username must be at least 3 characters long'],
    [{ username: 'somebody-new' }, true, 'This username is available'],
    [{ username: 'admin' }, false, 'This username is reserved'],
  ])('%o', async (body, available, message) => {
    expect(await world.post('/api/check-username', body)).toMatchObject({
      status: 200,
      message,
      data: { available, message },
    });
  });
  test('offers free names for a taken one, which is available to its owner', async () => {
    const ada = await newcomer({ username: 'taken-name' });
    const reply = await world.post('/api/check-username', { username: 'Taken-Name' });
    expect(reply).toMatchObject({
      message: 'This username is taken',
      data: { available: false, username: 'taken-name' },
    });
    for (const username of reply.data['suggestions'] as string[])
      expect((await world.post('/api/check-username', { username })).data['available']).toBe(true);
    expect(
      (await world.post('/api/check-username', { username: 'taken-name' }, { token: ada.token })).data['available'],
    ).toBe(true);
  });
});

describe('changing the password', () => {
  const change = (current: string, next: string, again = next) => ({
    current_password: current,
    new_password: next,
    new_password_confirmation: again,
  });
  test('ends every other session and the old password', async () => {
    const ada = await newcomer();
    const other = (await world.post('/api/login', { email: ada.email, password: PASSWORD })).data['api_token'];
    expect(
      await world.post('/api/user/change-password', change(PASSWORD, 'roses over stone'), { token: ada.token }),
    ).toMatchObject({
      status: 200,
      data: { ended_sessions: 1 },
    });
    expect((await world.get('/api/user/me', { token: other })).status).toBe(401);
    expect((await world.get('/api/user/me', { token: ada.token })).status).toBe(200);
    expect((await world.post('/api/login', { email: ada.email, password: PASSWORD })).status).toBe(401);
    expect((await world.post('/api/login', { email: ada.email, password: 'roses over stone' })).status).toBe(200);
    expect(await world.react()).toEqual(
      expect.arrayContaining(['accounts.sessions_ended', 'accounts.password_changed']),
    );
  });
  test.each([
    [change('', 'roses over stone'), 'All fields are required'],
    [change(PASSWORD, 'roses over stone', 'roses'), 'Passwords do not match'],
    [change('not my password', 'roses over stone'), 'This isn’t your current password.'],
    [change(PASSWORD, 'short'), 'Use at least 8 characters.'],
    [change(PASSWORD, PASSWORD), 'Choose a password that is different from your current one.'],
  ])('%o: %s', async (body, message) => {
    const ada = await newcomer();
    expect(await world.post('/api/user/change-password', body, { token: ada.token })).toMatchObject({
      status: 422,
      message,
    });
    expect((await world.post('/api/user/change-password', body)).status).toBe(401);
  });
});

describe('a public profile', () => {
  test('shows what anyone may see and nothing else, once the address is proven', async () => {
    const ada = await newcomer({ country_id: 578, username: 'map-maker' });
    await world.post(
      '/api/user/profile',
      {
        bio: 'Draws maps.',
        skills: ['typography', 'Maps'],
        phone: '12345678',
        address_line_1: 'Storgata 1',
        date_of_birth: '1990-01-01',
        professional_title: 'Cartographer',
      },
      { token: ada.token },
    );
    expect((await world.get('/api/profiles/map-maker')).status).toBe(404);
    await world.post('/api/user/verify-email', { token: (await emailTo(ada.email)).link }, { token: ada.token });
    const { data, text } = await world.get('/api/profiles/Map-Maker');
    expect(data).toMatchObject({
      display_name: 'Ada Lovelace',
      country: 'Norway',
      level: 'new',
      tier: 'registered',
      verified: ['email'],
      verification_level: 20,
      skills: [
        { slug: 'typography', name: 'Typography' },
        { slug: 'Maps', name: 'Maps' },
      ],
    });
    for (const secret of [ada.email, '12345678', 'Storgata', '1990-01-01']) expect(text).not.toContain(secret);
    const cards = await personCards(world.context.db, [ada.id, ada.id]);
    expect(cards.get(ada.id)).toMatchObject({
      username: 'map-maker',
      country_code: 'NO',
      professional_title: 'Cartographer',
      verification_level: 20,
      level: 'new',
    });
  });
  test.each([
    ['nobody-here', 404],
    ['%00', 404],
    ['a%2Fb', 404],
    ['x'.repeat(200), 404],
    ['%ff', 404],
  ])('there is none of %s', async (name, status) =>
    expect((await world.get(`/api/profiles/${name}`)).status).toBe(status),
  );
});

describe('the first operator', () => {
  const line = async (env: Record<string, string>) => {
    const instance = await testAccounts(env);
    const message = await ensureOperator(instance.context);
    return { instance, said: message, again: await ensureOperator(instance.context) };
  };
  test('from the configuration, no matter who held that address before', async () => {
    const instance = await testAccounts({ ADMIN_EMAIL: 'Boss@example.org', ADMIN_PASSWORD: 'a long boss password' });
    await instance.post('/api/register', form({ email: 'boss@example.org' }));
    expect(await ensureOperator(instance.context)).toBeNull();
    expect((await instance.post('/api/login', { email: 'boss@example.org', password: PASSWORD })).status).toBe(401);
    const token = (await instance.post('/api/login', { email: 'boss@example.org', password: 'a long boss password' }))
      .data['api_token'];
    expect((await instance.get('/api/user/me', { token })).data).toMatchObject({ is_operator: true });
    await instance.close();
  });
  test('of a demo is printed once', async () => {
    const { instance, said, again } = await line({ DEMO: 'on' });
    const [, email, password] = /: (\S+) with the password (\S+)$/.exec(said ?? '') ?? [];
    expect(password).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}(-[2-9A-HJKMNP-TV-Z]{4}){3}$/);
    expect((await instance.post('/api/login', { email, password })).status).toBe(200);
    expect(again).toBeNull();
    await instance.close();
  });
  test('elsewhere by a token that is good once', async () => {
    const { instance, said, again } = await line({});
    const tokens = [said, again].map((message) => /token=(\S+) within/.exec(message ?? '')?.[1]);
    const body = {
      email: 'Boss@example.org',
      password: 'a long boss password',
      password_confirmation: 'a long boss password',
    };
    expect((await instance.post('/api/operator/setup', { ...body, token: tokens[0] })).status).toBe(404);
    expect(
      (await instance.post('/api/operator/setup', { ...body, token: tokens[1], password_confirmation: 'x' })).status,
    ).toBe(422);
    expect((await instance.post('/api/operator/setup', { ...body, token: tokens[1] })).data).toMatchObject({
      email: 'boss@example.org',
    });
    expect((await instance.post('/api/operator/setup', { ...body, token: tokens[1] })).status).toBe(404);
    expect((await instance.post('/api/login', { email: 'boss@example.org', password: body.password })).status).toBe(
      200,
    );
    expect(await ensureOperator(instance.context)).toBeNull();
    await instance.close();
  });
});

describe('no input yields a 5xx', () => {
  const odd: unknown[] = [
    null,
    true,
    0,
    -1,
    1e308,
    1.5,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    '\u202e',
    '💥'.repeat(500),
    'x'.repeat(100_000),
    [],
    [[]],
    ['a', 1, null],
    {},
    { a: { b: {} } },
    { toString: 1 },
    "'; drop table account; --",
    '%s%n',
    '../../etc/passwd',
    '2026-13-45',
    'NaN',
    '9'.repeat(400),
    ['\ud800', '\u0000'],
    [{ code: 'en', fluency: 'native' }, { code: '\ud800' }],
    { amount: '9'.repeat(18), currency: 'USD' },
    { amount: '1', currency: 'XXX' },
    { '\ud800': 'https://a.b' },
    { site: 'https://a.b/\ud800' },
    { __proto__: null, constructor: 'x' },
  ];
  const fields: Record<string, readonly string[]> = {
    '/api/login': ['email', 'password'],
    '/api/register': ['first_name', 'last_name', 'role', 'email', 'country_id', 'username'],
    '/api/check-username': ['username'],
    '/api/logout': ['x'],
    '/api/user/change-password': ['current_password', 'new_password', 'new_password_confirmation'],
    '/api/user/verify-email': ['code', 'token'],
    '/api/user/verify-email/address': ['email', 'password'],
    '/api/operator/setup': ['token', 'email', 'password'],
    '/api/user/profile': [
      'first_name',
      'username',
      'date_of_birth',
      'gender',
      'phone',
      'phone_country_code',
      'bio',
      'hourly_rate',
      'experience_level',
      'timezone',
      'social_links',
      'country_id',
      'country_code',
      'city',
      'skills',
      'languages',
      'industries',
      'company_name',
    ],
  };
  test.each(Object.keys(fields))('%s', async (url) => {
    const { token } = await newcomer();
    const answers = [];
    for (const body of [
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '1',
      '\u0000',
      '{"a":1}{',
      ...odd.map((value) => JSON.stringify(value)),
    ])
      answers.push(await world.post(url, body, { token }));
    for (const field of fields[url] ?? [])
      for (const value of odd) {
        const base = url === '/api/register' ? form() : {};
        answers.push(await world.post(url, { ...base, [field]: value }, { token }));
      }
    expect(answers.filter((answer) => answer.status >= 500).map((answer) => answer.text)).toEqual([]);
    for (const answer of answers)
      expect(Object.keys(answer)).toEqual(expect.arrayContaining(['success', 'message', 'data', 'errors']));
  });
});

test('the countries of the database and of the program are the same', async () => {
  const rows = (await world.home.owner.query<{ id: number; code: string }>('select id, code from country')).rows;
  const byCode = (a: { code: string }, b: { code: string }) => (a.code < b.code ? -1 : 1);
  expect(rows.toSorted(byCode)).toEqual(
    countries()
      .map(({ id, code }) => ({ id, code }))
      .toSorted(byCode),
  );
});

test('the database counts verification points as the program does', async () => {
  const { rows } = await world.home.owner.query<{ level: number }>(
    `select verification_level(row(a.*)::account) as level
      from (select * from account limit 1) b,
      lateral (select (jsonb_populate_record(b::account,
      '{"email_verified_at":"2026-01-01","phone_verified_at":"2026-01-01","identity_verified_at":"2026-01-01","payout_method_proven_at":"2026-01-01"}')).*) a`,
  );
  expect(rows[0]?.level).toBe(
    VERIFICATION_POINTS.email +
      VERIFICATION_POINTS.phone +
      VERIFICATION_POINTS.identity +
      VERIFICATION_POINTS.payout_method,
  );
});
