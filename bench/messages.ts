import path from 'node:path';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { encodeCursor } from '#kit/paging.ts';
import { migrate } from '#kit/server/db/migrate.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { figure, median, type Figure } from './figure.ts';
import { hintsBench } from './hints.ts';
import { plantPairs, plantTalkers, type Pair, type Talker } from './messages-data.ts';
import { bareLatency, memoryPerSocket, openScreenOf, PER_SECOND, productLatency } from './messages-live.ts';
import { messagesSearch } from './messages-search.ts';
import { startInstance, type Instance } from './support/instance.ts';
import { onOwnCluster } from './support/own-cluster.ts';
import { plainClient } from './support/plain-client.ts';

const AT_ONCE = 16;
const ROUNDS = 3;
const SECONDS = 4;
/** Until the engine has compiled what sending runs, as in bench/pages.ts. */
const WARM_SECONDS = 8;
const SENDING_ROUNDS = 5;
const PAIRS = 500;
const SOCKETS = 500;
const LIVE_SECONDS = 10;
const ASKED = 120;
const WARM = 20;
const INBOX = 5_000;
const THREAD = 1_000_000;
const FEW = 100;
const IDLE_PEOPLE = 500;
const EACH_IDLE = 8;
const CONNECTS_PER_SECOND = 100;

type Say = (line: string) => void;
const here = import.meta.dirname;
const any = <Item>(list: readonly Item[]): Item => {
  const item = list[Math.floor(Math.random() * list.length)];
  if (item === undefined) throw new Error('nothing was planted');
  return item;
};
const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
const authorized = ({ token }: Talker) => ({ authorization: `Bearer ${token}` });

/** Sixteen clients, each with one after the other. */
async function closedLoop(seconds: number, act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  let done = 0;
  const session = async (): Promise<void> => {
    for (; performance.now() < startedAt + seconds * 1_000; done += 1) await act();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, session));
  return done / ((performance.now() - startedAt) / 1_000);
}

/** The same rows as one SQL call each, on a database of its own in the same PostgreSQL. */
async function openYardstick(
  connection: pg.PoolConfig,
): Promise<{ measure: () => Promise<number>; close: () => Promise<void> }> {
  const admin = new pg.Pool({ ...connection, max: 1 });
  await admin.query('create database messages_yardstick');
  await admin.end();
  const there = { ...connection, database: 'messages_yardstick' };
  await migrate(there, path.join(here, '../db/migrations'));
  const owner = new pg.Pool({ ...there, max: AT_ONCE });
  const people = await plantTalkers(owner, PAIRS * 2, 'talker');
  await plantPairs(owner, pairsOf(people), 2);
  await owner.query(readFileSync(path.join(here, 'messages-yardstick.sql'), 'utf8'));
  await owner.query('vacuum analyze');
  const text = 'select bench_send(conversation_id, user_id) from bench_pair where n = $1';
  return {
    measure: () =>
      closedLoop(SECONDS, () =>
        owner.query({ name: 'send', text, values: [1 + Math.floor(Math.random() * PAIRS * 2)] }),
      ),
    close: () => owner.end(),
  };
}

const pairsOf = (people: readonly Talker[]): (readonly [Talker, Talker])[] =>
  Array.from(
    { length: Math.floor(people.length / 2) },
    (_, n) => [people[2 * n], people[2 * n + 1]] as [Talker, Talker],
  );

async function sending({ url, connection }: Instance, pairs: readonly Pair[], say: Say): Promise<Figure[]> {
  const yardstick = await openYardstick(connection);
  const client = plainClient(url);
  const send = async (): Promise<void> => {
    const { conversation, one, other } = any(pairs);
    const body = { id: uuidv7(), text: 'The second draft is in the folder, with the two changes you asked for.' };
    const { status, text } = await client.post(
      `/api/conversations/${conversation}/messages`,
      body,
      authorized(Math.random() < 0.5 ? one : other),
    );
    if (status >= 300) throw new Error(`a message: ${status} ${text}`);
  };
  await closedLoop(WARM_SECONDS, send);
  const rounds: { http: number; sql: number }[] = [];
  for (let round = 0; round < SENDING_ROUNDS; round += 1) {
    const sql = await yardstick.measure();
    const http = await closedLoop(SECONDS, send);
    rounds.push({ http, sql });
    say(`hand-written SQL ${sql.toFixed(0)} messages a second, through HTTP ${http.toFixed(0)}`);
  }
  await yardstick.close();
  client.close();
  return [
    figure(
      'message sent through HTTP / best hand-written SQL, 16 clients',
      median(rounds.map(({ http, sql }) => http / sql)),
      null,
      'higher',
      'ratio',
    ),
    figure(
      'messages sent through HTTP, 16 clients',
      median(rounds.map(({ http }) => http)),
      null,
      'higher',
      'per second',
    ),
  ];
}

