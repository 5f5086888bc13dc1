import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig, type Config } from '#kit/server/config.ts';
import { composed, openDatabase, type Database } from '#kit/server/db/database.ts';
import { seal } from '#kit/server/sealed.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { refuseOtherKey } from './instance-key.ts';

let base: TestDatabase;
let owner: Database;
const room = mkdtempSync(path.join(os.tmpdir(), 'docket-key-'));
beforeAll(async () => {
  base = await testDatabase();
  owner = openDatabase({ connection: base.connection, poolSize: 4 });
});
afterAll(async () => {
  await owner.end();
  await base.close();
  rmSync(room, { recursive: true, force: true });
});
afterEach(async () => {
  for (const table of ['instance_key', 'payout_method']) await base.owner.query(`delete from ${table}`);
});

const withKey = (word: string): Config =>
  readConfig({ INSTANCE_KEY: `${word} key of at least 32 characters`, DATA_DIR: path.join(room, 'any') });
const start = (config: Config): Promise<string> =>
  refuseOtherKey(owner.db, config).then(
    () => 'starts',
    (error: Error) => `${error.name}: ${error.message}`,
  );
const ONES_OWN = withKey('first');
const ANOTHER = withKey('other');

/** As an earlier release left it: sealed, and no fingerprint anywhere. */
async function sealedWith(config: Config): Promise<void> {
  const user = crypto.randomUUID();
  await base.owner.query(
    `insert into payout_method (id, user_id, kind, country, holder, label, sealed, fingerprint, created_at)
     values (gen_random_uuid(), $1, 'bank', 'US', 'Test', 'Bank account ending 0001', $2, uuid_send(gen_random_uuid()),
       now())`,
    [user, seal(config, 'payout-method', user, '{"parts":{}}')],
  );
}

describe('the key of an instance', () => {
  test('is the one of the first start; another is refused with a sentence', async () => {
    expect(await start(ONES_OWN)).toBe('starts');
    expect(await start(ONES_OWN)).toBe('starts');
    expect(await start(ANOTHER)).toMatch(
      /^StartRefusal: This database was set up with another INSTANCE_KEY: start with that one/,
    );
    expect(await start(ONES_OWN)).toBe('starts');
  });

  test('made in a data folder of its own is refused too, and the sentence says what to copy', async () => {
    expect(await start(ONES_OWN)).toBe('starts');
    expect(await start(readConfig({ DATA_DIR: path.join(room, 'second') }))).toMatch(
      /another instance key .+ copy the instance\.key of its data folder here/,
    );
  });

  test('of two different ones that start at once for the first time, one is refused', async () => {
    for (let round = 0; round < 20; round += 1) {
      const outcomes = await Promise.all([start(ONES_OWN), start(ANOTHER)]);
      expect(outcomes.filter((outcome) => outcome === 'starts')).toHaveLength(1);
      await base.owner.query('delete from instance_key');
    }
  });

  test('of a database from before there were fingerprints is the one that opens what is sealed', async () => {
    await sealedWith(ONES_OWN);
    expect(await start(ANOTHER)).toMatch(/^StartRefusal/);
    expect((await base.owner.query('select from instance_key')).rowCount).toBe(0);
    expect(await start(ONES_OWN)).toBe('starts');
  });

  test('can be replaced manually, once', async () => {
    await sealedWith(ONES_OWN);
    expect(await start(ONES_OWN)).toBe('starts');
    await base.owner.query('update instance_key set fingerprint = null');
    expect(await start(ANOTHER)).toBe('starts');
    expect(await start(ONES_OWN)).toMatch(/^StartRefusal/);
  });

  test('cannot be read or changed by what handlers work as, and does not stand in the database', async () => {
    expect(await start(ONES_OWN)).toBe('starts');
    await expect(base.db.rows(composed('select * from instance_key'))).rejects.toThrow('permission denied');
    const { rows } = await base.owner.query<{ fingerprint: Buffer }>('select fingerprint from instance_key');
    expect(rows[0]?.fingerprint.toString('latin1')).not.toContain('first key');
  });
});
