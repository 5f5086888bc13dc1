import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailFrozenUntil } from './accounts.ts';
import { generate } from 'otplib';
import { testAccounts, type Answer, type TestAccounts } from './test-accounts.ts';

const PASSWORD = 'tulips under water';
const NEW = 'a lantern in the orchard';
let world: TestAccounts;
let count = 0;
beforeAll(async () => {
  world = await testAccounts({ INSTANCE_KEY: 'a key that is long enough for a test of ours' });
});
afterAll(() => world.close());

interface Person {
  readonly email: string;
  readonly token: string;
  readonly id: string;
}

async function newcomer(): Promise<Person> {
  count += 1;
  const email = `wayin${count}@example.org`;
  const names = {
    first_name: 'Ada',
    last_name: 'Lovelace',
    role: 'client',
    email,
    password: PASSWORD,
    password_confirmation: PASSWORD,
  };
  const { data } = await world.post('/api/register', names);
  const person = { email, id: String(data['id']), token: await enter(email) };
  await world.react();
  const code = /\b(\d{3}) (\d{3})\b/.exec(world.emails.findLast((message) => message.to === email)?.text ?? '');
  await world.post('/api/user/verify-email', { code: `${code?.[1]}${code?.[2]}` }, { token: person.token });
  await world.react();
  return person;
}

const login = (email: string, password = PASSWORD, request = {}): Promise<Answer> =>
  world.post('/api/login', { email, password }, request);
const enter = async (email: string, password = PASSWORD): Promise<string> =>
  String((await login(email, password)).data['api_token']);
const confirm = (token: string) => world.post('/api/user/confirm-identity', { password: PASSWORD }, { token });
const works = async (token: unknown): Promise<boolean> => (await world.get('/api/user/me', { token })).status === 200;
const codeAt = (secret: string, ahead = 0) =>
  generate({ secret, epoch: Math.floor(world.context.clock().getTime() / 1_000) + ahead });

describe('proof before sensitive acts', () => {
  test('is required until given, and lasts five minutes in that session alone', async () => {
    const ada = await newcomer();
    const other = await enter(ada.email);
    expect(await world.post('/api/user/two-factor/start', {}, { token: ada.token })).toMatchObject({
      status: 403,
      code: 'confirmation_needed',
    });
    expect(
      await world.post('/api/user/confirm-identity', { password: 'not this one' }, { token: ada.token }),
    ).toMatchObject({
      status: 422,
      errors: { password: ['This isn’t your current password.'] },
    });
    expect((await confirm(ada.token)).status).toBe(200);
    expect((await world.post('/api/user/two-factor/start', {}, { token: ada.token })).status).toBe(200);
    expect((await world.post('/api/user/two-factor/start', {}, { token: other })).status).toBe(403);
    await world.home.owner.query(
      "update session set confirmed_at = now() - interval '301 seconds' where user_id = $1",
      [ada.id],
    );
    expect((await world.post('/api/user/two-factor/start', {}, { token: ada.token })).status).toBe(403);
  });

  test('someone without password, app or passkey gets a code by email that works once', async () => {
    const ada = await newcomer();
    expect((await world.post('/api/user/confirm-identity/email', {}, { token: ada.token })).status).toBe(409);
    await world.home.owner.query('delete from credential where user_id = $1', [ada.id]);
    expect((await world.get('/api/user/confirm-identity', { token: ada.token })).data).toMatchObject({
      password: false,
      email_code: true,
      email: ada.email,
    });
    await world.post('/api/user/confirm-identity/email', {}, { token: ada.token });
    await world.react();
    const code =
      /\b(\d{3}) (\d{3})\b/
        .exec(world.emails.at(-1)?.text ?? '')
        ?.slice(1)
        .join('') ?? '';
    expect(
      (
        await world.post(
          '/api/user/confirm-identity',
          { email_code: '000000' === code ? '111111' : '000000' },
          { token: ada.token },
        )
      ).status,
    ).toBe(422);
    expect((await world.post('/api/user/confirm-identity', { email_code: code }, { token: ada.token })).status).toBe(
      200,
    );
    expect((await world.post('/api/user/confirm-identity', { email_code: code }, { token: ada.token })).status).toBe(
      422,
    );
  });
});

async function withTwoFactor() {
  const ada = await newcomer();
  await confirm(ada.token);
  const secret = String((await world.post('/api/user/two-factor/start', {}, { token: ada.token })).data['secret']);
  const other = await enter(ada.email);
  const answer = await world.post(
    '/api/user/two-factor/enable',
    { code: await codeAt(secret, -30) },
    { token: ada.token },
  );
  expect(answer.status).toBe(200);
  return { ...ada, secret, other, recovery: answer.data['recovery_codes'] as string[] };
}

