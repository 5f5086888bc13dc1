import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { event } from '../../events.ts';
import type { Context } from '../context.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { openLog } from '../log.ts';
import { testDatabase, type TestDatabase } from '../test-database.ts';
import { announce } from './announce.ts';
import type { Pulse } from './pulse.ts';
import { startQueue, type ReactionQueue } from './queue.ts';
import { on } from './reactions.ts';
import { startRelay } from './relay.ts';

const paid = event('test.paid', z.object({ n: z.number() }));
const wrote = event('test.wrote', z.object({ n: z.number() }));
const log = openLog('silent');
const credited = new Set<number>();
let isMailAnswering = false;
let lettersWaiting = 0;

let base: TestDatabase;
let owner: Database;
let queue: ReactionQueue;
let relay: Pulse;
beforeAll(async () => {
  base = await testDatabase();
  owner = openDatabase({ connection: base.connection, poolSize: 4 });
  const reactions = [
    on(paid, 'credit', async ({ n }) => {
      credited.add(n);
    }),
    on(
      wrote,
      'send',
      async () => {
        lettersWaiting += 1;
        while (!isMailAnswering) await new Promise((resolve) => setTimeout(resolve, 20));
      },
      { isSlow: true },
    ),
  ];
  queue = await startQueue(owner, reactions, { clock: () => new Date(), log } as Context);
  relay = startRelay(owner, reactions, queue, () => {}, log);
});
afterAll(async () => {
  isMailAnswering = true;
  await relay.stop();
  await queue.stop();
  await owner.end();
  await base.close();
});

const within = { timeout: 8_000, interval: 20 };

it('works off many reactions one after the other without waiting in between', async () => {
  await base.database.transact(async (tx) => {
    for (let n = 0; n < 60; n += 1) await announce(tx, paid, { n });
  });
  await expect.poll(() => credited.size, within).toBe(60);
});

it('credits a payment while the mail server hangs on letters asked for before it', async () => {
  await base.database.transact(async (tx) => {
    for (let n = 0; n < 10; n += 1) await announce(tx, wrote, { n });
  });
  await expect.poll(() => lettersWaiting, within).toBeGreaterThan(0);
  await base.database.transact((tx) => announce(tx, paid, { n: 1_000 }));
  await expect.poll(() => credited.has(1_000), within).toBe(true);
});
