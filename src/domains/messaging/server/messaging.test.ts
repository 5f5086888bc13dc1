import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '#app/server/test-app.ts';
import type { Page } from '#kit/paging.ts';
import type { Conversation, ConversationPage, ConversationWith, Message } from '../contract.ts';
import { messagingChecks } from './messaging-checks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

interface Sent {
  conversation_id: string;
  thread_id: string | null;
  message: Message;
}

const person = (name: Person) => `person:${app.people[name].username}`;
const begin = (as: Person, to: string, text = 'Hello.', id: string = randomUUID()) =>
  app.send<Sent>('POST', '/api/conversations', { as, body: { with: to, id, text } });
const write = (as: Person, conversation: string, text = 'Yes.', id: string = randomUUID()) =>
  app.send<Sent>('POST', `/api/conversations/${conversation}/messages`, { as, body: { id, text } });
const page = (as: Person, id: string) => app.must<ConversationPage>('GET', `/api/conversations/${id}`, { as });
const read = (as: Person, id: string, query = '') =>
  app.must<Page<Message> & { last_seq: number }>('GET', `/api/conversations/${id}/messages${query}`, { as });
const count = async (as: Person) => (await app.must<{ count: number }>('GET', '/api/countNewMessages', { as })).count;
const violations = async (): Promise<string[]> => {
  const found = await Promise.all(
    messagingChecks.map(({ sql }) => app.base.database.pool.query<{ what: string }>(sql)),
  );
  return found.flatMap(({ rows }) => rows.map(({ what }) => what));
};

/** A conversation of the client and the freelancer that was answered. */
async function opened(): Promise<string> {
  const { body } = await begin('client', person('freelancer'), 'Could you draw a mark?');
  await write('freelancer', body.data.conversation_id, 'Gladly.');
  return body.data.conversation_id;
}

