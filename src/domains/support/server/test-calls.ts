import { createHash } from 'node:crypto';
import type { TestApp } from '#app/server/test-app.ts';
import { multipart } from '#app/server/test-multipart.ts';
import type { ExampleCall, Person } from '#kit/server/example-calls.ts';
import { findAnswer } from '../proof.ts';
import { linkToken, ticketNumbered } from './store.ts';

const ASKED = {
  name: 'Test Client',
  email: 'client-person@example.com',
  topic: 'payment',
  subject: 'A payment that I do not know',
  text: 'My statement has a payment that I did not make.',
} as const;

const hash = async (text: string) => createHash('sha256').update(text).digest();

/** A form with its proof of work, as the page sends it. */
export async function ticketForm(app: TestApp): Promise<typeof ASKED & { challenge: string; answer: number }> {
  const task = await app.must<{ challenge: string; bits: number }>('GET', '/api/support/challenge', {});
  return { ...ASKED, challenge: task.challenge, answer: await findAnswer(task, hash) };
}

export async function opened(
  app: TestApp,
  as: Person | null = null,
  more: object = {},
): Promise<{ number: string; token: string }> {
  const { ticket_number: number } = await app.must<{ ticket_number: string }>('POST', '/api/support/tickets', {
    as,
    body: { ...(await ticketForm(app)), ...more },
  });
  const { id } = await ticketNumbered(app.context.db, number);
  return { number, token: linkToken(app.context.config, id) };
}

export const addFile = (
  app: TestApp,
  { number, token }: { number: string; token: string },
  name = 'proof.txt',
  bytes = Buffer.from('The first sketch.'),
) =>
  app.must<{ id: string }>(
    'POST',
    `/api/support/tickets/${number}/files?token=${token}`,
    multipart('file', name, bytes),
  );

export const NOTICE = {
  kind: 'copyright',
  link: 'https://example.org/elsewhere',
  concerns: 'The drawing “Crane” that I made in 2019.',
  contact: '1 Harbor Road, Malmö, +46 40 000 00 00',
  text: 'The second picture is my drawing with another color.',
  signed_name: 'Test Client',
  declared: true,
} as const;
export const COUNTER = {
  contact: NOTICE.contact,
  text: 'I drew it myself, and the sketches prove it.',
  signed_name: 'Test Freelancer',
  declared: true,
} as const;

export async function noticed(app: TestApp, more: object = {}): Promise<{ number: string; token: string }> {
  const { topic: _topic, subject: _subject, ...form } = await ticketForm(app);
  const { ticket_number: number } = await app.must<{ ticket_number: string }>('POST', '/api/support/notices', {
    body: { ...form, ...NOTICE, ...more },
  });
  const { id } = await ticketNumbered(app.context.db, number);
  return { number, token: linkToken(app.context.config, id) };
}

/** Tickets of someone without an account. */
export async function exampleCalls(app: TestApp): Promise<Record<string, ExampleCall>> {
  const [toRead, toAnswer, toClose, toMerge] = [
    await opened(app),
    await opened(app),
    await opened(app),
    await opened(app),
  ];
  const withFile = await noticed(app);
  const removed = await noticed(app);
  const toDecide = await noticed(app);
  const decision = { decision: 'removed', ground: 'law', statement: 'The picture is the claimant’s drawing.' } as const;
  await app.must('POST', `/api/admin/tickets/${removed.number}/decision`, { as: 'operator', body: decision });
  const macro = async (title: string): Promise<string> =>
    (
      await app.must<{ id: string }>('POST', '/api/admin/macros', {
        as: 'operator',
        body: { title, body: 'Hello {first_name}, we look into it.' },
      })
    ).id;
  const [toSave, toDelete] = [await macro('We look into it'), await macro('Out of date')];
  const { topic: _topic, subject: _subject, ...form } = await ticketForm(app);
  const { topic: _other, subject: _again, ...another } = await ticketForm(app);
  const { id: file } = await addFile(app, withFile);
  return {
    'GET /api/support/challenge': { as: null },
    'POST /api/support/tickets': { as: null, body: await ticketForm(app) },
    'GET /api/support/tickets/:ticket_number': {
      as: null,
      params: { ticket_number: toRead.number },
      query: { token: toRead.token },
    },
    'POST /api/support/tickets/:ticket_number/messages': {
      as: null,
      params: { ticket_number: toRead.number },
      body: { token: toRead.token, text: 'The amount was $40.' },
    },
    'POST /api/support/tickets/:ticket_number/files': {
      as: null,
      params: { ticket_number: withFile.number },
      query: { token: withFile.token },
      file: { name: 'proof.txt', bytes: Buffer.from('The original, from 2019.') },
    },
    'GET /api/support/tickets/:ticket_number/files/:file_id': {
      as: null,
      params: { ticket_number: withFile.number, file_id: file },
      query: { token: withFile.token },
    },
    'GET /api/admin/tickets/:ticket_number/files/:file_id': {
      as: 'operator',
      params: { ticket_number: withFile.number, file_id: file },
    },
    'POST /api/support/notices': { as: null, body: { ...form, ...NOTICE } },
    'POST /api/support/counter-notices': { as: null, body: { ...another, ...COUNTER, notice_number: removed.number } },
    'POST /api/admin/tickets/:ticket_number/decision': {
      as: 'operator',
      params: { ticket_number: toDecide.number },
      body: decision,
    },
    'GET /api/admin/macros': { as: 'operator' },
    'POST /api/admin/macros': {
      as: 'operator',
      body: { title: 'Fees of withdrawals', body: 'Hello {first_name}, it was the fee of a withdrawal.' },
    },
    'PUT /api/admin/macros/:id': {
      as: 'operator',
      params: { id: toSave },
      body: { title: 'We look into it', body: 'Hello {name}, we look into it today.', revision: 1 },
    },
    'DELETE /api/admin/macros/:id': { as: 'operator', params: { id: toDelete } },
    'GET /api/admin/tickets': { as: 'operator', query: { queue: 'open', limit: '2' } },
    'GET /api/admin/tickets/:ticket_number': { as: 'operator', params: { ticket_number: toRead.number } },
    'POST /api/admin/tickets/:ticket_number/answer': {
      as: 'operator',
      params: { ticket_number: toAnswer.number },
      body: { text: 'It was the fee of a withdrawal. Your history shows it.' },
    },
    'POST /api/admin/tickets/:ticket_number/notes': {
      as: 'operator',
      params: { ticket_number: toRead.number },
      body: { text: 'Called; waits for the bank.' },
    },
    'POST /api/admin/tickets/:ticket_number/take': {
      as: 'operator',
      params: { ticket_number: toRead.number },
      body: { mine: true },
    },
    'POST /api/admin/tickets/:ticket_number/merge': {
      as: 'operator',
      params: { ticket_number: toMerge.number },
      body: { into: toRead.number },
    },
    'POST /api/admin/people/:id/message': {
      as: 'operator',
      params: { id: app.people.client.id },
      body: { subject: 'Your order of last week', text: 'The freelancer asked us to reach you about the order.' },
    },
    'POST /api/admin/tickets/:ticket_number/close': {
      as: 'operator',
      params: { ticket_number: toClose.number },
      body: { reason: 'Solved on the phone' },
    },
  };
}
