import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeDataFolder } from './data-folder.ts';

const children: ChildProcess[] = [];
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'docket-folder-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Another process that takes the folder and stays; says what came of it. */
function takeElsewhere(account: { uid?: number; gid?: number } = {}): Promise<{ child: ChildProcess; said: string }> {
  const program = `import { takeDataFolder } from ${JSON.stringify(path.join(import.meta.dirname, 'data-folder.ts'))};
    try { takeDataFolder(${JSON.stringify(folder)}); console.log('taken'); setInterval(() => {}, 1e6); } catch (error) { console.log(error.name + ': ' + error.message); }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    ...account,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return new Promise((resolve) =>
    child.stdout?.once('data', (chunk: Buffer) => resolve({ child, said: chunk.toString().trim() })),
  );
}

const killed = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve).kill('SIGKILL'));

describe('one app per data folder', () => {
  it('refuses a second start with the process and the folder, and lets it in once the first has gone', async () => {
    const first = await takeElsewhere();
    expect(first.said).toBe('taken');
    expect(() => takeDataFolder(folder)).toThrow(
      `Docket is already running on the data folder ${folder} (process ${first.child.pid}): stop it first, or set DATA_DIR to another folder.`,
    );
    await killed(first.child);
    takeDataFolder(folder).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('takes over a lock whose number now belongs to another process', () => {
    writeFileSync(path.join(folder, 'docket.lock'), `${process.ppid} some-earlier-life/1\n`);
    const taken = takeDataFolder(folder);
    expect(readFileSync(path.join(folder, 'docket.lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    taken.release();
  });

  it('lets exactly one of many simultaneous starts in, also over a stale lock', async () => {
    writeFileSync(path.join(folder, 'docket.lock'), '999999 x/1\n');
    const outcomes = (await Promise.all(Array.from({ length: 6 }, () => takeElsewhere()))).map(
      (attempt) => attempt.said,
    );
    expect(outcomes.filter((line) => line === 'taken')).toHaveLength(1);
    expect(outcomes.filter((line) => line.startsWith('StartRefusal: '))).toHaveLength(5);
  });

  it('releases only its own lock', () => {
    const taken = takeDataFolder(folder);
    writeFileSync(path.join(folder, 'docket.lock'), '1 someone/2\n');
    taken.release();
    expect(existsSync(path.join(folder, 'docket.lock'))).toBe(true);
  });

  it.runIf(process.getuid?.() === 0)('says when the folder may not be written', async () => {
    const { said } = await takeElsewhere({ uid: 65_534, gid: 65_534 });
    expect(said).toBe(
      `StartRefusal: The data folder ${folder} cannot be used because this account may not write there: change that, or set DATA_DIR to another folder.`,
    );
  });

  it('says when the folder is a file', () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    expect(() => takeDataFolder(file)).toThrow('it is not a folder');
  });
});
