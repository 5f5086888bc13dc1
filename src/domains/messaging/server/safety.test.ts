/** Warnings, reports of messages, and what operators read: on a real database, through the product's own calls. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, usd, type Person, type TestApp } from '#app/server/test-app.ts';
import { multipart } from '#app/server/test-multipart.ts';
import type { Page } from '#kit/paging.ts';
import type { ConversationPage } from '../contract.ts';
import type { MessageFile } from '../files-contract.ts';
import type { Message } from '../message-shape.ts';
import type { Talk } from '../talk-shape.ts';
import { forgetOriginals } from './change-message.ts';
import { messagingChecks } from './messaging-checks.ts';
import { personal } from './personal.ts';

let app: TestApp;
let id = '';
beforeAll(async () => {
  app = await testApp();
  const body = { with: `person:${app.people.freelancer.username}`, id: randomUUID(), text: 'Could you draw a mark?' };
  ({ conversation_id: id } = await app.must<{ conversation_id: string }>('POST', '/api/conversations', {
    as: 'client',
    body,
  }));
  await say('freelancer', 'Gladly.');
});
afterAll(async () => {
  for (const { sql } of messagingChecks) expect((await app.base.database.pool.query(sql)).rows).toEqual([]);
  await app.close();
});

const say = async (as: Person, text: string, files: readonly string[] = []) =>
  (
    await app.must<{ message: Message }>('POST', `/api/conversations/${id}/messages`, {
      as,
      body: { id: randomUUID(), text, files },
    })
  ).message;
const edit = (as: Person, seq: number, text: string) =>
  app.must<Message>('PUT', `/api/conversations/${id}/messages/${seq}`, { as, body: { text } });
const remove = (as: Person, seq: number) =>
  app.must<Message>('DELETE', `/api/conversations/${id}/messages/${seq}`, { as });
const listed = async (as: Person, seq: number) =>
  (await app.must<Page<Message>>('GET', `/api/conversations/${id}/messages?limit=100`, { as })).items.find(
    (message) => message.seq === seq,
  );
const report = (as: Person, messages: readonly number[], conversation = id) =>
  app.send<{ id: string }>('POST', '/api/reports', {
    as,
    body: { kind: 'message', id: conversation, messages, category: 'scam', text: 'They ask me to pay outside.' },
  });
interface Line {
  id: string;
  thing_id: string;
  text: string;
  title: string;
  author: { id: string } | null;
  now: { text: string; is_public: boolean } | null;
}
const queue = async () =>
  (await app.must<Page<Line>>('GET', '/api/admin/reports?queue=open&kind=message&limit=100', { as: 'operator' })).items;
const newest = async () => {
  const line = (await queue()).at(-1);
  if (line === undefined) throw new Error('nothing is reported');
  return line;
};
const read = (thing: string, body: object = { reason: 'To see whether they asked for money.' }) =>
  app.send<Talk>('POST', `/api/admin/reported-messages/${thing}/read`, { as: 'operator', body });
const decide = (caseId: string, decision: string) =>
  app.must('POST', `/api/admin/reports/${caseId}/decide`, {
    as: 'operator',
    body: { decision, statement: 'It asks to pay outside, which our rules forbid.' },
  });
const acts = async (act: string) =>
  (
    await app.base.database.pool.query<{ reason: string; subject_id: string }>(
      'select reason, subject_id from staff_acts where act = $1 order by id',
      [act],
    )
  ).rows;

describe('warnings', () => {
  test('stand at the message for both sides, change no word, and follow an edit', async () => {
    const text = 'Pay me via PayPal, or write to me at ana@example.com';
    const sent = await say('freelancer', text);
    expect(sent).toMatchObject({ text, warnings: ['pays_elsewhere', 'shares_contact'] });
    expect(await listed('client', sent.seq)).toMatchObject({ text, warnings: ['pays_elsewhere', 'shares_contact'] });
    expect((await edit('freelancer', sent.seq, 'Never mind.')).warnings).toEqual([]);
    expect((await edit('freelancer', sent.seq, 'Call +351 912 345 678')).warnings).toEqual(['shares_contact']);
    expect((await remove('freelancer', sent.seq)).warnings).toEqual([]);
  });

  test('of contact details end with an order, those of paying elsewhere do not', async () => {
    const page = () => app.must<ConversationPage>('GET', `/api/conversations/${id}`, { as: 'client' });
    expect((await page()).is_before_work).toBe(true);
    await app.addMoney('client', usd(100_000));
    const { slug } = await app.publish();
    const { terms } = await app.must<{ terms: { total: unknown } }>(
      'GET',
      `/api/orders/quote?service=${slug}&package=basic`,
      { as: 'client' },
    );
    const body = { service: slug, package: 'basic', extras: [], expected_total: terms.total, pay_with: 'wallet' };
    await app.must('POST', '/api/orders', { as: 'client', body });
    expect((await page()).is_before_work).toBe(false);
    expect((await say('client', 'Write to ana@example.com, or pay me by PayPal')).warnings).toEqual(['pays_elsewhere']);
  });
});

test('originals outlive their 90 days while an order between the two can be disputed', async () => {
  const { seq } = await say('client', 'Three sketches');
  await edit('client', seq, 'Four sketches');
  const countOriginals = async () =>
    (
      await app.base.database.pool.query('select from message_original where conversation_id = $1 and seq = $2', [
        id,
        seq,
      ])
    ).rowCount;
  const after = (days: number) =>
    forgetOriginals({ ...app.context, clock: () => new Date(Date.now() + days * 86_400_000) });
  await after(91);
  expect(await countOriginals()).toBe(1);
  await app.base.database.pool.query("update orders set state = 'cleared' where client_id = $1", [
    app.people.client.id,
  ]);
  await after(100);
  expect(await countOriginals()).toBe(1);
  await after(122);
  expect(await countOriginals()).toBe(0);
});

describe('reports of messages', () => {
  test('name messages of the other person, and nobody reports what they cannot read', async () => {
    const [mine, theirs] = [await say('client', 'Mine'), await say('freelancer', 'Theirs')];
    expect((await report('client', [])).status).toBe(422);
    expect((await report('client', [mine.seq])).status).toBe(422);
    expect((await report('client', [mine.seq, theirs.seq])).status).toBe(422);
    expect((await report('client', [999_999])).status).toBe(404);
    expect((await report('otherClient', [theirs.seq])).status).toBe(404);
    expect((await app.send('GET', `/api/reports/thing?kind=message&id=${id}`, { as: 'otherClient' })).status).toBe(404);
    expect(await app.must('GET', `/api/reports/thing?kind=message&id=${id}`, { as: 'client' })).toMatchObject({
      title: 'Messages of Test freelancer',
      text: '',
    });
    expect((await report('client', [theirs.seq, theirs.seq])).status).toBe(201);
    expect((await report('client', [theirs.seq])).status).toBe(201);
  });

  test('are in the queue without a word of them, and read only for a reason that the audit keeps', async () => {
    const first = await say('freelancer', 'Send it to my Revolut');
    await edit('freelancer', first.seq, 'Send it the usual way');
    const second = await say('freelancer', 'Or nobody gets the files');
    await remove('freelancer', second.seq);
    await report('client', [first.seq, second.seq]);
    const line = await newest();
    expect(line).toMatchObject({
      title: '2 messages in a conversation',
      text: '',
      author: { id: app.people.freelancer.id },
      now: { text: '' },
    });
    expect(JSON.stringify(await queue())).not.toContain('Revolut');
    expect((await read(line.thing_id, { reason: 'why' })).status).toBe(422);
    expect((await read(line.thing_id, {})).status).toBe(422);
    const before = (await acts('messages.read')).length;
    const { body } = await read(line.thing_id);
    expect(body.data.messages.filter((message) => message.is_chosen)).toMatchObject([
      { seq: first.seq, text: 'Send it the usual way', originals: [{ text: 'Send it to my Revolut' }] },
      { seq: second.seq, text: '', originals: [{ text: 'Or nobody gets the files' }] },
    ]);
    expect((await acts('messages.read')).slice(before)).toEqual([
      { reason: 'To see whether they asked for money.', subject_id: line.thing_id },
    ]);
    for (const as of ['client', 'freelancer', 'otherClient'] as const)
      expect(
        (
          await app.send('POST', `/api/admin/reported-messages/${line.thing_id}/read`, {
            as,
            body: { reason: 'I want to know.' },
          })
        ).status,
      ).toBe(403);
    expect((await read(randomUUID())).status).toBe(404);
    // Kept past the 90 days: an appeal may turn on it.
    await forgetOriginals({ ...app.context, clock: () => new Date(Date.now() + 100 * 86_400_000) });
    expect(
      (await read(line.thing_id)).body.data.messages.find(({ seq }) => seq === second.seq)?.originals,
    ).toMatchObject([{ text: 'Or nobody gets the files' }]);
  });

  test('open files for an hour after the reason, also those of deleted messages', async () => {
    const file = await app.must<MessageFile>('POST', `/api/conversations/${id}/files`, {
      as: 'freelancer',
      ...multipart('file', 'iban.txt', Buffer.from('DE')),
    });
    const sent = await say('freelancer', '', [file.id]);
    await remove('freelancer', sent.seq);
    await report('client', [sent.seq]);
    const { thing_id: thing } = await newest();
    const open = () => app.send('GET', `/api/admin/reported-messages/${thing}/files/${file.id}`, { as: 'operator' });
    expect((await open()).status).toBe(403);
    expect((await read(thing)).body.data.messages.find(({ seq }) => seq === sent.seq)?.files).toMatchObject([
      { name: 'iban.txt' },
    ]);
    expect((await open()).text).toBe('DE');
    expect((await acts('messages.file')).map((act) => act.subject_id)).toEqual([file.id]);
  });

  test('take messages out for both sides when staff decide so, and back after an appeal', async () => {
    const file = await app.must<MessageFile>('POST', `/api/conversations/${id}/files`, {
      as: 'freelancer',
      ...multipart('file', 'a.txt', Buffer.from('x')),
    });
    const sent = await say('freelancer', 'Pay outside of the site', [file.id]);
    await report('client', [sent.seq]);
    const line = await newest();
    const unread = async () =>
      (await app.must<{ count: number }>('GET', '/api/countNewMessages', { as: 'client' })).count;
    const before = await unread();
    await decide(line.id, 'removed');
    expect(await unread()).toBe(before - 1);
    for (const as of ['client', 'freelancer'] as const)
      expect(await listed(as, sent.seq)).toMatchObject({ text: '', files: [], is_removed: true });
    expect((await app.send('GET', `/api/conversations/${id}/files/${file.id}`, { as: 'client' })).status).toBe(404);
    expect(
      (
        await app.send('PUT', `/api/conversations/${id}/messages/${sent.seq}`, {
          as: 'freelancer',
          body: { text: 'Back' },
        })
      ).status,
    ).toBe(409);
    const appeal = { as: 'freelancer', body: { text: 'It was about an invoice of theirs.' } } as const;
    await app.must('POST', `/api/my/reports/decisions/${line.id}/appeal`, appeal);
    await app.must('POST', `/api/admin/reports/${line.id}/answer`, {
      as: 'operator',
      body: { granted: true, statement: 'It was about an invoice.' },
    });
    expect(await listed('client', sent.seq)).toMatchObject({
      text: 'Pay outside of the site',
      files: [{ id: file.id }],
      is_removed: false,
      deleted_at: null,
    });
    expect(await unread()).toBe(before);
    const { rows } = await app.base.database.pool.query(
      'select from message_original where conversation_id = $1 and seq = $2',
      [id, sent.seq],
    );
    expect(rows).toEqual([]);
  });

  test('page back through a long conversation, each page with the reason', async () => {
    for (let n = 0; n < 70; n += 1) await say(n % 2 === 0 ? 'client' : 'freelancer', `Line ${n}`);
    const last = await say('freelancer', 'The end');
    await report('client', [last.seq]);
    const { thing_id: thing } = await newest();
    const first = (await read(thing)).body.data;
    expect(first.messages).toHaveLength(60);
    const earlier = (await read(thing, { reason: 'To see how it began.', before: first.before })).body.data;
    expect(earlier.messages.at(-1)?.seq).toBe((first.messages[0]?.seq ?? 0) - 1);
    expect(earlier.before).toBeNull();
  });
});

test('the copy has what one reported, and leaving takes the name off', async () => {
  const parts = (who: Person) => personal.exportOf?.(app.context.db, app.people[who].id, app.context).parts ?? [];
  const reported: object[] = [];
  for await (const record of parts('client').find(({ name }) => name === 'reported-messages')?.records ?? [])
    reported.push(record);
  expect(reported.length).toBeGreaterThan(3);
  await app.context.database.transact((tx) => personal.erase?.(tx, app.people.client.id, app.context));
  const { rows } = await app.base.database.pool.query('select from message_report where reporter_id is not null');
  expect(rows).toEqual([]);
});
