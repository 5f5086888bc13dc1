/** Plants the demo world through the product's own commands: months of it, lived through in order, in a few seconds. */
import { hashPassword } from '#domains/accounts/server/accounts.ts';
import { DEMO_PASSWORD } from '#domains/accounts/server/demo/guides.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { named, type DemoPart, type DemoWorld } from '#kit/server/demo/demo-part.ts';
import { DEMO_SEED, dice } from '#kit/server/demo/random.ts';
import { daysBefore, startReplay } from '#kit/server/demo/replay.ts';
import type { DomainModule } from '#kit/server/module.ts';
import { formatUnit } from '#kit/format/unit.ts';

/** Any number, the same in every process: one plants, the others wait. */
const PLANTING_LOCK = 4_207_313;
const LOCK_BEAT_MS = 250;
const HISTORY_DAYS = 280;

/**
 * All or nothing: it is one transaction, so a start that is killed half way leaves nothing behind and the next one
 * plants afresh. Does nothing where the world, or anyone else, is already there.
 */
export async function plantDemoWorld(
  context: Context,
  modules: readonly DomainModule[],
  say: (line: string) => void,
): Promise<void> {
  if (await isTaken(context)) return;
  const startedAt = performance.now();
  const parts = await Promise.all(
    modules.flatMap(({ demo }) => (demo === undefined ? [] : [demo().then((loaded) => loaded.demo)])),
  );
  say(`Planting the demo world: ${parts.flatMap(({ size }) => size ?? []).join(', ')}`);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  let last: readonly string[] = [];
  const planted = await whenNobodyElseDoes(
    context,
    async (tx) => void (last = await plant(context, tx, modules, parts, passwordHash)),
  );
  if (!planted) return;
  say(`Demo data created in ${formatUnit((performance.now() - startedAt) / 1_000, 'second', 'en-US', 1)}`);
  last.forEach(say);
}

const takenBy = statement(
  'seed_taken',
  'select exists (select from demo_world) or exists (select from account where not is_operator) as taken',
);

const isTaken = async ({ db }: Pick<Context, 'db'>): Promise<boolean> => (await db.row(takenBy))?.taken === true;

const plantingLock = statement('seed_lock', 'select pg_try_advisory_xact_lock(:got) as got');

/** Two starts on one database: the second waits for the first without a lock that times out, and then finds it done. */
async function whenNobodyElseDoes(context: Context, work: (tx: Tx) => Promise<void>): Promise<boolean> {
  for (;;) {
    const outcome = await context.database.transact(async (tx) => {
      const lock = await tx.row(plantingLock, { got: PLANTING_LOCK });
      if (lock?.got !== true) return 'busy';
      if (await isTaken({ db: { ...tx, kind: 'db' } })) return 'there';
      await work(tx);
      return 'planted';
    });
    if (outcome !== 'busy') return outcome === 'planted';
    await new Promise((resolve) => setTimeout(resolve, LOCK_BEAT_MS));
  }
}

const begin = statement('seed_begin', 'insert into demo_world (seed) values (:seed)');

const lastEvent = statement(
  'seed_last_event',
  "select coalesce(max(id), 0) as id from job where lane in ('urgent', 'events')",
);

const dropEvents = statement(
  'seed_drop_events',
  "delete from job where lane in ('urgent', 'events') and id > :newsBefore",
);

const finish = statement('seed_finish', 'update demo_world set planted_at = now()');

/** Everything people do, in the order they did it; then what remains, in the order of the modules. */
async function plant(
  real: Context,
  tx: Tx,
  modules: readonly DomainModule[],
  parts: readonly DemoPart[],
  passwordHash: string,
): Promise<string[]> {
  const now = real.clock();
  await tx.rows(begin, { seed: DEMO_SEED });
  const newsBefore = (await tx.row(lastEvent))?.id ?? '0';
  const timers = modules.flatMap((module) => module.timers ?? []);
  const replay = startReplay(real, tx, daysBefore(now, HISTORY_DAYS), dice(DEMO_SEED), timers);
  const world: DemoWorld = { replay, now, passwordHash, people: named() };
  const steps = parts.flatMap((part) => part.steps?.(world) ?? []);
  for (const { at, run } of steps.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    await replay.until(at);
    await run();
  }
  await replay.until(now);
  const last: string[] = [];
  for (const { finish: end } of parts) {
    const line = await end?.(world);
    if (typeof line === 'string') last.push(line);
  }
  // Nobody is notified today of what happened months ago.
  await tx.rows(dropEvents, { newsBefore });
  await tx.rows(finish);
  return last;
}
