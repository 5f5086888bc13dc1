import { randomUUID } from 'node:crypto';
import { multipart } from '#app/server/test-multipart.ts';
import { usd, type TestApp } from '#app/server/test-app.ts';
import type { ExampleCall, OtherParties } from '#kit/server/example-calls.ts';
import { CRITERIA } from '../criteria.ts';

const CLAIM = {
  items: ['Two of three sketches are missing.'],
  text: 'The third day has passed and only one sketch arrived.',
  percent: 30,
  files: [],
};
const ANSWER = { text: 'The other two were sent by link.', percent: 90, files: [] };
const STATEMENT = 'One of three sketches was delivered in time.';

const LOOK = { reason: 'Both say the other agreed to three.' };

/** A dispute of its own for each call, so that no call's success is another's conflict. */
export async function exampleCalls(app: TestApp): Promise<Record<string, ExampleCall>> {
  await app.addMoney('client', usd(500_000));
  const { slug } = await app.publish();
  const { terms } = await app.must<{ terms: { total: unknown } }>(
    'GET',
    `/api/orders/quote?service=${slug}&package=basic`,
    { as: 'client' },
  );
  const body = { service: slug, package: 'basic', extras: [], expected_total: terms.total, pay_with: 'wallet' };
  const opened = async (): Promise<string> => {
    const { order_number: order } = await app.must<{ order_number: string }>('POST', '/api/orders', {
      as: 'client',
      body,
    });
    await app.must('POST', `/api/orders/${order}/dispute`, { as: 'client', body: CLAIM });
    return (await app.must<{ dispute: { number: string } }>('GET', `/api/orders/${order}`, { as: 'client' })).dispute
      .number;
  };
  const { pool } = app.base.database;
  const answered = async (): Promise<string> => {
    const number = await opened();
    await app.must('POST', `/api/disputes/${number}/answer`, { as: 'freelancer', body: ANSWER });
    return number;
  };
  const offered = async () => {
    const number = await answered();
    await app.must('POST', `/api/disputes/${number}/offers`, { as: 'client', body: { percent: 50 } });
    const found = await pool.query<{ id: string }>(
      'select id from work_split_offer where outcome is null and work_id = (select work_id from dispute where number = $1)',
      [number],
    );
    return { number, body: { offer_id: found.rows[0]?.id ?? '' } };
  };
  const withdrawing = async (): Promise<string> => {
    const number = await answered();
    await app.must('POST', `/api/disputes/${number}/withdraw`, {
      as: 'client',
      body: { reason: 'The other two arrived.' },
    });
    return number;
  };
  /** Days pass faster here than in the product. */
  const atReview = async (): Promise<string> => {
    const number = await answered();
    await pool.query(
      "update dispute set state = 'evidence_closed', evidence_closed_at = now(), review_due_at = now() + interval '5 days', alarm_at = now() + interval '5 days' where number = $1",
      [number],
    );
    await pool.query(
      "insert into dispute_event (dispute_id, at, move, party, state_before, state_after) select id, now(), 'closeEvidence', 'system', 'negotiating', state from dispute where number = $1",
      [number],
    );
    return number;
  };
  const assigned = async (): Promise<string> => {
    const number = await atReview();
    await app.must('POST', `/api/admin/disputes/${number}/assign`, { as: 'operator', body: {} });
    return number;
  };
  const decision = {
    percent: 40,
    criteria: CRITERIA.map((criterion) => ({
      criterion,
      finding: 'client',
      reason: 'The timeline of the order shows it.',
    })),
    statement: STATEMENT,
  };
  const decided = async (): Promise<string> => {
    const number = await assigned();
    await app.must('POST', `/api/admin/disputes/${number}/decide`, { as: 'operator', body: decision });
    return number;
  };
  const [toAccept, toDecline, toWithdraw] = [await offered(), await offered(), await offered()];
  const early = await answered();
  await pool.query("update dispute set answered_at = answered_at - interval '4 days' where number = $1", [early]);
  const withFile = await opened();
  const file = await app.must<{ id: string }>('POST', `/api/disputes/${withFile}/files`, {
    as: 'client',
    ...multipart('file', 'sketch.txt', Buffer.from('A boat.')),
  });
  await app.must('POST', `/api/disputes/${withFile}/evidence`, {
    as: 'client',
    body: { text: 'The one that came.', files: [file.id] },
  });
  const talk = {
    with: `person:${app.people.freelancer.username}`,
    id: randomUUID(),
    text: 'Two of three are missing.',
  };
  const { conversation_id: conversation } = await app.must<{ conversation_id: string }>('POST', '/api/conversations', {
    as: 'client',
    body: talk,
  });
  await app.must('POST', `/api/conversations/${conversation}/messages`, {
    as: 'freelancer',
    body: { id: randomUUID(), text: 'I look into it.' },
  });
  const { id: written } = await app.must<{ id: string }>('POST', `/api/conversations/${conversation}/files`, {
    as: 'client',
    ...multipart('file', 'list.txt', Buffer.from('One, two.')),
  });
  await app.must('POST', `/api/conversations/${conversation}/messages`, {
    as: 'client',
    body: { id: randomUUID(), text: '', files: [written] },
  });
  const taken = await assigned();
  await app.must('POST', `/api/admin/disputes/${taken}/messages`, { as: 'operator', body: LOOK });
  const disputeCall = (
    as: 'client' | 'freelancer',
    number: string,
    requestBody?: ExampleCall['body'],
  ): ExampleCall => ({
    as,
    params: { dispute_number: number },
    stranger: as === 'client' ? 'otherClient' : 'otherFreelancer',
    ...(requestBody === undefined ? {} : { body: requestBody }),
  });
  const staff = (number: string, requestBody?: ExampleCall['body']): ExampleCall => ({
    as: 'operator',
    params: { dispute_number: number },
    ...(requestBody === undefined ? {} : { body: requestBody }),
  });
  const path = '/api/disputes/:dispute_number';
  return {
    [`POST ${path}/answer`]: disputeCall('freelancer', await opened(), ANSWER),
    [`POST ${path}/accept-claim`]: disputeCall('freelancer', await opened()),
    [`POST ${path}/offers`]: disputeCall('client', await answered(), { percent: 60 }),
    [`POST ${path}/offers/accept`]: disputeCall('freelancer', toAccept.number, toAccept.body),
    [`POST ${path}/offers/decline`]: disputeCall('freelancer', toDecline.number, toDecline.body),
    [`POST ${path}/offers/withdraw`]: disputeCall('client', toWithdraw.number, toWithdraw.body),
    [`POST ${path}/escalate`]: disputeCall('client', early),
    [`POST ${path}/evidence`]: disputeCall('client', await opened(), { text: 'The brief says three.', files: [] }),
    [`POST ${path}/withdraw`]: disputeCall('client', await opened(), { reason: 'The other two arrived.' }),
    [`POST ${path}/withdraw/agree`]: disputeCall('freelancer', await withdrawing()),
    [`POST ${path}/withdraw/decline`]: disputeCall('freelancer', await withdrawing()),
    [`POST ${path}/accept`]: disputeCall('client', await decided()),
    [`POST ${path}/appeal`]: disputeCall('freelancer', await decided(), { text: 'The links were overlooked.' }),
    [`POST ${path}/files`]: {
      ...disputeCall('client', await opened()),
      file: { name: 'brief.txt', bytes: Buffer.from('Three sketches.') },
    },
    [`GET ${path}/files/:file_id`]: {
      ...disputeCall('client', withFile),
      params: { dispute_number: withFile, file_id: file.id },
    },
    'GET /api/disputes/figures': { as: null },
    'GET /api/admin/disputes': { as: 'operator', query: { queue: 'waiting', limit: '2' } },
    'GET /api/admin/disputes/:dispute_number': staff(await decided()),
    'GET /api/admin/disputes/:dispute_number/files/:file_id': {
      as: 'operator',
      params: { dispute_number: withFile, file_id: file.id },
    },
    'POST /api/admin/disputes/:dispute_number/messages': staff(taken, LOOK),
    'GET /api/admin/disputes/:dispute_number/message-files/:file_id': {
      as: 'operator',
      params: { dispute_number: taken, file_id: written },
    },
    'POST /api/admin/disputes/:dispute_number/assign': staff(await atReview(), {}),
    'POST /api/admin/disputes/:dispute_number/decide': staff(await assigned(), decision),
  };
}