const ticketOf = async (email: string): Promise<string> => String((await login(email)).data['ticket']);
const second = (ticket: string, code: string) => world.post('/api/login/second-factor', { ticket, code });

describe('two-factor authentication', () => {
  test('ends the other sessions when it is turned on, and keeps its secret sealed', async () => {
    const ada = await withTwoFactor();
    expect([await works(ada.token), await works(ada.other)]).toEqual([true, false]);
    expect(ada.recovery).toHaveLength(10);
    const storedSecrets = await world.home.owner.query(
      'select t.secret, r.code_hash from two_factor t join recovery_code r using (user_id) where user_id = $1',
      [ada.id],
    );
    const text =
      JSON.stringify(storedSecrets.rows) +
      storedSecrets.rows.map((row: { secret: Buffer }) => row.secret.toString('latin1')).join('');
    expect(text).not.toContain(ada.secret);
    expect((await world.get('/api/user/two-factor', { token: ada.token })).data).toMatchObject({
      enabled: true,
      recovery_codes_left: 10,
    });
  });

  test('the password alone returns no token; the code then returns the data of CALL-1; neither works twice', async () => {
    const ada = await withTwoFactor();
    const first = await login(ada.email);
    expect(first).toMatchObject({
      status: 403,
      success: false,
      code: 'second_factor_needed',
      data: { ticket: expect.any(String) as string },
    });
    expect(first.text).not.toContain('api_token');
    expect((await login(ada.email, 'wrong password')).status).toBe(401);
    const ticket = String(first.data['ticket']);
    expect((await second(ticket, '000000')).status).toBe(422);
    const code = await codeAt(ada.secret);
    const done = await second(ticket, code);
    expect(done).toMatchObject({
      status: 200,
      data: { api_token: expect.stringMatching(/^dk_/) as string, id: ada.id, email: ada.email, role: 'client' },
    });
    expect((await second(ticket, await codeAt(ada.secret, 30))).status).toBe(409);
    expect((await second(await ticketOf(ada.email), code)).errors['code']?.[0]).toContain('already used');
  });

  test('a code works once, however many requests come at the same moment', async () => {
    const ada = await withTwoFactor();
    const tickets = await Promise.all([1, 2, 3, 4].map(() => ticketOf(ada.email)));
    const code = await codeAt(ada.secret);
    const answers = await Promise.all(tickets.map((ticket) => second(ticket, code)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  test('five tries and ten minutes, then the password again', async () => {
    const ada = await withTwoFactor();
    const ticket = await ticketOf(ada.email);
    for (let i = 0; i < 5; i += 1) expect((await second(ticket, '000000')).status).toBe(422);
    expect(await second(ticket, await codeAt(ada.secret))).toMatchObject({
      status: 409,
      message: 'This sign-in took too long. Enter your password again.',
    });
    const late = await ticketOf(ada.email);
    await world.home.owner.query(
      "update login_challenge set expires_at = now() - interval '1 second' where user_id = $1",
      [ada.id],
    );
    expect((await second(late, await codeAt(ada.secret))).status).toBe(409);
  });

  test('a recovery code works once, typed with or without its dashes; new ones replace all', async () => {
    const ada = await withTwoFactor();
    const [firstCode = '', two = ''] = ada.recovery;
    expect((await second(await ticketOf(ada.email), firstCode.replaceAll('-', ' ').toUpperCase())).status).toBe(200);
    expect((await second(await ticketOf(ada.email), firstCode)).status).toBe(422);
    const fresh = (await world.post('/api/user/two-factor/recovery-codes', {}, { token: ada.token })).data[
      'recovery_codes'
    ] as string[];
    expect((await second(await ticketOf(ada.email), two)).status).toBe(422);
    expect((await second(await ticketOf(ada.email), fresh[0] ?? '')).status).toBe(200);
  });

  test('is turned off only with a code, which ends unfinished sign-ins', async () => {
    const ada = await withTwoFactor();
    const ticket = await ticketOf(ada.email);
    expect((await world.post('/api/user/two-factor/disable', { code: '000000' }, { token: ada.token })).status).toBe(
      422,
    );
    expect(
      (await world.post('/api/user/two-factor/disable', { code: await codeAt(ada.secret) }, { token: ada.token }))
        .status,
    ).toBe(200);
    expect((await second(ticket, ada.recovery[0] ?? '')).status).toBe(409);
    expect(await works(await enter(ada.email))).toBe(true);
  });

  test('a code or recovery code also confirms an identity', async () => {
    const ada = await withTwoFactor();
    await world.home.owner.query('update session set confirmed_at = null where user_id = $1', [ada.id]);
    expect(
      (await world.post('/api/user/confirm-identity', { code: await codeAt(ada.secret) }, { token: ada.token })).status,
    ).toBe(200);
  });
});

async function resetLink(email: string): Promise<string> {
  await world.post('/api/password/forgot', { email });
  await world.react();
  return /token=(\S+)/.exec(world.emails.findLast((message) => message.to === email)?.text ?? '')?.[1] ?? '';
}
const reset = (token: string, password = NEW) =>
  world.post('/api/password/reset', { token, password, password_confirmation: password });

describe('password reset', () => {
  test('answers the same for an address with and without an account', async () => {
    const ada = await newcomer();
    const answers = [
      await world.post('/api/password/forgot', { email: ada.email }),
      await world.post('/api/password/forgot', { email: 'nobody@nowhere.org' }),
    ];
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const emails = world.emails.length;
    await world.react();
    expect(world.emails.slice(emails).map((message) => message.to)).toEqual([ada.email]);
  });

  test('the link sets a password once, signs nobody in, ends every session and does not get around two-factor', async () => {
    const ada = await withTwoFactor();
    const half = await ticketOf(ada.email);
    const token = await resetLink(ada.email);
    const done = await reset(token);
    expect(done).toMatchObject({ status: 200, data: null });
    expect(done.text).not.toContain('api_token');
    expect(await works(ada.token)).toBe(false);
    expect((await second(half, ada.recovery[0] ?? '')).status).toBe(409);
    expect((await login(ada.email)).status).toBe(401);
    expect(await login(ada.email, NEW)).toMatchObject({ status: 403, code: 'second_factor_needed' });
    expect((await reset(token, 'another lantern here')).errors['token']).toBeDefined();
    expect(await world.react()).toContain('accounts.password_reset');
    const facts = await world.home.owner.query(
      'select password_reset_at, email_verified_at from account where id = $1',
      [ada.id],
    );
    expect(facts.rows[0]).toMatchObject({
      password_reset_at: expect.any(Date) as Date,
      email_verified_at: expect.any(Date) as Date,
    });
  });

  test('the link expires after 30 minutes or with a newer one, and does nothing else', async () => {
    const ada = await newcomer();
    const old = await resetLink(ada.email);
    await world.home.owner.query(
      "update one_time_code set created_at = now() - interval '1 minute' where user_id = $1",
      [ada.id],
    );
    const newer = await resetLink(ada.email);
    expect(newer).not.toBe(old);
    expect((await reset(old)).status).toBe(422);
    expect((await world.post('/api/user/verify-email', { token: newer })).status).toBe(422);
    await world.home.owner.query(
      "update one_time_code set link_expires_at = now() - interval '1 second' where user_id = $1",
      [ada.id],
    );
    expect((await reset(newer)).errors['token']?.[0]).toContain('30 minutes');
  });

  test.each(['short', 'password1234', 'voxstrange', 'docket2026', 'Lovelace1815'])('refuses %s', async (password) => {
    const ada = await newcomer();
    expect((await reset(await resetLink(ada.email), password)).errors['password']).toBeDefined();
  });
});

describe('one’s sessions', () => {
  const agent =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

  test('are listed with device and network, and end one by one or all at once', async () => {
    const ada = await newcomer();
    const far = String((await login(ada.email, PASSWORD, { agent, address: '203.0.113.77' })).data['api_token']);
    const third = await enter(ada.email);
    const { sessions } = (await world.get('/api/user/sessions', { token: ada.token })).data as {
      sessions: { id: string; is_current: boolean }[];
    };
    expect(sessions[0]).toMatchObject({ is_current: true });
    expect(sessions).toHaveLength(3);
    const theirs = sessions.find((session) => JSON.stringify(session).includes('203.0.113.x'));
    expect(theirs).toMatchObject({
      device: { browser: 'Chrome 141', system: 'Windows', kind: 'desktop' },
      way: 'password',
    });
    expect(JSON.stringify(sessions)).not.toContain('203.0.113.77');
    expect((await world.post(`/api/user/sessions/${theirs?.id}/end`, {}, { token: ada.token })).status).toBe(200);
    expect([await works(far), await works(third)]).toEqual([false, true]);
    const stranger = await newcomer();
    expect((await world.post(`/api/user/sessions/${sessions[0]?.id}/end`, {}, { token: stranger.token })).status).toBe(
      404,
    );
    expect((await world.post('/api/user/sessions/end-others', {}, { token: ada.token })).data).toEqual({
      ended_sessions: 1,
    });
    expect([await works(ada.token), await works(third)]).toEqual([true, false]);
  });

  test('the owner is notified of a sign-in from a new device, not of the usual ones', async () => {
    const ada = await newcomer();
    expect(await world.react()).not.toContain('accounts.new_device');
    const first = await login(ada.email, PASSWORD, { agent, address: '203.0.113.5' });
    expect(await world.react()).toContain('accounts.new_device');
    const cookie = /docket-device=[\w-]+/.exec(String(first.headers['set-cookie']))?.[0];
    await login(ada.email, PASSWORD, { agent, address: '198.51.100.9', cookie });
    await login(ada.email, PASSWORD, { agent, address: '203.0.113.5' });
    expect(await world.react()).not.toContain('accounts.new_device');
  });
});

describe('a new email address', () => {
  test('replaces the old one once, when its own code proves it, and the emails name both', async () => {
    const ada = await newcomer();
    const to = `new-${ada.email}`;
    expect((await world.post('/api/user/email', { email: to }, { token: ada.token })).status).toBe(403);
    await confirm(ada.token);
    const other = await newcomer();
    expect(
      (await world.post('/api/user/email', { email: other.email }, { token: ada.token })).errors['email'],
    ).toBeDefined();
    const old = await resetLink(ada.email);
    expect(
      (await world.post('/api/user/email', { email: ` ${to.toUpperCase()} ` }, { token: ada.token })).data,
    ).toMatchObject({ email: to });
    await world.react();
    const message = world.emails.findLast((email) => email.to === to);
    const code =
      /\b(\d{3}) (\d{3})\b/
        .exec(message?.text ?? '')
        ?.slice(1)
        .join('') ?? '';
    expect((await world.get('/api/user/me', { token: ada.token })).data).toMatchObject({ email: ada.email });
    expect((await world.post('/api/user/email/confirm', { code }, { token: ada.token })).data).toEqual({ email: to });
    expect((await world.post('/api/user/email/confirm', { code }, { token: ada.token })).status).toBe(422);
    const rows = await world.home.owner.query<{ facts: unknown }>(
      "select facts from job where name = 'accounts.email_changed'",
    );
    expect(rows.rows.at(-1)?.facts).toMatchObject({ from: ada.email, to });
    expect((await reset(old)).errors['token']).toBeDefined();
    expect(await works(await enter(to))).toBe(true);
  });

  /** Proves it and gives the link the old address got, if any. */
  async function changed(person: Person, to: string): Promise<string | undefined> {
    await confirm(person.token);
    await world.post('/api/user/email', { email: to }, { token: person.token });
    await world.react();
    const code = /\b(\d{3}) (\d{3})\b/.exec(world.emails.findLast((email) => email.to === to)?.text ?? '');
    const { email: from } = (await world.get('/api/user/me', { token: person.token })).data as { email: string };
    await world.post('/api/user/email/confirm', { code: code?.slice(1).join('') }, { token: person.token });
    await world.react();
    return /token=([\w-]+)&undo=email/.exec(world.emails.findLast((email) => email.to === from)?.text ?? '')?.[1];
  }
  const frozen = (id: string) => emailFrozenUntil(world.context.db, id, world.context.clock());

  test('can be taken back from the old address for 7 days, money waits until then, and nobody else gets that address', async () => {
    const ada = await newcomer();
    await world.home.owner.query('update account set email_verified_at = now() where id = $1', [ada.id]);
    const first = await changed(ada, `thief-${ada.email}`);
    // A second change leaves the undo link of the first valid.
    const second = await changed(ada, `thief2-${ada.email}`);
    expect((await frozen(ada.id))?.getTime()).toBeGreaterThan(world.context.clock().getTime() + 6 * 86_400_000);
    const names = {
      first_name: 'Bo',
      last_name: 'Bear',
      role: 'client',
      password: PASSWORD,
      password_confirmation: PASSWORD,
    };
    expect((await world.post('/api/register', { ...names, email: ada.email })).errors['email']).toBeDefined();
    expect((await reset(first ?? '')).status).toBe(200);
    expect([await works(ada.token), await frozen(ada.id)]).toEqual([false, null]);
    expect(await works(await enter(ada.email, NEW))).toBe(true);
    for (const link of [first, second]) expect((await reset(link ?? '')).errors['token']).toBeDefined();
  });

  test('that replaces an unproven one leaves that one no sign-in method', async () => {
    const ada = await newcomer();
    await world.home.owner.query('update account set email_verified_at = null where id = $1', [ada.id]);
    expect(await changed(ada, `mine-${ada.email}`)).toBeUndefined();
    expect(await frozen(ada.id)).toBeNull();
  });
});
