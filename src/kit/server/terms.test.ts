import { afterEach, expect, test, vi } from 'vitest';
import { after, MINUTE_MS } from '../clock.ts';
import type { Db } from './db/database.ts';
import { openMemory } from './db/memory.ts';
import { termsHistory, termsInForce } from './terms.ts';

/** A database with one change, which counts how often its history was asked for. */
function counting() {
  const reads = { times: 0 };
  const rows = async () => {
    reads.times += 1;
    return [{ id: '1', name: 'clientFeeRate', value: 500, holds_from: noon }];
  };
  const row = async () => ({ scale: 1 });
  return { asked: reads, db: { memory: openMemory(), rows, row } as unknown as Db };
}
const noon = new Date('2026-03-02T12:00:00Z');
afterEach(() => vi.restoreAllMocks());

test('a hundred commands within two minutes ask the database once, and each goes by its own moment', async () => {
  const { asked, db } = counting();
  expect((await termsInForce(db, after(noon, -1))).clientFeeRate).toBe(300);
  for (let command = 0; command < 100; command += 1)
    expect((await termsInForce(db, after(noon, command))).clientFeeRate).toBe(500);
  await termsHistory(db, noon);
  expect(asked.times).toBe(1);
});

test('after two minutes of either clock the database is asked again', async () => {
  const { asked, db } = counting();
  await termsInForce(db, noon);
  // The machine slept: only the database's clock went on.
  await termsInForce(db, after(noon, 2 * MINUTE_MS));
  expect(asked.times).toBe(2);
  const readAt = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => readAt + 2 * MINUTE_MS);
  await termsInForce(db, after(noon, 2 * MINUTE_MS));
  expect(asked.times).toBe(3);
});
