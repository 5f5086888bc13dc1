import { afterAll, beforeAll, expect, it } from 'vitest';
import { followStanding } from './sellers-standing.ts';
import { testApp, type TestApp } from '#app/server/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const onSale = async (): Promise<string[]> =>
  (await app.must<{ items: { id: string }[] }>('GET', '/api/services')).items.map(({ id }) => id);

it('takes a suspended seller’s services off sale, and puts back only what it took', async () => {
  const { id } = app.people.freelancer;
  const [liveService, pausedBefore] = [await app.publish(), await app.publish()];
  await app.must('POST', `/api/my/services/${pausedBefore.id}/pause`, { as: 'freelancer' });
  const follow = () => app.context.database.transact((tx) => followStanding(tx, id, app.context));
  await app.must('POST', `/api/admin/people/${id}/suspend`, {
    as: 'operator',
    body: { reason: 'Reported three times this week.' },
  });
  await follow();
  await follow();
  expect(await onSale()).toEqual([]);
  await app.must('POST', `/api/admin/people/${id}/restore`, {
    as: 'operator',
    body: { reason: 'It was a mistake of ours.' },
  });
  await follow();
  await follow();
  expect(await onSale()).toEqual([liveService.id]);
});
