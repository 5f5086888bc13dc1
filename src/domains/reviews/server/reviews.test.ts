import { afterAll, beforeEach, expect, test } from 'vitest';
import { violations } from '../../../../db/checks/run-checks.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { fireDueTimers } from '#kit/server/jobs/fire-timers.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { testContext } from '#kit/server/test-context.ts';
import { testDatabase } from '#kit/server/test-database.ts';
import type { Side } from '#kit/sides.ts';
import { reviewFacts } from './facts.ts';
import { personal } from './leave.ts';
import { reviewChecks } from './review-checks.ts';
import {
  presentReviews,
  replyToReview,
  reviewEntries,
  reviewsOf,
  reviewTimers,
  workFinished,
  writeReview,
} from './reviews.ts';
import { lockRound } from './store.ts';

const base = await testDatabase();
afterAll(async () => {
  expect(await violations(base.owner, reviewChecks)).toEqual([]);
  await base.close();
});

const began = new Date('2026-03-02T09:00:00Z');
let now = began;
const context = testContext(base.database, { clock: () => now, facts: [reviewFacts] });

const [clientId, freelancerId] = [uuidv7(), uuidv7()];
let workId: string;

/** Work of a kind that no domain of the product has. */
beforeEach(async () => {
  now = began;
  workId = uuidv7();
  const errand = {
    workId,
    kind: 'errand',
    number: `ER-${workId.slice(-4)}`,
    title: 'Fetch a parcel',
    detail: null,
    path: '/errands/1',
    subject: null,
  };
  await base.database.transact(async (tx) =>
    workFinished(tx, { ...errand, clientId, freelancerId, finishedAt: began, closesAt: after(began, 14 * DAY_MS) }),
  );
});

const stars = { communication: 5, quality: 4, value: 3, text: 'On time.' };
const write = (side: Side) => base.database.transact((tx) => writeReview(tx, workId, side, stars, context));
const answer = (side: Side) => base.database.transact((tx) => replyToReview(tx, workId, side, 'Thanks.', context));
async function seenBy(side: Side) {
  const written = await reviewsOf(context.db, workId);
  return presentReviews(await base.database.transact((tx) => lockRound(tx, workId)), written, side, now);
}
async function pass(ms: number) {
  now = after(now, ms);
  await fireDueTimers(context, reviewTimers, now);
}
const announced = async (name: string) =>
  (await base.owner.query("select 1 from job where name = $1 and facts->>'workId' = $2", [name, workId])).rowCount;

test('any finished work is reviewed once by each side, hidden until both are written', async () => {
  await write('client');
  expect(await seenBy('freelancer')).toMatchObject({ they_wrote: true, theirs: null, mine: null, shown_at: null });
  await expect(write('client')).rejects.toMatchObject({ code: 'wrong_state' });
  await expect(answer('freelancer')).rejects.toMatchObject({ code: 'wrong_state' });
  await write('freelancer');
  expect(await seenBy('freelancer')).toMatchObject({ theirs: { rating: 4, body: 'On time.', shown: true } });
  expect(await announced('reviews.shown')).toBe(1);
});

test('two reviews at once are both kept, and show each other', async () => {
  await Promise.all((['client', 'freelancer'] as const).map(write));
  for (const side of ['client', 'freelancer'] as const)
    expect(await seenBy(side)).toMatchObject({ mine: { shown: true }, theirs: { shown: true } });
  expect(await announced('reviews.shown')).toBe(1);
});

test('a lone review is shown when its time is over, with two reminders on the way', async () => {
  await write('client');
  await pass(7 * DAY_MS);
  await pass(6 * DAY_MS);
  expect(await announced('reviews.reminded')).toBe(2);
  expect(await seenBy('freelancer')).toMatchObject({ theirs: null });
  await pass(DAY_MS);
  expect(await seenBy('freelancer')).toMatchObject({ theirs: { body: 'On time.' } });
  await expect(write('freelancer')).rejects.toMatchObject({ code: 'wrong_state' });
  await answer('freelancer');
  await expect(answer('freelancer')).rejects.toMatchObject({ code: 'wrong_state' });
  await expect(answer('client')).rejects.toMatchObject({ code: 'wrong_state' });
  const round = await base.database.transact((tx) => lockRound(tx, workId));
  expect(
    reviewEntries(round, await reviewsOf(context.db, workId)).map(({ move, party }) => `${move} by ${party}`),
  ).toEqual(['review by client', 'closeReviews by system', 'replyToReview by freelancer']);
});

test('nothing is announced when nobody wrote one', async () => {
  await pass(14 * DAY_MS);
  expect(await announced('reviews.shown')).toBe(0);
  expect((await seenBy('client')).shown_at).not.toBeNull();
});

test('work that is not finished takes no review', async () => {
  workId = uuidv7();
  await expect(write('client')).rejects.toMatchObject({ code: 'wrong_state' });
});

test('people’s records and exports contain shown reviews only', async () => {
  const [alone] = [uuidv7()];
  await base.owner.query('update review_round set client_id = $2 where work_id = $1', [workId, alone]);
  await write('freelancer');
  expect(await reviewFacts.reviewSums?.(context.db, [alone])).toEqual([]);
  await write('client');
  expect(await reviewFacts.reviewSums?.(context.db, [alone])).toEqual([
    { about_id: alone, by: 'freelancer', points: 12, reviews: 1 },
  ]);
  expect(await reviewFacts.recentReviews?.(context.db, alone, 5)).toMatchObject([
    { title: 'Fetch a parcel', by: 'freelancer' },
  ]);
  const parts = personal.exportOf?.(context.db, alone, context).parts ?? [];
  const records: object[] = [];
  for await (const record of parts[0]?.records ?? []) records.push(record);
  expect(records).toMatchObject([{ written_by: 'you' }, { written_by: 'the other side' }].toReversed());
});
