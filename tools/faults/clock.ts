import { setTimeout as sleep } from 'node:timers/promises';
import { composed, openDatabase, type Database } from '#kit/server/db/database.ts';
import { startPostgres } from '#kit/server/db/embedded/start-postgres.ts';
import { violations } from '../../db/checks/run-checks.ts';
import { launch, untilReady } from '../../e2e/support/product.ts';
import { surprises } from '../bank/commands.ts';
import type { Ground, Outcome } from '../bank/ground.ts';
import { INSTANCE_KEY, setUp } from '../bank/set-up.ts';
import { fakeTime, type FakeTime } from './fake-time.ts';
import { probes, ready, type Probe } from './time-probes.ts';
import { freePort } from '#kit/server/free-port.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** Each starts from the true time and returns to it; the short run sets only the first. */
const SHIFTS = (process.env['CLOCK_SHIFTS'] ?? `${HOUR},${-HOUR},${DAY},${-DAY}`).split(',').map(Number);
const WHOSE = (process.env['CLOCK_WHOSE'] ?? 'app,database,both').split(',') as Whose[];
const PATIENCE_MS = 60_000;

type Whose = 'app' | 'database' | 'both';

/** Which clock is wrong: the app's machine, the database's, or the one they share. */
export async function clock(ground: Ground): Promise<Outcome> {
  let operations = 0;
  for (const whose of WHOSE) {
    const found = await set(ground, whose);
    if (found === null) {
      console.log('  libfaketime is not installed (Debian: apt install libfaketime): no clock was set');
      break;
    }
    operations += found;
  }
  return { operations, violations: surprises };
}

async function set(ground: Ground, whose: Whose): Promise<number | null> {
  const [ofApp, ofDatabase] = [fakeTime(ground.folder, `${whose}-app`), fakeTime(ground.folder, `${whose}-database`)];
  if (ofApp === null || ofDatabase === null) return null;
  const folder = `${ground.folder}/${whose}`;
  const postgres = await startFaked(`${folder}-postgres`, whose === 'app' ? null : ofDatabase);
  const { host, port, user, password, database } = postgres.connection;
  const settings = {
    DATABASE_URL: `postgresql://${user}:${encodeURIComponent(password)}@${encodeURIComponent(host)}:${port}/${database}`,
    INSTANCE_KEY,
    LOG_LEVEL: 'error',
    ...(whose === 'database' ? {} : ofApp.env),
  };
  const product = await untilReady(launch(`${folder}-data`, await freePort(), settings));
  const app = openDatabase({ connection: postgres.connection, poolSize: 4, role: 'docket_app' });
  const owner = openDatabase({ connection: postgres.connection, poolSize: 2 });
  const end = async (): Promise<void> => {
    product.kill('SIGTERM');
    await Promise.all([app.end(), owner.end(), product.ended]);
    await postgres.stop();
  };
  ground.whenOver(end);
  const world = await setUp(app, owner, 10, () => product.url);
  const scene = await ready(world, owner);
  let done = 0;
  for (const shift of SHIFTS) {
    for (const seconds of [shift, 0]) {
      ofApp.set(seconds);
      ofDatabase.set(seconds);
      await untilShifted(owner, whose === 'app' ? 0 : seconds);
      for (const [name, probe] of Object.entries(probes)) {
        done += 1;
        await tried(`${whose}, ${inWords(seconds)}, ${name}`, () => probe(scene));
      }
    }
    console.log(
      `  the clock of ${whose === 'both' ? 'both' : `the ${whose}`} set by ${inWords(shift)} and back: ${done} looks so far, ${surprises.length} surprises`,
    );
  }
  for (const what of await violations(owner.pool)) surprises.push(`${whose}: ${what}`);
  await world.app.close();
  return done;
}

/** PostgreSQL gets its environment from the process that starts it. */
async function startFaked(dataDir: string, time: FakeTime | null): ReturnType<typeof startPostgres> {
  Object.assign(process.env, time?.env ?? {});
  try {
    return await startPostgres({ dataDir });
  } finally {
    for (const name of Object.keys(time?.env ?? {})) Reflect.deleteProperty(process.env, name);
  }
}

async function untilShifted(owner: Database, seconds: number): Promise<void> {
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await sleep(50)) {
    const row = await owner.db.row(
      composed<{ at: number }>('select extract(epoch from clock_timestamp())::float8 as at'),
    );
    if (Math.abs((row?.at ?? 0) - Date.now() / 1_000 - seconds) < 30) return;
  }
  throw new Error(`the database's clock did not move by ${seconds} s`);
}

async function tried(what: string, probe: () => ReturnType<Probe>): Promise<void> {
  const wrong = await probe().catch((error: Error) => error.message);
  if (wrong !== null) surprises.push(`${what}: ${wrong}`);
}

const inWords = (seconds: number): string =>
  seconds === 0
    ? 'set right'
    : `${seconds > 0 ? '+' : '−'}${Math.abs(seconds) >= DAY ? `${Math.abs(seconds) / DAY} d` : `${Math.abs(seconds) / HOUR} h`}`;
