import { expect, test } from 'vitest';
import { cutPage, placeOf } from '../paging.ts';
import { nextPage } from './api.ts';

const rows = ['a', 'b', 'c'].map((last) => ({ at: '2026-11-23T07:00:00.000Z', id: `01890000-0000-7000-8000-00000000000${last}` }));

test('a list goes on at the place that its page names, and ends with the last one', () => {
  const first = cutPage(rows, 2, ({ at, id }) => ({ key: at, id }));
  expect(placeOf(nextPage(first) ?? undefined)?.id).toBe(rows[1]?.id);
  expect(nextPage(cutPage(rows, 3, ({ at, id }) => ({ key: at, id })))).toBeNull();
});
