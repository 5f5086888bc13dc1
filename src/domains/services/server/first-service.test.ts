import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '#app/server/test-app.ts';
import type { FirstService } from '../dashboard-piece.ts';
import { goodDraft } from '../test-draft.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const turnOf = async (as: 'freelancer' | 'client'): Promise<FirstService | undefined> =>
  (await app.must<{ next: FirstService[] }>('GET', '/api/dashboard/freelancer', { as })).next.find(
    ({ kind }) => kind === 'first_service',
  );
const left = (turn: FirstService | undefined) =>
  turn?.steps.filter(({ state }) => state === 'left').map(({ step }) => step);

test('a freelancer without a service has one thing to do, with the steps that are left, until something is published', async () => {
  const none = await turnOf('freelancer');
  expect([none?.id, left(none)]).toEqual([null, ['overview', 'packages', 'requirements', 'publish']]);
  expect(await turnOf('client')).toBeUndefined();

  const { id } = await app.must<{ id: string }>('POST', '/api/my/services', {
    as: 'freelancer',
    body: { title: 'A logo for your small ship', category: 'logo-design' },
  });
  const begun = await turnOf('freelancer');
  expect(begun?.id).toBe(id);
  expect(left(begun)).toContain('packages');

  await app.must('PUT', `/api/my/services/${id}`, { as: 'freelancer', body: goodDraft() });
  const finished = await turnOf('freelancer');
  expect(finished?.steps.find(({ step }) => step === 'media')?.state).toBe('optional');
  expect(left(finished)).toEqual(['publish']);

  await app.publish();
  expect(await turnOf('freelancer')).toBeUndefined();
});
