import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Ground, Outcome } from '../bank/ground.ts';
import { SETTLES_WITHIN_MS, surprises, tally } from '../bank/commands.ts';
import { countTraces, judge } from '../bank/judge.ts';
import { setUp } from '../bank/set-up.ts';
import { openScreen } from '../bank/sockets.ts';
import { flatness, type SoakSample } from './flatness.ts';
import type { HeapNote } from './heap-probe.ts';
import { mixedLoad } from './mixed-load.ts';
import { ownInstance } from './own-instance.ts';
import { databaseFigures, processFigures } from './samples.ts';

const SECONDS = Number(process.env['SOAK_SECONDS'] ?? 3_600);
const PER_SECOND = Number(process.env['SOAK_RATE'] ?? 6);
/**
 * Planting the demo world leaves 250 MB of pages behind, half of them free. Below that V8 collects all the time, which
 * costs more of a core than the load.
 */
const HEAP_CAP_MB = Number(process.env['SOAK_HEAP_MB'] ?? 384);
/** Trends are judged from this length on; a shorter run shows that everything works. */
const JUDGED_FROM_SECONDS = 900;
const SAMPLES = 240;
const SCREENS = 15;

/** Mixed load at a fixed pace on a capped heap: memory and handles stay flat, nothing is refused, the books agree. */
export async function soak(ground: Ground): Promise<Outcome> {
  const isJudged = SECONDS >= JUDGED_FROM_SECONDS;
  const everyMs = Math.max(1_000, (SECONDS * 1_000) / SAMPLES);
  const notes = path.join(ground.folder, 'heap.jsonl');
  const probe = pathToFileURL(path.join(import.meta.dirname, 'heap-probe.ts')).href;
  const flags = [`--max-old-space-size=${HEAP_CAP_MB}`, '--expose-gc', `--import=${probe}`];
  const instance = await ownInstance(
    ground,
    { DEMO: isJudged ? 'on' : 'off', HEAP_PROBE_FILE: notes, HEAP_PROBE_MS: String(everyMs) },
    flags,
  );
  const { app, owner, product } = instance;
  const world = await setUp(app, owner, SECONDS * PER_SECOND, () => instance.url);
  ground.whenOver(() => world.app.close());
  const before = await countTraces(owner);
  let gone: string | null = null;
  void product.ended.then((how) => (gone = `it ended with ${how}: ${product.complained().slice(-2_000)}`));

  const people = ['client', 'freelancer', 'otherClient'] as const;
  const screens = Array.from({ length: SCREENS }, (_, i) => openScreen(world, people[i % people.length] ?? 'client'));
  ground.whenOver(() => screens.forEach((screen) => screen.close()));
  const samples: SoakSample[] = [];
  const startedAt = performance.now();
  const seconds = (): number => (performance.now() - startedAt) / 1_000;
  const isOver = (): boolean => gone !== null || seconds() >= SECONDS;
  const load = mixedLoad(world, PER_SECOND, isOver);
  while (!isOver()) {
    await sleep(everyMs);
    if (gone !== null) break;
    samples.push({
      at: seconds(),
      ...processFigures(product.pid),
      ...(await databaseFigures(owner)),
      ...lastNote(notes),
    });
    say(samples, isOver());
  }
  await load;
  if (gone !== null) return { operations: tally.operations, violations: [gone, ...surprises] };
  for (const [i, screen] of screens.entries())
    if (!(await screen.untilLive(SETTLES_WITHIN_MS))) surprises.push(`screen ${i} is not live at the end`);
  const violations = await judge(world, owner, before);
  return { operations: tally.operations, violations: [...violations, ...flatness(samples, isJudged)] };
}

function lastNote(file: string): Pick<SoakSample, 'heapMb' | 'resources'> {
  const line = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').at(-1) : undefined;
  const { heapMb, outsideMb, resources } = JSON.parse(
    line === undefined || line === '' ? '{"resources":{}}' : line,
  ) as HeapNote;
  return {
    heapMb: (heapMb ?? 0) + (outsideMb ?? 0),
    resources: Object.values(resources).reduce((sum, resource) => sum + resource, 0),
  };
}

function say(samples: readonly SoakSample[], isLast: boolean): void {
  const [first, now] = [samples[0], samples.at(-1)];
  if (first === undefined || now === undefined || (samples.length % 12 !== 0 && !isLast)) return;
  const cpu = ((now.cpuSeconds - first.cpuSeconds) / (now.at - first.at)) * 100;
  console.log(
    `  ${now.at.toFixed(0)} s: ${tally.operations} operations, ${surprises.length} surprises, ${cpu.toFixed(0)}% of a core, resident ${now.residentMb.toFixed(0)} MB, heap ${now.heapMb.toFixed(1)} MB, ${now.descriptors} descriptors, ${now.resources} resources, ${now.threads} threads, ${now.connections} connections, ${now.jobs} jobs, database ${now.megabytes.toFixed(0)} MB, ${now.tempFiles} temporary files, at most ${now.mostDead} dead rows`,
  );
}
