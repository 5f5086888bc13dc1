import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../test-database.ts';
import { build } from './build.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.close());

const letter = { recipient: 'ada@example.com', subject: 'Hello', body_text: 'text', body_html: '<p>text</p>' };
const subjects = () => base.db.run(build.selectFrom('kept_letter').select('subject').where('recipient', '=', letter.recipient));

test('a built query takes its values as parameters and answers typed rows', async () => {
  const hostile = { ...letter, subject: "'); drop table kept_letter; --" };
  await base.database.transact((tx) => tx.run(build.insertInto('kept_letter').values(hostile)));
  expect(await subjects()).toEqual([{ subject: hostile.subject }]);
});

test('a built query goes through the transaction it is run in', async () => {
  const before = await subjects();
  const work = base.database.transact(async (tx) => {
    await tx.run(build.insertInto('kept_letter').values(letter));
    throw new Error('called off');
  });
  await expect(work).rejects.toThrow('called off');
  expect(await subjects()).toEqual(before);
});

test('the builder itself reaches no database', async () => {
  await expect(build.selectFrom('kept_letter').select('id').execute()).resolves.toEqual([]);
});