async function live({ url }: Instance, pairs: readonly Pair[], say: Say): Promise<Figure[]> {
  const client = plainClient(url);
  const talking = pairs.slice(0, SOCKETS / 2);
  await productLatency(url, client.post, talking, 2);
  const took = await productLatency(url, client.post, talking, LIVE_SECONDS);
  const bare = await bareLatency(SOCKETS / 2, LIVE_SECONDS);
  client.close();
  for (const [name, times] of [['product', took] as const, ['bare socket.io', bare] as const])
    say(`${name}: ${times.length} messages, p50 ${at(times, 0.5).toFixed(1)} ms, p99 ${at(times, 0.99).toFixed(1)} ms`);
  const what = `sent → on the other’s socket, ${SOCKETS} sockets, ${PER_SECOND} messages/s`;
  return [
    figure(`${what}, p50`, at(took, 0.5), null, 'lower', 'ms'),
    figure(`${what}, p99`, at(took, 0.99), null, 'lower', 'ms'),
    figure('the same / a bare socket.io echo, p50', at(took, 0.5) / at(bare, 0.5), null, 'lower', 'ratio'),
    figure('the same / a bare socket.io echo, p99', at(took, 0.99) / at(bare, 0.99), null, 'lower', 'ratio'),
  ];
}

/** Milliseconds of a read, the median of many. */
async function readsOf(url: string, who: Talker, route: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < WARM + ASKED; n += 1) {
    const startedAt = performance.now();
    const answer = await fetch(`${url}${route}`, { headers: authorized(who) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${route}: ${answer.status} ${text}`);
    if (n >= WARM) times.push(performance.now() - startedAt);
  }
  return median(times);
}

/** Long ones against short ones, taken in turns. */
async function depths({ url }: Instance, owner: pg.Pool, say: Say): Promise<Figure[]> {
  const others = await plantTalkers(owner, INBOX, 'contact');
  const [busy, quiet, longest, shortest, writer] = (await plantTalkers(owner, 5, 'reader')) as [
    Talker,
    Talker,
    Talker,
    Talker,
    Talker,
  ];
  await plantPairs(
    owner,
    others.map((talker) => [busy, talker] as const),
    2,
  );
  await plantPairs(
    owner,
    others.slice(0, FEW).map((talker) => [quiet, talker] as const),
    2,
  );
  const [long] = await plantPairs(owner, [[longest, writer]], THREAD);
  const [short] = await plantPairs(owner, [[shortest, writer]], FEW);
  await owner.query('vacuum analyze');
  const placeOf = async (who: Talker, count: number): Promise<string> => {
    const { rows } = await owner.query<{ at: Date; id: string }>(
      'select sort_at as at, conversation_id as id from conversation_member where user_id = $1 order by sort_at desc, conversation_id desc offset $2 limit 1',
      [who.id, Math.floor(count / 2)],
    );
    return encodeURIComponent(encodeCursor({ key: rows[0]?.at.toISOString() ?? '', id: rows[0]?.id ?? '' }));
  };
  const inThread = (count: number): string =>
    encodeURIComponent(encodeCursor({ key: String(count / 2), id: String(count / 2) }));
  const thread = (pair: Pair | undefined, query = ''): string =>
    `/api/conversations/${pair?.conversation}/messages${query}`;
  const comparisons: [string, [Talker, string], [Talker, string]][] = [
    ['inbox of 5,000, first page', [busy, '/api/conversations'], [quiet, '/api/conversations']],
    [
      'inbox of 5,000, middle',
      [busy, `/api/conversations?cursor=${await placeOf(busy, INBOX)}`],
      [quiet, `/api/conversations?cursor=${await placeOf(quiet, FEW)}`],
    ],
    ['thread of 1,000,000, first page', [longest, thread(long)], [shortest, thread(short)]],
    [
      'thread of 1,000,000, middle',
      [longest, thread(long, `?cursor=${inThread(THREAD)}`)],
      [shortest, thread(short, `?cursor=${inThread(FEW)}`)],
    ],
  ];
  const figures: Figure[] = [];
  for (const [name, [who, route], [other, route2]] of comparisons) {
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [small, large] = [await readsOf(url, other, route2), await readsOf(url, who, route)];
      ratios.push(large / small);
      say(`${name}: ${large.toFixed(2)} ms, ${small.toFixed(2)} ms with 100`);
    }
    figures.push(figure(`${name} / with 100, p50`, median(ratios), 2, 'lower', 'ratio'));
  }
  return [...figures, ...(await messagesSearch({ url, owner, say, who: longest }))];
}

/** The API beside a hundred connections a second, each with its ticket. */
async function connecting({ url }: Instance, people: readonly Talker[], say: Say): Promise<Figure[]> {
  const client = plainClient(url);
  const p95 = async (seconds: number): Promise<number> => {
    const times: number[] = [];
    const until = performance.now() + seconds * 1_000;
    while (performance.now() < until) {
      const startedAt = performance.now();
      const answer = await fetch(`${url}/api/conversations`, { headers: authorized(any(people)) });
      await answer.text();
      times.push(performance.now() - startedAt);
    }
    return at(times, 0.95);
  };
  const alone = await p95(4);
  let isOver = false;
  let opened = 0;
  let failed = 0;
  const connects = (async () => {
    const startedAt = performance.now();
    const all: Promise<void>[] = [];
    while (!isOver) {
      for (; all.length < ((performance.now() - startedAt) / 1_000) * CONNECTS_PER_SECOND;) {
        const who = people[all.length % people.length];
        if (who === undefined) break;
        const connection = openScreenOf(url, client.post, who, []).then(
          (socket) => ((opened += 1), void socket.close()),
          () => void (failed += 1),
        );
        all.push(connection);
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await Promise.all(all);
  })();
  const beside = await p95(6);
  isOver = true;
  await connects;
  client.close();
  say(
    `API p95 ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms beside ${CONNECTS_PER_SECOND} connections a second (${opened} opened, ${failed} failed)`,
  );
  return [
    figure('API p95 beside 100 connections a second', beside, null, 'lower', 'ms'),
    figure('the same / alone', beside / alone, null, 'lower', 'ratio'),
  ];
}

/** In a process that did nothing else: what another load left behind would be collected while the sockets open. */
async function weighSockets(): Promise<Figure> {
  const instance = await startInstance();
  const owner = new pg.Pool({ ...instance.connection, max: 1 });
  const client = plainClient(instance.url);
  try {
    const people = await plantTalkers(owner, IDLE_PEOPLE, 'idle');
    return figure(
      'memory per idle socket',
      await memoryPerSocket(instance.url, instance.pid, client.post, people, EACH_IDLE),
      40,
      'lower',
      'kB',
    );
  } finally {
    client.close();
    await owner.end();
    await instance.stop();
  }
}

/** Messages and what is live about them: sending, live, reading of many against few. */
export async function messagesBench(say: Say): Promise<Figure[]> {
  const figures = [...(await onOwnCluster((connection) => hintsBench({ connection, say }))), await weighSockets()];
  const instance = await startInstance();
  const owner = new pg.Pool({ ...instance.connection, max: 2 });
  try {
    const people = await plantTalkers(owner, PAIRS * 2, 'talker');
    const pairs = await plantPairs(owner, pairsOf(people), 2);
    await owner.query('vacuum analyze');
    figures.push(...(await sending(instance, pairs, say)));
    figures.push(...(await live(instance, pairs, say)));
    figures.push(...(await connecting(instance, people, say)));
    figures.push(...(await depths(instance, owner, say)));
  } finally {
    await owner.end();
    await instance.stop();
  }
  return figures;
}
