import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { realtimeLimits } from '#kit/limits.ts';
import { call, untilReady } from '../../e2e/support/product.ts';
import type { Ground as OwnGround, Outcome } from '../bank/ground.ts';
import { meet } from './meet.ts';
import { ownInstance, type OwnInstance } from './own-instance.ts';
import { percentile } from './percentile.ts';
import { openTalker, type Ground, type Talker } from './talkers.ts';

const SOCKETS = Number(process.env['SOCKETS'] ?? 1_000);
const ROUNDS = 2;
/** From the moment the product answers again. */
const BACK_WITHIN_MS = Number(process.env['SOCKETS_BACK_MS'] ?? 120_000);
const HEARD_WITHIN_MS = Number(process.env['SOCKETS_HEARD_MS'] ?? 60_000);
/** What a page may take meanwhile. */
const ANSWERED_WITHIN_MS = 10_000;
const PROBE_EVERY_MS = 200;
/** For a socket, the calls beside it, the database and the files of both. */
const DESCRIPTORS_PER_SOCKET = 2;
const OTHER_DESCRIPTORS = 500;

function refuseTooFewDescriptors(): void {
  const [, most = 'unlimited'] = /^Max open files\s+(\S+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
  const needed = SOCKETS * DESCRIPTORS_PER_SOCKET + OTHER_DESCRIPTORS;
  if (most !== 'unlimited' && Number(most) < needed)
    throw new Error(`${SOCKETS} sockets need ${needed} open files, and ${most} are allowed: ulimit -n ${needed}`);
}

async function until(isSo: () => boolean, withinMs: number): Promise<number | null> {
  const startedAt = performance.now();
  while (!isSo()) {
    if (performance.now() - startedAt > withinMs) return null;
    await sleep(20);
  }
  return performance.now() - startedAt;
}

/** Asks for a page again and again; gives how long each answer took. */
function keepAsking(ground: Ground, url: string): { stop: () => Promise<readonly number[]> } {
  const tookMs: number[] = [];
  let isOver = false;
  const asking = (async () => {
    for (; !isOver; await sleep(PROBE_EVERY_MS)) {
      const { status, tookMs: took } = await call(`${url}/services`);
      tookMs.push(took);
      if (status !== 200 || took > ANSWERED_WITHIN_MS)
        ground.surprises.push(`a page was answered ${status} after ${Math.round(took)} ms while screens reconnected`);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await asking;
      return tookMs;
    },
  };
}

/** One message in each conversation; how long it takes until every screen has it. */
async function everyoneHears(ground: Ground, url: string, talkers: readonly Talker[]): Promise<number | null> {
  const newest = new Map<string, number>();
  for (const { conversation, token } of new Map(talkers.map((talker) => [talker.conversation, talker])).values()) {
    const { status, text } = await call(`${url}/api/conversations/${conversation}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ id: randomUUID(), text: 'Is everyone here?' }),
    });
    if (status < 200 || status >= 300) ground.surprises.push(`a message: ${status} ${text.slice(0, 200)}`);
    else newest.set(conversation, (JSON.parse(text) as { data: { message: { seq: number } } }).data.message.seq);
  }
  const has = ({ heard, conversation }: Talker): boolean => (heard.at(-1)?.seq ?? 0) >= (newest.get(conversation) ?? 0);
  const tookMs = await until(() => talkers.every(has), HEARD_WITHIN_MS);
  if (tookMs === null)
    ground.surprises.push(
      `${talkers.filter((talker) => !has(talker)).length} of ${talkers.length} screens did not hear a message in ${HEARD_WITHIN_MS} ms`,
    );
  return tookMs;
}

async function killAndReturn(instance: OwnInstance, talkers: readonly Talker[]): Promise<void> {
  instance.product.kill('SIGKILL');
  await instance.product.ended;
  await until(() => !talkers.some((talker) => talker.isWatching()), HEARD_WITHIN_MS);
  instance.product = await untilReady(instance.launchAgain());
}

/**
 * The product dies under open screens, and all of them come back at once: pages are answered meanwhile, and every
 * screen hears the next message.
 */
export async function reconnect(own: OwnGround): Promise<Outcome> {
  refuseTooFewDescriptors();
  const instance = await ownInstance(own);
  const { url } = instance;
  const ground: Ground = { url: () => url, surprises: [], sent: [], repeats: 0, connections: 0 };
  const perPerson = realtimeLimits.socketsOfAPerson - 2;
  const people = await meet(instance.app, url, 2 * Math.ceil(SOCKETS / perPerson / 2));
  const talkers = Array.from({ length: SOCKETS }, (_, n) => people[n % people.length]).flatMap((person) =>
    person === undefined ? [] : openTalker(ground, person),
  );
  own.whenOver(() => talkers.forEach((talker) => talker.close()));
  const allBack = (): boolean => talkers.every((talker) => talker.isWatching());
  if ((await until(allBack, BACK_WITHIN_MS)) === null)
    ground.surprises.push('not every screen was live before the first kill');
  await everyoneHears(ground, url, talkers);
  for (let round = 1; round <= ROUNDS; round += 1) {
    await killAndReturn(instance, talkers);
    const asking = keepAsking(ground, url);
    const backMs = await until(allBack, BACK_WITHIN_MS);
    const answeredMs = await asking.stop();
    if (backMs === null)
      ground.surprises.push(
        `${talkers.filter((talker) => !talker.isWatching()).length} screens were not back after ${BACK_WITHIN_MS} ms`,
      );
    const heardMs = await everyoneHears(ground, url, talkers);
    console.log(
      `  kill ${round}: ${talkers.length} sockets back after ${Math.round(backMs ?? BACK_WITHIN_MS)} ms, pages answered meanwhile in p50 ${percentile(answeredMs, 0.5)} ms, at most ${percentile(answeredMs, 1)} ms; a message reached all after ${Math.round(heardMs ?? HEARD_WITHIN_MS)} ms`,
    );
  }
  return { operations: ground.connections, violations: ground.surprises };
}
