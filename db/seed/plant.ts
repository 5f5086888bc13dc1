/** Plants the demo world through the product's own deeds: months of it, lived through in order, in a few seconds. */
import { orderTimers } from '#domains/orders/server/orders.ts';
import { verificationTimers } from '#domains/verification/server/jobs.ts';
import { walletTimers } from '#domains/wallet/server/jobs.ts';
import type { Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { demoOrders } from './orders.ts';
import { demoPeople, DEMO_PASSWORD } from './people.ts';
import { doStep, type LivedOrder } from './plant-orders.ts';
import { plantProof, plantWaitingProof, PROVEN_DAYS_AGO, PROVEN_SELLERS, WAITING_SELLER } from './plant-identities.ts';
import { plantPayouts } from './plant-payouts.ts';
import { hashPassword, plantPerson } from './plant-people.ts';
import { demoStaff, plantStaff } from './plant-staff.ts';
import { plantService, type PlantedService } from './plant-services.ts';
import { DEMO_SEED, dice } from './random.ts';
import { daysBefore, startReplay, type Replay } from './replay.ts';
import { demoServices } from './services.ts';
import { timetable } from './timetable.ts';

/** Any number, the same in every process: one plants, the others wait. */
const PLANTING_LOCK = 4_207_313;
const LOCK_BEAT_MS = 250;
const STORY_DAYS = 280;

/**
 * All or nothing: it is one transaction, so a start that is killed half way leaves nothing behind and the next one
 * plants afresh. Does nothing where the world, or anybody else, is already there.
 */
export async function plantDemoWorld(context: Context, say: (line: string) => void): Promise<void> {
  if (await isTaken(context)) return;
  const startedAt = performance.now();
  say(`Planting the demo world: ${demoPeople.length} people, ${demoServices.length} services, ${demoOrders.length} orders`);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  let hasStaff = false;
  const planted = await whenNobodyElseDoes(context, async (tx) => void (hasStaff = await plant(context, tx, passwordHash)));
  if (!planted) return;
  say(`The demo world is planted (${((performance.now() - startedAt) / 1_000).toFixed(1)} s)`);
  if (hasStaff) say(`Its staff sign in with its operator's password: ${demoStaff.map(({ email, role }) => `${email} (${role})`).join(', ')}`);
}

const isTaken = async ({ db }: Pick<Context, 'db'>): Promise<boolean> =>
  (await db.row<{ taken: boolean }>('select exists (select from demo_world) or exists (select from account where not is_operator) as taken'))?.taken === true;

/** Two starts on one database: the second waits for the first without a lock that times out, and then finds it done. */
async function whenNobodyElseDoes(context: Context, work: (tx: Tx) => Promise<void>): Promise<boolean> {
  for (;;) {
    const outcome = await context.database.transact(async (tx) => {
      const lock = await tx.row<{ got: boolean }>('select pg_try_advisory_xact_lock($1) as got', [PLANTING_LOCK]);
      if (lock?.got !== true) return 'busy';
      if (await isTaken({ db: { ...tx, kind: 'db' } })) return 'there';
      await work(tx);
      return 'planted';
    });
    if (outcome !== 'busy') return outcome === 'planted';
    await new Promise((resolve) => setTimeout(resolve, LOCK_BEAT_MS));
  }
}

async function plant(real: Context, tx: Tx, passwordHash: string): Promise<boolean> {
  const now = real.clock();
  await tx.rows('insert into demo_world (seed) values ($1)', [DEMO_SEED]);
  const newsBefore = (await tx.row<{ id: string }>('select coalesce(max(id), 0) as id from outbox'))?.id ?? '0';
  const replay = startReplay(real, tx, daysBefore(now, STORY_DAYS), dice(DEMO_SEED), [...orderTimers, ...walletTimers, ...verificationTimers]);
  for (const { at, run } of history(replay, now, passwordHash)) {
    await replay.until(at);
    await run();
  }
  await replay.until(now);
  const hasStaff = await plantStaff(replay);
  // Old news: nobody is to be told today of what happened in spring.
  await tx.rows('delete from outbox where id > $1', [newsBefore]);
  await tx.rows('update demo_world set planted_at = now()');
  return hasStaff;
}

interface Happening {
  readonly at: Date;
  readonly run: () => Promise<unknown>;
}

/** Everything people do, in the order they did it. */
function history(replay: Replay, now: Date, passwordHash: string): Happening[] {
  const actors = new Map<string, Actor>();
  const services = new Map<string, PlantedService>();
  const known = <Thing>(things: ReadonlyMap<string, Thing>, name: string): Thing => {
    const thing = things.get(name);
    if (thing === undefined) throw new Error(`the demo world has no ${name} yet`);
    return thing;
  };

  const joining = demoPeople.map((person) => ({
    at: daysBefore(now, person.joinedDaysAgo),
    run: async () => void actors.set(person.username, await plantPerson(replay, person, passwordHash)),
  }));
  const listing = demoServices.map((seed) => ({
    at: daysBefore(now, seed.listedDaysAgo),
    run: async () => void services.set(seed.key, await plantService(replay, seed, known(actors, seed.seller))),
  }));
  const deeds = demoOrders.flatMap((story, place) => {
    const days = demoServices.find(({ key }) => key === story.service)?.packages[story.tier]?.days ?? 1;
    let order: LivedOrder | undefined;
    return timetable(story, days, now, dice(DEMO_SEED + place)).map(({ at, name }) => ({
      at,
      run: () => doStep[name](replay, (order ??= { story, client: known(actors, story.client), service: known(services, story.service), number: '' })),
    }));
  });
  const proving = [
    ...PROVEN_SELLERS.map((seller) => ({ at: daysBefore(now, PROVEN_DAYS_AGO), run: () => plantProof(replay, known(actors, seller)) })),
    { at: daysBefore(now, 1), run: () => plantWaitingProof(replay, known(actors, WAITING_SELLER)) },
  ];
  const withdrawing = { at: now, run: () => plantPayouts(replay, (username) => known(actors, username)) };
  return [...joining, ...listing, ...deeds, ...proving, withdrawing].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
