import { expect, it } from 'vitest';
import { Failure } from '../../errors.ts';
import { knownFailure } from '../http/errors.ts';
import { guardedFiles } from './guarded-files.ts';
import type { Files } from './files.ts';
import { openSpace } from './space.ts';

const SETTINGS = { lowPercent: 15, fullPercent: 10 };
const disk = (free: Record<string, number>) => async (folder: string) => ({
  blocks: 1_000,
  bavail: (free[folder] ?? 100) * 10,
});

it('warns at 15% free, refuses files at 10%, and recovers automatically a little above each mark', async () => {
  const free = { data: 40 };
  const space = openSpace(['data'], SETTINGS, disk(free));
  const seen: [number, string][] = [];
  for (const percent of [40, 15, 14.9, 15.5, 16.1, 10, 9.9, 10.5, 11.1, 30]) {
    free.data = percent;
    seen.push([percent, await space.look()]);
  }
  expect(seen.map(([, level]) => level)).toEqual(['ok', 'ok', 'low', 'low', 'ok', 'low', 'full', 'full', 'low', 'ok']);
});

it('takes the fullest of several disks, and a missing folder is not full', async () => {
  const space = openSpace(['data', 'uploads', 'nowhere'], SETTINGS, async (folder) => {
    if (folder === 'nowhere') throw new Error('ENOENT');
    return disk({ data: 50, uploads: 5 })(folder);
  });
  expect([await space.look(), space.freePercent]).toEqual(['full', 5]);
});

it('stores no file while there is no room, and stores again afterwards', async () => {
  const free = { data: 5 };
  const space = openSpace(['data'], SETTINGS, disk(free));
  const stored: string[] = [];
  const files = guardedFiles(
    { put: async (key: string) => void stored.push(key) } as unknown as Files,
    space,
    async () => {},
  );
  await space.look();
  await expect(files.put('a/b', Buffer.from('x'))).rejects.toMatchObject({
    code: 'out_of_space',
    retryAfterSeconds: 60,
  });
  free.data = 50;
  await space.look();
  await files.put('a/b', Buffer.from('x'));
  expect(stored).toEqual(['a/b']);
  space.note(new Failure('out_of_space'));
  await expect(files.put('a/c', Buffer.from('x'))).rejects.toMatchObject({ code: 'out_of_space' });
  space.clear();
  await files.put('a/c', Buffer.from('x'));
});

it.each([
  '53000',
  '53100',
  '53200',
  '53300',
  '53400',
  '25006',
  '57P01',
  '57P02',
  '57P03',
  '57P04',
  '25P03',
  '25P04',
  '40001',
  '40P01',
  '58000',
  '58030',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  'EMFILE',
])('an error %s of the database or the disk is 503 with a time to come back', (code) => {
  const failure = knownFailure(Object.assign(new Error('said by the system'), { code }));
  expect([failure?.status, typeof failure?.retryAfterSeconds]).toEqual([503, 'number']);
});
