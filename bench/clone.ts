import { execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { figure, type Figure } from './figure.ts';
import { temporaryFolder } from './support/instance.ts';
import { freePort } from '#kit/server/free-port.ts';

const ROOT = path.join(import.meta.dirname, '..');
/** What `npm start` prints, and which part of the wait ends there. */
const PARTS = [
  { part: 'packages installed', ends: /Installing packages… \d+ s$/ },
  { part: 'pages built', ends: /Building the pages… \d+ s$/ },
  { part: 'started, demo world planted', ends: /Docket is ready at/ },
] as const;
const LONGEST_MS = 300_000;

/** The committed state as a newcomer gets it: a bare clone, `npm start`, until the first page is answered. */
export async function cloneBench(say: (line: string) => void): Promise<Figure[]> {
  const folder = temporaryFolder();
  const clone = path.join(folder, 'docket');
  execFileSync('git', ['-c', 'advice.detachedHead=false', 'clone', '--quiet', ROOT, clone]);
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    // A group of its own, so that npm and all it starts end together.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...surroundings(), PORT: String(port), APP_URL: `http://127.0.0.1:${port}` },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = (): void => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  const timer = setTimeout(end, LONGEST_MS);
  try {
    const at = await momentsOf(child.stdout);
    const answer = await fetch(`http://127.0.0.1:${port}/services`);
    if (!answer.ok) throw new Error(`the clone answered ${answer.status}`);
    const total = performance.now() - startedAt;
    let before = startedAt;
    const parts = at.map(({ part, moment }) => {
      const took = (moment - before) / 1_000;
      before = moment;
      say(`${part}: ${took.toFixed(1)} s`);
      return figure(`clone: ${part}`, took, null, 'lower', 's');
    });
    return [
      figure('fresh clone to the first answered page, warm npm cache', total / 1_000, null, 'lower', 's'),
      ...parts,
    ];
  } finally {
    clearTimeout(timer);
    end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As in a shell of one's own: without what the npm that started the benchmark told its scripts. */
const surroundings = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));

/**
 * When each part ended, by the last line that says so. Output is read to the end, or the product would block on a full
 * pipe.
 */
function momentsOf(output: NodeJS.ReadableStream): Promise<{ part: string; moment: number }[]> {
  const moments = new Map<string, number>();
  const lines = createInterface({ input: output });
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      const found = PARTS.find(({ ends }) => ends.test(line));
      if (found !== undefined) moments.set(found.part, performance.now());
      if (found === PARTS.at(-1)) resolve([...moments].map(([part, moment]) => ({ part, moment })));
    });
    lines.on('close', () => reject(new Error('the clone ended before it was ready')));
  });
}
