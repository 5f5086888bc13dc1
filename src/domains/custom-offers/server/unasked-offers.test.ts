import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, usd, type TestApp } from '#app/server/test-app.ts';
import { OFFER_LIMITS } from '../custom-offer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('offers that freelancers make unasked use up none of a client’s own requests', async () => {
  const begin = { with: `person:${app.people.freelancer.username}`, id: randomUUID(), text: 'What do you draw?' };
  await app.must('POST', '/api/conversations', { as: 'client', body: begin });
  const offer = {
    client: app.people.client.username,
    scope: 'A logo with three sketches.',
    price: usd(24_000),
    delivery_days: 6,
    revisions: 2,
    valid_days: 7,
  };
  for (let n = 0; n < OFFER_LIMITS.open; n += 1) {
    const { slug } = await app.publish();
    await app.must('POST', '/api/custom-offers/offers', { as: 'freelancer', body: { ...offer, service: slug } });
  }
  const ask = async () => {
    const { slug } = await app.publish();
    return app.send('POST', '/api/custom-offers', {
      as: 'client',
      body: { service: slug, scope: 'A sign for a shop.', budget: null, wanted_on: null },
    });
  };
  // They talk once the freelancer answers, so that only open requests count here.
  await app.must('POST', '/api/conversations', {
    as: 'freelancer',
    body: { with: `person:${app.people.client.username}`, id: randomUUID(), text: 'Signs.' },
  });
  for (let n = 0; n < OFFER_LIMITS.open; n += 1) expect((await ask()).status).toBe(201);
  expect((await ask()).body.message).toBe(`You have ${OFFER_LIMITS.open} open requests. Close one first.`);
});
