/** One search over every domain, as far as each role of staff may look (decision 197). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FOUND_KINDS, type StaffSearchGroup } from '#kit/staff-search.ts';
import { composed } from '#kit/server/db/database.ts';
import type { Person } from '#kit/server/example-calls.ts';
import { staffFinders } from '#kit/server/staff-search.ts';
import { giveSecondStep, setStaffRoles, testApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.base.database.transact((tx) => giveSecondStep(tx, app.people.newClient.id));
});
afterAll(() => app.close());

const search = (q: string, as: Person | null = 'operator') =>
  app.send<{ groups: StaffSearchGroup[] }>('GET', `/api/admin/search?q=${encodeURIComponent(q)}`, { as });
const found = async (q: string, as: Person = 'operator') => {
  const { status, body, text } = await search(q, as);
  expect(status, text).toBe(200);
  return new Map(body.data.groups.map(({ kind, items }) => [kind, items]));
};

const TITLE = 'Hand-drawn lighthouse maps';
async function plant(): Promise<{ ticket: string }> {
  const { id: clientId } = app.people.client;
  const { id: freelancerId } = app.people.freelancer;
  const run = (sql: string, values: unknown[]) => app.base.database.pool.query(sql, values);
  await run(
    `insert into report_case (id, kind, thing_id, author_id, title, excerpt, state, opened_at)
      values (gen_random_uuid(), 'service', gen_random_uuid(), $1, $2, '', 'open', now())`,
    [freelancerId, TITLE],
  );
  await run(
    `insert into dispute (id, number, state, work_id, work_kind, work_number, title, path, category, client_id,
      freelancer_id, currency, price, client_fee, service_fee, tax,
       opened_by, wanted, was_released, opened_at)
     values (gen_random_uuid(), 'DP-7K3M-92QX', 'negotiating', gen_random_uuid(), 'order', 'DK-22AA-33BB', $3, '/',
       'other', $1, $2, 'USD', 10000, 500, 1000, 0, 'client', 0, false, now())`,
    [clientId, freelancerId, TITLE],
  );
  await run(
    `insert into funding (id, number, user_id, provider, live, amount, currency, state, provider_reference, expires_at)
     values (gen_random_uuid(), 'AF-7K3M-92QX', $1, 'test', false, 12000, 'USD', 'failed', 'pay_4711_lighthouse',
       now())`,
    [clientId],
  );
  await run(
    `with made as (insert into contract (id, number, state, client_id, freelancer_id, title, currency, offered_at,
      valid_until)
       values (gen_random_uuid(), 'CT-7K3M-92QX', 'offered', $1, $2, 'Charts of the north coast', 'USD', now(),
         now() + interval '7 days') returning id)
     insert into contract_milestone (id, contract_id, place, number, state, client_id, freelancer_id, title, criteria,
       days, currency, price, client_fee, service_fee, tax, agreed_at)
     select gen_random_uuid(), id, 1, 'CT-7K3M-92QX-1', 'agreed', $1, $2, 'The first chart', '[]', 7, 'USD', 45000, 0,
       4500, 0, now() from made`,
    [clientId, freelancerId],
  );
  const { ticket_number: ticket } = await app.must<{ ticket_number: string }>(
    'POST',
    `/api/admin/people/${clientId}/message`,
    {
      as: 'operator',
      body: { subject: 'About the lighthouse maps', text: 'Please tell us which map you mean.' },
    },
  );
  return { ticket };
}

describe('staff search', () => {
  let ticket = '';
  beforeAll(async () => void ({ ticket } = await plant()));

  test('finds each kind by its number, a name, an address or words of a title', async () => {
    for (const typed of ['suspended-person@example.com', 'Suspended-pers', 'test suspended'])
      expect((await found(typed)).get('people'), typed).toMatchObject([
        { detail: '@suspended-person · suspended-person@example.com · suspended' },
      ]);
    const byTitle = await found('LIGHTHOUSE map');
    expect([...byTitle.keys()]).toEqual(['disputes', 'tickets', 'reports']);
    expect((await found('dp-7k3m')).get('disputes')).toMatchObject([
      { title: TITLE, path: '/admin/disputes/DP-7K3M-92QX' },
    ]);
    expect((await found('DK-22AA')).get('disputes')).toHaveLength(1);
    expect((await found(ticket)).get('tickets')).toMatchObject([{ path: `/admin/tickets/${ticket}` }]);
    expect((await found('AF-7K3M-92QX')).get('payments')).toHaveLength(1);
    expect((await found('R-AF-7K3M-92QX')).get('payments')).toHaveLength(1);
    expect((await found('pay_4711_lighthouse')).get('payments')).toMatchObject([
      { path: '/admin/ledger?q=AF-7K3M-92QX' },
    ]);
  });

  test('finds a contract by a milestone, and with its people', async () => {
    for (const typed of ['CT-7K3M', 'CT-7K3M-92QX-1', 'Charts of', 'client-person'])
      expect((await found(typed)).get('contracts'), typed).toMatchObject([
        { title: 'Charts of the north coast', path: '/admin/contracts/CT-7K3M-92QX' },
      ]);
  });

  test('shows each role only what it may see', async () => {
    const kindsOf = async (q: string) => [...(await found(q, 'newClient')).keys()];
    await setStaffRoles(app, 'newClient', ['trust']);
    expect(await kindsOf('client-person')).toEqual([]);
    expect(await kindsOf('lighthouse')).toEqual(['disputes', 'reports']);
    expect(await kindsOf('AF-7K3M')).toEqual([]);
    await setStaffRoles(app, 'newClient', ['support']);
    expect(await kindsOf('lighthouse')).toEqual(['tickets']);
    expect(await kindsOf('DP-7K3M')).toEqual([]);
    expect((await found('AF-7K3M', 'newClient')).get('payments')).toMatchObject([
      { path: `/admin/people/${app.people.client.id}` },
    ]);
    await setStaffRoles(app, 'newClient', ['money']);
    expect(await kindsOf('client-person@example.com')).toEqual([]);
    expect(await kindsOf('AF-7K3M')).toEqual(['payments']);
    expect(await kindsOf('lighthouse')).toEqual([]);
    await setStaffRoles(app, 'newClient', []);
    expect((await search('lighthouse', 'newClient')).status).toBe(403);
    expect((await search('lighthouse', 'client')).status).toBe(403);
    expect((await search('lighthouse', null)).status).toBe(401);
  });

  test('records each search and each person found, never what was typed', async () => {
    const before = await app.context.db.row(
      composed<{ id: string }>('select coalesce(max(id), 0) as id from staff_acts'),
    );
    await found('suspended-person@example.com');
    const lines = await app.context.db.rows(
      composed<{ act: string; is_read: boolean; subject_type: string; subject_id: string }>(
        'select act, is_read, subject_type, subject_id from staff_acts where id > $1 order by subject_type',
      ),
      [before?.id],
    );
    expect(lines).toEqual([
      { act: 'staff.search', is_read: true, subject_type: 'account', subject_id: app.people.suspended.id },
      { act: 'staff.search', is_read: true, subject_type: 'search', subject_id: 'words' },
    ]);
  });

  test('takes wildcards and quotes as they are, and needs three characters', async () => {
    for (const q of ['%%%', '___', String.raw`\\\ `, "' or 1=1 --"]) expect((await found(q)).size).toBe(0);
    expect((await search(' ab ')).status).toBe(422);
    expect((await search('x'.repeat(101))).status).toBe(422);
  });

  test('is bounded: five of a kind, and that there are more', async () => {
    await app.base.database.pool.query(
      `insert into report_case (id, kind, thing_id, author_id, title, excerpt, state, opened_at)
       select gen_random_uuid(), 'service', gen_random_uuid(), $1, 'Bounded ' || n, '', 'open', now()
         from generate_series(1, 7) n`,
      [app.people.freelancer.id],
    );
    const { body } = await search('bounded');
    expect(body.data.groups).toMatchObject([{ kind: 'reports', has_more: true }]);
    expect(body.data.groups[0]?.items).toHaveLength(5);
  });

  test('has a finder for every kind', () => {
    const kinds = new Set(staffFinders.of(app.context).map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual([...FOUND_KINDS].toSorted());
  });
});
