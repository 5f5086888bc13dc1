import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveSecondStep, nameLegalEntity, setStaffRoles, testApp, type TestApp } from '#app/server/test-app.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { composed } from '#kit/server/db/database.ts';
import { announceReactions } from './announce-changes.ts';
import { publishFirstTexts } from './first-texts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await publishFirstTexts(app.context);
});
afterAll(() => app.close());

const published = composed<{ facts: unknown }>(
  "select facts from job where name = 'content.text_published' and facts->>'page' = 'agreement'",
);
const announced = composed<{ n: number; people: number }>(
  "select count(*)::int as n, count(distinct facts->>'userId')::int as people from job where name = 'content.text_changes'",
);
const readers = composed<{ n: number }>('select count(*)::int as n from account_on_show');
const REASON = 'Agreed at the meeting of the month';
const body = (words: string): string => `# A page\nIts lead.\n\n## Section\n${words}\n`;
interface Page {
  text: { title: string; sections: { blocks: unknown[] }[] };
  number: number;
  in_force: number;
  next: { number: number } | null;
  versions: { number: number }[];
}
const read = (page: string, version = '') => app.must<Page>('GET', `/api/pages/${page}${version}`, {});
const save = (page: string, words: string, revision: number, as: 'operator' | 'client' = 'operator') =>
  app.send<{ revision: number; changes: { kind: string; text: string }[] }>('PUT', `/api/admin/pages/${page}/draft`, {
    as,
    body: { body: body(words), note: 'New', revision },
  });
const publish = (page: string, revision: number, more: object = {}) =>
  app.send<{ number: number; effective_at: string }>('POST', `/api/admin/pages/${page}/publish`, {
    as: 'operator',
    body: { revision, reason: REASON, ...more },
  });

test('the first texts are published once, however often it starts', async () => {
  await Promise.all([publishFirstTexts(app.context), publishFirstTexts(app.context)]);
  expect((await read('about')).versions.map(({ number }) => number)).toEqual([1]);
});

test('a draft is seen by no reader; published, it is in force, and the version before can still be read', async () => {
  expect((await save('about', 'We are four now.', 0)).status).toBe(200);
  expect((await read('about')).number).toBe(1);
  expect((await publish('about', 1)).status).toBe(201);
  const now = await read('about');
  expect([now.number, now.in_force, JSON.stringify(now.text).includes('We are four now.')]).toEqual([2, 2, true]);
  expect((await read('about', '?version=1')).number).toBe(1);
  expect((await app.send('GET', '/api/pages/about?version=3', {})).status).toBe(404);
  const { changes } = await app.must<{ changes: { kind: string; text: string }[] }>(
    'GET',
    '/api/pages/about/changes?from=1&to=2',
    {},
  );
  expect(changes.some(({ kind, text }) => kind === 'added' && text.includes('four'))).toBe(true);
});

describe('two operators at one page', () => {
  test('the second is shown the first one’s draft, and nothing is overwritten', async () => {
    expect((await save('faq', 'First', 0)).body).toMatchObject({ data: { revision: 1 } });
    const late = await save('faq', 'Second', 0);
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'wrong_state', data: { revision: 1 } });
    expect(late.body.data.changes.map(({ kind, text }) => `${kind} ${text.trim()}`.trim()).slice(1)).toEqual([
      'removed First',
      'added Second',
      'same',
    ]);
    expect((await save('faq', 'Second, after reading', 1)).status).toBe(200);
  });
  test('of ten that save at once one wins', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => save('how-to-hire', `Draft ${index}`, 0)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
  });
  test('an older draft is not published', async () => {
    await save('how-to-find', 'One', 0);
    await save('how-to-find', 'Two', 1);
    expect((await publish('how-to-find', 1)).status).toBe(409);
    expect((await app.send('DELETE', '/api/admin/pages/how-to-find/draft', { as: 'operator' })).status).toBe(200);
    expect((await publish('how-to-find', 2)).status).toBe(404);
  });
});