describe('a conversation', () => {
  test('is the same one for a pair, no matter who begins and what it is about', async () => {
    const id = await opened();
    const { slug } = await app.publish();
    const response = await begin('client', `service:${slug}`, 'Is this one still on sale?');
    expect(response.body.data.conversation_id).toBe(id);
    const back = await begin('freelancer', person('client'), 'It is.');
    expect(back.body.data.conversation_id).toBe(id);
    const { threads } = await page('client', id);
    expect(threads).toMatchObject([{ kind: 'service', ref: slug, path: `/services/${slug}` }]);
    const inThread = await read('freelancer', id, `?thread=${response.body.data.thread_id}`);
    const known = await app.must('GET', `/api/conversations/with?with=service:${slug}`, { as: 'client' });
    expect(known).toMatchObject({ conversation_id: id, thread_id: response.body.data.thread_id });
    expect(inThread.items.map(({ text }) => text)).toEqual(['Is this one still on sale?']);
  });

  test('nobody else finds it, by any call', async () => {
    const id = await opened();
    const calls = [
      ['GET', ''],
      ['GET', '/messages'],
      ['POST', '/messages', { id: randomUUID(), text: 'Hi' }],
      ['PUT', '/messages/1', { text: 'Hi' }],
      ['DELETE', '/messages/1'],
      ['POST', '/marks', { read: 1 }],
      ['PUT', '/settings', { muted: true }],
      ['PUT', '/block', { blocked: true }],
    ] as const;
    for (const [method, path, body] of calls) {
      const { status } = await app.send(method, `/api/conversations/${id}${path}`, {
        as: 'otherClient',
        ...(body === undefined ? {} : { body }),
      });
      expect(status, `${method} ${path}`).toBe(404);
    }
  });

  test('the same message sent again is stored once and answered the same', async () => {
    const id = await opened();
    const messageId = randomUUID();
    const tries = await Promise.all([1, 2, 3, 4].map(() => write('client', id, 'Only once.', messageId)));
    expect(new Set(tries.map(({ body }) => body.data.message.seq)).size).toBe(1);
    expect((await read('client', id)).items.filter(({ id: storedId }) => storedId === messageId)).toHaveLength(1);
    expect(await violations()).toEqual([]);
  });

  test('an id that was used with other words is refused, and not after a change of the message', async () => {
    const id = await opened();
    const messageId = randomUUID();
    const { seq } = (await write('client', id, 'Four boats', messageId)).body.data.message;
    const other = await write('client', id, 'Five boats', messageId);
    expect([other.status, other.body.code]).toEqual([422, 'invalid_input']);
    const { slug } = await app.publish();
    expect((await begin('client', `service:${slug}`, 'Four boats', messageId)).status).toBe(422);
    expect((await write('client', id, 'Four boats', messageId)).body.data.message.seq).toBe(seq);
    await app.must('PUT', `/api/conversations/${id}/messages/${seq}`, { as: 'client', body: { text: 'Six boats' } });
    expect((await write('client', id, 'Four boats', messageId)).body.data.message).toMatchObject({
      seq,
      text: 'Six boats',
    });
  });

  test('50 senders at once leave no gap and lose nothing', async () => {
    const id = await opened();
    const from = (await page('client', id)).last_seq;
    const sent = await Promise.all(
      Array.from({ length: 50 }, (_, n) => write(n % 2 === 0 ? 'client' : 'freelancer', id, `Message ${n}`)),
    );
    expect(sent.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
    expect(sent.map(({ body }) => body.data.message.seq).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, n) => from + n + 1),
    );
    const later = await read('client', id, `?after=${from}&limit=100`);
    expect(later.items.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, n) => from + n + 1));
    expect(await violations()).toEqual([]);
  });

  test('two first messages at once make one conversation', async () => {
    const both = await Promise.all([
      begin('otherClient', person('otherFreelancer')),
      begin('otherFreelancer', person('otherClient')),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(both.map(({ body }) => body.data.conversation_id)).size).toBe(1);
    expect(await violations()).toEqual([]);
  });

  test('pages go back from the newest and miss nothing; a gap is read forward', async () => {
    const id = await opened();
    for (const n of [1, 2, 3, 4]) await write('client', id, `Page ${n}`);
    const all = (await read('client', id, '?limit=100')).items.map(({ seq }) => seq);
    const paged: number[] = [];
    for (let cursor = ''; ;) {
      const { items, next_cursor: next } = await read('client', id, `?limit=3${cursor}`);
      paged.push(...items.map(({ seq }) => seq));
      if (next === null) break;
      cursor = `&cursor=${encodeURIComponent(next)}`;
    }
    expect(paged).toEqual(all);
    expect(paged.at(-1)).toBe(1);
    const { items, next_cursor: more } = await read('freelancer', id, '?after=1&limit=2');
    expect(items.map(({ seq }) => seq)).toEqual([2, 3]);
    expect(
      (await read('freelancer', id, `?after=1&limit=2&cursor=${encodeURIComponent(more ?? '')}`)).items[0]?.seq,
    ).toBe(4);
  });
});