const path = '/api/disputes/:dispute_number';
const BOTH_MAY = 'both sides of a dispute may make it';
export const otherParties: OtherParties = {
  [`POST ${path}/answer`]: { as: 'client', code: 'wrong_state' },
  [`POST ${path}/accept-claim`]: { as: 'client', code: 'wrong_state' },
  [`POST ${path}/offers`]: BOTH_MAY,
  [`POST ${path}/offers/accept`]: { as: 'client', code: 'wrong_state' },
  [`POST ${path}/offers/decline`]: { as: 'client', code: 'wrong_state' },
  [`POST ${path}/offers/withdraw`]: { as: 'freelancer', code: 'wrong_state' },
  [`POST ${path}/escalate`]: BOTH_MAY,
  [`POST ${path}/evidence`]: BOTH_MAY,
  [`POST ${path}/withdraw`]: { as: 'freelancer', code: 'wrong_state' },
  [`POST ${path}/withdraw/agree`]: { as: 'client', code: 'wrong_state' },
  [`POST ${path}/withdraw/decline`]: BOTH_MAY,
  [`POST ${path}/accept`]: BOTH_MAY,
  [`POST ${path}/appeal`]: BOTH_MAY,
  [`POST ${path}/files`]: BOTH_MAY,
  [`GET ${path}/files/:file_id`]: BOTH_MAY,
};
