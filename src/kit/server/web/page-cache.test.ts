import { expect, test } from 'vitest';
import { pageCache, type Page } from './page-cache.ts';

const LIMITS = { lifeMs: 5_000, pages: 3, characters: 100 };

/** Counts what is made. */
function counting(limits = LIMITS) {
  const cache = pageCache<Page>(limits);
  let pageCount = 0;
  const page = (body: string, status: number): Page => ({ status, headers: {}, body });
  const get = (address: string, now = 0, body = 'page', status = 200) =>
    cache.get(address, now, async () => {
      pageCount += 1;
      return page(body, status);
    });
  return { get, forget: cache.forget, made: () => pageCount };
}

test('a page is shown again for its life, from when it began to be made', async () => {
  const { get, made } = counting();
  await Promise.all([get('/a', 0), get('/a', 1)]);
  await get('/a', 4_999);
  expect(made()).toBe(1);
  await get('/a', 5_000);
  expect(made()).toBe(2);
});

test('one that did not succeed is never shown again', async () => {
  const { get, made } = counting();
  await get('/a', 0, 'missing', 404);
  await get('/a', 1);
  expect(made()).toBe(2);
});

test('what is being made when all are forgotten is not shown to anyone who asks later', async () => {
  const { get, forget, made } = counting();
  const begun = get('/a');
  forget();
  await get('/a');
  await begun;
  await get('/a');
  expect(made()).toBe(2);
});

test('the oldest go first when there are too many, or when they are too long together', async () => {
  const many = counting();
  for (const address of ['/a', '/b', '/c', '/d', '/b', '/c', '/d']) await many.get(address);
  expect(many.made()).toBe(4);
  const long = counting();
  for (const address of ['/a', '/b', '/b']) await long.get(address, 0, 'x'.repeat(60));
  expect(long.made()).toBe(2);
  await long.get('/a', 0, 'x'.repeat(60));
  expect(long.made()).toBe(3);
});