describe('unread messages', () => {
  test('are counted as they come, and not once they are read', async () => {
    const id = await opened();
    await app.must('POST', `/api/conversations/${id}/marks`, { as: 'freelancer', body: { read: 1_000_000 } });
    const before = await count('freelancer');
    await write('client', id, 'One');
    const { body } = await write('client', id, 'Two');
    expect(await count('freelancer')).toBe(before + 2);
    await app.must('POST', `/api/conversations/${id}/marks`, {
      as: 'freelancer',
      body: { read: body.data.message.seq - 1 },
    });
    expect(await count('freelancer')).toBe(before + 1);
    expect((await page('client', id)).other.read).toBe(body.data.message.seq - 1);
    // Marks move forward only, and not past what is there.
    const far = await app.must<{ read: number }>('POST', `/api/conversations/${id}/marks`, {
      as: 'freelancer',
      body: { read: 999_999 },
    });
    expect(far.read).toBe(body.data.message.seq);
    const back = await app.must<{ read: number }>('POST', `/api/conversations/${id}/marks`, {
      as: 'freelancer',
      body: { read: 1 },
    });
    expect(back.read).toBe(body.data.message.seq);
    expect(await count('freelancer')).toBe(before);
    expect(await violations()).toEqual([]);
  });

  test('about one thing are counted apart, as its own page shows them', async () => {
    const id = await opened();
    const { slug } = await app.publish();
    const response = await begin('client', `service:${slug}`, 'Is this one still on sale?');
    const ofThing = () =>
      app.must<ConversationWith>('GET', `/api/conversations/with?with=service:${slug}`, { as: 'client' });
    const unread = async () => (await ofThing()).unread;
    expect(await ofThing()).toMatchObject({ conversation_id: id, unread: 0 });
    const answer = (text: string, threadId?: string | null) =>
      app.must<Sent>('POST', `/api/conversations/${id}/messages`, {
        as: 'freelancer',
        body: { id: randomUUID(), text, ...(threadId ? { thread_id: threadId } : {}) },
      });
    await answer('It is.', response.body.data.thread_id);
    await answer('By the way, your boats are ready.');
    const { message } = await answer('Twice even.', response.body.data.thread_id);
    expect(await unread()).toBe(2);
    expect((await page('client', id)).unread).toBe(3);
    await app.must('DELETE', `/api/conversations/${id}/messages/${message.seq}`, { as: 'freelancer' });
    expect(await unread()).toBe(1);
    await app.must('POST', `/api/conversations/${id}/marks`, { as: 'client', body: { read: message.seq } });
    expect(await unread()).toBe(0);
  });

  test('do not count where a conversation is muted, and answering reads', async () => {
    const id = await opened();
    await write('client', id);
    const before = await count('freelancer');
    await app.must('PUT', `/api/conversations/${id}/settings`, { as: 'freelancer', body: { muted: true } });
    expect(await count('freelancer')).toBeLessThan(before);
    await app.must('PUT', `/api/conversations/${id}/settings`, { as: 'freelancer', body: { muted: false } });
    await write('freelancer', id);
    expect((await page('freelancer', id)).unread).toBe(0);
  });

  test('go down again when a message is deleted before it is read', async () => {
    const id = await opened();
    await app.must('POST', `/api/conversations/${id}/marks`, { as: 'freelancer', body: { read: 1_000_000 } });
    const before = await count('freelancer');
    const { seq } = (await write('client', id, 'Oh, wrong person')).body.data.message;
    await write('client', id, 'Hello');
    expect(await count('freelancer')).toBe(before + 2);
    for (let time = 0; time < 2; time += 1)
      await app.must('DELETE', `/api/conversations/${id}/messages/${seq}`, { as: 'client' });
    expect([await count('freelancer'), (await page('freelancer', id)).unread]).toEqual([before + 1, 1]);
    const { seq: last } = (await write('client', id, 'Read this')).body.data.message;
    await app.must('POST', `/api/conversations/${id}/marks`, { as: 'freelancer', body: { read: 1_000_000 } });
    await app.must('DELETE', `/api/conversations/${id}/messages/${last}`, { as: 'client' });
    expect(await count('freelancer')).toBe(before);
    expect(await violations()).toEqual([]);
  });

  test('stay exact while people write and read at the same time', async () => {
    const id = await opened();
    const tasks = Array.from({ length: 30 }, (_, n) =>
      n % 3 === 0
        ? app.send('POST', `/api/conversations/${id}/marks`, { as: 'freelancer', body: { read: n + 2, delivered: n } })
        : write('client', id, `Burst ${n}`),
    );
    await Promise.all(tasks);
    expect(await violations()).toEqual([]);
  });

  test('a planted fault of each kind is found', async () => {
    const id = await opened();
    const { pool } = app.base.database;
    await pool.query('update conversation_member set unread = unread + 7 where conversation_id = $1 and user_id = $2', [
      id,
      app.people.client.id,
    ]);
    expect((await violations()).join()).toContain('is told');
    await pool.query('update conversation_member set unread = unread - 7 where conversation_id = $1 and user_id = $2', [
      id,
      app.people.client.id,
    ]);
    await pool.query('update conversation set last_seq = last_seq + 1 where id = $1', [id]);
    expect((await violations()).join()).toContain(`conversation ${id} has`);
    await pool.query('update conversation set last_seq = last_seq - 1 where id = $1', [id]);
    await pool.query(
      'insert into conversation_member (conversation_id, user_id, sort_at, delivered_seq, read_seq) values ($1, $2, now(), 1000, 1000)',
      [id, app.people.otherClient.id],
    );
    expect((await violations()).join()).toContain(`conversation ${id} of`);
    await pool.query('delete from conversation_member where conversation_id = $1 and user_id = $2', [
      id,
      app.people.otherClient.id,
    ]);
    expect(await violations()).toEqual([]);
  });
});

