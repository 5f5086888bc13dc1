/** AUT-12: where someone has a second factor, a password alone confirms nothing. */
import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { handlers } from './modules.ts';
import { MISSING } from './test-calls.ts';
import { PASSWORD, testApp, type Person, type TestApp } from './test-app.ts';

let base: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  base = await testDatabase();
  app = await testApp({}, base);
});
afterAll(() => app.close());

const sql = (text: string, values: unknown[] = []) => base.owner.query(text, values);
const idOf = (who: Person) => app.people[who].id;

const FACTORS = {
  'an authenticator app': (id: string) =>
    sql(
      `with turned_on as (insert into two_factor (user_id, secret, enabled_at, created_at)
        values ($1, '', now(), now()))
       update account set two_factor_enabled = true where id = $1`,
      [id],
    ),
  'a passkey': (id: string) =>
    sql(
      `insert into passkey (id, user_id, credential_id, public_key, counter, transports, name, is_synced, created_at)
       values (gen_random_uuid(), $1, gen_random_uuid()::text, '', 0, '{}', 'A key', false, now())`,
      [id],
    ),
} as const;

async function withoutFactors(id: string): Promise<void> {
  await sql('delete from passkey where user_id = $1', [id]);
  await sql('delete from two_factor where user_id = $1', [id]);
  await sql('delete from recovery_code where user_id = $1', [id]);
  await sql('update account set two_factor_enabled = false where id = $1', [id]);
  await sql(
    "update session set confirmed_at = null, confirmed_with_factor = false, way = 'password', second_step_at = null where user_id = $1",
    [id],
  );
}
const confirm = (as: Person, body: unknown) =>
  app.send<{ confirmed_until: string }>('POST', '/api/user/confirm-identity', { as, body });
/** A session that was confirmed by password before there was a factor. */
const confirmedByPassword = (id: string) =>
  sql('update session set confirmed_at = now(), confirmed_with_factor = false where user_id = $1', [id]);
const confirmedByFactor = (id: string) =>
  sql('update session set confirmed_at = now(), confirmed_with_factor = true where user_id = $1', [id]);

/** A person who may make the call at all. */
function callerOf(access: string): Person {
  return access === 'operator' ? 'operator' : access === 'freelancer' ? 'freelancer' : 'client';
}
const CONSUMERS = handlers.flatMap(({ endpoint }) => (endpoint.fresh === undefined ? [] : [endpoint]));

/** Every call that changes factors, money or address of people with a factor. None may be missing here. */
it('covers what there is to protect', () => {
  expect(CONSUMERS.map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining([
      'POST /api/user/change-password',
      'POST /api/user/email',
      'POST /api/user/email/confirm',
      'POST /api/user/two-factor/start',
      'POST /api/user/two-factor/disable',
      'POST /api/user/two-factor/recovery-codes',
      'POST /api/user/passkeys',
      'DELETE /api/user/passkeys/:id',
      'POST /api/user/google',
      'DELETE /api/user/google',
      'POST /api/user/phone-verification/start',
      'POST /api/payouts/withdrawals',
      'POST /api/payouts/methods',
      'DELETE /api/payouts/methods/:id',
      'POST /api/wallet/payment-methods',
      'POST /api/user/data-exports',
      'GET /api/user/data-exports/:export_id/file',
      'POST /api/user/leaving',
    ]),
  );
});

describe.each(Object.entries(FACTORS))('with %s', (_name, give) => {
  beforeEach(async () => {
    for (const who of ['client', 'freelancer', 'operator'] as const) {
      await withoutFactors(idOf(who));
      await give(idOf(who));
    }
  });

  it('the password is refused as a confirmation, with the reason, and the ways offered do not name it', async () => {
    expect(await confirm('client', { password: PASSWORD })).toMatchObject({
      status: 409,
      body: {
        code: 'wrong_state',
        message:
          'Confirm with your authenticator app, a recovery code or a passkey. Your password alone is not enough.',
      },
    });
    expect(await app.must('GET', '/api/user/confirm-identity', { as: 'client' })).toMatchObject({
      password: false,
      email_code: false,
      confirmed_until: null,
    });
  });

  it.each(CONSUMERS.map(({ method, path, access }) => [method, path, access] as const))(
    'a confirmation by password does not open %s %s',
    async (method, path, access) => {
      const as = callerOf(access);
      await confirmedByPassword(idOf(as));
      await sql('update session set second_step_at = now() where user_id = $1', [idOf('operator')]);
      const url = path.replaceAll(/:(\w+)/g, (_all, name: string) => MISSING[name] ?? MISSING['id'] ?? '');
      const options = { as, ...(method === 'GET' ? {} : { body: {} }) };
      expect((await app.send(method, url, options)).body.code).toBe('confirmation_needed');
      await confirmedByFactor(idOf(as));
      expect((await app.send(method, url, options)).body?.code).not.toBe('confirmation_needed');
    },
  );
});

describe('a recovery code', () => {
  const codesOf = async (as: Person): Promise<string[]> => {
    await confirmedByFactor(idOf(as));
    return (
      await app.must<{ recovery_codes: string[] }>('POST', '/api/user/two-factor/recovery-codes', { as, body: {} })
    ).recovery_codes;
  };

  it.each(Object.entries(FACTORS))('counts as a factor, once: with %s', async (_name, give) => {
    await withoutFactors(idOf('client'));
    await give(idOf('client'));
    const [code] = await codesOf('client');
    await sql('update session set confirmed_at = null, confirmed_with_factor = false where user_id = $1', [
      idOf('client'),
    ]);
    expect(await app.must('GET', '/api/user/confirm-identity', { as: 'client' })).toMatchObject({
      password: false,
      code: true,
    });
    expect((await confirm('client', { code })).status).toBe(200);
    expect((await app.send('POST', '/api/user/data-exports', { as: 'client', body: {} })).body.code).not.toBe(
      'confirmation_needed',
    );
    expect((await confirm('client', { code })).status).toBe(422);
  });

  it('stops working once the last factor is removed', async () => {
    await withoutFactors(idOf('client'));
    await FACTORS['a passkey'](idOf('client'));
    await codesOf('client');
    const { rows } = (await sql('select id from passkey where user_id = $1', [idOf('client')])) as {
      rows: { id: string }[];
    };
    await app.must('DELETE', `/api/user/passkeys/${rows[0]?.id}`, { as: 'client' });
    expect((await sql('select 1 from recovery_code where user_id = $1', [idOf('client')])).rows).toEqual([]);
  });
});

it('people without a factor confirm by password as before, and change it with the current one alone', async () => {
  await withoutFactors(idOf('client'));
  expect((await app.send('POST', '/api/user/change-password', { as: 'client', body: {} })).body.code).toBe(
    'invalid_input',
  );
  expect((await confirm('client', { password: PASSWORD })).status).toBe(200);
  expect((await app.send('POST', '/api/user/data-exports', { as: 'client', body: {} })).body.code).not.toBe(
    'confirmation_needed',
  );
});

it('the app’s first code confirms the session it was entered in', async () => {
  await withoutFactors(idOf('otherClient'));
  await confirm('otherClient', { password: PASSWORD });
  const { secret } = await app.must<{ secret: string }>('POST', '/api/user/two-factor/start', {
    as: 'otherClient',
    body: {},
  });
  await app.must('POST', '/api/user/two-factor/enable', {
    as: 'otherClient',
    body: { code: await generate({ secret }) },
  });
  const { confirmed_until: until } = await app.must<{ confirmed_until: string | null }>(
    'GET',
    '/api/user/confirm-identity',
    { as: 'otherClient' },
  );
  expect(until).not.toBeNull();
});
