import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { databaseContact } from './database-contact.ts';

const LIMITS = { withinMs: 20, awayAfterMs: 300 };
const never = (): Promise<void> => new Promise(() => {});

it('is there when it answers, and away at once when it reports an error', async () => {
  let ping = async (): Promise<void> => {};
  const isThere = databaseContact(() => ping(), LIMITS);
  expect(await isThere()).toBe(true);
  ping = () => Promise.reject(new Error('57P03'));
  expect(await isThere()).toBe(false);
});

it('is away when it has never answered, and does not wait longer for that than a probe may take', async () => {
  const isThere = databaseContact(never, LIMITS);
  const askedAt = performance.now();
  expect(await isThere()).toBe(false);
  expect(performance.now() - askedAt).toBeLessThan(LIMITS.awayAfterMs);
});

it('stays there while its answers are late, and is away once none has come for long', async () => {
  let ping = async (): Promise<void> => {};
  const isThere = databaseContact(() => ping(), LIMITS);
  expect(await isThere()).toBe(true);
  ping = never;
  expect(await isThere()).toBe(true);
  await sleep(LIMITS.awayAfterMs);
  expect(await isThere()).toBe(false);
});

it('counts an answer that came after the probe', async () => {
  const isThere = databaseContact(() => sleep(LIMITS.withinMs * 3), LIMITS);
  expect(await isThere()).toBe(false);
  await sleep(LIMITS.withinMs * 3);
  expect(await isThere()).toBe(true);
});
