/**
 * `npm run test:long`: what `npm test` leaves out because it takes minutes and seldom breaks; two parts at a time, at
 * most 90 minutes on two cores. `npm run test:long -- NAME …` runs single parts, and `-- list` names them. The last
 * line is `N passed, N failed`. What is where, and why: docs/testing.md.
 */
import process from 'node:process';
import { secondBrowser } from '../e2e/support/browser.ts';
import { startApp } from '../e2e/support/app.ts';
import { testBucket } from '#kit/server/storage/s3/test-bucket.ts';
import { endToEndLanes } from './gate/lanes.ts';
import { runEndToEnd, runPart, runUnitTests } from './gate/run-part.ts';
import { summary, type Part } from './gate/tally.ts';

const { longOwn, longShared, screens, shared } = endToEndLanes();
/** Of the stories of `npm test`, those that it only draws from, or walks in one width. */
const WHOLE_STORIES = ['e2e/hostile-text.spec.ts', 'e2e/project-job.spec.ts'];
/** An address where nobody answers. */
const NOBODY = 'http://127.0.0.1:1';
const WHOLE = { TEST_LONG: 'on', TEST_WHOLE: 'all' };
/** How fast a start is, `npm run bench -- start` judges: here another part runs beside it. */
const PATIENT = { KILLS_READY_MS: '120000', TALK_CATCH_UP_MS: '60000' };

/** The soak works at a fixed pace and refuses delay: everything else leaves it the room it needs. */
const BEHIND = { isAside: true, niceness: 10 } as const;

const fault = (name: string, env: Readonly<Record<string, string>> = {}, niceness: number = BEHIND.niceness) =>
  runPart(`fault: ${name}`, 'tools/test-faults.ts', {
    args: [name],
    env: { ...PATIENT, ...env },
    ...BEHIND,
    niceness,
  });

async function inSecondBrowser(): Promise<Part> {
  const browser = secondBrowser();
  if (browser === null)
    throw new Error('there is only one browser on this machine: put another Chromium on the path as `chromium`');
  const app = await startApp();
  try {
    const env = { CHROMIUM_PATH: browser, DOCKET_URL: app.url, DOCKET_DATA_DIR: app.dataDir };
    return await runEndToEnd({
      name: 'second browser',
      output: 'second-browser',
      files: shared,
      how: { env, ...BEHIND },
    });
  } finally {
    await app.stop();
  }
}

/** The main job with every file in a bucket, and none on this machine's disk. */
async function inBucket(): Promise<Part> {
  const bucket = await testBucket();
  const app = await startApp(bucket.env);
  try {
    const env = { DOCKET_URL: app.url, DOCKET_DATA_DIR: app.dataDir };
    const part = await runEndToEnd({
      name: 'main job in a bucket',
      output: 'bucket',
      files: ['e2e/main-job.spec.ts'],
      how: { env, ...BEHIND },
    });
    const stored = bucket.requests.some((request) => request.startsWith('PUT orders/'));
    const failed = [...bucket.complaints, ...(stored ? [] : ['no file of an order reached the bucket'])];
    return { ...part, failed: [...part.failed, ...failed] };
  } finally {
    await app.stop();
    await bucket.close();
  }
}

/** The longest first, so that two of them end at about the same time. */
const PARTS: Readonly<Record<string, () => Promise<Part>>> = {
  'every screen': () =>
    runEndToEnd({
      name: 'every screen',
      output: 'screens',
      files: screens,
      how: { env: WHOLE, ...BEHIND, args: ['--workers', '2'] },
    }),
  soak: () => fault('soak', { SOAK_SECONDS: '1200' }, 0),
  'whole inputs': () =>
    runUnitTests(
      'whole inputs',
      ['odd-input', 'any-order', 'taken-back', 'card-provider-faults', 'paypal-provider-faults', '.long.test'],
      { env: WHOLE, niceness: BEHIND.niceness },
    ),
  lives: () =>
    runUnitTests('lives', ['order-lives', 'contract-lives'], {
      env: { LIVES_SECONDS: '600' },
      niceness: BEHIND.niceness,
    }),
  'oldest PostgreSQL': () =>
    runUnitTests('oldest PostgreSQL', ['src/domains', 'src/kit/server', 'db/'], {
      env: { TEST_POSTGRES: 'oldest' },
      niceness: BEHIND.niceness,
    }),
  'second browser': inSecondBrowser,
  'main job in a bucket': inBucket,
  stories: () =>
    runEndToEnd({
      name: 'stories',
      output: 'stories',
      files: [...longShared, ...WHOLE_STORIES],
      how: { env: WHOLE, ...BEHIND },
    }),
  'products of their own': () =>
    runEndToEnd({
      name: 'products of their own',
      output: 'own',
      files: longOwn,
      how: { env: { TEST_LONG: 'on', DOCKET_URL: NOBODY }, ...BEHIND },
    }),
  kills: () => fault('kills', { KILLS: '40' }),
  rolling: () => fault('rolling', { ROLLS: '5' }),
  talk: () => fault('talk', { TALK_KILLS: '20' }),
  reconnect: () => fault('reconnect'),
  clock: () => fault('clock'),
  bank: () => runPart('bank', 'tools/test-bank.ts', { env: { BANK_OPS: '450' }, ...BEHIND }),
  restore: () => fault('restore'),
  upgrade: () => fault('upgrade'),
  'API description': () => runPart('API description', 'tools/api-lint.ts', { args: ['--both'], ...BEHIND }),
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => PARTS[name] === undefined);
if (unknown.length > 0) {
  console.log(
    `Run all with npm run test:long, or some by name, in quotes where there is a space: ${Object.keys(PARTS).join(' | ')}`,
  );
  process.exit(unknown[0] === 'list' ? 0 : 1);
}

process.env['TEST_SEED'] ??= String(Date.now() % 1_000_000);
console.log(`TEST_SEED=${process.env['TEST_SEED']}`);
const build = await runPart('build', 'tools/build.ts');
const waiting = Object.entries(PARTS).filter(([name]) => named.length === 0 || named.includes(name));
const parts = [build];

async function workOff(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [name, run] = next;
    parts.push(await run().catch((error: Error): Part => ({ name, seconds: 0, passed: 0, failed: [error.message] })));
  }
}

if (build.failed.length === 0) await Promise.all([workOff(), workOff()]);
process.exitCode = parts.every(({ failed }) => failed.length === 0) ? 0 : 1;
console.log(`\n${summary(parts)}`);
