import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { messagingChecks } from '#domains/messaging/server/messaging-checks.ts';
import { composed, openDatabase, type Database } from '#kit/server/db/database.ts';
import { startPostgres, type RunningPostgres } from '#kit/server/db/embedded/start-postgres.ts';
import { freePort } from '#kit/server/free-port.ts';
import { call, launch, untilReady, type Product } from '../../e2e/support/product.ts';
import type { Ground as OwnGround, Outcome } from '../bank/ground.ts';
import { proxyTo } from '../bank/proxy.ts';
import { INSTANCE_KEY } from '../bank/set-up.ts';
import { meet } from './meet.ts';
import { percentile } from './percentile.ts';
import { openTalker, type Ground, type Talker } from './talkers.ts';

const KILLS = Number(process.env['TALK_KILLS'] ?? 60);
const PEOPLE = Number(process.env['TALK_PEOPLE'] ?? 50);
/** Between two messages of one person. */
const EVERY_MS = Number(process.env['TALK_EVERY_MS'] ?? 400);
const UP_WITHIN_MS = 60_000;
/** From the last kill until every screen has everything, without being asked to. */
const CATCHES_UP_WITHIN_MS = Number(process.env['TALK_CATCH_UP_MS'] ?? 20_000);
const SAY_EVERY = 5;

interface Scene {
  readonly postgres: RunningPostgres;
  readonly apps: Product[];
  readonly start: (which: number) => Product;
}

async function stage({ folder, whenOver }: OwnGround): Promise<Scene> {
  const postgres = await startPostgres({ dataDir: `${folder}/postgres` });
  whenOver(() => postgres.stop());
  const at = postgres.connection;
  const databases = await proxyTo(() =>
    at.host.startsWith('/') ? { path: `${at.host}/.s.PGSQL.${at.port}` } : { host: at.host, port: at.port },
  );
  whenOver(() => databases.close());
  const url = `postgresql://${encodeURIComponent(at.user)}:${encodeURIComponent(at.password)}@127.0.0.1:${databases.port}/${at.database}`;
  const ports = [await freePort(), await freePort()];
  const settings = { DATABASE_URL: url, DATABASE_POOL: '12', INSTANCE_KEY, LOG_LEVEL: 'silent' };
  const start = (which: number): Product => launch(`${folder}/app-${which}`, ports[which] ?? 0, settings);
  const apps: Product[] = [];
  whenOver(() => apps.forEach((app) => app.kill('SIGKILL')));
  for (const which of ports.keys()) apps.push(await untilReady(start(which)));
  return { postgres, apps, start };
}

async function untilUp(apps: readonly Product[]): Promise<void> {
  for (const until = Date.now() + UP_WITHIN_MS; Date.now() < until; await sleep(50)) {
    const answers = await Promise.all(apps.map(({ url }) => call(`${url}/readyz`)));
    if (answers.every(({ status }) => status === 200)) return;
  }
  throw new Error(`not every app answered ${UP_WITHIN_MS} ms after a kill`);
}

/** PostgreSQL and each app in turn, with -9 and at a random moment. */
async function kill({ postgres, apps, start }: Scene, turn: number): Promise<void> {
  await sleep(200 + Math.random() * 800);
  if (turn % 3 === 0) process.kill(postgres.pid, 'SIGKILL');
  else {
    const which = turn % 3 === 1 ? 0 : 1;
    apps[which]?.kill('SIGKILL');
    await apps[which]?.ended;
    // A start that meets a database that is not back yet ends; the next one finds it.
    for (let tries = 0; ; tries += 1) {
      const next = start(which);
      apps[which] = next;
      const isReady = await untilReady(next).then(
        () => true,
        () => false,
      );
      if (isReady) break;
      if (tries >= 3) throw new Error('an app does not start again');
    }
  }
  await untilUp(apps);
}

/**
 * Everything that was acknowledged is stored, once, at the place that was acknowledged, and every screen has all of it
 * in order.
 */
