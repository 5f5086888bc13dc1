import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attemptLimits } from '#kit/limits.ts';
import { testAccounts, type Answer, type TestAccounts } from './test-accounts.ts';

const PASSWORD = 'tulips under water';
const TEXT = 'Too many login attempts. Please try again later.';
const { loginPair, loginAccount, loginDevice } = attemptLimits;

/** Two processes of one instance: nothing in common but the database. */
let firstProcess: TestAccounts;
let two: TestAccounts;
let count = 0;
beforeAll(async () => {
  firstProcess = await testAccounts({ RATE_LIMITS: 'on' });
  two = await testAccounts({ RATE_LIMITS: 'on' }, firstProcess);
});
afterAll(async () => {
  await two.close();
  await firstProcess.close();
});

async function newcomer(): Promise<string> {
  count += 1;
  const email = `person${count}@example.org`;
  const names = {
    first_name: 'Ada',
    last_name: 'Lovelace',
    role: 'client',
    email,
    password: PASSWORD,
    password_confirmation: PASSWORD,
  };
  expect((await firstProcess.post('/api/register', names, { address: `198.51.100.${count}` })).status).toBe(201);
  return email;
}

const guess = (email: string, address: string, world = firstProcess, cookie?: string): Promise<Answer> =>
  world.post(
    '/api/login',
    { email, password: 'wrong password' },
    { address, ...(cookie === undefined ? {} : { cookie }) },
  );
const enter = (email: string, address: string, world = firstProcess, cookie?: string): Promise<Answer> =>
  world.post('/api/login', { email, password: PASSWORD }, { address, ...(cookie === undefined ? {} : { cookie }) });
const deviceOf = (answer: Answer): string =>
  /docket-device=[\w-]+/.exec(String(answer.headers['set-cookie']))?.[0] ?? '';

/** As if the waits were over: counters stay, blocks end. */
const waitOver = () =>
  firstProcess.home.owner.query(
    "update attempt set blocked_until = now() - interval '1 second' where blocked_until is not null",
  );
const statuses = (answers: readonly Answer[]): number[] => answers.map((answer) => answer.status);

async function failures(times: number, email: string, address: string): Promise<number[]> {
  const answers: Answer[] = [];
  for (let i = 0; i < times; i += 1) answers.push(await guess(email, address, i % 2 === 0 ? firstProcess : two));
  return statuses(answers);
}

describe('guessing a password', () => {
  test.each(['known', 'unknown'])(
    'of a %s account: the words of CALL-14, a wait to the second, and a longer one each time',
    async (kind) => {
      const email = kind === 'known' ? await newcomer() : 'nobody@example.org';
      const address = kind === 'known' ? '10.0.0.1' : '10.0.0.2';
      expect(await failures(loginPair.free, email, address)).toEqual(Array.from({ length: loginPair.free }, () => 401));
      const refused = await guess(email, address);
      expect(refused).toMatchObject({ status: 429, message: TEXT, code: 'too_many_requests' });
      const first = Number(refused.headers['retry-after']);
      expect(first).toBeGreaterThan(loginPair.firstWaitSeconds - 3);
      expect(first).toBeLessThanOrEqual(loginPair.firstWaitSeconds);
      await waitOver();
      expect((await guess(email, address)).status).toBe(401);
      expect(Number((await guess(email, address)).headers['retry-after'])).toBeGreaterThan(
        loginPair.firstWaitSeconds * 2 - 3,
      );
    },
  );

  test('from one IPv6 network counts together, however its addresses are written', async () => {
    const email = await newcomer();
    const hosts = ['2001:db8::1', '2001:db8::2:3', '2001:db8:0:0:4::', '2001:db8:0:0:5:6:7:8', '2001:0db8::9'];
    for (let n = 0; n < loginPair.free; n += 1)
      expect((await guess(email, hosts[n % hosts.length] ?? '')).status).toBe(401);
    expect((await guess(email, '2001:db8::ffff')).status).toBe(429);
    expect((await guess(email, '2001:db8:0:1::1')).status).toBe(401);
  });

  test('the right password is refused as long as the wait lasts, by every process, and after a restart', async () => {
    const email = await newcomer();
    await failures(loginPair.free, email, '10.0.1.1');
    const restarted = await testAccounts({ RATE_LIMITS: 'on' }, firstProcess);
    for (const world of [firstProcess, two, restarted])
      expect(await enter(email, '10.0.1.1', world)).toMatchObject({ status: 429, message: TEXT });
    await restarted.close();
    expect((await enter(email, '10.0.1.2', two)).status).toBe(200);
  });

  test('a refused try counts nowhere: hammering one account does not lock others', async () => {
    const email = await newcomer();
    await failures(loginPair.free + 60, email, '10.0.2.1');
    expect((await enter(email, '10.0.2.2')).status).toBe(200);
  });

  test('a hundred at once do not get around the limit', async () => {
    const email = await newcomer();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_none, i) => guess(email, '10.0.3.1', i % 2 === 0 ? firstProcess : two)),
    );
    expect(statuses(answers).filter((status) => status === 401)).toHaveLength(loginPair.free);
  });

  test('successes are not counted', async () => {
    const email = await newcomer();
    for (let i = 0; i < 2 * loginPair.free; i += 1) expect((await enter(email, '10.0.4.1')).status).toBe(200);
  });

  test('from many addresses is limited by account, but never for the owner’s browser', async () => {
    const email = await newcomer();
    const device = deviceOf(await enter(email, '10.1.0.1'));
    expect(device).toMatch(/^docket-device=.{30,}/);
    for (let i = 0; i < loginAccount.free; i += 1) await guess(email, `10.2.0.${i}`);
    expect(await enter(email, '10.3.0.1')).toMatchObject({ status: 429, message: TEXT });
    // Somewhere its owner has never been, in the browser they always use.
    expect((await enter(email, '10.3.0.1', two, device)).status).toBe(200);
    // And in another browser, where they have been before.
    expect((await enter(email, '10.1.0.1')).status).toBe(200);
  });

  test('a stranger in the owner’s own network does not lock the owner’s browser out', async () => {
    const email = await newcomer();
    const device = deviceOf(await enter(email, '10.4.0.1'));
    await failures(loginPair.free, email, '10.4.0.1');
    expect((await enter(email, '10.4.0.1')).status).toBe(429);
    expect((await enter(email, '10.4.0.1', firstProcess, device)).status).toBe(200);
  });

  test('a browser known to one account has no exemption for another, and even the owner’s is limited', async () => {
    const email = await newcomer();
    const other = await newcomer();
    const device = deviceOf(await enter(email, '10.5.0.1'));
    for (let i = 0; i < loginPair.free; i += 1) await guess(other, '10.5.0.2', firstProcess, device);
    expect((await guess(other, '10.5.0.2', firstProcess, device)).status).toBe(429);
    for (let i = 0; i < loginDevice.free; i += 1) await guess(email, '10.5.0.3', firstProcess, device);
    expect((await enter(email, '10.5.0.3', two, device)).status).toBe(429);
  });
});

test('requests for codes are counted by all processes together', async () => {
  const email = await newcomer();
  const token = (await enter(email, '10.6.0.1')).data['api_token'];
  const answers = [];
  for (let i = 0; i < 22; i += 1)
    answers.push(
      await (i % 2 === 0 ? firstProcess : two).post('/api/user/verify-email', { code: '000000' }, { token }),
    );
  expect(answers.at(-1)).toMatchObject({ status: 429, code: 'too_many_requests' });
});
