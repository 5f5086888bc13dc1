import { expect, it } from 'vitest';
import type { Db } from '#kit/server/db/database.ts';
import { marketFigures } from './market-figures.ts';

it('sums the whole ledger up once for everyone who asks in the same half minute, and again after a failure', async () => {
  let sums = 0;
  let isAway = true;
  const row = () => {
    sums += 1;
    return isAway ? Promise.reject(new Error('away')) : Promise.resolve({ released: '7', held: '5', completed: 1 });
  };
  const db = { home: {}, row } as unknown as Db;
  await expect(marketFigures(db, 'USD')).rejects.toThrow('away');
  isAway = false;
  const asked = await Promise.all(Array.from({ length: 50 }, () => marketFigures(db, 'USD')));
  expect(asked[49]).toMatchObject({ released: { amount: '7', currency: 'USD' }, completedOrders: 1 });
  expect(sums).toBe(2);
});
