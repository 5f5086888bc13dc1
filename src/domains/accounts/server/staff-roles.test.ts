/** ADM-1: separate staff roles with least rights. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import type { StaffRole } from '#kit/staff.ts';
import { giveSecondStep, setStaffRoles, testApp, type Person, type TestApp } from '#app/server/test-app.ts';

const WHY = 'The work changed hands today.';
let base: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  base = await testDatabase();
  app = await testApp({}, base);
  await app.base.database.transact((tx) => giveSecondStep(tx, app.people.newClient.id));
});
afterAll(() => app.close());
beforeEach(async () => {
  await setStaffRoles(app, 'operator', ['owner']);
  for (const who of ['newClient', 'newFreelancer'] as const) await setStaffRoles(app, who, []);
});

const change = (how: 'grant' | 'take', to: Person, role: StaffRole, as: Person = 'operator') =>
  app.send<{ staff_roles: StaffRole[] }>('POST', `/api/admin/people/${app.people[to].id}/${how}-role`, {
    as,
    body: { role, reason: WHY },
  });
const rolesOf = async (who: Person): Promise<string[]> =>
  (
    await base.owner.query<{ role: string }>('select role from staff_role where account_id = $1 order by role', [
      app.people[who].id,
    ])
  ).rows.map(({ role }) => role);
const me = (as: Person) => app.must<{ is_operator: boolean; staff_roles: string[] }>('GET', '/api/user/me', { as });

test('a role opens its calls from the next one on, and taking it closes them as fast; both are audited and notified', async () => {
  expect((await app.send('GET', '/api/admin/people', { as: 'newClient' })).body.code).toBe('forbidden');
  expect((await change('grant', 'newClient', 'support')).body.data.staff_roles).toEqual(['support']);
  expect(await me('newClient')).toMatchObject({ is_operator: true, staff_roles: ['support'] });
  expect((await app.send('GET', '/api/admin/people', { as: 'newClient' })).status).toBe(200);
  const closed = await app.send('GET', '/api/admin/payouts', { as: 'newClient' });
  expect([closed.status, closed.body.code]).toEqual([403, 'role_missing']);
  const { held_roles: held } = await app.must<{ held_roles: { role: string; by: string }[] }>(
    'GET',
    `/api/admin/people/${app.people.newClient.id}`,
    {
      as: 'newClient',
    },
  );
  expect(held).toMatchObject([{ role: 'support', by: app.people.operator.email }]);

  expect((await change('take', 'newClient', 'support')).body.data.staff_roles).toEqual([]);
  expect(await me('newClient')).toMatchObject({ is_operator: false, staff_roles: [] });
  expect((await app.send('GET', '/api/admin/people', { as: 'newClient' })).body.code).toBe('forbidden');
  const acts = await base.owner.query(
    'select act, actor_id, reason, before, after from staff_acts where subject_id = $1 and not is_read order by id',
    [app.people.newClient.id],
  );
  const line = { actor_id: app.people.operator.id, reason: WHY };
  expect(acts.rows).toEqual([
    { ...line, act: 'staff.grant-role', before: { roles: [] }, after: { roles: ['support'] } },
    { ...line, act: 'staff.take-role', before: { roles: ['support'] }, after: { roles: [] } },
  ]);
  const announced = await base.owner.query<{ name: string }>(
    "select name from job where name like 'accounts.staff_role_%' order by id",
  );
  expect(announced.rows.map(({ name }) => name)).toEqual(['accounts.staff_role_granted', 'accounts.staff_role_taken']);
});

test('one person may do several kinds of work', async () => {
  await change('grant', 'newClient', 'trust');
  await change('grant', 'newClient', 'money');
  expect(await rolesOf('newClient')).toEqual(['money', 'trust']);
  for (const [path, status] of [
    ['/api/admin/verifications', 200],
    ['/api/admin/payouts', 200],
    ['/api/admin/people', 403],
  ] as const)
    expect([path, (await app.send('GET', path, { as: 'newClient' })).status]).toEqual([path, status]);
});

test('nobody grants roles to themselves, only owners grant, and people who sell or hire cannot be staff', async () => {
  expect((await change('grant', 'operator', 'money')).body.code).toBe('forbidden');
  await setStaffRoles(app, 'newClient', ['support', 'trust', 'money']);
  expect((await change('grant', 'newFreelancer', 'support', 'newClient')).body.code).toBe('role_missing');
  expect((await change('take', 'operator', 'owner', 'newClient')).body.code).toBe('role_missing');
  expect((await change('grant', 'client', 'support')).status).toBe(409);
  expect((await change('grant', 'unverified', 'support')).status).toBe(409);
  expect((await change('grant', 'suspended', 'support')).status).toBe(409);
});

test('the last owner stays, no matter who asks', async () => {
  expect((await change('take', 'operator', 'owner')).status).toBe(409);
  expect(await rolesOf('operator')).toEqual(['owner']);
  await change('grant', 'newClient', 'owner');
  expect((await change('take', 'operator', 'owner')).status).toBe(200);
  expect((await change('take', 'newClient', 'owner', 'newClient')).status).toBe(409);
});

test('of two owners who take each other’s role at once, one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    await setStaffRoles(app, 'operator', ['owner']);
    await setStaffRoles(app, 'newClient', ['owner']);
    const answers = await Promise.all([
      change('take', 'newClient', 'owner', 'operator'),
      change('take', 'operator', 'owner', 'newClient'),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    expect([...(await rolesOf('operator')), ...(await rolesOf('newClient'))]).toEqual(['owner']);
  }
});

test('of two owners who give up their own at once, one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    await setStaffRoles(app, 'operator', ['owner']);
    await setStaffRoles(app, 'newClient', ['owner']);
    const answers = await Promise.all([
      change('take', 'operator', 'owner', 'operator'),
      change('take', 'newClient', 'owner', 'newClient'),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect([...(await rolesOf('operator')), ...(await rolesOf('newClient'))]).toEqual(['owner']);
  }
});

test('waiting work is notified to the staff whose work it is, and to owners', async () => {
  await setStaffRoles(app, 'newClient', ['trust']);
  await setStaffRoles(app, 'newFreelancer', ['money']);
  const { rows } = await base.owner.query<{ user_id: string }>(
    "select distinct user_id from notified_staff where role in ('owner', 'trust')",
  );
  expect(new Set(rows.map((row) => row.user_id))).toEqual(new Set([app.people.operator.id, app.people.newClient.id]));
});
