/**
 * What a hint between processes costs those who store something: why commands do not notify, and the relay does
 * (decision 153).
 */
import pg from 'pg';
import { figure, median, type Figure } from './figure.ts';

const CLIENTS = 16;
const ROUNDS = 3;
const SECONDS = 3;
const RELAY_REST_MS = 5;
const POLLS_MS = 100;
const HINTS = 200;

const STORE = "insert into thing (body) values (repeat('x', 200))";
const RELAYED =
  "with stored as (insert into thing (body) values (repeat('x', 200)) returning id) insert into news (thing) select id from stored";
const NOTIFYING =
  "with stored as (insert into thing (body) values (repeat('x', 200)) returning id) select pg_notify('bench', id::text) from stored";

/** Statements a second of sixteen clients, each a transaction. */
async function drive(connection: pg.PoolConfig, text: string): Promise<number> {
  const clients = Array.from({ length: CLIENTS }, () => new pg.Client(connection));
  await Promise.all(clients.map((client) => client.connect()));
  const startedAt = performance.now();
  let done = 0;
  const session = async (client: pg.Client): Promise<void> => {
    for (; performance.now() < startedAt + SECONDS * 1_000; done += 1) await client.query({ name: 'one', text });
  };
  await Promise.all(clients.map(session));
  const perSecond = done / ((performance.now() - startedAt) / 1_000);
  await Promise.all(clients.map((client) => client.end()));
  return perSecond;
}

/** Takes what is there and notifies of all of it in one transaction, until it is stopped. */
function relayOf(client: pg.Client): () => Promise<void> {
  let isOver = false;
  const run = async (): Promise<void> => {
    while (!isOver) {
      await client.query(
        "with taken as (delete from news returning thing) select pg_notify('bench', string_agg(thing::text, ',')) from taken having count(*) > 0",
      );
      await new Promise((resolve) => setTimeout(resolve, RELAY_REST_MS));
    }
  };
  const running = run();
  return async () => {
    isOver = true;
    await running;
  };
}

/** From the commit to another connection: by a notification, and by asking again and again. */
async function arrivals(listener: pg.Client, writer: pg.Client): Promise<{ notified: number; polled: number }> {
  const notified: number[] = [];
  const polled: number[] = [];
  for (let n = 0; n < HINTS; n += 1) {
    const arrived = new Promise<number>((resolve) => listener.once('notification', () => resolve(performance.now())));
    await writer.query("select pg_notify('bench', 'x')");
    const storedAt = performance.now();
    notified.push(Math.max(0, (await arrived) - storedAt));
  }
  let last = Number((await writer.query<{ id: string }>('select coalesce(max(id), 0) as id from thing')).rows[0]?.id);
  for (let n = 0; n < HINTS / 10; n += 1) {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * POLLS_MS));
    let [storedAt, seenAt] = [0, 0];
    const polling = (async () => {
      while (seenAt === 0) {
        await new Promise((resolve) => setTimeout(resolve, POLLS_MS));
        const { rows } = await listener.query<{ id: string }>('select id from thing where id > $1 limit 1', [last]);
        if (rows.length > 0) [last, seenAt] = [Number(rows[0]?.id), performance.now()];
      }
    })();
    await new Promise((resolve) => setTimeout(resolve, Math.random() * POLLS_MS));
    await writer.query(STORE);
    storedAt = performance.now();
    await polling;
    polled.push(seenAt - storedAt);
  }
  return { notified: median(notified), polled: median(polled) };
}

export async function hintsBench({
  connection,
  say,
}: {
  connection: pg.PoolConfig;
  say: (line: string) => void;
}): Promise<Figure[]> {
  const [admin, listener, relaying] = [new pg.Client(connection), new pg.Client(connection), new pg.Client(connection)];
  await Promise.all([admin.connect(), listener.connect(), relaying.connect()]);
  await admin.query(
    'create table thing (id bigserial primary key, body text); create table news (id bigserial primary key, thing bigint)',
  );
  await listener.query('listen bench');
  const rounds: { plain: number; notifying: number; relayed: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const plain = await drive(connection, STORE);
    const notifying = await drive(connection, NOTIFYING);
    const stop = relayOf(relaying);
    const relayed = await drive(connection, RELAYED);
    await stop();
    rounds.push({ plain, notifying, relayed });
    say(
      `stored ${plain.toFixed(0)} a second, with NOTIFY in each ${notifying.toFixed(0)}, with a relay that notifies ${relayed.toFixed(0)}`,
    );
  }
  const { notified, polled } = await arrivals(listener, admin);
  say(
    `a notification arrives ${notified.toFixed(2)} ms after the commit, a row that is asked for every ${POLLS_MS} ms after ${polled.toFixed(0)} ms`,
  );
  await Promise.all([admin.end(), listener.end(), relaying.end()]);
  return [
    figure(
      'stored with NOTIFY in each command / without, 16 clients',
      median(rounds.map((round) => round.notifying / round.plain)),
      null,
      'higher',
      'ratio',
    ),
    figure(
      'stored with a relay that notifies / without, 16 clients',
      median(rounds.map((round) => round.relayed / round.plain)),
      null,
      'higher',
      'ratio',
    ),
    figure('notification after its commit, p50', notified, null, 'lower', 'ms'),
  ];
}
