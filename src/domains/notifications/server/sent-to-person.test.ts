/** "Did they get it?": staff read kinds and times, never words. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifyOf } from '#app/server/modules.ts';
import { giveSecondStep, setStaffRoles, testApp, type TestApp } from '#app/server/test-app.ts';
import { passkeyAdded } from '#domains/accounts/events.ts';
import { composed } from '#kit/server/db/database.ts';
import type { SentNotice } from '../staff-contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const sent = async () => {
  const { items } = await app.must<{ items: SentNotice[] }>(
    'GET',
    `/api/admin/people/${app.people.client.id}/notifications`,
    { as: 'operator' },
  );
  return items;
};

test('staff see that someone was notified and emailed, and none of the words', async () => {
  expect(await sent()).toEqual([]);
  const news = { id: '900000000100', at: app.context.clock() };
  await notifyOf(passkeyAdded.name, { userId: app.people.client.id, name: 'Grandma’s laptop' }, app.context, news);
  const [notice, ...others] = await sent();
  expect([notice, others]).toMatchObject([
    { topic: 'Security', event: 'Accounts passkey added', email: 'waiting', read_at: null },
    [],
  ]);
  expect(JSON.stringify(notice)).not.toContain('Grandma');
  await app.context.database.transact((tx) =>
    tx.rows(composed('update notification_letter set sent_at = now() where user_id = $1'), [app.people.client.id]),
  );
  expect(await sent()).toMatchObject([{ email: 'sent', emailed_at: expect.any(String) }]);
  const { rows } = await app.base.database.pool.query(
    "select subject_id from staff_acts where act = 'notification.list'",
  );
  expect(rows.length).toBeGreaterThan(0);
});

test('it is for support and trust', async () => {
  await app.context.database.transact((tx) => giveSecondStep(tx, app.people.newClient.id));
  await setStaffRoles(app, 'newClient', ['money']);
  expect(
    (await app.send('GET', `/api/admin/people/${app.people.client.id}/notifications`, { as: 'newClient' })).body.code,
  ).toBe('role_missing');
});
