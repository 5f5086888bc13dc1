import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '#app/server/test-app.ts';
import { composed } from '#kit/server/db/database.ts';
import { topRanked } from './top-ranked.ts';

let app: TestApp;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());

let minutes = 0;
/** Late enough to be counted again. */
function counted() {
  minutes += 6;
  return topRanked(app.context.db, { clock: () => new Date(Date.now() + minutes * 60_000) });
}
const rated = (id: string, stars: number, reviews: number) =>
  app.context.database.transact(async (tx) => {
    await tx.rows(composed('update service set rating_sum = $2, rating_count = $3 where id = $1'), [
      id,
      stars * 100 * reviews,
      reviews,
    ]);
    await tx.rows(composed('update service_card set rating = service_rating($2, $3) where service_id = $1'), [
      id,
      stars * 100 * reviews,
      reviews,
    ]);
  });

test('a list has services with three reviews, one of a seller, the best rated', async () => {
  const [few, good, best] = [(await app.publish()).id, (await app.publish()).id, (await app.publish()).id];
  await rated(few, 5, 2);
  await rated(good, 5, 3);
  await rated(best, 5, 9);
  const { categories, promising } = await counted();
  expect(categories.map(({ items }) => items.map(({ id }) => id))).toEqual([[best]]);
  expect(promising.map(({ id }) => id)).toEqual([few]);
});

test('what is new has its own lane for 90 days, and the lists are counted every five minutes', async () => {
  const first = await counted();
  await app.context.database.transact((tx) =>
    tx.rows(composed("update service_card set published_at = published_at - interval '91 days'")),
  );
  const again = await topRanked(app.context.db, { clock: () => new Date(first.counted_at) });
  expect(again).toEqual(first);
  expect((await counted()).promising).toEqual([]);
});