describe('changing a message', () => {
  test('shows that it happened, keeps the original sealed, and changes nothing twice', async () => {
    const id = await opened();
    const { seq } = (await write('client', id, 'For boats')).body.data.message;
    const edited = await app.must<Message>('PUT', `/api/conversations/${id}/messages/${seq}`, {
      as: 'client',
      body: { text: 'Four boats' },
    });
    expect(edited).toMatchObject({ text: 'Four boats', deleted_at: null });
    expect(edited.edited_at).not.toBeNull();
    await app.must('PUT', `/api/conversations/${id}/messages/${seq}`, { as: 'client', body: { text: 'Four boats' } });
    const gone = await app.must<Message>('DELETE', `/api/conversations/${id}/messages/${seq}`, { as: 'client' });
    expect(gone).toMatchObject({ text: '' });
    expect(gone.deleted_at).not.toBeNull();
    const { rows } = await app.base.database.pool.query<{ sealed: Buffer }>(
      'select sealed from message_original where conversation_id = $1 and seq = $2',
      [id, seq],
    );
    expect(rows).toHaveLength(2);
    expect(rows.some(({ sealed }) => sealed.includes('boats'))).toBe(false);
    expect(await violations()).toEqual([]);
  });

  test('is refused after 15 minutes, and to the other side', async () => {
    const id = await opened();
    const { seq } = (await write('client', id)).body.data.message;
    expect((await app.send('DELETE', `/api/conversations/${id}/messages/${seq}`, { as: 'freelancer' })).body.code).toBe(
      'wrong_state',
    );
    await app.base.database.pool.query(
      "update message set sent_at = sent_at - interval '16 minutes' where conversation_id = $1 and seq = $2",
      [id, seq],
    );
    expect(
      (await app.send('PUT', `/api/conversations/${id}/messages/${seq}`, { as: 'client', body: { text: 'Late' } })).body
        .message,
    ).toContain('15 minutes');
  });
});

