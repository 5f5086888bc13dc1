/** ADM-3: every change by staff, and every private record they view, is in the audit log. */
import { composed } from '#kit/server/db/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#kit/endpoint.ts';
import { handlers } from './modules.ts';
import { testApp, type TestApp } from './test-app.ts';
import { multipart } from './test-multipart.ts';
import { addressOf, everyCall, type Call } from './test-calls.ts';

const ofStaff = handlers.map((handler) => handler.endpoint).filter(({ access }) => access === 'operator');
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
const commands = ofStaff.filter(({ kind }) => kind === 'command').map(nameOf);

/**
 * No reason is asked for: the first eleven decide nothing about anyone, an approval says what the documents in the case
 * say, taking a case or a dispute decides nothing, a skill is added to a list, and saved answers, positions and the
 * logo are their own reason.
 */
const WITHOUT_REASON = new Set([
  'POST /api/admin/tickets/:ticket_number/answer',
  'POST /api/admin/tickets/:ticket_number/notes',
  'POST /api/admin/tickets/:ticket_number/take',
  'POST /api/admin/reports/:id/take',
  'POST /api/admin/tickets/:ticket_number/merge',
  'POST /api/admin/people/:id/message',
  'POST /api/admin/people/:id/change-email/send-again',
  'PUT /api/admin/pages/:page/draft',
  'DELETE /api/admin/pages/:page/draft',
  'POST /api/admin/people/:id/notes',
  'POST /api/admin/ledger-checks',
  'POST /api/admin/background-work/replay',
  'POST /api/admin/payouts/bank-list',
  'POST /api/admin/reconciliations',
  'POST /api/admin/payment-events/:event_id/retry',
  'POST /api/admin/verifications/:id/approve',
  'POST /api/admin/verifications/:id/take',
  'POST /api/admin/institutions/:id/confirm',
  'POST /api/admin/suggestions/:id/add',
  'POST /api/admin/disputes/:dispute_number/assign',
  'POST /api/admin/macros',
  'PUT /api/admin/macros/:id',
  'DELETE /api/admin/macros/:id',
  'POST /api/admin/careers/:id/open',
  'DELETE /api/admin/careers/:id',
  'POST /api/admin/brand/logo',
  'DELETE /api/admin/brand/logo',
]);
/** The reason is the one that it was proposed with. */
const REASON_OF_PROPOSAL: Readonly<Record<string, string>> = {
  'POST /api/admin/adjustments/:adjustment_id/approve': 'Made good after a fault of ours',
  'POST /api/admin/orders/:order_number/end/confirm': 'Both sides asked us to end it.',
  'POST /api/admin/milestones/:milestone_number/end/confirm': 'Both sides asked us to decide.',
  'POST /api/admin/people/:id/change-email/confirm': 'It was reported and looked into.',
};
/** A recorded view. */
const LOOKS = [
  'POST /api/admin/payouts/:withdrawal/details',
  'GET /api/admin/ledger/csv',
  'GET /api/admin/ledger/:journal_id',
  'GET /api/admin/chargebacks/:chargeback_id/evidence',
  'GET /api/admin/disputes/:dispute_number',
  'GET /api/admin/disputes/:dispute_number/files/:file_id',
  'GET /api/admin/verifications/:id',
  'GET /api/admin/verifications/:id/files/:file_id',
  'GET /api/admin/people/:id',
  'GET /api/admin/people/:id/notes',
  'GET /api/admin/people/:id/wallet',
  'GET /api/admin/people/:id/payouts',
  'GET /api/admin/institutions/:id/document',
];

let app: TestApp;
let calls: Record<string, Call>;
beforeAll(async () => {
  app = await testApp();
  calls = await everyCall(app);
});
afterAll(() => app.close());

interface Line {
  act: string;
  actor_id: string;
  is_read: boolean;
  subject_id: string;
  reason: string | null;
}

/** The brand is changed several times here, each time from what it is then. */
const versionFor = async (body: object): Promise<{ version?: string }> =>
  'version' in body
    ? { version: (await app.must<{ version: string }>('GET', '/api/admin/brand', { as: 'operator' })).version }
    : {};

async function linesOf(name: string): Promise<{ call: Call; lines: Line[] }> {
  const call = calls[name];
  if (call === undefined) throw new Error(`${name} is not in test-calls.ts`);
  const last = await app.context.db.row(
    composed<{ id: string }>('select coalesce(max(id), 0) as id from staff_acts'),
    [],
  );
  const [method = '', path = ''] = name.split(' ');
  const endpoint = ofStaff.find((candidate) => nameOf(candidate) === name);
  const file =
    endpoint?.kind !== 'command' || endpoint.upload === undefined || call.file === undefined
      ? {}
      : multipart(endpoint.upload.field, call.file.name, call.file.bytes);
  const body =
    call.body === undefined
      ? {}
      : { body: path.startsWith('/api/admin/brand/') ? { ...call.body, ...(await versionFor(call.body)) } : call.body };
  const answer = await app.send(method, addressOf(path, call.params, call.query), { as: 'operator', ...body, ...file });
  expect(answer.status, answer.text).toBeLessThan(300);
  return {
    call,
    lines: [
      ...(await app.context.db.rows(composed<Line>('select * from staff_acts where id > $1 order by id'), [last?.id])),
    ],
  };
}

describe('what staff does', () => {
  it('is covered here, all of it', () => {
    expect(commands.length).toBeGreaterThan(15);
  });

  it.each(commands.filter((name) => !LOOKS.includes(name)))('%s leaves one line, with its reason', async (name) => {
    const { call, lines } = await linesOf(name);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ actor_id: app.people.operator.id, is_read: false });
    if (WITHOUT_REASON.has(name)) return;
    const proposed = REASON_OF_PROPOSAL[name];
    expect(proposed === undefined ? Object.values(call.body ?? {}) : [proposed]).toContain(lines[0]?.reason);
  });

  it.each(LOOKS)('%s records that someone looked', async (name) => {
    const { lines } = await linesOf(name);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ actor_id: app.people.operator.id, is_read: true });
  });
});
