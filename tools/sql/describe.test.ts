import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { readCatalog, type Catalog } from './catalog.ts';
import { describe as describeStatement } from './describe.ts';
import { key, shape } from './layout.ts';
import { outputType, renderStatements, renderTables } from './render.ts';

let base: TestDatabase;
let client: pg.PoolClient;
let catalog: Catalog;
beforeAll(async () => {
  base = await testDatabase();
  await base.owner.query(`
    create table reader (id uuid primary key, name text not null, nickname text,
      mood text not null check (mood in ('glad', 'sad')));
    create table loan (id bigint primary key, reader_id uuid not null references reader, title text not null,
      back_at timestamptz, notes jsonb);
    create view reader_name as select id, name, nickname from reader;`);
  client = await base.owner.connect();
  catalog = await readCatalog(client);
});
afterAll(async () => {
  client.release();
  await base.close();
});

const describeText = (text: string) => describeStatement(client, catalog, { name: 'one', text });
const rendered = async (...texts: string[]) => {
  const described = await Promise.all(texts.map(describeText));
  const all = described.map((statement, index) => ({ ...statement, name: ['one', 'other'][index] ?? '' }));
  return renderStatements(all, catalog, { has: () => false }, new Set()).replaceAll(/\s+/g, ' ');
};
const row = async (text: string) =>
  shape((await describeText(text)).row.map((output) => `${key(output.name)}: ${outputType(output)}`));
const params = async (text: string) => /params: (.*); row/.exec(await rendered(text))?.[1];

describe('a statement that does not fit the database is refused', () => {
  it.each([
    ['a column that is not there', 'select nam from reader', 'column "nam" does not exist'],
    ['a table that is not there', 'select 1 as one from readers', 'relation "readers" does not exist'],
    [
      'types that do not compare',
      'select 1 as one from loan where id = reader_id',
      'operator does not exist: bigint = uuid',
    ],
    [
      'two columns of one name',
      'select r.id, l.id from reader r join loan l on l.reader_id = r.id',
      'two columns are named id',
    ],
    ['a type the driver was never asked about', "select point '(1,2)' as at", 'point: say in tools/sql/types.ts'],
  ])('%s', async (_what, text, message) => {
    await expect(rendered(text)).rejects.toThrow(message);
  });
});

test('a row is of its table, and of what the statement makes itself', async () => {
  expect(await rendered('select mood, nickname as called, 1 as n from reader')).toContain(
    "row: From<'reader', 'mood'> & { called: string | null; n: number }",
  );
  expect(await rendered('select id, name, mood from reader')).toContain("row: Omit<Tables['reader'], 'nickname'> }");
  expect(await rendered('select * from reader')).toContain("row: Tables['reader'] }");
  expect(
    await rendered('select l.id, r.mood as of_reader from loan l left join reader r on r.id = reader_id'),
  ).toContain("row: From<'loan', 'id'> & { of_reader: Tables['reader']['mood'] | null }");
  const tables = renderTables(new Set(['reader']), catalog, { has: () => false });
  expect(tables).toContain(
    "reader: {\n      id: string;\n      name: string;\n      nickname: string | null;\n      mood: 'glad' | 'sad';\n    };",
  );
});

describe('a column is nullable unless it is proven that it is not', () => {
  it.each([
    ['a column that may be null', 'select nickname from reader', '{ nickname: string | null }'],
    ['a column that may not', 'select name from reader', '{ name: string }'],
    [
      'under an outer join',
      'select l.title, r.name from reader r left join loan l on l.reader_id = r.id',
      '{ title: string | null; name: string }',
    ],
    [
      'under an outer join, but asked for',
      'select l.title from reader r left join loan l on l.reader_id = r.id where l.title is not null',
      '{ title: string }',
    ],
    ['asked for in the condition', 'select back_at from loan where back_at > now()', '{ back_at: Date }'],
    [
      'only in one branch of the condition',
      'select back_at from loan where back_at > now() or id = 1',
      '{ back_at: Date | null }',
    ],
    ['through a view', 'select name, nickname from reader_name', '{ name: string; nickname: string | null }'],
    [
      'through a named query',
      'with all_of as (select name, nickname as nick from reader) select * from all_of',
      '{ name: string; nick: string | null }',
    ],
    ['a count and a sum', 'select count(*) as n, sum(id) as total from loan', '{ n: string; total: string | null }'],
    [
      'a sum of each group',
      'select reader_id, max(id) as last from loan group by 1',
      '{ reader_id: string; last: string }',
    ],
    [
      'a value in place of null',
      'select coalesce(nickname, name) as shown, coalesce(nickname, null) as maybe from reader',
      '{ shown: string; maybe: string | null }',
    ],
    ['a case without else', 'select case when id > 1 then title end as title from loan', '{ title: string | null }'],
    ['a field of JSON', "select notes ->> 'by' as by from loan where notes is not null", '{ by: string | null }'],
    [
      'a union of both',
      'select name as text from reader union all select nickname from reader',
      '{ text: string | null }',
    ],
    [
      'a single row read inside',
      'select (select title from loan limit 1) as title, (select count(*) from loan) as n',
      '{ title: string | null; n: string }',
    ],
    ['a mark by the author', 'select nickname as "nickname!" from reader', '{ nickname: string }'],
    [
      'what an update answers',
      'update loan set back_at = now() where back_at is not null returning back_at, title',
      '{ back_at: Date | null; title: string }',
    ],
  ])('%s', async (_what, text, expected) => {
    expect(await row(text)).toBe(expected);
  });
});

it('knows the words of a check, of constants, and of both', async () => {
  expect(await row('select mood from reader')).toBe("{ mood: 'glad' | 'sad' }");
  expect(
    await row(
      "select 'loan' as kind from loan union all select case when id is null then 'x' else mood end from reader",
    ),
  ).toBe("{ kind: 'loan' | 'x' | 'glad' | 'sad' }");
  expect(await row('select array(select mood from reader) as moods')).toBe("{ moods: ('glad' | 'sad')[] }");
});

it('says of which type parameters are, and which may be null', async () => {
  expect(await params('insert into reader (id, name, nickname, mood) values (:id, :name, :nickname, :mood)')).toBe(
    '{ id: string; name: string; nickname: string | null; mood: string }',
  );
  expect(
    await params(
      'select 1 as one from loan where reader_id = :id and (:before::timestamptz is null or back_at < :before) limit :most',
    ),
  ).toBe('{ id: string; before: Date | string | null; most: string | number | bigint }');
  expect(
    await params('select 1 as one from loan where :at::timestamptz is null or (back_at, reader_id) < (:at, :id)'),
  ).toBe('{ at: Date | string | null; id: string | null }');
  expect(await params('delete from reader where id = any (:ids)')).toBe('{ ids: readonly string[] }');
  expect(await params('update reader set nickname = coalesce(:nickname, nickname) where id = :id')).toBe(
    '{ nickname: string | null; id: string }',
  );
  expect(await params('select id from reader')).toBe('object');
});

it('says which tables and views the statement itself names', async () => {
  const { reads, writes } = await describeText(
    'with gone as (delete from loan returning reader_id) insert into reader (id, name, mood) select id, name, :mood from reader_name where id in (select reader_id from gone)',
  );
  expect({ reads, writes }).toEqual({ reads: ['reader_name'], writes: ['loan', 'reader'] });
});
