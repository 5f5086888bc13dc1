import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { event } from '../../events.ts';
import type { Context } from '../context.ts';
import { openLog } from '../log.ts';
import { on, type Announcement, type Together } from './reactions.ts';
import { workJobs, type TakenJob } from './work-jobs.ts';

const numberedEvent = event('test.told', z.object({}));
const context = { clock: () => new Date('2026-11-22T12:00:00Z'), log: openLog('silent') } as Context;
const taken = (count: number, announcedAt = '2026-11-22T11:59:00Z', reaction = 'tell'): TakenJob[] =>
  Array.from({ length: count }, (_one, n) => ({
    id: `job ${n}`,
    reaction,
    facts: {},
    eventId: String(count - n),
    announcedAt: new Date(announcedAt),
  }));
const work = (jobs: readonly TakenJob[], together: Together, staleAfterSeconds?: number) => {
  const options = { together, ...(staleAfterSeconds === undefined ? {} : { staleAfterSeconds }) };
  return workJobs(
    jobs,
    new Map([
      ['tell', on(numberedEvent, 'tell', 'notices', () => Promise.reject(new Error('not in one batch')), options)],
    ]),
    context,
  );
};
const failed = (outcomes: ReadonlyMap<string, Error | null>) =>
  [...outcomes].filter(([, error]) => error !== null).map(([id]) => id);

it('gives the whole batch to one call, in the order of the announcements', async () => {
  const calls: string[][] = [];
  const outcomes = await work(
    taken(5),
    async (all: readonly Announcement[]) => void calls.push(all.map(({ id }) => id)),
  );
  expect(calls).toEqual([['1', '2', '3', '4', '5']]);
  expect([outcomes.size, failed(outcomes)]).toEqual([5, []]);
});

it('finds the failing one in a few calls', async () => {
  let calls = 0;
  const outcomes = await work(taken(256), async (all) => {
    calls += 1;
    if (all.some(({ id }) => id === '200')) throw new Error('poison');
  });
  expect(failed(outcomes)).toEqual(['job 56']);
  expect(calls).toBe(17);
});

it.each([
  ['the database is gone', Object.assign(new Error('terminating connection'), { code: '57P01' })],
  ['someone holds a lock', Object.assign(new Error('lock timeout'), { code: '55P03' })],
  ['the disk is full', Object.assign(new Error('no space'), { code: '53100' })],
])('blames none of them when %s', async (_what, error) => {
  let calls = 0;
  const outcomes = await work(taken(50), async () => {
    calls += 1;
    throw error;
  });
  expect([calls, failed(outcomes).length]).toEqual([1, 50]);
});

it('drops what is stale, and fails unknown reactions', async () => {
  const old = await work(taken(2, '2026-11-22T11:00:00Z'), () => Promise.reject(new Error('too late')), 60);
  expect(failed(old)).toEqual([]);
  const strange = await work(taken(1, '2026-11-22T11:59:59Z', 'nobody'), async () => {});
  expect(strange.get('job 0')?.message).toBe('no reaction is called nobody');
});
