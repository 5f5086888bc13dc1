/** Reading messages: of many against few. The same reads as the calls make, on one PostgreSQL with two databases. */
import path from 'node:path';
import pg from 'pg';
import { inboxOf } from '#domains/messaging/server/inbox.ts';
import { searchMessages } from '#domains/messaging/server/message-search.ts';
import { messagesOf } from '#domains/messaging/server/thread.ts';
import type { Actor } from '#kit/actor.ts';
import { encodeCursor } from '#kit/paging.ts';
import type { Context } from '#kit/server/context.ts';
import { openDatabase, type Db } from '#kit/server/db/database.ts';
import { migrate } from '#kit/server/db/migrate.ts';
import { figure, median, type BenchEnvironment, type Figure } from './figure.ts';

const DAYS = 1_000;
const ROUNDS = 41;
const ME = '00000000-0000-7000-8000-000000000001';
const actor: Actor = {
  userId: ME,
  sessionId: ME,
  role: 'client',
  isOperator: false,
  emailVerified: true,
  onboarded: true,
};
/** By how many of 100,000 messages have them: 50,000, 10,000, 1,000, 100, 10 and 1. */
const WORDS = [
  'common',
  'tenth',
  'hundredth',
  'thousandth',
  'tenthousandth',
  'hundredthousandth',
  'common hundredth',
] as const;

/** One long conversation, and as many short ones as asked for; texts have words of each rarity. */
async function plant(pool: pg.Pool, messages: number, conversations: number): Promise<void> {
  const started = `now() - interval '${DAYS} days'`;
  await pool.query(
    `insert into conversation (id, low_id, high_id, last_seq, created_at, answered_at)
     select id, $1, id, case when n = 0 then $2 else 1 end, ${started}, now()
     from (select n, ('10000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid as id
       from generate_series(0, $3::integer - 1) n) c`,
    [ME, messages, conversations],
  );
  await pool.query(
    `insert into conversation_member (conversation_id, user_id, sort_at, delivered_seq, read_seq)
     select c.id, who, now() - make_interval(mins => right(c.id::text, 12)::integer), c.last_seq, c.last_seq
       from conversation c, unnest(array[c.low_id, c.high_id]) who`,
  );
  await pool.query(
    `insert into message (conversation_id, seq, id, author_id, body, sent_at)
     select c.id, n, gen_random_uuid(), case when n % 2 = 0 then c.low_id else c.high_id end,
       'Line ' || n || ' of what was written about the work, its price and when it is due' ||
         case when n % 2 = 0 then ' common' else '' end
         || case when n % 10 = 3 then ' tenth' else '' end || case when n % 100 = 7 then ' hundredth' else '' end
         || case when n % 1000 = 11 then ' thousandth' else '' end ||
           case when n % 10000 = 17 then ' tenthousandth' else '' end
         || case when n % 100000 = 23 then ' hundredthousandth' else '' end,
       ${started} + make_interval(secs => n * 86400.0 * ${DAYS} / $1)
     from conversation c, generate_series(1, case when c.last_seq = 1 then 1 else c.last_seq end) n`,
    [messages],
  );
  await pool.query(
    `insert into message_search (conversation_id, seq, sent_at, words)
     select s.conversation_id, s.seq, s.sent_at,
       message_readers(array[c.low_id, c.high_id], s.sent_at) || to_tsvector('message_words', s.body)
     from message s join conversation c on c.id = s.conversation_id`,
  );
  await pool.query('vacuum analyze');
}

/** Milliseconds in the middle of the rounds, each read once before. */
async function times(reads: Readonly<Record<string, () => Promise<unknown>>>): Promise<Record<string, number>> {
  const all = Object.entries(reads).map(([name, read]) => ({ name, read, took: [] as number[] }));
  for (const { read } of all) await read();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { read, took } of all) {
      const began = performance.now();
      await read();
      took.push(performance.now() - began);
    }
  return Object.fromEntries(all.map(({ name, took }) => [name, median(took)]));
}

function readsOf(db: Db, messages: number, conversations: number) {
  const context = { clock: () => new Date(), talkedAbout: [] } as unknown as Context;
  const long = '10000000-0000-7000-8000-000000000000';
  const middle = encodeCursor({ key: String(Math.ceil(messages / 2)), id: String(Math.ceil(messages / 2)) });
  const place = new Date(Date.now() - (conversations / 2) * 60_000).toISOString();
  return {
    'inbox, first page': () => inboxOf(db, actor, {}, context),
    'inbox, middle page': () => inboxOf(db, actor, { cursor: encodeCursor({ key: place, id: long }) }, context),
    'thread, first page': () => messagesOf(db, actor, long, {}, context),
    'thread, middle page': () => messagesOf(db, actor, long, { cursor: middle }, context),
    ...Object.fromEntries(WORDS.map((q) => [`search “${q}”`, () => searchMessages(db, actor, { q }, context)])),
  };
}

async function measure(
  { connection, say }: BenchEnvironment,
  name: string,
  messages: number,
  conversations: number,
): Promise<Record<string, number>> {
  const admin = new pg.Pool({ ...connection, max: 1 });
  await admin.query(`create database ${name}`);
  await admin.end();
  const own = { ...connection, database: name };
  await migrate(own, path.join(import.meta.dirname, '../db/migrations'));
  const owner = new pg.Pool({ ...own, max: 1 });
  const began = performance.now();
  await plant(owner, messages, conversations);
  say(
    `${messages} messages in ${conversations} conversations planted in ${((performance.now() - began) / 1_000).toFixed(0)} s`,
  );
  const database = openDatabase({ connection: own, poolSize: 4, role: 'docket_app' });
  try {
    return await times(readsOf(database.db, messages, conversations));
  } finally {
    await Promise.all([database.end(), owner.end()]);
  }
}

export async function messageReadsBench(environment: BenchEnvironment): Promise<Figure[]> {
  const few = await measure(environment, 'few_messages', 100, 100);
  const some = await measure(environment, 'some_messages', 10_000, 100);
  const many = await measure(environment, 'many_messages', 1_000_000, 5_000);
  return Object.entries(many).flatMap(([name, ms]) => {
    const base = (name.startsWith('search') ? some : few)[name] ?? Number.NaN;
    environment.say(`${name}: ${base.toFixed(2)} ms of few, ${ms.toFixed(2)} ms of many`);
    return [figure(`${name}, of many against few`, ms / base, 2, 'lower', 'times')];
  });
}
