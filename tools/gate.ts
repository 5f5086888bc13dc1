import { startApp } from '../e2e/support/app.ts';
import { chooseDraw } from './gate/draw.ts';
import { endToEndLanes } from './gate/lanes.ts';
import { leavingSources } from './gate/leaving-sources.ts';
import { repeatFailed, runCheck, runEndToEnd, runPart, type EndToEnd } from './gate/run-part.ts';
import { judged, summary, type Part } from './gate/tally.ts';

/**
 * `npm test`: check, build, and then in three lanes what needs the built product: what starts products of its own, the
 * budget with the end-to-end tests, two at a time, and the walk over every screen. Every part runs even when an earlier
 * one failed. End-to-end tests that failed run once more at the end, alone. The output ends with the seconds of each
 * part, the ten slowest pieces, the names of what failed, and `N passed, N failed`. What takes longer is in
 * tools/test-long.ts.
 */

/** Enough for a kill of PostgreSQL and of an app, and commits cut on both sides. */
const BANK_OPS = '60';
/** How fast it is back, `npm run test:long` judges. */
const ONE_KILL = { KILLS: '1', KILLS_READY_MS: '120000' };
const lanes = endToEndLanes();
/** An address where nobody answers. */
const NOBODY = 'http://127.0.0.1:1';

const own: EndToEnd = {
  name: 'products of their own',
  output: 'own',
  files: lanes.own,
  how: { env: { DOCKET_URL: NOBODY }, isAside: true },
};
const kill: EndToEnd = {
  name: 'one kill',
  output: 'kill',
  files: lanes.kill,
  how: { env: { DOCKET_URL: NOBODY }, isAside: true },
};
/**
 * It has a product to itself: it judges what is in it before anyone works with it. Half of its time is latency, so two
 * walk.
 */
const walk: EndToEnd = {
  name: 'screens',
  output: 'screens',
  files: lanes.screens,
  how: { isAside: true, args: ['--workers', '2'] },
};
/** Stories run side by side, each worker on a product of its own. */
const STORY_WORKERS = 2;

/**
 * One after the other; each waits for processes to start, drain and come back, and leaves half of the machine to the
 * others.
 */
async function ownProducts(): Promise<Part[]> {
  return [
    await runPart('bank', 'tools/test-bank.ts', { env: { BANK_OPS }, isAside: true }),
    await runPart('fault: kills', 'tools/test-faults.ts', { args: ['kills'], env: ONE_KILL, isAside: true }),
    // A crash that goes wrong once in ten times is a fault: it gets no second try.
    await runEndToEnd(kill),
    await runEndToEnd(own),
  ];
}

async function builtProduct(): Promise<Part[]> {
  const startedAt = performance.now();
  const begun = Promise.all([ownProducts(), runEndToEnd(walk)]);
  const starts = await Promise.allSettled(Array.from({ length: STORY_WORKERS }, () => startApp()));
  const seconds = (performance.now() - startedAt) / 1000;
  const apps = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const failed = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []));
  const start: Part = { name: 'start', seconds, passed: apps.length, failed };
  try {
    const [first] = apps;
    if (first === undefined || failed.length > 0) return [...(await begun).flat(), start];
    const env = { DOCKET_PRODUCTS: apps.map(({ url, dataDir }) => `${url},${dataDir}`).join(' ') };
    const shared: EndToEnd = {
      name: 'end-to-end tests',
      output: 'runs',
      files: lanes.shared,
      how: { env, args: ['--workers', String(apps.length)] },
    };
    const budget = await runPart('budget', 'tools/budget.ts', { args: [first.url] });
    const stories = await runEndToEnd(shared);
    const [[bank, kills, crash, ownStarts], screens] = await begun;
    const again: Part[] = [];
    for (const [part, tests] of [
      [stories, shared],
      [ownStarts, own],
      [screens, walk],
    ] as const)
      if (part !== undefined) again.push(await repeatFailed(part, tests));
    const once = [bank, kills, crash].filter((part) => part !== undefined);
    return [...once, start, budget, ...again];
  } finally {
    await Promise.all(apps.map((app) => app.stop()));
  }
}

console.log(chooseDraw());
const checked = await runCheck();
const build = await leavingSources(() => runPart('build', 'tools/build.ts'));
// Without a build there is no product to measure and nothing to test end to end.
const parts = [...checked, build, ...(build.failed.length === 0 ? await builtProduct() : [])];
process.exitCode = judged(parts).every((part) => part.failed.length === 0) ? 0 : 1;
console.log(`\n${summary(parts)}`);
