import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '#app/server/test-app.ts';
import { rateLimits } from '#kit/limits.ts';
import type { Email } from '#kit/server/mail/mail.ts';
import { composed } from '#kit/server/db/database.ts';
import { findAnswer, isEnough, proven } from '../proof.ts';
import { supportReactions } from './send-emails.ts';
import { multipart } from '#app/server/test-multipart.ts';
import { addFile, ticketForm, NOTICE, noticed, opened } from './test-calls.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

interface Ticket {
  state: string;
  messages: { by_staff: boolean; body: string; by?: string }[];
}
const byLink = ({ number, token }: { number: string; token: string }) =>
  app.send<Ticket>('GET', `/api/support/tickets/${number}?token=${token}`, {});
const answer = (number: string, text = 'It was the fee of a withdrawal.') =>
  app.send('POST', `/api/admin/tickets/${number}/answer`, { as: 'operator', body: { text } });
const write = ({ number, token }: { number: string; token: string }, text = 'I still do not know it.') =>
  app.send('POST', `/api/support/tickets/${number}/messages`, { body: { token, text } });

test('a question is answered, asked again, and closed, and each side sees both', async () => {
  const ticket = await opened(app);
  expect((await answer(ticket.number)).status).toBe(201);
  expect((await byLink(ticket)).body.data).toMatchObject({
    state: 'answered',
    messages: [{ by_staff: false }, { by_staff: true, body: 'It was the fee of a withdrawal.' }],
  });
  expect((await write(ticket)).status).toBe(201);
  const staff = await app.must<Ticket & { email: string }>('GET', `/api/admin/tickets/${ticket.number}`, {
    as: 'operator',
  });
  expect([staff.state, staff.messages.length, staff.email]).toEqual(['open', 3, 'client-person@example.com']);
  const close = () =>
    app.send('POST', `/api/admin/tickets/${ticket.number}/close`, {
      as: 'operator',
      body: { reason: 'Solved on the phone' },
    });
  expect([(await close()).status, (await close()).status]).toEqual([200, 409]);
  expect((await answer(ticket.number)).status).toBe(409);
  expect((await write(ticket)).status).toBe(201);
  expect((await byLink(ticket)).body.data.state).toBe('open');
});

test('staff answer and close at once, take a ticket, and write notes that the person never reads', async () => {
  const ticket = await opened(app);
  const staff = () =>
    app.must<Ticket & { notes: { body: string }[]; taken_by: { is_me: boolean } | null }>(
      'GET',
      `/api/admin/tickets/${ticket.number}`,
      { as: 'operator' },
    );
  const queue = () =>
    app.must<{ mine: number; oldest_at: string | null }>('GET', '/api/admin/tickets', { as: 'operator' });
  const { mine } = await queue();
  const take = (isMine: boolean) =>
    app.must('POST', `/api/admin/tickets/${ticket.number}/take`, { as: 'operator', body: { mine: isMine } });
  await take(true);
  expect([(await staff()).taken_by, (await queue()).mine]).toEqual([
    { name: expect.any(String), is_me: true },
    mine + 1,
  ]);
  await take(false);
  expect((await staff()).taken_by).toBeNull();
  await app.must('POST', `/api/admin/tickets/${ticket.number}/notes`, {
    as: 'operator',
    body: { text: 'Asked the bank about it.' },
  });
  expect((await staff()).notes).toMatchObject([{ body: 'Asked the bank about it.' }]);
  expect((await queue()).oldest_at).not.toBeNull();
  await app.must('POST', `/api/admin/tickets/${ticket.number}/answer`, {
    as: 'operator',
    body: { text: 'It has arrived.', close: true },
  });
  const read = await byLink(ticket);
  expect(read.body.data.state).toBe('closed');
  expect(JSON.stringify(read.body)).not.toContain('Asked the bank');
});

describe('anyone without the link', () => {
  test('finds nothing: without a token, with another one, with another ticket’s', async () => {
    const [mine, other] = [await opened(app), await opened(app)];
    expect((await byLink({ number: mine.number, token: other.token })).status).toBe(404);
    expect((await byLink({ number: mine.number, token: 'x'.repeat(43) })).status).toBe(404);
    expect((await write({ number: mine.number, token: other.token })).status).toBe(404);
    expect((await app.send('GET', `/api/support/tickets/${mine.number}`, {})).status).toBe(422);
  });
  test('a link names no operator', async () => {
    const ticket = await opened(app);
    await answer(ticket.number);
    expect(JSON.stringify((await byLink(ticket)).body)).not.toContain('Test operator');
  });
});

