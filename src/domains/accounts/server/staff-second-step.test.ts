/** ADM-1: anyone who runs an instance works with more than a password. */
import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { handlers } from '#app/server/modules.ts';
import { PASSWORD, setConfirmed, testApp, type TestApp } from '#app/server/test-app.ts';

let base: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  base = await testDatabase();
  app = await testApp({}, base);
});
afterAll(() => app.close());

const operator = { as: 'operator' } as const;
const standing = async (): Promise<string> =>
  (await app.must<{ standing: string }>('GET', '/api/user/staff-standing', operator)).standing;
const sql = (text: string, values: unknown[] = []) => base.owner.query(text, values);
/** As after signing in by password alone, a moment ago. */
async function passwordOnly(): Promise<void> {
  await sql("update session set second_step_at = null, way = 'password' where user_id = $1", [app.people.operator.id]);
  await setConfirmed(app, ['operator'], true);
}
const addPasskey = () =>
  sql(
    `insert into passkey (id, user_id, credential_id, public_key, counter, transports, name, is_synced, created_at)
     values (gen_random_uuid(), $1, gen_random_uuid()::text, '', 0, '{}', 'Office key', false, now()) returning id`,
    [app.people.operator.id],
  );
async function turnOn(): Promise<string> {
  const { secret } = await app.must<{ secret: string }>('POST', '/api/user/two-factor/start', {
    ...operator,
    body: {},
  });
  await app.must('POST', '/api/user/two-factor/enable', { ...operator, body: { code: await generate({ secret }) } });
  return secret;
}

beforeEach(async () => {
  const { id } = app.people.operator;
  await sql('delete from passkey where user_id = $1', [id]);
  await sql('delete from two_factor where user_id = $1', [id]);
  await sql('update account set two_factor_enabled = false where id = $1', [id]);
  await passwordOnly();
});

const OPERATING = handlers.map(({ endpoint }) => endpoint).filter(({ access }) => access === 'operator');

describe('an operator without a second step', () => {
  it.each(OPERATING.map(({ method, path }) => [method, path]))(
    'is refused with the reason: %s %s',
    async (method, path) => {
      const answer = await app.send(method, path.replaceAll(/:\w+/g, '0190f3a2-0000-7000-8000-000000000001'), {
        ...operator,
        ...(method === 'GET' ? {} : { body: {} }),
      });
      expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 403, code: 'second_step_missing' });
      expect(answer.body.message).toBe(
        'Operators need two-factor authentication. Set up an authenticator app or a passkey first.',
      );
    },
  );

  it('covers every operator’s call there is', () => expect(OPERATING.length).toBeGreaterThan(25));

  it('sets one up, and everything opens in the same session', async () => {
    expect(await standing()).toBe('missing');
    await turnOn();
    expect(await standing()).toBe('shown');
    await app.must('GET', '/api/admin/people', operator);
  });
});

describe('an operator with a second step', () => {
  it('who signed in by password alone confirms with it first; the password alone does not do', async () => {
    await addPasskey();
    expect(await standing()).toBe('not_shown');
    expect(
      (await app.send('POST', '/api/user/confirm-identity', { ...operator, body: { password: PASSWORD } })).status,
    ).toBe(409);
    expect(await app.send('GET', '/api/admin/people', operator)).toMatchObject({ status: 403 });
    await sql('delete from passkey');
    const secret = await turnOn();
    await passwordOnly();
    await sql('update two_factor set last_step = 0');
    expect(await app.send('GET', '/api/admin/people', operator)).toMatchObject({ status: 403 });
    await app.must('POST', '/api/user/confirm-identity', { ...operator, body: { code: await generate({ secret }) } });
    expect(await standing()).toBe('shown');
    await app.must('GET', '/api/admin/people', operator);
  });

  it('is not gained by a thief of the password: nothing is added beside it, taken away or renewed', async () => {
    const { rows } = (await addPasskey()) as { rows: { id: string }[] };
    for (const [method, url] of [
      ['POST', '/api/user/two-factor/start'],
      ['DELETE', `/api/user/passkeys/${rows[0]?.id}`],
    ] as const)
      expect(
        (await app.send(method, url, { ...operator, body: method === 'POST' ? {} : undefined })).body,
      ).toMatchObject({ code: 'second_step_missing' });
    await sql('delete from passkey');
    await turnOn();
    await passwordOnly();
    expect(
      (await app.send('POST', '/api/user/two-factor/recovery-codes', { ...operator, body: {} })).body,
    ).toMatchObject({ code: 'second_step_missing' });
  });

  it('keeps the last one', async () => {
    const { rows } = (await addPasskey()) as { rows: { id: string }[] };
    await sql('update session set second_step_at = now() where user_id = $1', [app.people.operator.id]);
    expect((await app.send('DELETE', `/api/user/passkeys/${rows[0]?.id}`, operator)).body).toMatchObject({
      code: 'wrong_state',
    });
    await turnOn();
    await app.must('DELETE', `/api/user/passkeys/${rows[0]?.id}`, operator);
  });
});

it('does not live on what a session has shown before, once there is no second step any more', async () => {
  await sql("update session set second_step_at = now(), way = 'password_and_code' where user_id = $1", [
    app.people.operator.id,
  ]);
  expect((await app.send('GET', '/api/admin/people', operator)).body.code).toBe('second_step_missing');
  expect(await standing()).toBe('missing');
  await addPasskey();
  await app.must('GET', '/api/admin/people', operator);
});

it('asks nobody else for one', async () => {
  await sql("update session set second_step_at = null, way = 'password'");
  expect(await app.must('GET', '/api/user/staff-standing', { as: 'client' })).toEqual({ standing: 'not_staff' });
  expect((await app.send('GET', '/api/admin/people', { as: 'client' })).body.code).toBe('forbidden');
});

it('is not asked of operators of an instance for trying out, and that instance says so', async () => {
  const demoBase = await testDatabase();
  const demo = await testApp({ DEMO: 'on' }, demoBase);
  await demoBase.owner.query("update session set second_step_at = null, way = 'password'");
  expect(await demo.must('GET', '/api/user/staff-standing', operator)).toEqual({ standing: 'not_asked' });
  await demo.must('GET', '/api/admin/people', operator);
  await demo.close();
});
