// `npm start` and `npm run dev`, from a bare clone on any Node from 20: install, build, run; each only when it is
// needed.
import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { hashOfSources, isBuilt, markBuilt } from './build-stamp.mjs';
import { ensureInstalled, findNode, orStop, ROOT, runStep } from './toolchain.mjs';

const isDev = process.argv.includes('--dev');

await orStop(async () => {
  await ensureInstalled({ withTests: false });
  const node = findNode();
  const env = {
    ...process.env,
    PATH: [path.dirname(node), path.join(ROOT, 'node_modules/.bin'), process.env.PATH ?? ''].join(path.delimiter),
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(ROOT, '.cache/compiled'),
  };
  if (!isDev) await build(node, env);
  run(
    node,
    [
      '--expose-gc', // decision 251
      ...(isDev ? ['--watch', '--watch-preserve-output'] : []),
      'src/app/server/main.ts',
      ...process.argv.slice(2),
    ],
    env,
  );
});

async function build(node, env) {
  const hash = hashOfSources();
  if (isBuilt(hash)) return;
  await runStep('Building the pages', node, ['tools/build.ts'], { env });
  markBuilt(hash);
}

/**
 * Becomes the app where Node can, so that signals and exit codes are the app's own and no second process stays. Under
 * npm it stays as the app's parent instead, because npm passes a signal no further than the shell between us.
 */
function run(node, args, given) {
  const env = { ...given, NODE_ENV: given.NODE_ENV ?? (isDev ? 'development' : 'production') };
  const isUnderNpm = process.env.npm_lifecycle_event !== undefined;
  process.chdir(ROOT);
  if (!isUnderNpm && typeof process.execve === 'function' && process.platform !== 'win32') {
    process.removeAllListeners('warning'); // it is marked experimental
    process.execve(node, [node, ...args], env);
  }
  const child = spawn(node, args, { stdio: 'inherit', env });
  const passOn = (signal) => child.kill(signal);
  process.on('SIGTERM', passOn);
  process.on('SIGHUP', passOn);
  // Ctrl-C in a terminal also reaches the app directly; the other signal, because a second of the same kind would cut
  // its ending short.
  process.on('SIGINT', () => passOn('SIGTERM'));
  if (isUnderNpm) whenOrphaned(() => passOn('SIGTERM'));
  child.once('error', (error) => {
    process.stderr.write(`Docket could not be started with ${node}: ${error.message}\n`);
    process.exit(1);
  });
  child.once('exit', (code, signal) => process.exit(code ?? 128 + (os.constants.signals[signal] ?? 0)));
}

/** Who ends npm means to end the app. */
function whenOrphaned(act) {
  const parent = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    act();
  }, 250);
  watching.unref();
}
