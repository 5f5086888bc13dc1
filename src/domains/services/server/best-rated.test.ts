import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { testApp, type TestApp } from '#app/server/test-app.ts';
import { RATING_PRIOR } from '#domains/reviews/rating-prior.ts';
import { refreshCards } from './cards.ts';

/** LIM-38: "Best rated" is by stars with the prior beside them. */
let base: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  base = await testDatabase();
  app = await testApp({}, base);
});
afterAll(() => app.close());

/** A service on sale with so many reviews, each of so many stars. */
async function rated(reviews: number, stars: number): Promise<string> {
  const { id, slug } = await app.publish();
  await base.owner.query('update service set rating_sum = $2, rating_count = $3 where id = $1', [
    id,
    Math.round(reviews * stars * 100),
    reviews,
  ]);
  await base.database.transact((tx) => refreshCards(tx, [id]));
  return slug;
}

test('many good reviews come before one perfect one, no review before bad ones, and the newer first of equals', async () => {
  const perfectOnce = await rated(1, 5);
  const older = await rated(0, 0);
  const oftenGood = await rated(20, 4.8);
  const bad = await rated(4, 3);
  const newer = await rated(0, 0);
  const { items } = await app.must<{ items: { slug: string; rating: number | null }[] }>(
    'GET',
    '/api/services?sort=rating',
  );
  expect(items.map(({ slug }) => slug)).toEqual([oftenGood, perfectOnce, newer, older, bad]);
  expect(items.map(({ rating }) => rating)).toEqual([4.8, 5, null, null, 3]);
});

test('the prior that the screen names is the one that the database sorts by', async () => {
  const ratingOf = async (sum: number, count: number) =>
    (await base.owner.query<{ rating: number }>('select service_rating($1, $2) as rating', [sum, count])).rows[0]
      ?.rating;
  const { stars, reviews } = RATING_PRIOR;
  for (const [sum, count] of [
    [0, 0],
    [500, 1],
    [9_600, 20],
    [1_200, 4],
  ] as const)
    expect(await ratingOf(sum, count)).toBe(Math.round(((sum / 100 + stars * reviews) / (count + reviews)) * 1_000));
});
