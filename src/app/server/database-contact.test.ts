import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { databaseContact } from './database-contact.ts';

/** Far apart, or a slow machine would decide. */
const LIMITS = { withinMs: 20, awayAfterMs: 60_000 };
const never = (): Promise<void> => new Promise(() => {});

it('is there when it answers, and away at once when it reports an error', async () => {
  let ping = async (): Promise<void> => {};
  const isThere = databaseContact(() => ping(), LIMITS);
  expect(await isThere()).toBe(true);
  ping = () => Promise.reject(new Error('57P03'));
  expect(await isThere()).toBe(false);
});

it('is away when it has never answered', async () => {
  const isThere = databaseContact(never, LIMITS);
  expect(await isThere()).toBe(false);
});

it.each([
  { awayAfterMs: LIMITS.awayAfterMs, expected: true },
  { awayAfterMs: 50, expected: false },
])('is there ($expected) without an answer for 100 ms where $awayAfterMs are allowed', async ({ awayAfterMs, expected }) => {
  let ping = async (): Promise<void> => {};
  const isThere = databaseContact(() => ping(), { ...LIMITS, awayAfterMs });
  expect(await isThere()).toBe(true);
  ping = never;
  await sleep(100);
  expect(await isThere()).toBe(expected);
});

it('counts an answer that came after the probe', async () => {
  const isThere = databaseContact(() => sleep(LIMITS.withinMs * 3), LIMITS);
  expect(await isThere()).toBe(false);
  await sleep(LIMITS.withinMs * 3);
  expect(await isThere()).toBe(true);
});
