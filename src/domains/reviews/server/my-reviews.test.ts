import { afterAll, beforeEach, expect, test } from 'vitest';
import { after, DAY_MS, HOUR_MS } from '#kit/clock.ts';
import type { Actor } from '#kit/actor.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { testContext } from '#kit/server/test-context.ts';
import { testDatabase } from '#kit/server/test-database.ts';
import type { Side } from '#kit/sides.ts';
import { answerReview, changeReview } from './change-review.ts';
import { personal } from './leave.ts';
import { readMyReviews } from './my-reviews.ts';
import { workFinished, writeReview } from './reviews.ts';

const base = await testDatabase();
afterAll(() => base.close());

const began = new Date('2026-03-02T09:00:00Z');
let now = began;
const context = testContext(base.database, { clock: () => now });
const actorOf = (userId: string) => ({ userId }) as Actor;
let client: Actor;
let freelancer: Actor;

beforeEach(() => {
  now = began;
  [client, freelancer] = [actorOf(uuidv7()), actorOf(uuidv7())];
});

const stars = (points: number) => ({ communication: points, quality: points, value: points });
async function finished(): Promise<string> {
  const workId = uuidv7();
  const errand = {
    workId,
    kind: 'errand',
    number: `ER-${workId.slice(-6)}`,
    title: 'Fetch a parcel',
    detail: null,
    path: '/errands/1',
    subject: null,
  };
  const people = { clientId: client.userId, freelancerId: freelancer.userId };
  await base.database.transact(async (tx) =>
    workFinished(tx, { ...errand, ...people, finishedAt: now, closesAt: after(now, 14 * DAY_MS) }),
  );
  return workId;
}
const write = (workId: string, side: Side, points: number) =>
  base.database.transact((tx) =>
    writeReview(tx, workId, side, { ...stars(points), text: `${points} stars.` }, context),
  );
async function reviewed(points: number) {
  const workId = await finished();
  await write(workId, 'client', points);
  await write(workId, 'freelancer', 5);
  now = after(now, HOUR_MS);
}
const read = (actor: Actor, query: Parameters<typeof readMyReviews>[2] = {}) =>
  readMyReviews(context.db, actor, query, context);
const change = (actor: Actor, id: string, points: number, text: string) =>
  base.database.transact((tx) => changeReview(tx, actor, { id, ...stars(points), text }, context));

test('reviews are listed by stars, role and reply, page by page, with what they add up to', async () => {
  for (const points of [5, 3, 4]) await reviewed(points);
  const first = await read(freelancer, { sort: 'highest', limit: 2 });
  expect(first.items.map(({ rating }) => rating)).toEqual([5, 4]);
  const second = await read(freelancer, { sort: 'highest', limit: 2, cursor: first.next_cursor ?? '' });
  expect(second.items.map(({ rating }) => rating)).toEqual([3]);
  expect(second.summary).toBeNull();
  expect(first.summary?.ratings).toEqual([
    {
      role: 'freelancer',
      by_work: [{ kind: 'errand', reviews: 3, average: 4 }],
      reviews: 3,
      average: 4,
      bayesian: 4.19,
      criteria: { communication: 4, quality: 4, value: 4 },
      by_stars: [1, 1, 1, 0, 0],
      replies: 0,
    },
  ]);
  expect((await read(freelancer, { stars: 4 })).items).toHaveLength(1);
  expect((await read(freelancer, { role: 'client' })).items).toEqual([]);
  expect((await read(client, { box: 'given', sort: 'oldest' })).items.map(({ rating }) => rating)).toEqual([5, 3, 4]);
});

test('one reply is published from the list, by the person the review is about', async () => {
  await reviewed(4);
  const [mine] = (await read(freelancer)).items;
  const answer = (actor: Actor) =>
    base.database.transact((tx) => answerReview(tx, actor, { id: mine?.id ?? '', text: 'Thanks.' }, context));
  expect(mine?.can_reply).toBe(true);
  await expect(answer(client)).rejects.toMatchObject({ code: 'not_found' });
  expect(await answer(freelancer)).toMatchObject({ reply: { text: 'Thanks.' } });
  await expect(answer(freelancer)).rejects.toMatchObject({ code: 'wrong_state' });
  expect((await read(freelancer, { reply: 'with' })).items).toHaveLength(1);
});

test('what can still be reviewed is due, the first to close first, until one has written', async () => {
  const workId = await finished();
  now = after(now, DAY_MS);
  await finished();
  expect((await read(client)).summary?.due.map(({ review_path: path, they_wrote: they }) => [path, they])).toEqual([
    ['/errands/1/review', false],
    ['/errands/1/review', false],
  ]);
  await write(workId, 'client', 5);
  expect((await read(client)).summary?.due).toHaveLength(1);
  expect((await read(freelancer)).summary?.due[0]).toMatchObject({ they_wrote: true, role: 'freelancer' });
  now = after(now, 14 * DAY_MS);
  expect((await read(client)).summary?.due).toEqual([]);
});

test('a hidden review changes whole, and what it said before is kept and exported', async () => {
  const workId = await finished();
  await write(workId, 'client', 2);
  const id = (await read(client, { box: 'given' })).items[0]?.id ?? '';
  await expect(change(freelancer, id, 5, 'Better.')).rejects.toMatchObject({ code: 'not_found' });
  expect(await change(client, id, 4, 'Better.')).toMatchObject({ rating: 4, body: 'Better.', edited_at: null });
  const records: object[] = [];
  for await (const record of personal.exportOf?.(context.db, client.userId, context).parts[1]?.records ?? [])
    records.push(record);
  expect(records).toMatchObject([{ review_id: id, body: '2 stars.', quality: 2 }]);
});

test('a published review changes its words only, says that it was edited, and tells the other side', async () => {
  await reviewed(3);
  const id = (await read(client, { box: 'given' })).items[0]?.id ?? '';
  await expect(change(client, id, 1, 'Worse.')).rejects.toMatchObject({ code: 'wrong_state' });
  expect(await change(client, id, 3, 'Clearer words.')).toMatchObject({ rating: 3, edited_at: now.toISOString() });
  const { rowCount } = await base.owner.query(
    "select 1 from job where name = 'reviews.edited' and facts->>'clientId' = $1",
    [client.userId],
  );
  expect(rowCount).toBe(1);
  now = after(now, 48 * HOUR_MS);
  await expect(change(client, id, 3, 'Too late.')).rejects.toMatchObject({ code: 'wrong_state' });
});
