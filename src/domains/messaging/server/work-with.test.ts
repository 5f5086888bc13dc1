import { expect, it } from 'vitest';
import type { Db } from '#kit/server/db/database.ts';
import { talkedAbout, type TalkWork } from './talk-subject.ts';
import { workWith } from './work-with.ts';

const NOW = new Date('2026-11-29T12:00:00Z');
const order = (n: number, listPath: string): TalkWork => {
  return {
    kind: 'order',
    ref: `DK-${n}`,
    title: 'Logo',
    path: `/services/orders/DK-${n}`,
    listPath,
    state: 'In progress',
    ends: { words: 'due', at: NOW },
    step: null,
  };
};
const read = (work: readonly TalkWork[]) => {
  const orders = talkedAbout.with({ name: 'order', read: async () => null, workBetween: async () => work });
  return workWith({} as Db, 'reader', 'other', { extensions: [orders], clock: () => NOW });
};

it('lists 5 of each kind, and says how many more there are and where', async () => {
  const { work, more_work: more } = await read(
    [1, 2, 3, 4, 5, 6, 7, 8].map((n) => order(n, n === 7 ? '/services/dashboard/orders' : '/services/orders')),
  );
  expect(work.map(({ ref }) => ref)).toEqual(['DK-1', 'DK-2', 'DK-3', 'DK-4', 'DK-5']);
  expect(work[0]).toEqual({
    kind: 'order',
    ref: 'DK-1',
    title: 'Logo',
    path: '/services/orders/DK-1',
    state: 'In progress',
    ends: { words: 'due', at: NOW.toISOString() },
    step: null,
  });
  expect(more).toEqual([
    { kind: 'order', count: 2, path: '/services/orders' },
    { kind: 'order', count: 1, path: '/services/dashboard/orders' },
  ]);
});

it('says nothing of more where all is listed', async () => {
  expect((await read([order(1, '/services/orders')])).more_work).toEqual([]);
});
