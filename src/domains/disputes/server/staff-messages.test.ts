import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, usd, type Person, type TestApp } from '#app/server/test-app.ts';
import { multipart } from '#app/server/test-multipart.ts';
import type { Talk } from '#domains/messaging/talk-shape.ts';

let app: TestApp;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());

async function disputed(): Promise<string> {
  await app.addMoney('client', usd(100_000));
  const { slug } = await app.publish();
  const { terms } = await app.must<{ terms: { total: unknown } }>(
    'GET',
    `/api/orders/quote?service=${slug}&package=basic`,
    { as: 'client' },
  );
  const body = { service: slug, package: 'basic', extras: [], expected_total: terms.total, pay_with: 'wallet' };
  const { order_number: order } = await app.must<{ order_number: string }>('POST', '/api/orders', {
    as: 'client',
    body,
  });
  await app.must('POST', `/api/orders/${order}/requirements`, { as: 'freelancer', body: {} });
  const claim = {
    items: ['Two of three sketches are missing.'],
    text: 'Only one sketch arrived.',
    percent: 30,
    files: [],
  };
  await app.must('POST', `/api/orders/${order}/deliver`, {
    as: 'freelancer',
    body: { note: 'Here it is.', link: 'https://example.com/files' },
  });
  const { dispute } = await app
    .must<{ dispute: { number: string } }>('POST', `/api/orders/${order}/dispute`, { as: 'client', body: claim })
    .then(() => app.must<{ dispute: { number: string } }>('GET', `/api/orders/${order}`, { as: 'client' }));
  return dispute.number;
}
/** Days pass faster here than in the product. */
const closeEvidence = (number: string) =>
  app.base.database.pool.query(
    "update dispute set state = 'evidence_closed', evidence_closed_at = now(), review_due_at = now() + interval '5 days', alarm_at = now() + interval '5 days' where number = $1",
    [number],
  );

test('a reviewer reads what both sides wrote, originals and files included, for a reason that the audit keeps', async () => {
  const number = await disputed();
  const look = (reason: string, as: Person = 'operator') =>
    app.send<Talk>('POST', `/api/admin/disputes/${number}/messages`, { as, body: { reason } });
  const reason = 'Both say the other agreed to three.';
  // Nobody before it is taken, also not who may take it.
  expect((await look(reason)).status).toBe(403);
  await closeEvidence(number);
  expect((await look(reason)).status).toBe(403);
  await app.must('POST', `/api/admin/disputes/${number}/assign`, { as: 'operator', body: {} });
  expect((await look(reason)).body.data).toEqual({ people: [], messages: [], before: null });
  const first = { with: `person:${app.people.freelancer.username}`, id: randomUUID(), text: 'One sketch is enough' };
  const { conversation_id: talk, message } = await app.must<{ conversation_id: string; message: { seq: number } }>(
    'POST',
    '/api/conversations',
    {
      as: 'client',
      body: first,
    },
  );
  await app.must('PUT', `/api/conversations/${talk}/messages/${message.seq}`, {
    as: 'client',
    body: { text: 'Three sketches, as agreed' },
  });
  await app.must('POST', `/api/conversations/${talk}/messages`, {
    as: 'freelancer',
    body: { id: randomUUID(), text: 'You said one.' },
  });
  const file = await app.must<{ id: string }>('POST', `/api/conversations/${talk}/files`, {
    as: 'client',
    ...multipart('file', 'a.txt', Buffer.from('three')),
  });
  await app.must('POST', `/api/conversations/${talk}/messages`, {
    as: 'client',
    body: { id: randomUUID(), text: '', files: [file.id] },
  });
  expect((await look(' ')).status).toBe(422);
  for (const as of ['client', 'freelancer'] as const) expect((await look(reason, as)).status).toBe(403);
  const { messages } = (await look(reason)).body.data;
  expect(messages[0]).toMatchObject({
    text: 'Three sketches, as agreed',
    originals: [{ text: 'One sketch is enough' }],
  });
  expect(
    (await app.send('GET', `/api/admin/disputes/${number}/message-files/${file.id}`, { as: 'operator' })).text,
  ).toBe('three');
  // Once someone else has it, it is theirs alone.
  await app.base.database.pool.query('update dispute set reviewer_id = gen_random_uuid() where number = $1', [number]);
  expect((await look(reason)).status).toBe(403);
  expect(
    (await app.send('GET', `/api/admin/disputes/${number}/message-files/${file.id}`, { as: 'operator' })).status,
  ).toBe(403);
  const { rows } = await app.base.database.pool.query<{ reason: string }>(
    "select reason from staff_acts where act = 'messages.read' and subject_type = 'dispute'",
  );
  expect(rows.map((row) => row.reason)).toEqual([reason, reason]);
});
