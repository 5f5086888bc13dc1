/** Files as the release before writes, reads and drops them, beside this one (decision 249). */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../test-database.ts';

const base = await testDatabase();
const client = await base.owner.connect();
beforeEach(() => client.query('begin'));
afterEach(() => client.query('rollback'));
afterAll(async () => {
  client.release();
  await base.close();
});

const HASH = Buffer.alloc(32, 7);
const whole = {
  storage_key: 'old/key',
  name: 'old.txt',
  kind: 'text',
  bytes: 9,
  sha256: HASH,
  uploaded_at: new Date(0),
};
const who = randomUUID();
const host = randomUUID();

/** What each domain's row has beside the file, and what only the release before writes into it. */
const TABLES = {
  work_file: {
    host: 'work_id',
    own: {
      work_kind: 'order',
      work_number: 'DK-1',
      client_id: who,
      freelancer_id: who,
      uploader_id: who,
      purpose: 'delivery',
    },
    old: whole,
  },
  message_file: { host: 'conversation_id', own: { uploader_id: who }, old: whole },
  project_file: { host: 'project_id', own: { uploader_id: who }, old: whole },
  support_file: {
    host: 'ticket_id',
    own: {},
    old: { storage_key: 'old/key', name: 'old.txt', kind: 'text', bytes: 9, sha256: HASH, added_at: new Date(0) },
  },
  verification_file: {
    host: 'case_id',
    own: { user_id: who, part: 'front' },
    old: { kind: 'pdf', bytes: 9, sha256: HASH, added_at: new Date(0) },
  },
} as const;
type Table = keyof typeof TABLES;

/** Nothing of the hosts is here: what a file belongs to is not the matter. */
async function withoutHosts(table: Table): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select conname as name from pg_constraint where conrelid = $1::regclass and contype = 'f' and confrelid <> 'attachment'::regclass",
    [table],
  );
  for (const { name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
}

async function insert(table: string, values: object): Promise<void> {
  const names = Object.keys(values);
  const places = names.map((_name, place) => `$${place + 1}`);
  await client.query(`insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`, Object.values(values));
}

test.each(Object.keys(TABLES) as Table[])(
  '%s: what the release before writes is an attachment until it drops it',
  async (table) => {
    await withoutHosts(table);
    const { host: column, own, old } = TABLES[table];
    const id = randomUUID();
    await insert(table, { id, [column]: host, ...own, ...old });
    const { rows } = await client.query('select * from attached_file where id = $1', [id]);
    const isCase = table === 'verification_file';
    expect(rows).toMatchObject([
      {
        host_id: host,
        uploader_id: table === 'support_file' ? null : who,
        storage_key: isCase ? `identity/${id}.pdf` : 'old/key',
        name: isCase ? 'front.pdf' : 'old.txt',
        bytes: '9',
        sha256: HASH,
        uploaded_at: new Date(0),
        scan: 'not_scanned',
      },
    ]);
    await client.query(`delete from ${table} where id = $1`, [id]);
    expect((await client.query('select 1 from attachment where id = $1', [id])).rowCount).toBe(0);
  },
);

test.each(Object.keys(TABLES) as Table[])(
  '%s: the release before finds all it reads in what this one writes',
  async (table) => {
    await withoutHosts(table);
    const { host: column, own, old } = TABLES[table];
    const id = randomUUID();
    await insert('attachment', { id, host_id: host, uploader_id: who, ...whole, kind: old.kind });
    await insert(table, { id, [column]: host, ...own });
    const { rows } = await client.query(`select * from ${table} where id = $1`, [id]);
    const bytes = table === 'verification_file' ? old.bytes : String(old.bytes);
    expect(rows).toMatchObject([{ ...old, bytes }]);
    await client.query('delete from attachment where id = $1', [id]);
    expect((await client.query(`select 1 from ${table} where id = $1`, [id])).rowCount).toBe(0);
  },
);

test('a picture that the release before delivers has its smaller one', async () => {
  await withoutHosts('work_file');
  const id = randomUUID();
  await insert('work_file', { id, work_id: host, ...TABLES.work_file.own, ...whole, kind: 'image' });
  const { rows } = await client.query('select thumbnail_key from attachment where id = $1', [id]);
  expect(rows).toEqual([{ thumbnail_key: 'old/key-small' }]);
});
