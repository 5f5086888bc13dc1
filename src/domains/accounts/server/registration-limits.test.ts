/** How many accounts one network opens (decision 035). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countRegistration } from './registration-limits.ts';
import { attemptLimits } from '#kit/limits.ts';
import { testAccounts, type TestAccounts } from './test-accounts.ts';

let world: TestAccounts;
beforeAll(async () => {
  world = await testAccounts({ RATE_LIMITS: 'on' });
});
afterAll(() => world.close());

const { registerAddress, registerNetwork } = attemptLimits;
const count = (address: string) => countRegistration(world.context.db, address, world.context);
const waitOver = () =>
  world.home.owner.query(
    "update attempt set blocked_until = now() - interval '1 second' where blocked_until is not null",
  );
async function open(times: number, address: (n: number) => string): Promise<void> {
  for (let n = 0; n < times; n += 1) await count(address(n));
}

describe('accounts opened from one address', () => {
  it('are free for a whole class at once, then one by one after a growing pause of at most two minutes', async () => {
    await open(registerAddress.free, () => '198.51.100.7');
    const refused = count('198.51.100.7');
    await expect(refused).rejects.toMatchObject({
      code: 'too_many_requests',
      message: expect.stringContaining('your network') as string,
    });
    await waitOver();
    await count('198.51.100.7');
    const next = await count('198.51.100.7').catch((error: { retryAfterSeconds: number }) => error.retryAfterSeconds);
    expect(next).toBeGreaterThan(registerAddress.firstWaitSeconds);
    expect(next).toBeLessThanOrEqual(registerAddress.longestWaitSeconds);
    await count('198.51.100.8');
  });

  it('are counted for the whole /64 of an IPv6 address, however it is written', async () => {
    await open(registerAddress.free, (n) => `2001:db8:1:2::${(n + 1).toString(16)}`);
    await expect(count('2001:DB8:1:2:ffff::1')).rejects.toMatchObject({ code: 'too_many_requests' });
    await count('2001:db8:1:3::1');
  });
});

it('a network of many addresses is also counted as one: an IPv4 /24, an IPv6 /48', async () => {
  await world.home.owner.query('delete from attempt');
  await open(registerNetwork.free, (n) => `203.0.113.${n % 250}`);
  await expect(count('203.0.113.251')).rejects.toMatchObject({ code: 'too_many_requests' });
  await open(registerNetwork.free, (n) => `2001:db8:9:${(n % 60_000).toString(16)}::1`);
  await expect(count('2001:db8:9:ffff::1')).rejects.toMatchObject({ code: 'too_many_requests' });
  await count('192.0.2.1');
});

it('the call answers 429 with Retry-After, before any slow work, and a form that is refused costs nothing', async () => {
  const form = {
    first_name: 'Ada',
    last_name: 'Ahn',
    role: 'client',
    email: 'a1@example.org',
    password: 'tulips under water',
    password_confirmation: 'tulips under water',
  };
  const address = '192.0.2.77';
  for (let n = 0; n < 5; n += 1)
    await world.post('/api/register', { ...form, password_confirmation: 'other' }, { address });
  const { rows } = await world.home.owner.query("select 1 from attempt where counter = 'register:address:192.0.2.77'");
  expect(rows).toEqual([]);
  await open(registerAddress.free, () => address);
  const refused = await world.post('/api/register', form, { address });
  expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

it('guesses at a password are counted per /64 too', async () => {
  const { loginPair } = attemptLimits;
  const guess = (n: number) =>
    world.post(
      '/api/login',
      { email: 'nobody@example.org', password: 'wrong' },
      { address: `2001:db8::${n.toString(16)}` },
    );
  for (let n = 1; n <= loginPair.free; n += 1) expect((await guess(n)).status).toBe(401);
  expect((await guess(99)).status).toBe(429);
});