describe('a changed legal text', () => {
  test('is not published before the legal entity is named, and says so to staff', async () => {
    await save('privacy', 'Run by {operator}.', 0);
    const desk = await app.must<{ draft: { refusal: string; text: unknown } }>('GET', '/api/admin/pages/privacy', {
      as: 'operator',
    });
    expect([desk.draft.refusal, JSON.stringify(desk.draft.text)]).toEqual([
      expect.stringContaining('Name the legal entity'),
      expect.stringContaining('Run by (name the operator in Brand).'),
    ]);
    expect((await publish('privacy', 1)).status).toBe(403);
    await nameLegalEntity(app, 'Nord GmbH');
    expect((await publish('privacy', 1)).status).toBe(201);
  });

  test('needs 15 days’ notice, and is announced until then', async () => {
    await save('gig-terms', 'New rules', 0);
    const soon = after(app.context.clock(), DAY_MS).toISOString();
    expect((await publish('gig-terms', 1, { effective_at: soon })).status).toBe(422);
    expect((await publish('gig-terms', 1)).status).toBe(201);
    const page = await read('gig-terms');
    expect([page.number, page.next?.number]).toEqual([1, 2]);
  });

  test('is published by another operator than its writer, where there is another', async () => {
    await setStaffRoles(app, 'client', ['support']);
    await app.context.database.transact((tx) => giveSecondStep(tx, app.people.client.id));
    await save('agreement', 'New rules', 0);
    const own = await publish('agreement', 1);
    expect([own.status, own.body.message]).toEqual([
      403,
      'You wrote this legal text, so another operator must publish it.',
    ]);
    const other = await app.send('POST', '/api/admin/pages/agreement/publish', {
      as: 'client',
      body: { revision: 1, reason: REASON },
    });
    expect([other.status, other.body.message]).toEqual([201, 'Published']);
    const facts = (await app.context.db.row(published))?.facts as never;
    // A reaction may run twice (JOB-2).
    for (const { react } of announceReactions)
      await Promise.all([1, 2].map(() => react(facts, app.context, { id: 'one', at: new Date() })));
    const { n, people } = (await app.context.db.row(announced)) ?? {};
    expect([n, n]).toEqual([people, (await app.context.db.row(readers))?.n]);
    await setStaffRoles(app, 'client', []);
  });

  test('the only text of a page can’t be withdrawn; one that is not in force yet can', async () => {
    const withdraw = (number: number) =>
      app.send('POST', '/api/admin/pages/gig-terms/withdraw', { as: 'operator', body: { number, reason: REASON } });
    expect((await withdraw(1)).status).toBe(409);
    expect((await withdraw(2)).status).toBe(200);
    expect((await withdraw(2)).status).toBe(409);
    expect((await read('gig-terms')).next).toBeNull();
  });
});

test('people agree to what is in force, once; a new version waits for them', async () => {
  const mine = () =>
    app.must<{ items: { page: string; waits: boolean; agreed: { number: number } | null }[] }>(
      'GET',
      '/api/my/agreements',
      { as: 'client' },
    );
  const agree = (number: number) =>
    app.send('POST', '/api/my/agreements', { as: 'client', body: { page: 'terms', number } });
  expect((await mine()).items.map(({ page }) => page)).toEqual(['terms', 'privacy', 'agreement']);
  expect((await agree(7)).status).toBe(409);
  expect((await agree(1)).status).toBe(200);
  expect((await agree(1)).status).toBe(200);
  expect((await mine()).items.find(({ page }) => page === 'terms')).toMatchObject({
    waits: false,
    agreed: { number: 1 },
  });
});

test('a page that does not exist is not found, and a text without a title is refused', async () => {
  expect((await app.send('GET', '/api/pages/nothing', {})).status).toBe(404);
  expect(
    (
      await app.send('PUT', '/api/admin/pages/about/draft', {
        as: 'operator',
        body: { body: 'No title', note: '', revision: 0 },
      })
    ).status,
  ).toBe(422);
});
