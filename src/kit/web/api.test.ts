import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { query } from '../endpoint.ts';
import { cutPage, placeOf } from '../paging.ts';
import { keyOf, nextPage, readAgain, upToDate } from './api.ts';
import { noteNews } from './news.ts';

const rows = ['a', 'b', 'c'].map((last) => ({
  at: '2026-11-23T07:00:00.000Z',
  id: `01890000-0000-7000-8000-00000000000${last}`,
}));

test('a list goes on at the place that its page names, and ends with the last one', () => {
  const first = cutPage(rows, 2, ({ at, id }) => ({ key: at, id }));
  expect(placeOf(nextPage(first) ?? undefined)?.id).toBe(rows[1]?.id);
  expect(nextPage(cutPage(rows, 3, ({ at, id }) => ({ key: at, id })))).toBeNull();
});

describe('a read that news overtakes', () => {
  /** News comes during the first of them. */
  const reads = (states: string[]) => async () => {
    const state = states.shift();
    if (states.length > 0) noteNews();
    return state ?? 'read too often';
  };

  test('is done once more while nothing is shown yet', async () =>
    expect(await upToDate(reads(['before', 'after']), true)).toBe('after'));
  test('is left to the read that begins again where something is shown', async () =>
    expect(await upToDate(reads(['before', 'after']), false)).toBe('before'));
  test('is done once without news', async () => expect(await upToDate(reads(['now']), true)).toBe('now'));
});

describe('after a command', () => {
  const order = query({
    path: '/api/an-order',
    summary: 'Returns an order.',
    access: 'member',
    data: z.string(),
    errors: [],
    limit: 'read',
  });
  const client = new QueryClient();
  afterEach(() => client.clear());

  /** On the screen, and what it showed, in order. */
  const shownAs = (states: string[], tookMs: number) => {
    const shown: unknown[] = [];
    const observer = new QueryObserver(client, {
      queryKey: keyOf(order, {}),
      queryFn: () => sleep(tookMs, states.shift()),
      retry: false,
    });
    return { shown, leave: observer.subscribe(({ data }) => void (data === shown.at(-1) ? null : shown.push(data))) };
  };

  test('the screen shows what it changed before it counts as done', async () => {
    const { shown, leave } = shownAs(['delivered', 'completed'], 20);
    await expect.poll(() => shown).toEqual(['delivered']);
    await readAgain(client, [order]);
    expect(client.getQueryData(keyOf(order, {}))).toBe('completed');
    await expect.poll(() => shown).toEqual(['delivered', 'completed']);
    leave();
  });

  test('a read that takes long holds it up for a moment only', async () => {
    const { shown, leave } = shownAs(['delivered', 'completed'], 300);
    await expect.poll(() => shown).toEqual(['delivered']);
    await readAgain(client, [order], 30);
    expect(client.getQueryData(keyOf(order, {}))).toBe('delivered');
    leave();
  });

  test('nothing is read that no screen shows', async () => {
    const { shown, leave } = shownAs(['delivered', 'completed'], 5);
    await expect.poll(() => shown).toEqual(['delivered']);
    leave();
    await readAgain(client, [order]);
    expect(client.getQueryState(keyOf(order, {}))).toMatchObject({ data: 'delivered', isInvalidated: true });
  });
});
