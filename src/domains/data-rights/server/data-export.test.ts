import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeExport } from './make-export.ts';
import { fireDueTimers } from '#kit/server/jobs/fire-timers.ts';
import { modules, timerReactions } from '#app/server/modules.ts';
import { PASSWORD, setConfirmed, testApp, usd, type Person, type TestApp } from '#app/server/test-app.ts';
import { multipart } from '#app/server/test-multipart.ts';
import { readZip } from '#app/server/test-zip.ts';

let app: TestApp;
let orderNumber: string;
beforeAll(async () => {
  app = await testApp();
  await app.addMoney('client', usd(50_000));
  const { slug } = await app.publish();
  const { terms } = await app.must<{ terms: { total: unknown } }>(
    'GET',
    `/api/orders/quote?service=${slug}&package=basic`,
    { as: 'client' },
  );
  const purchase = { service: slug, package: 'basic', extras: [], expected_total: terms.total, pay_with: 'wallet' };
  ({ order_number: orderNumber } = await app.must<{ order_number: string }>('POST', '/api/orders', {
    as: 'client',
    body: purchase,
  }));
  const step = (name: string, as: Person, body: unknown = {}) =>
    app.must('POST', `/api/orders/${orderNumber}/${name}`, { as, body });
  const attach = (as: Person, purpose: string, name: string, text: string) =>
    app.must<{ id: string }>('POST', `/api/orders/${orderNumber}/files?purpose=${purpose}`, {
      as,
      ...multipart('file', name, Buffer.from(text)),
    });
  const brief = await attach('client', 'requirements', '../brief.txt', 'Blue, please.');
  await attach('client', 'requirements', 'second thoughts.txt', 'Or green.');
  await step('requirements', 'client', { answers: [{ id: 'name', text: 'Small Ships' }], files: [brief.id] });
  const mark = await attach('freelancer', 'delivery', 'mark.txt', 'The mark.');
  await step('deliver', 'freelancer', { note: 'Here it is.', files: [mark.id] });
  await step('approve', 'client');
  await step('review', 'freelancer', {
    communication: 5,
    quality: 5,
    value: 5,
    text: 'Clear answers.',
    private_note: 'Asks a lot.',
  });
});
afterAll(() => app.close());

interface Copy {
  id: string;
  state: string;
  parts: number;
  parts_done: number;
  bytes: number | null;
}
const ask = (as: Person) => app.send<Copy>('POST', '/api/user/data-exports', { as, body: {} });
const list = async (as: Person) => (await app.must<{ items: Copy[] }>('GET', '/api/user/data-exports', { as })).items;
const file = (as: Person, id: string) =>
  app.server.inject({
    method: 'GET',
    url: `/api/user/data-exports/${id}/file`,
    headers: { authorization: `Bearer ${app.people[as].token}` },
  });

async function copyOf(as: Person): Promise<Map<string, Buffer>> {
  const { id } = (await ask(as)).body.data;
  await makeExport({ exportId: id }, app.context);
  return readZip((await file(as, id)).rawPayload);
}
const jsonOf = (files: Map<string, Buffer>, name: string) =>
  JSON.parse(files.get(name)?.toString() ?? 'null') as Record<string, unknown>[];

