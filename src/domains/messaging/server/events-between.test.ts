/** What happened between messages, jumping to a day, and whom one can write to: over the API. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '#app/server/test-app.ts';
import type { Page } from '#kit/paging.ts';
import type { Message, PersonToWrite, TalkEventLine } from '../contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const minute = (n: number): Date => new Date(Date.UTC(2026, 5, 1, 10, n));
interface Read extends Page<Message> {
  readonly events: readonly TalkEventLine[];
  readonly found: number | null;
}
const read = (as: Person, id: string, query: string) =>
  app.must<Read>('GET', `/api/conversations/${id}/messages?${query}`, { as });
const people = async (as: Person) =>
  (await app.must<{ items: PersonToWrite[] }>('GET', '/api/conversations/people', { as })).items;

/** A contract of the two with moves at these minutes; its number. */
async function contractWith(moves: readonly [move: string, party: string, at: number][]): Promise<string> {
  const { pool } = app.base.database;
  const { client, freelancer } = app.people;
  const [id, number] = [randomUUID(), `CT-${randomUUID().slice(0, 8)}`];
  await pool.query(
    `insert into contract (id, number, state, client_id, freelancer_id, title, currency, offered_at, valid_until,
      accepted_at, began_at)
     values ($1, $2, 'active', $3, $4, 'Signs', 'USD', $5, $5::timestamptz + interval '1 day', $5, $5)`,
    [id, number, client.id, freelancer.id, minute(0)],
  );
  for (const [move, party, at] of moves)
    await pool.query(
      `insert into work_event (work_id, at, move, party, actor_id, state_before, state_after, facts)
        values ($1, $2, $3, $4, null, 'active', 'active', '{}')`,
      [id, minute(at), move, party],
    );
  return number;
}

/** Five messages of the two, ten minutes apart: the third and the fifth are about the contract. */
async function talk(number: string): Promise<{ id: string; thread: string }> {
  const write = (as: Person, to: string) =>
    app.must<{ conversation_id: string; thread_id: string | null }>('POST', '/api/conversations', {
      as,
      body: { with: to, id: randomUUID(), text: 'Hello.' },
    });
  const [toFreelancer, toClient, aboutContract] = [
    `person:${app.people.freelancer.username}`,
    `person:${app.people.client.username}`,
    `contract:${number}`,
  ];
  const { conversation_id: id } = await write('client', toFreelancer);
  await write('freelancer', toClient);
  const { thread_id: thread } = await write('client', aboutContract);
  await write('freelancer', toClient);
  await write('client', aboutContract);
  for (const seq of [1, 2, 3, 4, 5])
    await app.base.database.pool.query('update message set sent_at = $3 where conversation_id = $1 and seq = $2', [
      id,
      seq,
      minute(seq * 10),
    ]);
  return { id, thread: thread ?? '' };
}

test('pages of messages have every event of their time once, and a thread its own', async () => {
  const number = await contractWith([
    ['offer', 'client', 1],
    ['accept', 'freelancer', 20],
    ['askPause', 'client', 25],
    ['declinePause', 'system', 35],
    ['requestEnd', 'freelancer', 60],
    ['clear', 'system', 61],
  ]);
  const { id, thread } = await talk(number);
  const pages: Read[] = [];
  for (let cursor: string | null = ''; cursor !== null; cursor = pages.at(-1)?.next_cursor ?? null)
    pages.push(await read('client', id, `limit=2${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`));
  expect(pages.map(({ items }) => items.map(({ seq }) => seq))).toEqual([[5, 4], [3, 2], [1]]);
  // The middle page begins with the message of minute 20, at which the contract was signed.
  expect(pages.map(({ events }) => events.map(({ words }) => words))).toEqual([
    ['asked to end the contract'],
    ['signed the contract', 'asked to pause the contract', 'The request to pause the contract expired'],
    ['sent an offer of a contract'],
  ]);
  expect(pages[1]?.events.map((event) => event.is_mine)).toEqual([false, true, null]);
  const all = await read('freelancer', id, `thread=${thread}`);
  expect(all.items).toHaveLength(2);
  expect(all.events.map((event) => event.is_mine)).toEqual([false, true, false, null, true]);
  expect((await read('client', id, 'up_to=3')).events).toHaveLength(4);
  expect((await read('client', id, 'after=4')).events).toMatchObject([{ words: 'asked to end the contract' }]);
  expect(new Set(all.events.map((event) => event.id)).size).toBe(5);
});

test('a jump to a day shows its first message, with those around it', async () => {
  const { rows } = await app.base.database.pool.query<{ id: string }>('select id from conversation where last_seq = 5');
  const id = rows[0]?.id ?? '';
  const on = (at: Date) => read('client', id, `limit=2&on=${encodeURIComponent(at.toISOString())}`);
  expect(await on(minute(21))).toMatchObject({ found: 3, items: [{ seq: 5 }, { seq: 4 }] });
  expect((await on(minute(0))).found).toBe(1);
  // After everything that was said: the newest.
  expect(await on(minute(59))).toMatchObject({ found: null, items: [{ seq: 5 }, { seq: 4 }] });
  expect((await app.send('GET', `/api/conversations/${id}/messages?on=soon`, { as: 'client' })).status).toBe(422);
});

test('people one talks or works with can be written to, and people who wrote first; nobody else, and nobody who is blocked', async () => {
  const { client, freelancer, otherClient } = app.people;
  expect(await people('client')).toMatchObject([
    { id: freelancer.id, works_with_you: true, conversation_id: expect.any(String) as string },
  ]);
  expect(await people('otherFreelancer')).toEqual([]);
  const to = `person:${app.people.otherFreelancer.username}`;
  const body = { with: to, id: randomUUID(), text: 'Could you draw a mark?' };
  const { conversation_id: id } = await app.must<{ conversation_id: string }>('POST', '/api/conversations', {
    as: 'otherClient',
    body,
  });
  expect(await people('otherFreelancer')).toMatchObject([
    { id: otherClient.id, works_with_you: false, conversation_id: id },
  ]);
  await app.must('PUT', `/api/conversations/${id}/block`, { as: 'otherFreelancer', body: { blocked: true } });
  expect(await people('otherFreelancer')).toEqual([]);
  expect(await people('otherClient')).toEqual([]);
  expect((await people('freelancer')).map((person) => person.id)).toEqual([client.id]);
});
