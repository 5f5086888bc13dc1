import { expect, test } from 'vitest';
import { Failure } from '../errors.ts';
import { patiently, waitMs } from './patiently.ts';
import { Unreachable } from './unreachable.ts';

const away = new Unreachable(new Error('upload'));
const failing = (times: number, error: unknown) => {
  let attempts = 0;
  return {
    make: async () => {
      attempts += 1;
      if (attempts <= times) throw error;
      return attempts;
    },
    made: () => attempts,
  };
};
const noWait = async () => {};

test('a lost connection is tried again, each time after a longer wait', async () => {
  const waits: number[] = [];
  const { make } = failing(3, away);
  expect(await patiently(make, undefined, async (ms) => void waits.push(ms))).toBe(4);
  expect(waits).toEqual([1_000, 2_000, 4_000]);
  expect(waitMs(new Failure('unavailable', { retryAfterSeconds: 7 }), 1)).toBe(7_000);
});

test('what the server refuses is not tried again, and nothing is tried forever', async () => {
  const refused = failing(9, new Failure('too_large'));
  await expect(patiently(refused.make, undefined, noWait)).rejects.toMatchObject({ code: 'too_large' });
  expect(refused.made()).toBe(1);
  const gone = failing(99, away);
  await expect(patiently(gone.make, undefined, noWait)).rejects.toBe(away);
  expect(gone.made()).toBe(8);
});

test('a canceled call is not tried again', async () => {
  const stop = new AbortController();
  const { make, made } = failing(9, away);
  await expect(patiently(make, stop.signal, async () => stop.abort())).rejects.toBe(away);
  expect(made()).toBe(2);
});
