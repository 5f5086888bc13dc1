import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '#app/server/test-app.ts';
import { openingCard } from './social-card.ts';
import { application, drafted, openedPosition, POSITION } from './test-calls.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

interface Shown {
  slug: string;
  title: string;
  refusal: string | null;
  blocks: unknown[];
}
const list = async () => (await app.must<{ items: Shown[] }>('GET', '/api/careers', {})).items;
const read = (slug: string) => app.send<Shown>('GET', `/api/careers/${slug}`, {});
const save = (id: string, body: object) =>
  app.send<{ revision: number; slug: string }>('PUT', `/api/admin/careers/${id}`, { as: 'operator', body });
const apply = async (slug: string) =>
  app.send<{ ticket_number: string; file_token: string }>('POST', `/api/careers/${slug}/applications`, {
    body: await application(app),
  });
const close = (id: string) =>
  app.send('POST', `/api/admin/careers/${id}/close`, { as: 'operator', body: { reason: 'We found someone for it' } });

test('a draft is seen by staff alone; an open position is listed; a closed one says so at its address', async () => {
  const id = await drafted(app, { title: 'Accountant' });
  const { slug } = await app.must<{ slug: string }>('GET', `/api/admin/careers/${id}`, { as: 'operator' });
  expect((await read(slug)).status).toBe(404);
  expect((await apply(slug)).status).toBe(404);
  await app.must('POST', `/api/admin/careers/${id}/open`, { as: 'operator' });
  expect((await list()).map((opening) => opening.slug)).toContain(slug);
  expect((await read(slug)).body.data.refusal).toBeNull();
  expect([(await close(id)).status, (await close(id)).status]).toEqual([200, 409]);
  expect((await list()).map((opening) => opening.slug)).not.toContain(slug);
  expect((await read(slug)).body.data.refusal).toContain('closed');
  expect((await apply(slug)).status).toBe(409);
  expect((await app.send('DELETE', `/api/admin/careers/${id}`, { as: 'operator' })).status).toBe(409);
});

test('an old address leads to the position, whatever it is called now, and back', async () => {
  const { id, slug } = await openedPosition(app, { title: 'Engineer' });
  const renamed = await save(id, { ...POSITION, title: 'Platform engineer', revision: 1 });
  expect(renamed.body.data.slug).toBe('platform-engineer');
  expect((await read(slug)).body.data).toMatchObject({ slug: 'platform-engineer', title: 'Platform engineer' });
  // Another one can't take an address that still leads somewhere.
  expect((await openedPosition(app, { title: 'Engineer' })).slug).not.toBe(slug);
  expect((await save(id, { ...POSITION, title: 'Engineer', revision: 2 })).body.data.slug).toBe(slug);
  expect((await read('platform-engineer')).body.data.slug).toBe(slug);
});

test('of ten operators who save at once one wins, and the others are told what was saved', async () => {
  const id = await drafted(app);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => save(id, { ...POSITION, location: `City ${index}`, revision: 1 })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 409),
  ]);
  expect(answers.find(({ status }) => status === 409)?.body.data).toMatchObject({ revision: 2, title: POSITION.title });
});

test('a script in the text of a position reaches no one', async () => {
  const { slug } = await openedPosition(app, {
    title: 'Tester',
    body: `${POSITION.body}\n\n<script>alert(1)</script> [click](javascript:alert(1))`,
  });
  expect(JSON.stringify((await read(slug)).body.data.blocks)).not.toMatch(/<script|javascript:/);
});

describe('an application', () => {
  test('is a ticket about the position, counted beside it, and answered like any other', async () => {
    const { id, slug } = await openedPosition(app, { title: 'Translator' });
    const { ticket_number: number } = (await apply(slug)).body.data;
    const desk = () =>
      app.must<{ items: { id: string; applications: number; waiting: number }[] }>('GET', '/api/admin/careers', {
        as: 'operator',
      });
    expect((await desk()).items.find((opening) => opening.id === id)).toMatchObject({ applications: 1, waiting: 1 });
    const ticket = await app.must<{ topic: string; subject: string }>('GET', `/api/admin/tickets/${number}`, {
      as: 'operator',
    });
    expect([ticket.topic, ticket.subject]).toEqual(['career', 'Application: Translator']);
    await app.must('POST', `/api/admin/tickets/${number}/answer`, {
      as: 'operator',
      body: { text: 'Thank you. Can we talk on Monday?' },
    });
    expect((await desk()).items.find((opening) => opening.id === id)).toMatchObject({ applications: 1, waiting: 0 });
  });
  test('needs a proof of work of its own', async () => {
    const { slug } = await openedPosition(app, { title: 'Robot tester' });
    const form = await application(app);
    const sent = await Promise.all(
      [1, 2].map(() => app.send('POST', `/api/careers/${slug}/applications`, { body: form })),
    );
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  });
});

test('an open position has a card for where its link is shared; a draft, a closed one and an old address have none', async () => {
  const card = (slug: string) => openingCard.read(app.context.db, slug, app.context);
  const { id, slug } = await openedPosition(app, { title: 'Card designer' });
  expect(await card(slug)).toMatchObject({
    title: 'Card designer',
    kind: 'Position',
    facts: [expect.any(String), expect.any(String)],
  });
  const draft = await drafted(app, { title: 'Draft designer' });
  expect(
    await card((await app.must<{ slug: string }>('GET', `/api/admin/careers/${draft}`, { as: 'operator' })).slug),
  ).toBeNull();
  expect((await close(id)).status).toBe(200);
  expect([await card(slug), await card('nothing')]).toEqual([null, null]);
});
