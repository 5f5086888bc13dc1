/** Replies by email, from the signed webhook to the conversation and the ticket (decision 150). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ticketAnswered, ticketAsked } from '#domains/support/events.ts';
import { supportReactions } from '#domains/support/server/send-emails.ts';
import { messagesWait } from '#domains/messaging/events.ts';
import { sendEmail } from '#domains/notifications/server/send-email.ts';
import type { Context } from '#kit/server/context.ts';
import { inboundMailReactions } from '#kit/server/inbound-mail/take-mail.ts';
import { REPLY_LINE } from '#kit/server/inbound-mail/own-words.ts';
import { replyAddress, type ReplyTo } from '#kit/server/inbound-mail/reply-address.ts';
import type { Email } from '#kit/server/mail/mail.ts';
import { signWebhook } from '#kit/server/payments/webhook-signature.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { notifyOf } from './modules.ts';
import { testApp, type TestApp } from './test-app.ts';

const [SECRET, NEXT] = ['the-secret-of-our-mail-server', 'the-one-that-replaces-it'];

let base: TestDatabase;
let app: TestApp;
let context: Context;
let conversationId = '';
let event = 930_000_000;
const sent: Email[] = [];
beforeAll(async () => {
  base = await testDatabase();
  app = await testApp(
    { INBOUND_MAIL_SECRET: `${SECRET},${NEXT}`, INBOUND_MAIL_ADDRESS: 'reply@in.docket.example' },
    base,
  );
  context = { ...app.context, mail: { send: async (email) => void sent.push(email) } };
  const begun = await app.must<{ conversation_id: string }>('POST', '/api/conversations', {
    as: 'client',
    body: { with: `person:${app.people.freelancer.username}`, id: crypto.randomUUID(), text: 'Can you draw this?' },
  });
  conversationId = begun.conversation_id;
});
afterAll(() => app.close());
beforeEach(async () => {
  sent.length = 0;
  await base.owner.query('delete from inbound_mail');
});

const addressFor = (overrides: Partial<ReplyTo> = {}, at = new Date()): string =>
  replyAddress(
    context.config,
    { door: 'message', ref: conversationId, person: app.people.freelancer.id, ...overrides },
    at,
  ) ?? '';

async function deliver(mail: object | string, secret: string = SECRET, at = new Date()) {
  const payload = Buffer.from(typeof mail === 'string' ? mail : JSON.stringify(mail));
  const headers = { 'content-type': 'application/json', 'docket-signature': signWebhook(secret, at, payload) };
  return app.server.inject({ method: 'POST', url: '/api/mail/inbound', headers, payload });
}
interface Outcome {
  id: string;
  state: string;
  outcome: string;
  is_empty: boolean;
}
/** What the queue would do, twice over. */
async function work(): Promise<Outcome[]> {
  const ids = (await base.owner.query<{ id: string }>('select id from inbound_mail')).rows.map(({ id }) => id);
  for (const reaction of inboundMailReactions)
    for (const mailId of [...ids, ...ids])
      await reaction.react({ mailId } as never, context, { id: '1', at: new Date() });
  return (
    await base.owner.query<Outcome>(
      'select id, state, outcome, sealed is null as is_empty from inbound_mail order by received_at, id',
    )
  ).rows;
}
const reply = (overrides: object = {}) => ({
  from: `F <${app.people.freelancer.email}>`,
  to: addressFor(),
  text: `Yes, by Friday.\n\n${REPLY_LINE}\n\nold`,
  ...overrides,
});
const readMessages = async () =>
  (
    await app.must<{ items: { text: string; author_id: string }[] }>(
      'GET',
      `/api/conversations/${conversationId}/messages`,
      { as: 'client' },
    )
  ).items;
const raw = (headers: string, body: string): object => ({
  raw: `From: ${app.people.freelancer.email}\r\nTo: Docket <${addressFor()}>\r\nSubject: Re: news\r\n${headers}\r\n${body}`,
});

