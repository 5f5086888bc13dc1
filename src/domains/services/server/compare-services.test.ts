import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '#app/server/test-app.ts';
import type { ComparedService } from '../contract.ts';

let app: TestApp;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());

const compared = async (slugs: string) =>
  (await app.must<{ items: ComparedService[] }>('GET', `/api/services/compare?slugs=${slugs}`, { as: null })).items;

test('services come in the given order, each once, without those that are not on sale', async () => {
  const [first, second] = [await app.publish(), await app.publish()];
  const items = await compared(`${second.slug},${first.slug},${second.slug}`);
  expect(items.map(({ card }) => card.slug)).toEqual([second.slug, first.slug]);
  expect(items[0]?.packages[0]).toMatchObject({ tier: 'basic', price: items[0]?.card.price });
  expect(items[0]?.seller.username).toBe(app.people.freelancer.username);
  await app.must('POST', `/api/my/services/${first.id}/pause`, { as: 'freelancer' });
  expect((await compared(`${first.slug},${second.slug}`)).map(({ card }) => card.slug)).toEqual([second.slug]);
});

test('more than three are refused', async () => {
  const { status } = await app.send('GET', '/api/services/compare?slugs=a,b,c,d', { as: null });
  expect(status).toBe(422);
});
