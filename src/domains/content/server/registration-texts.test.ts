import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameLegalEntity, testApp, type TestApp } from '#app/server/test-app.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { agreementReactions } from './agreements.ts';
import { publishFirstTexts } from './first-texts.ts';
import type { TextToAgree } from '../contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await publishFirstTexts(app.context);
  await nameLegalEntity(app, 'Nord GmbH');
});
afterAll(() => app.close());

const shown = async () => (await app.must<{ items: TextToAgree[] }>('GET', '/api/registration-texts', {})).items;
const publish = async (body: string, days: number) => {
  await app.must('PUT', '/api/admin/pages/terms/draft', {
    as: 'operator',
    body: { body, note: 'Clearer refunds', revision: 0 },
  });
  await app.must('POST', '/api/admin/pages/terms/publish', {
    as: 'operator',
    body: {
      revision: 1,
      reason: 'Agreed at the meeting of the month',
      effective_at: after(app.context.clock(), days * DAY_MS).toISOString(),
    },
  });
};

test('the texts in force are shown with what they say in short, and a first version has no change', async () => {
  const items = await shown();
  expect(items.map(({ page, number, changes }) => [page, number, changes])).toEqual([
    ['terms', 1, []],
    ['privacy', 1, []],
    ['agreement', 1, []],
  ]);
  for (const { in_short: inShort } of items) expect(inShort.length).toBeGreaterThan(3);
});

test('a version that takes effect soon is shown as a change, and its difference can be read', async () => {
  await publish(
    '# Terms\nThe lead.\n\n## Refunds\n> In short: they go to your balance.\n\nA refund goes to the balance.\n',
    20,
  );
  const [terms] = await shown();
  expect([terms?.number, terms?.changes]).toEqual([
    1,
    [expect.objectContaining({ kind: 'soon', from: 1, to: 2, note: 'Clearer refunds' })],
  ]);
  const { changes } = await app.must<{ changes: { kind: string }[] }>(
    'GET',
    '/api/pages/terms/changes?from=1&to=2',
    {},
  );
  expect(changes.some(({ kind }) => kind === 'added')).toBe(true);
});

test('an account is recorded with the version that was in force when it was made', async () => {
  const agreedTo = async (days: number) => {
    for (const { react } of agreementReactions)
      await react({ userId: app.people.freelancer.id } as never, app.context, {
        id: 'one',
        at: after(app.context.clock(), days * DAY_MS),
      });
    const mine = await app.must<{ items: { page: string; agreed: { number: number } | null }[] }>(
      'GET',
      '/api/my/agreements',
      { as: 'freelancer' },
    );
    return mine.items.map(({ page, agreed }) => `${page} ${agreed?.number}`);
  };
  expect(await agreedTo(0)).toEqual(['terms 1', 'privacy 1', 'agreement 1']);
  expect(await agreedTo(0)).toEqual(['terms 1', 'privacy 1', 'agreement 1']);
  expect(await agreedTo(21)).toEqual(['terms 2', 'privacy 1', 'agreement 1']);
});