describe('strangers', () => {
  test('send a request of three messages, and more once it is answered', async () => {
    const { body } = await begin('otherClient', person('freelancer'), 'Do you paint signs?');
    const id = body.data.conversation_id;
    expect((await page('otherClient', id)).state).toBe('request_sent');
    const list = await app.must<Page<Conversation>>('GET', '/api/conversations?filter=requests', { as: 'freelancer' });
    expect(list.items.map((conversation) => conversation.id)).toContain(id);
    await write('otherClient', id);
    await write('otherClient', id);
    const fourth = await write('otherClient', id);
    expect(fourth.body).toMatchObject({
      code: 'wrong_state',
      message: 'You contacted this person 3 times. You can contact them again once they answer.',
    });
    await write('freelancer', id, 'I do.');
    expect((await write('otherClient', id)).status).toBe(200);
    expect((await page('otherClient', id)).state).toBe('open');
  });

  test('who already works with someone needs no leave', async () => {
    const { slug } = await app.publish();
    const conversation = await app.must<ConversationWith>('GET', `/api/conversations/with?with=service:${slug}`, {
      as: 'otherClient',
    });
    expect(conversation).toMatchObject({
      with: { username: app.people.freelancer.username },
      thread: { kind: 'service', ref: slug },
    });
  });

  test('reach ten new people a day, however many tabs ask, and see how many are left', async () => {
    const { pool } = app.base.database;
    await pool.query(
      `insert into outreach (from_id, to_id, door, at)
       select $1, gen_random_uuid(), 'message', now()
         from generate_series(1, 9 - (select count(*)::integer from outreach where from_id = $1 and door = 'message'))`,
      [app.people.otherFreelancer.id],
    );
    const left = () =>
      app.must<ConversationWith>('GET', `/api/conversations/with?with=${person('freelancer')}`, {
        as: 'otherFreelancer',
      });
    expect(await left()).toMatchObject({ is_request: true, requests_left: 1, why_not_write: null });
    const tries = await Promise.all([
      begin('otherFreelancer', person('freelancer')),
      begin('otherFreelancer', person('client')),
    ]);
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429]);
  });

  test('nobody writes to themselves, to nobody, or about what they may not know', async () => {
    expect((await begin('client', person('client'))).body.code).toBe('invalid_input');
    for (const to of [
      'person:nobody-at-all',
      'order:DK-2222-2222',
      'contract:CT-2222-2222',
      'proposal:x',
      'nothing:x',
      'service:none',
    ])
      expect((await begin('client', to)).body.code, to).toBe('not_found');
  });

  test('a block stops both, says so, and ends with who set it', async () => {
    const id = await opened();
    await app.must('PUT', `/api/conversations/${id}/block`, { as: 'freelancer', body: { blocked: true } });
    expect((await write('client', id)).body.code).toBe('wrong_state');
    expect((await write('freelancer', id)).body.message).toContain('Unblock');
    expect(await page('client', id)).toMatchObject({
      is_blocked: false,
      why_not_write: 'This person doesn’t accept messages from you.',
    });
    await app.must('PUT', `/api/conversations/${id}/block`, { as: 'freelancer', body: { blocked: false } });
    expect((await write('client', id)).status).toBe(200);
  });
});

describe('keeping a conversation', () => {
  test('archived until someone writes again, unless it is muted', async () => {
    const id = await opened();
    const settings = (body: object) =>
      app.must<Conversation>('PUT', `/api/conversations/${id}/settings`, { as: 'client', body });
    const inList = async (filter: string) =>
      (await app.must<Page<Conversation>>('GET', `/api/conversations?filter=${filter}`, { as: 'client' })).items.some(
        (conversation) => conversation.id === id,
      );
    expect(await settings({ archived: true, pinned: true })).toMatchObject({ is_archived: true, is_pinned: true });
    expect([await inList('all'), await inList('archived')]).toEqual([false, true]);
    await write('freelancer', id);
    expect(await inList('pinned')).toBe(true);
    await settings({ archived: true, muted: true });
    await write('freelancer', id);
    expect(await inList('archived')).toBe(true);
    await settings({ archived: false, muted: false, pinned: false, unread: true });
    expect(await inList('unread')).toBe(true);
  });

  test('the newest comes first, page by page', async () => {
    const id = await opened();
    await begin('client', person('otherFreelancer'));
    await write('client', id);
    const first = await app.must<Page<Conversation>>('GET', '/api/conversations?limit=1', { as: 'client' });
    expect(first.items[0]?.id).toBe(id);
    const second = await app.must<Page<Conversation>>(
      'GET',
      `/api/conversations?limit=1&cursor=${encodeURIComponent(first.next_cursor ?? '')}`,
      {
        as: 'client',
      },
    );
    expect(second.items[0]?.id).not.toBe(id);
  });

  test('the three calls of the quiet list ask for a session and nothing more', async () => {
    for (const path of ['/api/conversations', '/api/countNewMessages', '/api/project-messaging']) {
      expect((await app.send('GET', path)).status, path).toBe(401);
      expect((await app.send('GET', path, { as: 'newClient' })).status, path).toBe(200);
    }
  });
});
