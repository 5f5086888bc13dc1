import { afterAll, beforeAll, expect, test } from 'vitest';
import { replyToReview, workFinished, writeReview } from '#domains/reviews/server/reviews.ts';
import { after, DAY_MS, HOUR_MS } from '#kit/clock.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { testContext } from '#kit/server/test-context.ts';
import { testDatabase } from '#kit/server/test-database.ts';
import { readServiceReviews } from './service-reviews.ts';

const base = await testDatabase();
let now = new Date('2026-03-02T09:00:00Z');
const context = testContext(base.database, { clock: () => now });
afterAll(() => base.close());

const key = 'hand-drawn-logo';
const subject = { id: uuidv7(), key };

async function reviewed(points: number, text: string, reply: string | null) {
  const workId = uuidv7();
  const people = { clientId: uuidv7(), freelancerId: uuidv7() };
  const work = {
    workId,
    kind: 'errand',
    number: `ER-${workId.slice(-6)}`,
    title: 'A logo',
    detail: 'Basic',
    path: '/errands/1',
    subject,
  };
  const stars = { communication: points, quality: points, value: points };
  await base.database.transact(async (tx) => {
    workFinished(tx, { ...work, ...people, finishedAt: now, closesAt: after(now, 14 * DAY_MS) });
    await writeReview(tx, workId, 'client', { ...stars, text }, context);
    await writeReview(tx, workId, 'freelancer', { ...stars, text: 'Clear.' }, context);
    if (reply !== null) await replyToReview(tx, workId, 'freelancer', reply, context);
  });
  now = after(now, HOUR_MS);
}

beforeAll(async () => {
  await reviewed(5, 'Quick and careful.', 'Thanks, it was a pleasure.');
  await reviewed(3, 'Careful, though late.', null);
});

const read = (query: Omit<Parameters<typeof readServiceReviews>[1], 'slug'>) =>
  readServiceReviews(context.db, { slug: key, ...query });
const bodies = async (query: Parameters<typeof read>[0]) => (await read(query)).items.map(({ body }) => body);

test('reviews of a service are found by stars, by every word of them or their reply, and by having a reply', async () => {
  expect(await bodies({})).toEqual(['Careful, though late.', 'Quick and careful.']);
  expect(await bodies({ stars: 5 })).toEqual(['Quick and careful.']);
  expect(await bodies({ words: 'CAREFUL late' })).toEqual(['Careful, though late.']);
  expect(await bodies({ words: 'pleasure' })).toEqual(['Quick and careful.']);
  expect(await bodies({ words: '100%' })).toEqual([]);
  expect(await bodies({ reply: 'with' })).toEqual(['Quick and careful.']);
});

test('the first page says what the rating is made of, whatever the filters', async () => {
  const { rating, next_cursor: cursor } = await read({ stars: 5, limit: 1 });
  expect(rating).toEqual({
    reviews: 2,
    average: 4,
    bayesian: 4.21,
    criteria: { communication: 4, quality: 4, value: 4 },
    by_stars: [1, 0, 1, 0, 0],
    replies: 1,
  });
  expect(cursor).toBeNull();
  const first = await read({ limit: 1 });
  const second = await read({ limit: 1, cursor: first.next_cursor ?? '' });
  expect(second.items).toHaveLength(1);
  expect(second.rating).toBeNull();
});
