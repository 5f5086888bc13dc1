/** AUT-5, ADM-1: an owner lets someone in again who lost app, passkeys and recovery codes. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { giveSecondStep, setStaffRoles, testApp, type Person, type TestApp } from '#app/server/test-app.ts';

let base: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  base = await testDatabase();
  app = await testApp({}, base);
});
afterAll(() => app.close());

const WHY = 'Lost the phone; identity checked by video.';
const reset = (who: Person, as: Person = 'operator') =>
  app.send('POST', `/api/admin/people/${app.people[who].id}/reset-two-factor`, { as, body: { reason: WHY } });
const giveFactor = (who: Person) => base.database.transact((tx) => giveSecondStep(tx, app.people[who].id));
const shown = async (who: Person) =>
  await app.must<{ has_factor: boolean; open_sessions: number }>('GET', `/api/admin/people/${app.people[who].id}`, {
    as: 'operator',
  });

test('everything they lost is removed, their sessions end, and they are emailed', async () => {
  await giveFactor('client');
  expect((await shown('client')).has_factor).toBe(true);
  expect((await reset('client')).status).toBe(200);
  expect(await shown('client')).toMatchObject({ has_factor: false, open_sessions: 0 });
  const { id } = app.people.client;
  const acts = await base.owner.query(
    "select reason from staff_acts where act = 'account.reset-two-factor' and subject_id = $1",
    [id],
  );
  expect(acts.rows).toEqual([{ reason: WHY }]);
  const news = await base.owner.query(
    "select facts->>'change' as change from job where name = 'accounts.two_factor_changed' and facts->>'userId' = $1",
    [id],
  );
  expect(news.rows).toEqual([{ change: 'reset' }]);
  expect((await reset('client')).body.code).toBe('wrong_state');
});

test('only owners do it, and never to staff', async () => {
  await giveFactor('freelancer');
  await giveFactor('newClient');
  await setStaffRoles(app, 'newClient', ['support', 'trust']);
  expect((await reset('freelancer', 'newClient')).body.code).toBe('role_missing');
  expect((await reset('newClient')).body.code).toBe('wrong_state');
  expect((await shown('freelancer')).has_factor).toBe(true);
});