describe('a copy of everything about me', () => {
  it('contains what I am, wrote, bought and was sent, each as readable JSON', async () => {
    const files = await copyOf('client');
    expect(files.get('README.txt')?.toString()).toContain('orders.json');
    expect(jsonOf(files, 'account.json')).toMatchObject([{ email: app.people.client.email, role: 'client' }]);
    expect(jsonOf(files, 'profile.json')).toMatchObject([{ company_name: 'Small Ships Ltd' }]);
    expect(jsonOf(files, 'orders.json')).toMatchObject([
      { number: orderNumber, your_side: 'client', other_person: 'Test freelancer', answers: [{ text: 'Small Ships' }] },
    ]);
    expect(jsonOf(files, 'wallet.json').map((row) => row['kind'])).toContain('hold');
    expect(jsonOf(files, 'charges.json')).toMatchObject([{ kind: 'order', your_side: 'payer' }]);
    const texts = [...files].filter(([name]) => name.startsWith('files/')).map(([, bytes]) => bytes.toString());
    expect(texts.toSorted()).toEqual(['Blue, please.', 'Or green.', 'The mark.']);
    expect([...files.keys()].filter((name) => name.includes('..'))).toEqual([]);
  });

  it('contains no secret, and nothing that only the other side may see', async () => {
    const files = await copyOf('freelancer');
    const all = [...files.values()].map(String).join('\n');
    const { rows } = await app.base.database.pool.query<{ secret: string }>(
      "select password_hash as secret from credential union all select encode(token_hash, 'hex') from session union all select encode(token_hash, 'base64') from session",
    );
    expect(rows.length).toBeGreaterThan(10);
    for (const { secret } of rows) expect(all).not.toContain(secret);
    for (const other of [app.people.client, app.people.otherClient]) {
      expect(all).not.toContain(other.email);
      expect(all).not.toContain(other.token);
    }
    expect(all).not.toContain(PASSWORD);
    // Uploaded by the client and never sent.
    expect(all).not.toContain('Or green.');
    expect(jsonOf(files, 'reviews.json')).toMatchObject([{ written_by: 'you', private_note: 'Asks a lot.' }]);
  });

  it('contains every table that names a person, or the reason why not', async () => {
    const copies = modules.flatMap(({ personal }) => Object.values(personal?.tables ?? {}).map(({ copy }) => copy));
    const held = new Set(copies.filter((where) => !where.startsWith('not: ') && !where.startsWith('files/')));
    const parts = [...(await copyOf('client')).keys()].filter(
      (name) => name.endsWith('.json') && !name.startsWith('files/'),
    );
    expect(parts.toSorted()).toEqual([...held, 'wallet.json'].toSorted());
  });

  it('contains disputes, returned money, and what was taken or cleared early', async () => {
    const { pool } = app.base.database;
    const [mine, theirs] = [app.people.client.id, app.people.otherClient.id];
    for (const id of [mine, theirs]) {
      const amount = id === mine ? 1_111 : 2_222;
      await pool.query(
        "insert into held_refund values (gen_random_uuid(), $1, 'order', gen_random_uuid(), $2, 'USD', now())",
        [id, amount],
      );
      await pool.query(
        "insert into early_clearance values (gen_random_uuid(), gen_random_uuid(), $1, $2, 10, 'USD', now())",
        [id, amount],
      );
      await pool.query(
        "insert into taken_share (subject_id, charge_id, user_id, account, amount, currency) values (gen_random_uuid(), null, $1, 'U.pend', $2, 'USD')",
        [id, amount],
      );
      const { funding_id: fundingId } = await app.must<{ funding_id: string }>('POST', '/api/wallet/funding', {
        as: id === mine ? 'client' : 'otherClient',
        body: { amount: usd(5_000) },
      });
      await pool.query(
        "insert into payment_dispute (id, provider, provider_reference, funding_id, user_id, amount, currency, state) values (gen_random_uuid(), 'test', $1::uuid::text, $1::uuid, $2, $3, 'USD', 'open')",
        [fundingId, id, amount],
      );
    }
    const files = await copyOf('client');
    for (const name of ['chargebacks', 'returned-to-wallet', 'taken-back', 'early-earnings'])
      expect([name, jsonOf(files, `${name}.json`).map(({ amount }) => Number(amount))]).toEqual([name, [1_111]]);
  });

  it('leaves out a review of me until both are shown', async () => {
    expect(jsonOf(await copyOf('client'), 'reviews.json')).toEqual([]);
  });
});

describe('the making of a copy', () => {
  it('can be requested one at a time, only by someone who just confirmed their identity', async () => {
    await setConfirmed(app, ['otherClient'], false);
    expect((await ask('otherClient')).body.code).toBe('confirmation_needed');
    await setConfirmed(app, ['otherClient'], true);
    const answers = await Promise.all([ask('otherClient'), ask('otherClient'), ask('otherClient')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 409, 409]);
  });

  it('survives a restart in the middle, shows its progress, and is made once', async () => {
    const [copy] = await list('otherClient');
    const id = copy?.id ?? '';
    await app.base.database.pool.query(
      "update data_export set state = 'running', parts = 9, parts_done = 4 where id = $1",
      [id],
    );
    expect(await list('otherClient')).toMatchObject([{ state: 'running', parts: 9, parts_done: 4 }]);
    expect((await file('otherClient', id)).statusCode).toBe(404);
    await makeExport({ exportId: id }, app.context);
    await makeExport({ exportId: id }, app.context);
    expect(await list('otherClient')).toMatchObject([
      { state: 'ready', bytes: (await file('otherClient', id)).rawPayload.length },
    ]);
    const news = await app.base.database.pool.query(
      "select 1 from job where name = 'accounts.export_ready' and facts->>'exportId' = $1",
      [id],
    );
    expect(news.rowCount).toBe(1);
  });

  it('is for its owner alone, even if others have the link', async () => {
    const [copy] = await list('otherClient');
    expect((await file('client', copy?.id ?? '')).statusCode).toBe(404);
    expect((await app.send('GET', `/api/user/data-exports/${copy?.id}/file`)).status).toBe(401);
  });

  it('keeps only the newest, for a week', async () => {
    const [first] = await list('otherClient');
    const second = (await ask('otherClient')).body.data;
    await makeExport({ exportId: second.id }, app.context);
    expect((await list('otherClient')).map(({ id }) => id)).toEqual([second.id]);
    expect((await file('otherClient', first?.id ?? '')).statusCode).toBe(404);
    await fireDueTimers(app.context, timerReactions, new Date(Date.now() + 6.9 * 86_400_000));
    expect((await file('otherClient', second.id)).statusCode).toBe(200);
    await fireDueTimers(app.context, timerReactions, new Date(Date.now() + 7.1 * 86_400_000));
    expect((await file('otherClient', second.id)).statusCode).toBe(404);
    expect(await app.context.files.get(`exports/${second.id}.zip`)).toBeNull();
  });

  it('that never ends is canceled, so that another can be requested', async () => {
    const { id } = (await ask('newClient')).body.data;
    await fireDueTimers(app.context, timerReactions, new Date(Date.now() + 2.1 * 3_600_000));
    expect(await list('newClient')).toMatchObject([{ id, state: 'failed' }]);
    expect((await ask('newClient')).status).toBe(202);
  });
});
