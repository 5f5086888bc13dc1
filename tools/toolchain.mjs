/**
 * What a fresh clone has to have before anything of ours can run: the packages of the lock file and Node 24.
 * Plain JavaScript without packages, because it runs on whichever Node (20 or newer) the machine has.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const OLDEST_LAUNCHER = 20;
const NODE_MAJOR = 24;

/** A step that cannot go on, said in one sentence. */
export class Stop extends Error {}

const majorOf = (version) => Number.parseInt(version, 10);

/** @param {string} [version] */
export function assertLauncher(version = process.versions.node) {
  if (majorOf(version) < OLDEST_LAUNCHER)
    throw new Stop(
      `Docket needs Node ${OLDEST_LAUNCHER} or newer to start (this is ${version}): install a current Node and try again.`,
    );
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return null;
    throw error;
  }
}

/**
 * True when node_modules holds what package-lock.json asks for. npm writes its own list last, so an install that was
 * interrupted has none; packages for other machines are optional and may be absent.
 * @param {{ withTests: boolean, root?: string }} what
 */
export function isInstalled({ withTests, root = ROOT }) {
  const wanted = readJson(path.join(root, 'package-lock.json'))?.packages;
  const present = readJson(path.join(root, 'node_modules/.package-lock.json'))?.packages;
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([place, entry]) => {
    if (!place.includes('node_modules/') || entry.link) return true;
    const found = present[place];
    if (found === undefined)
      return (
        entry.optional === true ||
        entry.devOptional === true ||
        entry.peer === true ||
        (entry.dev === true && !withTests)
      );
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/** The npm that started us, else the one on the path. */
function npmCommand() {
  const own = process.env.npm_execpath;
  if (own !== undefined && /npm-cli\.[cm]?js$/.test(own) && existsSync(own))
    return { command: process.execPath, first: [own], shell: false };
  return { command: 'npm', first: [], shell: process.platform === 'win32' };
}

/**
 * Runs a step and says how long it takes while it takes it.
 * @param {string} label @param {string} command @param {string[]} args @param {{ shell?: boolean, env?: NodeJS.ProcessEnv }} [options]
 */
export function runStep(label, command, args, options = {}) {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const live = process.stdout.isTTY === true;
  const show = (end) => process.stdout.write(`${live ? '\r' : ''}${label}… ${seconds()} s${end}`);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
    if (live) show('');
    const ticking = setInterval(() => show(live ? '' : '\n'), live ? 1_000 : 15_000);
    const forward = (signal) => child.kill(signal);
    process.once('SIGTERM', forward).once('SIGINT', forward);
    const done = (problem) => {
      clearInterval(ticking);
      process.off('SIGTERM', forward).off('SIGINT', forward);
      show('\n');
      if (problem === null) return resolve(undefined);
      process.stderr.write(Buffer.concat(said));
      reject(new Stop(`${label} did not succeed (${problem}); the lines above say why.`));
    };
    child.once('error', (error) =>
      done(error.code === 'ENOENT' ? `there is no ${command} on this machine` : error.message),
    );
    child.once('close', (code, signal) => done(code === 0 ? null : `exit ${code ?? signal}`));
  });
}

/**
 * Installs what the lock file says, by its versions and checksums, when it is not there yet: for the tests everything,
 * to build and run without `devDependencies` (decision 232), unless they were installed before. True when it had to.
 * Not `npm ci`: that refuses a lock file which lacks packages for other machines, as one made behind a registry mirror
 * does. Every version we ask for is exact, so nothing can drift.
 * @param {{ withTests: boolean }} what
 */
export async function ensureInstalled({ withTests }) {
  assertLauncher();
  if (isInstalled({ withTests })) return false;
  const { command, first, shell } = npmCommand();
  const all = withTests || existsSync(path.join(ROOT, 'node_modules/vitest'));
  const options = [
    all ? '--include=dev' : '--omit=dev',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--progress=false',
  ];
  await runStep('Installing packages', command, [...first, 'install', ...options], { shell });
  return true;
}

/** Node 24 or newer: the one running this, else the one that came with the packages. */
export function findNode() {
  if (majorOf(process.versions.node) >= NODE_MAJOR) return process.execPath;
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const bundled = path.join(ROOT, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(bundled)) return bundled;
  throw new Stop(
    `Docket runs on Node ${NODE_MAJOR} and this is ${process.versions.node}; no ${name} came with the packages, so install Node ${NODE_MAJOR} and try again.`,
  );
}

/** Prints a `Stop` as its sentence and leaves with 1; anything else is a fault of ours and keeps its stack. */
export async function orStop(work) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
