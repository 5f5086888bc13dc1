import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { after, DAY_MS } from '../../clock.ts';
import { localFiles } from './local-files.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'docket-sweep-'))));
afterEach(() => rm(folder, { recursive: true }));

const present = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
const age = async (place: string, at: Date): Promise<void> => utimes(place, at, at);
const unfinished = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.part'))
    .map((name) => path.join(folder, name));

test.each(['receive', 'putStream'] as const)(
  'what a process left that was killed in %s goes after a day',
  async (verb) => {
    const call = verb === 'receive' ? 'files.receive(content)' : "files.putStream('deliveries/one.txt', content)";
    const code = `
    import { Readable } from 'node:stream';
    import { localFiles } from './src/kit/server/storage/local-files.ts';
    const files = localFiles(${JSON.stringify(folder)});
    const content = Readable.from((async function* () {
      yield Buffer.from('the first half');
      await new Promise((resolve) => setTimeout(resolve, 600_000));
    })());
    await ${call};`;
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', code], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const written = async () => (await Promise.all((await unfinished()).map((file) => readFile(file, 'utf8')))).join();
    await expect.poll(written).toBe('the first half');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const left = await unfinished();
    expect(left).toHaveLength(1);
    const files = localFiles(folder);
    expect(await files.sweepUnfinished(after(new Date(), -DAY_MS))).toBe(0);
    await age(left[0] ?? '', after(new Date(), -2 * DAY_MS));
    expect(await files.sweepUnfinished(after(new Date(), -DAY_MS))).toBe(1);
    expect(await present()).toEqual([]);
  },
);

test('kept files stay however old they are, and so does what is still being written', async () => {
  const files = localFiles(folder);
  await files.put('deliveries/one.part', Buffer.from('a name of ours'));
  await files.keep('deliveries/two', await files.receive(Readable.from([Buffer.from('kept')])));
  const waiting = await files.receive(Readable.from([Buffer.from('not kept yet')]));
  await mkdir(path.join(folder, 'other'));
  await writeFile(path.join(folder, 'other', 'notes.part'), 'not ours');
  for (const name of ['deliveries/one.part', 'deliveries/two', 'other/notes.part'])
    await age(path.join(folder, name), after(new Date(), -9 * DAY_MS));
  expect(await files.sweepUnfinished(after(new Date(), -DAY_MS))).toBe(0);
  await files.keep('deliveries/three', waiting);
  expect((await present()).toSorted()).toEqual(['notes.part', 'one.part', 'three', 'two']);
});

test('a folder that is not there yet has nothing to sweep', async () => {
  expect(await localFiles(path.join(folder, 'nothing')).sweepUnfinished(new Date())).toBe(0);
});
