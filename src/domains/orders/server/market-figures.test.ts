import { expect, it } from 'vitest';
import type { Db } from '#kit/server/db/database.ts';
import { openMemory } from '#kit/server/db/memory.ts';
import { marketFigures } from './market-figures.ts';

it('sums up the whole ledger once for all requests of half a minute, and again after a failure', async () => {
  let sums = 0;
  let isAway = true;
  const row = ({ name }: { name: string }) => {
    if (name === 'market_completed') return Promise.resolve({ orders: 1 });
    sums += 1;
    return isAway ? Promise.reject(new Error('away')) : Promise.resolve({ released: '7', held: '5' });
  };
  const db = { memory: openMemory(), row } as unknown as Db;
  await expect(marketFigures(db, 'USD')).rejects.toThrow('away');
  isAway = false;
  const figures = await Promise.all(Array.from({ length: 50 }, () => marketFigures(db, 'USD')));
  expect(figures[49]).toMatchObject({ released: { amount: '7', currency: 'USD' }, completed_orders: 1 });
  expect(sums).toBe(2);
});