async function judge(owner: Database, ground: Ground, talkers: readonly Talker[]): Promise<string[]> {
  const stored = new Map<string, string>();
  const last = new Map<string, number>();
  const rows = await owner.db.rows(
    composed<{ conversation_id: string; seq: string; id: string }>(
      'select conversation_id, seq, id from message order by conversation_id, seq',
    ),
  );
  const wrong: string[] = [];
  for (const { conversation_id: conversation, seq, id } of rows) {
    if (stored.has(id)) wrong.push(`message ${id} is stored twice`);
    stored.set(id, `${conversation} ${seq}`);
    if (Number(seq) !== (last.get(conversation) ?? 0) + 1)
      wrong.push(`conversation ${conversation} has a hole before ${seq}`);
    last.set(conversation, Number(seq));
  }
  for (const { id, conversation, seq } of ground.sent)
    if (seq !== null && stored.get(id) !== `${conversation} ${seq}`)
      wrong.push(`message ${id} was acknowledged as ${seq} and is ${stored.get(id) ?? 'lost'}`);
  for (const { heard, conversation } of talkers) {
    if (new Set(heard.map(({ id }) => id)).size !== heard.length) wrong.push('a screen has a message twice');
    if (heard.length !== last.get(conversation))
      wrong.push(`a screen has ${heard.length} of ${last.get(conversation)} messages`);
  }
  for (const { sql } of messagingChecks)
    wrong.push(...(await owner.pool.query<{ what: string }>(sql)).rows.map(({ what }) => what));
  return wrong;
}

/**
 * Kill -9 of the apps and of PostgreSQL while people talk: nothing acknowledged is lost, nothing arrives twice, every
 * screen catches up on its own.
 */
export async function talk(own: OwnGround): Promise<Outcome> {
  const scene = await stage(own);
  const app = openDatabase({ connection: scene.postgres.connection, poolSize: 4, role: 'docket_app' });
  const owner = openDatabase({ connection: scene.postgres.connection, poolSize: 2 });
  own.whenOver(() => Promise.all([app.end(), owner.end()]));
  const ground: Ground = {
    url: () => scene.apps[Math.random() < 0.5 ? 0 : 1]?.url ?? '',
    surprises: [],
    sent: [],
    repeats: 0,
    connections: 0,
  };
  const people = await meet(app, scene.apps[0]?.url ?? '', PEOPLE);
  const talkers = people.map((person) => openTalker(ground, person));
  own.whenOver(() => talkers.forEach((talker) => talker.close()));
  for (const until = Date.now() + UP_WITHIN_MS; !talkers.every((talker) => talker.isWatching()) && Date.now() < until;)
    await sleep(50);
  let isOver = false;
  const talking = Promise.all(talkers.map((talker) => talker.talk(() => isOver, EVERY_MS, KILLS * UP_WITHIN_MS)));
  const upAfterMs: number[] = [];
  const say = (kills: number): void =>
    console.log(
      `  ${kills} kills, ${ground.sent.length} messages, ${ground.repeats} repeats, ${ground.connections} connections; up after p50 ${percentile(upAfterMs, 0.5)} ms, at most ${percentile(upAfterMs, 1)} ms`,
    );
  for (let turn = 0; turn < KILLS; turn += 1) {
    const startedAt = performance.now();
    await kill(scene, turn);
    upAfterMs.push(performance.now() - startedAt);
    if ((turn + 1) % SAY_EVERY === 0 || turn + 1 === KILLS) say(turn + 1);
  }
  isOver = true;
  await talking;
  const endedAt = performance.now();
  const isBehind = ({ heard, conversation }: Talker): boolean =>
    ground.sent.some(
      (message) => message.conversation === conversation && (message.seq ?? 0) > (heard.at(-1)?.seq ?? 0),
    );
  while (talkers.some(isBehind) && performance.now() - endedAt < CATCHES_UP_WITHIN_MS) await sleep(50);
  const behind = talkers.filter(isBehind).length;
  if (behind > 0)
    ground.surprises.push(`${behind} screens had not caught up ${CATCHES_UP_WITHIN_MS} ms after the last message`);
  console.log(
    `  ${talkers.length - behind} screens of ${ground.connections} connections had everything ${Math.round(performance.now() - endedAt)} ms after the last message`,
  );
  return {
    operations: ground.sent.length,
    violations: [...ground.surprises, ...(await judge(owner, ground, talkers))],
  };
}