describe('robots', () => {
  const send = (body: object) => app.send('POST', '/api/support/tickets', { body });
  test('need a solved challenge of ours, for each ticket', async () => {
    const form = await ticketForm(app);
    expect((await send({ ...form, answer: form.answer + 1 })).status).toBe(422);
    expect((await send({ ...form, challenge: `9${form.challenge}` })).status).toBe(422);
    const both = await Promise.all([send(form), send({ ...form, text: 'Another text with the same proof.' })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  });
  test('that hit the form 10,000 times leave nothing for operators to read', async () => {
    const HITS = 10_000;
    const limited = await testApp({ RATE_LIMITS: 'on' });
    try {
      const { answer: _answer, ...form } = await ticketForm(limited);
      const tickets = () =>
        limited.context.db.rows(composed<{ count: number }>('select count(*)::int as count from support_ticket'));
      const before = await tickets();
      const statuses: Record<number, number> = {};
      for (let hit = 0; hit < HITS; hit += 100)
        await Promise.all(
          Array.from({ length: 100 }, async (_, at) => {
            const { status } = await limited.send('POST', '/api/support/tickets', {
              body: { ...form, answer: -1 - hit - at },
            });
            statuses[status] = (statuses[status] ?? 0) + 1;
          }),
        );
      expect(statuses).toEqual({ 422: rateLimits.contact.max, 429: HITS - rateLimits.contact.max });
      expect(await tickets()).toEqual(before);
    } finally {
      await limited.close();
    }
  });
  test('cannot put a second line into the subject of an email', async () => {
    const form = await ticketForm(app);
    expect((await send({ ...form, subject: 'Hello\r\nBcc: someone@example.com' })).status).toBe(422);
  });
});

describe('files', () => {
  const send = (number: string, token: string, name = 'cv.txt', bytes = Buffer.from('Six years at a bank.')) =>
    app.send('POST', `/api/support/tickets/${number}/files?token=${token}`, multipart('file', name, bytes));
  const withToken = async (): Promise<{ number: string; fileToken: string }> => {
    const { topic: _topic, subject: _subject, ...form } = await ticketForm(app);
    const done = await app.must<{ ticket_number: string; file_token: string }>('POST', '/api/support/notices', {
      body: { ...form, ...NOTICE },
    });
    return { number: done.ticket_number, fileToken: done.file_token };
  };
  test('are added by the token of the form, which reads nothing, and only in the hour after', async () => {
    const { number, fileToken } = await withToken();
    expect((await send(number, fileToken)).status).toBe(201);
    // The same content is the same file.
    expect((await send(number, fileToken)).status).toBe(201);
    const staff = await app.must<{ files: { id: string; name: string }[] }>('GET', `/api/admin/tickets/${number}`, {
      as: 'operator',
    });
    expect(staff.files.map(({ name }) => name)).toEqual(['cv.txt']);
    expect((await byLink({ number, token: fileToken })).status).toBe(404);
    expect(
      (await app.send('GET', `/api/support/tickets/${number}/files/${staff.files[0]?.id}?token=${fileToken}`, {}))
        .status,
    ).toBe(404);
    await app.context.db.rows(
      composed("update support_ticket set opened_at = opened_at - interval '61 minutes' where ticket_number = $1"),
      [number],
    );
    expect((await send(number, fileToken, 'late.txt', Buffer.from('Too late'))).status).toBe(404);
  });
  test('are three at most, never a program, and none where the topic takes none', async () => {
    const ticket = await noticed(app);
    for (const name of ['a', 'b', 'c']) await addFile(app, ticket, name, Buffer.from(name));
    expect((await send(ticket.number, ticket.token, 'd', Buffer.from('d'))).status).toBe(422);
    const other = await noticed(app);
    expect(
      (
        await send(
          other.number,
          other.token,
          'run.exe',
          Buffer.from('MZ\u0000\u0001 This program cannot be run in DOS mode'),
        )
      ).status,
    ).toBe(415);
    const plain = await opened(app);
    expect((await send(plain.number, plain.token)).status).toBe(409);
  });
});

/** The emails that the latest things that happened send. */
async function mailed(happened: number): Promise<Email[]> {
  const sent: Email[] = [];
  const context = { ...app.context, mail: { send: async (email: Email) => void sent.push(email) } };
  const rows = await app.context.db.rows(
    composed<{ id: string; name: string; facts: { ticketId: string } }>(
      "select id, name, facts from job where subject is null and name like 'support.%' order by id desc limit $1",
    ),
    [happened],
  );
  for (const { event, react } of supportReactions)
    for (const row of rows.filter(({ name }) => name === event.name))
      await react(row.facts as never, context, { id: row.id, at: new Date() });
  return sent;
}

describe('a stranger who names another’s address', () => {
  const words = {
    name: 'You won',
    subject: 'You won: https://evil.example/claim',
    text: 'Claim it at https://evil.example/claim now.',
  };
  test('puts no word of theirs into an email of ours', async () => {
    await opened(app, null, { ...words, email: 'victim@example.net' });
    await noticed(app, {
      name: words.name,
      text: words.text,
      link: 'https://evil.example/claim',
      signed_name: words.name,
      email: 'other@example.net',
    });
    const sent = await mailed(2);
    expect(sent.map(({ to }) => to).toSorted()).toEqual(['other@example.net', 'victim@example.net']);
    for (const email of sent) expect(JSON.stringify(email)).not.toMatch(/evil|You won|Claim/);
    for (const { subject } of sent) expect(subject).toMatch(/^We have your message \([\w-]+\)$/);
  });

  test('makes us send three emails a day to it, by all forms, however it is written', async () => {
    const spellings = [
      'flood@example.net',
      'Flood@example.net',
      'flood+1@example.net',
      'flood+2@example.net',
      'FLOOD+3@example.net',
    ];
    for (const email of spellings) await opened(app, null, { email });
    await noticed(app, { email: 'flood@example.net' });
    expect(await mailed(6)).toHaveLength(3);
    await app.context.db.rows(
      composed("update support_ticket set opened_at = opened_at - interval '1 day' where email ilike 'flood%'"),
    );
    await opened(app, null, { email: 'flood@example.net' });
    expect(await mailed(1)).toHaveLength(1);
  });

  test('has to find a harder proof with every try', async () => {
    const limited = await testApp({ RATE_LIMITS: 'on' });
    try {
      const challenge = () => limited.must<{ challenge: string; bits: number }>('GET', '/api/support/challenge', {});
      expect([(await challenge()).bits, (await challenge()).bits]).toEqual([14, 15]);
      const harder = await challenge();
      expect(harder.bits).toBe(16);
      const hash = async (text: string) => createHash('sha256').update(text).digest();
      const { challenge: _challenge, answer: _answer, ...form } = await ticketForm(app);
      let easy = await findAnswer({ ...harder, bits: 14 }, hash);
      while (
        isEnough(await hash(proven(harder.challenge, easy)), 16) ||
        !isEnough(await hash(proven(harder.challenge, easy)), 14)
      )
        easy += 1;
      const send = (answerFound: number) =>
        limited.send('POST', '/api/support/tickets', {
          body: { ...form, challenge: harder.challenge, answer: answerFound },
        });
      expect((await send(easy)).status).toBe(422);
      expect((await send(await findAnswer(harder, hash))).status).toBe(201);
    } finally {
      await limited.close();
    }
  });
});

test('the number and the answer are emailed with the link, and a ticket of someone signed in is exported', async () => {
  const ticket = await opened(app, 'otherClient', { email: 'at-work@example.net' });
  await answer(ticket.number, 'Here is our answer.');
  const sent = await mailed(2);
  expect(sent.map(({ to }) => to)).toEqual(['at-work@example.net', 'at-work@example.net']);
  for (const { text } of sent) expect(text).toContain(`ticket=${ticket.number}&token=${ticket.token}`);
  expect(sent.at(-1)?.text).toContain('Here is our answer.');
  const mine = await app.context.db.rows(
    composed<{ n: number }>('select count(*)::int as n from support_ticket where user_id = $1'),
    [app.people.otherClient.id],
  );
  expect(mine[0]?.n).toBe(1);
});

describe('tickets of one person', () => {
  const merge = (number: string, into: string) =>
    app.send('POST', `/api/admin/tickets/${number}/merge`, { as: 'operator', body: { into } });
  interface Staff {
    state: string;
    messages: { body: string }[];
    merged_into: string | null;
    merged_from: string[];
    candidates: { ticket_number: string }[];
  }
  const staff = (number: string) => app.must<Staff>('GET', `/api/admin/tickets/${number}`, { as: 'operator' });
  const email = (name: string) => `${name}-${crypto.randomUUID()}@example.net`;

  test('become one: messages move, the emptied one leads on, and the person is emailed once', async () => {
    const from = { email: email('twice') };
    const [first, second] = [
      await opened(app, null, { ...from, text: 'The first question of mine.' }),
      await opened(app, null, { ...from, text: 'The same one again.' }),
    ];
    await answer(second.number);
    expect((await staff(first.number)).candidates.map(({ ticket_number: number }) => number)).toEqual([second.number]);
    expect((await merge(first.number, second.number)).status).toBe(200);
    const merged = await staff(second.number);
    expect(merged).toMatchObject({ state: 'open', merged_from: [first.number] });
    expect(merged.messages.map(({ body }) => body)).toEqual([
      'The first question of mine.',
      'The same one again.',
      'It was the fee of a withdrawal.',
    ]);
    expect((await staff(first.number)).merged_into).toBe(second.number);
    const sent = await mailed(1);
    expect(sent.map(({ to }) => to)).toEqual([from.email]);
    expect(sent[0]?.text).toContain(second.number);
    const old = (
      await app.must<{ merged_into: { ticket_number: string; token: string } }>(
        'GET',
        `/api/support/tickets/${first.number}?token=${first.token}`,
      )
    ).merged_into;
    expect((await byLink({ number: old.ticket_number, token: old.token })).status).toBe(200);
    expect((await write(first, 'One more thing about it.')).status).toBe(201);
    expect((await staff(second.number)).messages.at(-1)?.body).toBe('One more thing about it.');
    expect((await staff(first.number)).messages).toEqual([]);
    expect((await merge(first.number, second.number)).status).toBe(409);
  });

  test('are merged only where both are of the same address, and not where the law asks for a case of its own', async () => {
    const from = { email: email('careful') };
    const [mine, other] = [await opened(app, null, from), await opened(app, null, { email: email('stranger') })];
    expect((await merge(mine.number, other.number)).status).toBe(409);
    expect((await merge(mine.number, mine.number)).status).toBe(422);
    const notice = await noticed(app, from);
    expect((await merge(notice.number, mine.number)).status).toBe(409);
    expect((await merge(mine.number, notice.number)).status).toBe(409);
    expect((await merge(mine.number, 'TK-2222-2222')).status).toBe(404);
    expect(
      (
        await app.send('POST', `/api/admin/tickets/${mine.number}/merge`, {
          as: 'client',
          body: { into: other.number },
        })
      ).status,
    ).toBe(403);
  });

  test('that are merged into each other at the same moment stay one that is open', async () => {
    const from = { email: email('race') };
    const [firstTicket, two] = [await opened(app, null, from), await opened(app, null, from)];
    const answers = await Promise.all([merge(firstTicket.number, two.number), merge(two.number, firstTicket.number)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const states = await Promise.all([staff(firstTicket.number), staff(two.number)]);
    expect(states.map(({ state }) => state).toSorted()).toEqual(['closed', 'open']);
    expect(states.flatMap(({ messages }) => messages)).toHaveLength(2);
  });

  test('also begin with a message of staff, which the person answers', async () => {
    const { id, email: to } = app.people.otherFreelancer;
    const { ticket_number: number } = await app.must<{ ticket_number: string }>(
      'POST',
      `/api/admin/people/${id}/message`,
      {
        as: 'operator',
        body: { subject: 'Your tax number', text: 'The number on your account seems to miss a digit.' },
      },
    );
    const sent = await mailed(1);
    expect(sent).toMatchObject([{ to, subject: expect.stringContaining('A message from') }]);
    const token = /token=([\w-]+)/.exec(sent[0]?.text ?? '')?.[1] ?? '';
    expect((await write({ number, token }, 'Thank you, I corrected it.')).status).toBe(201);
    expect(await staff(number)).toMatchObject({ state: 'open', taken_by: { is_me: true } });
    const list = await app.must<{ items: { ticket_number: string }[] }>('GET', `/api/admin/tickets?person=${id}`, {
      as: 'operator',
    });
    expect(list.items.map((line) => line.ticket_number)).toEqual([number]);
    expect(
      (
        await app.send('POST', `/api/admin/people/${crypto.randomUUID()}/message`, {
          as: 'operator',
          body: { subject: 'Nobody', text: 'There is nobody to read this.' },
        })
      ).status,
    ).toBe(404);
  });
});
