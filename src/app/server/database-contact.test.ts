import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { databaseContact } from './database-contact.ts';

/** Far apart, or a slow machine would decide. */
const WITHIN_MS = 20;
const AWAY_AFTER_MS = 60_000;
const never = (): Promise<void> => new Promise(() => {});

it('is there when it answers, and away at once when it reports an error', async () => {
  let ping = async (): Promise<void> => {};
  const isThere = databaseContact(() => ping(), WITHIN_MS, AWAY_AFTER_MS);
  expect(await isThere()).toBe(true);
  ping = () => Promise.reject(new Error('57P03'));
  expect(await isThere()).toBe(false);
});

it.each([
  { awayAfterMs: AWAY_AFTER_MS, expected: true },
  { awayAfterMs: 0, expected: false },
])(
  'is there ($expected) when it has not answered since the start, where $awayAfterMs ms are allowed',
  async ({ awayAfterMs, expected }) => {
    expect(await databaseContact(never, WITHIN_MS, awayAfterMs)()).toBe(expected);
  },
);

it.each([
  { awayAfterMs: AWAY_AFTER_MS, expected: true },
  { awayAfterMs: 50, expected: false },
])(
  'is there ($expected) without an answer for 100 ms where $awayAfterMs are allowed',
  async ({ awayAfterMs, expected }) => {
    let ping = async (): Promise<void> => {};
    const isThere = databaseContact(() => ping(), WITHIN_MS, awayAfterMs);
    expect(await isThere()).toBe(true);
    ping = never;
    await sleep(100);
    expect(await isThere()).toBe(expected);
  },
);

it('counts an answer that came after the probe', async () => {
  const allowedMs = 2_000;
  let answer = (): void => {};
  const isThere = databaseContact(() => new Promise((resolve) => (answer = resolve)), WITHIN_MS, allowedMs);
  await sleep(allowedMs);
  expect(await isThere()).toBe(false);
  answer();
  expect(await isThere()).toBe(true);
});