describe('a reply to a conversation', () => {
  it('becomes the person’s message there, once, and the email is not kept', async () => {
    expect((await deliver(reply())).statusCode).toBe(200);
    expect((await deliver(reply(), NEXT)).statusCode).toBe(200);
    expect(await work()).toMatchObject([{ state: 'taken', outcome: 'message', is_empty: true }]);
    const [newest, ...rest] = await readMessages();
    expect(newest).toMatchObject({ text: 'Yes, by Friday.', author_id: app.people.freelancer.id });
    expect(rest.filter(({ text }) => text === 'Yes, by Friday.')).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('is read raw, in MIME, with its quote and signature left out and its attachment named', async () => {
    const parts = [
      'MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="b"\r\n',
      '--b\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nZa=C5=BC=C3=B3=C5=82=C4=87!\r\n-- \r\nAna\r\n--b\r\nContent-Type: application/pdf; name=a.pdf\r\nContent-Disposition: attachment; filename=a.pdf\r\n\r\nx\r\n--b--\r\n',
    ] as const;
    await deliver(raw(...parts));
    expect(await work()).toMatchObject([{ state: 'taken' }]);
    expect((await readMessages())[0]?.text).toBe('Zażółć!\n\n[1 attachment of the email was not included]');
  });

  it('is taken once, however often and in whichever form the mail server hands it over', async () => {
    const id = '<one-of-mine@mail.example.org>';
    await deliver(raw(`Message-ID: ${id}\r\n`, 'Only once, please.'));
    await deliver(raw(`Received: from a.example by b.example\r\nMessage-ID: ${id}\r\n`, 'Only once, please.'));
    await deliver(reply({ message_id: id, text: 'Only once, please.' }));
    await deliver(reply({ headers: { 'Message-ID': id }, text: 'Only once, please.', more: 'x' }));
    expect((await work()).map(({ state, outcome }) => `${state} ${outcome}`).toSorted()).toEqual([
      'ignored twice',
      'ignored twice',
      'ignored twice',
      'taken message',
    ]);
    expect((await readMessages()).filter(({ text }) => text === 'Only once, please.')).toHaveLength(1);
    await deliver(reply({ message_id: '<another@mail.example.org>', text: 'Only once, please.' }));
    await work();
    expect((await readMessages()).filter(({ text }) => text === 'Only once, please.')).toHaveLength(2);
  });

  it.each<[string, () => object]>([
    ['parsed', () => reply({ from: `${app.people.otherFreelancer.email}, ${app.people.freelancer.email}` })],
    ['in a group', () => reply({ from: `Us: ${app.people.otherFreelancer.email}, ${app.people.freelancer.email};` })],
    ['raw', () => ({ raw: `From: ${app.people.freelancer.email}, a@example.org\r\nTo: ${addressFor()}\r\n\r\nHello` })],
    [
      'raw, in two lines',
      () => ({
        raw: `From: ${app.people.freelancer.email}\r\nFrom: a@example.org\r\nTo: ${addressFor()}\r\n\r\nHello`,
      }),
    ],
  ])('of several senders is nobody’s: %s', async (_name, mail) => {
    await deliver(mail());
    expect(await work()).toMatchObject([{ state: 'ignored', outcome: 'several_senders' }]);
  });

  it('names its one sender with any display name', async () => {
    await deliver(reply({ from: `"a@example.org, b@example.org" <${app.people.freelancer.email}>`, text: 'From me.' }));
    expect(await work()).toMatchObject([{ state: 'taken' }]);
  });

  it.each<[string, Record<string, string>]>([
    ['Fastmail', { 'Feedback-ID': 'i1234567:Fastmail' }],
    ['Amazon', { 'Feedback-ID': '1.eu-west-1.abc:AmazonSES' }],
    ['Exchange', { 'X-Auto-Response-Suppress': 'DR, OOF, AutoReply' }],
    ['a company’s relay', { 'List-Unsubscribe': '<mailto:leave@example.com>', 'List-Id': 'Staff <staff.example.com>' }],
    ['a server that says no', { 'Auto-Submitted': 'no' }],
  ])('of a person is taken from %s, whatever it adds', async (name, headers) => {
    await deliver(reply({ headers, text: `Yes, says ${name}.` }));
    expect(await work()).toMatchObject([{ state: 'taken' }]);
    expect((await readMessages())[0]?.text).toBe(`Yes, says ${name}.`);
  });

  it('with a copied phone number or a doubtful quote arrives whole, without the secrets of our email', async () => {
    const own =
      'Thanks.\n\nOn the call you wrote these points:\n- blue\n\nI can do all of it for 300. Call \u202A+1 555 0100\u202C.';
    await deliver(reply({ text: `${own}\n${addressFor()}` }));
    expect(await work()).toMatchObject([{ state: 'taken' }]);
    expect((await readMessages())[0]?.text).toBe(`${own.replaceAll(/[\u202A\u202C]/g, '')}\n[address removed]`);
  });

  it.each<[string, () => object]>([
    ['an automatic answer', () => reply({ headers: { 'Auto-Submitted': 'auto-replied' } })],
    ['a list', () => reply({ headers: { Precedence: 'bulk' } })],
    ['a bounce', () => reply({ headers: { 'Return-Path': '<>' } })],
    ['a raw out-of-office', () => raw('Auto-Submitted: auto-generated\r\n', 'I am away.')],
    ['a raw list', () => raw('Precedence: list\r\n', 'Hello all')],
  ])('%s is ignored and never answered', async (_name, mail) => {
    const before = (await readMessages()).length;
    await deliver(mail());
    expect(await work()).toMatchObject([{ state: 'ignored', outcome: 'automatic', is_empty: true }]);
    expect([(await readMessages()).length, sent]).toEqual([before, []]);
  });

  it.each<[string, string, () => object]>([
    [
      'a changed address',
      'forged',
      () => reply({ to: addressFor().replace(/\+(.)/, (_all, first: string) => `+${first === 'a' ? 'b' : 'a'}`) }),
    ],
    ['no reply address', 'no_reply_address', () => reply({ to: 'hello@in.docket.example' })],
    ['another sender', 'other_sender', () => reply({ from: app.people.otherFreelancer.email })],
    [
      'a person who is not in it',
      'gone',
      () =>
        reply({ to: addressFor({ person: app.people.otherFreelancer.id }), from: app.people.otherFreelancer.email }),
    ],
    ['a conversation that is gone', 'gone', () => reply({ to: addressFor({ ref: crypto.randomUUID() }) })],
  ])('with %s writes nothing and answers nobody', async (_name, outcome, mail) => {
    const before = (await readMessages()).length;
    await deliver(mail());
    expect(await work()).toMatchObject([{ state: 'ignored', outcome }]);
    expect([(await readMessages()).length, sent]).toEqual([before, []]);
  });

  it('to an expired address, or without words, is returned to the account’s own address with the reason, once', async () => {
    await deliver(reply({ to: addressFor({}, new Date(Date.now() - 40 * 86_400_000)) }));
    await deliver(reply({ text: `> ${REPLY_LINE}\n> only a quote` }));
    expect((await work()).map(({ outcome, is_empty: isEmpty }) => [outcome, isEmpty])).toEqual([
      ['expired', true],
      ['empty', true],
    ]);
    expect(sent.map(({ to, headers }) => [to, headers?.['Auto-Submitted']])).toEqual([
      [app.people.freelancer.email, 'auto-replied'],
      [app.people.freelancer.email, 'auto-replied'],
    ]);
    expect(sent[0]?.text).toContain('The reply address has expired.');
  });

  it('where the screen would refuse, the email says why', async () => {
    await app.must('PUT', `/api/conversations/${conversationId}/block`, { as: 'client', body: { blocked: true } });
    await deliver(reply({ text: 'Are you there?' }));
    expect(await work()).toMatchObject([{ state: 'refused', outcome: 'wrong_state' }]);
    expect(sent[0]?.text).toContain('doesn’t accept messages from you');
    await app.must('PUT', `/api/conversations/${conversationId}/block`, { as: 'client', body: { blocked: false } });
  });

  it('of someone who was suspended writes nothing', async () => {
    await base.owner.query('update account set suspended_at = now() where id = $1', [app.people.freelancer.id]);
    await deliver(reply({ text: 'Still here' }));
    expect(await work()).toMatchObject([{ state: 'ignored', outcome: 'gone' }]);
    await base.owner.query('update account set suspended_at = null where id = $1', [app.people.freelancer.id]);
  });

  it('is taken 30 times an hour', async () => {
    for (let count = 0; count < 31; count += 1) await deliver(reply({ text: `Number ${count}` }));
    const outcomes = await work();
    expect(outcomes.filter(({ state }) => state === 'taken')).toHaveLength(30);
    expect(outcomes.filter(({ outcome }) => outcome === 'too_many')).toHaveLength(1);
  });
});

describe('the webhook', () => {
  it.each<[string, () => Promise<{ statusCode: number }>]>([
    ['another secret', () => deliver(reply(), 'not-the-secret-of-the-server')],
    ['an old signature', () => deliver(reply(), SECRET, new Date(Date.now() - 600_000))],
    [
      'no signature',
      () =>
        app.server.inject({
          method: 'POST',
          url: '/api/mail/inbound',
          headers: { 'content-type': 'application/json' },
          payload: '{}',
        }),
    ],
  ])('refuses %s and stores nothing', async (_name, send) => {
    expect((await send()).statusCode).toBe(401);
    expect((await base.owner.query('select 1 from inbound_mail')).rows).toEqual([]);
  });

  it.each(['', '[]', '{}', '{"from":1}', '{"raw":7}', '<html>', '{"from":"a@b.example"}'])(
    'refuses what is signed and no email: %s',
    async (body) => {
      expect((await deliver(body)).statusCode).toBe(400);
    },
  );

  it('is not there where no inbound mail is set up', async () => {
    const other = await testApp();
    const payload = Buffer.from('{}');
    const headers = {
      'content-type': 'application/json',
      'docket-signature': signWebhook(SECRET, new Date(), payload),
    };
    expect((await other.server.inject({ method: 'POST', url: '/api/mail/inbound', headers, payload })).statusCode).toBe(
      404,
    );
    await other.close();
  });
});

it('the email about unread messages can be answered, and carries a line to write above', async () => {
  const facts = {
    conversationId,
    userId: app.people.freelancer.id,
    name: 'Ana Silva',
    unread: 2,
    isRequest: false,
    title: null,
  };
  await notifyOf(messagesWait.name, facts, context, { id: String((event += 1)), at: new Date() });
  for (const { id } of (await base.owner.query<{ id: string }>('select id from notification_letter')).rows)
    await sendEmail(id, context);
  expect(sent).toHaveLength(1);
  const [email] = sent;
  if (email === undefined) throw new Error('no email');
  const { headers, text, html } = email;
  expect(text.startsWith(REPLY_LINE)).toBe(true);
  expect(html.text).toContain(REPLY_LINE);
  await deliver(reply({ to: headers?.['Reply-To'], text: 'Answered from my inbox' }));
  await work();
  expect((await readMessages())[0]?.text).toBe('Answered from my inbox');
});

it('the emails of a ticket are answered the same way, without an account', async () => {
  const { rows } = await base.owner.query<{ id: string }>(
    `insert into support_ticket (id, ticket_number, email, name, topic, subject, state, challenge, opened_at,
      changed_at)
     values (gen_random_uuid(), 'TK-7K3M-92QX', 'Lee@example.com', 'Lee', 'other', 'A question', 'answered', 'c', now(),
       now()) returning id`,
  );
  const ticketId = rows[0]?.id ?? '';
  const confirm = supportReactions.find(({ event: kind }) => kind.name === ticketAsked.name);
  await confirm?.react({ ticketId, ticketNumber: 'TK-7K3M-92QX', topic: 'other', isNew: true } as never, context, {
    id: '1',
    at: new Date(),
  });
  const to = sent[0]?.headers?.['Reply-To'];
  expect(supportReactions.some(({ event: kind }) => kind.name === ticketAnswered.name)).toBe(true);
  await deliver({ from: 'lee@example.com', to, text: 'One more thing.' });
  await deliver({ from: 'eve@example.com', to, text: 'Let me in.' });
  expect((await work()).map(({ state, outcome }) => [state, outcome])).toEqual([
    ['taken', 'ticket'],
    ['ignored', 'other_sender'],
  ]);
  const messages = (
    await base.owner.query<{ body: string; by_staff: boolean }>(
      'select body, by_staff from support_message where ticket_id = $1',
      [ticketId],
    )
  ).rows;
  expect(messages).toEqual([{ body: 'One more thing.', by_staff: false }]);
  expect(
    (await base.owner.query<{ state: string }>('select state from support_ticket where id = $1', [ticketId])).rows[0]
      ?.state,
  ).toBe('open');
});

it('a robot that answers every email of a ticket, and does not say that it is one, is sent nothing back', async () => {
  await base.owner.query(
    `insert into support_ticket (id, ticket_number, email, name, topic, subject, state, challenge, opened_at,
      changed_at)
     values (gen_random_uuid(), 'TK-2B4D-68FH', 'robot@example.com', 'Robot', 'other', 'A question', 'open', 'd', now(),
       now())`,
  );
  const confirm = supportReactions.find(({ event: kind }) => kind.name === ticketAsked.name);
  const { rows } = await base.owner.query<{ id: string }>(
    "select id from support_ticket where ticket_number = 'TK-2B4D-68FH'",
  );
  const facts = { ticketId: rows[0]?.id, ticketNumber: 'TK-2B4D-68FH', topic: 'other' };
  await confirm?.react({ ...facts, isNew: true } as never, context, { id: '1', at: new Date() });
  const to = sent[0]?.headers?.['Reply-To'];
  for (let round = 0; round < 5; round += 1) {
    await deliver({ from: 'robot@example.com', to, text: `Thank you for your email, number ${round}.` });
    await work();
    await confirm?.react({ ...facts, isNew: false } as never, context, { id: String(round + 2), at: new Date() });
  }
  const messages = await base.owner.query('select 1 from support_message where ticket_id = $1', [rows[0]?.id]);
  expect([messages.rowCount, sent.length]).toEqual([5, 1]);
});
