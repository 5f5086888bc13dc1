import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { uuidv7 } from '../make-id.ts';
import { localFiles } from '../storage/local-files.ts';
import { testDatabase } from '../test-database.ts';
import { checkFiles, type FileFault } from './missing-files.ts';

const base = await testDatabase();
const folder = mkdtempSync(path.join(os.tmpdir(), 'docket-files-'));
const home = localFiles(folder);
afterAll(async () => {
  await base.close();
  rmSync(folder, { recursive: true });
});

async function added(name: string, bytes: Buffer): Promise<string> {
  const key = `tests/${name}`;
  await home.keep(key, await home.receive(Readable.from([bytes])));
  await base.owner.query(
    `insert into attachment (id, host_id, storage_key, name, kind, bytes, sha256, uploaded_at)
     values ($1, $1, $2, $3, 'text', $4, $5, now())`,
    [uuidv7(), key, name, bytes.length, createHash('sha256').update(bytes).digest()],
  );
  return key;
}
async function faultsOf(readsAll: boolean): Promise<readonly string[]> {
  const found: FileFault[] = [];
  const { files, faults } = await checkFiles(base.database.db, home, {
    readsAll,
    onFault: (fault) => found.push(fault),
  });
  expect([files, faults]).toEqual([4, found.length]);
  return found.map(({ name, fault }) => `${name} ${fault}`).toSorted();
}

test('every row has its bytes, of their length and, where each is read, with their hash', async () => {
  await added('whole', Buffer.from('whole'));
  const [lost, cut, changed] = [
    await added('lost', Buffer.from('lost')),
    await added('cut', Buffer.from('cut short')),
    await added('changed', Buffer.from('changed')),
  ];
  expect(await faultsOf(true)).toEqual([]);
  await home.remove(lost);
  await home.put(cut, Buffer.from('cut'));
  await home.put(changed, Buffer.from('Changed'));
  expect(await faultsOf(false)).toEqual(['cut has another length', 'lost is missing']);
  expect(await faultsOf(true)).toEqual(['changed has other bytes', 'cut has another length', 'lost is missing']);
});
