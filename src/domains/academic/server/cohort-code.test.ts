/**
 * Codes of cohorts that someone guesses (ACA-5): the tries of a person and of an address are counted, also those made
 * at once.
 */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testApp, type Person, type TestApp } from '#app/server/test-app.ts';
import { attemptLimits } from '#kit/limits.ts';
import { cohortOf, confirmed, joining, publishTexts } from './test-calls.ts';

const { cohortCode, cohortCodeAddress } = attemptLimits;
let app: TestApp;
let code: string;
beforeAll(async () => {
  app = await testApp({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' });
  await publishTexts(app);
  await confirmed(app);
  ({ code } = await cohortOf(app));
});
afterAll(() => app.close());
beforeEach(() => app.base.database.pool.query('delete from attempt'));

const at = (address: string) => ({ 'x-forwarded-for': address });
const look = (guess: string, as: Person = 'freelancer', address = '192.0.2.1') =>
  app.send('GET', `/api/academic/join?code=${guess}`, { as, headers: at(address) });
const sign = (guess: string, as: Person = 'freelancer', address = '192.0.2.1') =>
  app.send('POST', '/api/academic/join', { as, body: joining(guess), headers: at(address) });
let guesses = 0;
const guess = (): string => `CH-2222-2222-${String((guesses += 1)).padStart(4, '3')}`;
const waitOver = () =>
  app.base.database.pool.query(
    "update attempt set blocked_until = now() - interval '1 second' where blocked_until is not null",
  );

it('a person has ten tries, by either call, and then waits longer each time, for the right code too', async () => {
  for (let n = 0; n < cohortCode.free; n += 1)
    expect((await (n % 2 === 0 ? look(guess()) : sign(guess()))).status).toBe(404);
  const refused = await look(guess());
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    429,
    'too_many_requests',
    expect.stringMatching(/Try again in/),
  ]);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(cohortCode.firstWaitSeconds);
  for (const answer of [await look(code), await sign(code)]) expect(answer.status).toBe(429);
  // From another address too, and nobody else waits for it.
  expect((await look(code, 'freelancer', '198.51.100.9')).status).toBe(429);
  expect((await look(code, 'otherFreelancer')).status).toBe(200);
  await waitOver();
  expect((await look(guess())).status).toBe(404);
  expect(Number((await look(guess())).headers['retry-after'])).toBeGreaterThan(cohortCode.firstWaitSeconds);
});

it('tries that are made at once are counted one by one', async () => {
  const statuses = (await Promise.all(Array.from({ length: 40 }, () => look(guess())))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 404)).toHaveLength(cohortCode.free);
  expect(statuses.filter((status) => status === 429)).toHaveLength(40 - cohortCode.free);
});

it('right codes count nothing: a class of a hundred and more joins from one address', async () => {
  for (let n = 0; n < cohortCodeAddress.free + 20; n += 1) expect((await look(code)).status).toBe(200);
  const { rows } = await app.base.database.pool.query<{ failures: number }>(
    "select failures from attempt where counter like 'cohort-code:%'",
  );
  expect(rows.map(({ failures }) => failures)).toEqual([0, 0]);
});

it('an address waits after a hundred wrong ones, no matter who tries', async () => {
  await look(guess(), 'otherClient');
  await app.base.database.pool.query(
    "update attempt set failures = $1 where counter = 'cohort-code:address:192.0.2.1'",
    [cohortCodeAddress.free - 1],
  );
  expect((await look(guess(), 'otherClient')).status).toBe(404);
  expect((await look(code, 'newFreelancer')).status).toBe(429);
  expect((await look(code, 'newFreelancer', '192.0.2.2')).status).toBe(200);
});
