import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { uuidv7 } from '../make-id.ts';
import { testDatabase } from '../test-database.ts';
import { changesText, lineText, moveRow, moveText, notedIn } from './move-row.ts';
import { statement, type Statement } from './statement.ts';

const base = await testDatabase();
afterAll(() => base.close());

const text = moveText({
  table: 'errand',
  sets: `, ${changesText('errand', ['note', 'done_at'])}`,
  returning: 'id, note',
});
/** These tables are the test's own, so nothing describes their statements. */
interface Guarded {
  id: string;
  from: string;
  to: string;
}
type Step = Parameters<ReturnType<typeof notedIn>>[1];
const table = {
  write: statement('test_errand_move', text) as Statement<
    Guarded & { changes: string },
    { id: string; note: string | null }
  >,
  note: notedIn(statement('test_errand_line', lineText('errand_event', 'errand_id')) as Statement<Step>),
};
const at = new Date('2026-03-02T09:00:00Z');
let id = '';
beforeAll(async () => {
  await base.owner.query(
    `create table errand (id uuid primary key, state text not null, note text, done_at timestamptz)`,
  );
  await base.owner.query(
    `create table errand_event (id bigint generated always as identity, errand_id uuid, at timestamptz not null,
      move text not null,
       party text not null check (party <> 'nobody'), actor_id uuid, state_before text, state_after text not null,
         reason text)`,
  );
});
beforeEach(async () => {
  id = uuidv7();
  await base.owner.query("insert into errand (id, state, note) values ($1, 'open', 'left')", [id]);
});

const move = (party = 'client', changes: object = {}) =>
  base.database.transact((tx) =>
    moveRow(
      tx,
      table,
      { id, from: 'open', to: 'done', move: 'finish', party, actorId: id, at, reason: 'Here.' },
      { changes: JSON.stringify(changes) },
    ),
  );
const state = async () =>
  (await base.owner.query('select state, note, done_at from errand where id = $1', [id])).rows[0];
const lines = async () =>
  (
    await base.owner.query(
      'select move, at, party, actor_id, state_before, state_after, reason from errand_event where errand_id = $1',
      [id],
    )
  ).rows;

test('writes the state, the changes that are named and a line of the history', async () => {
  expect(await move('client', { done_at: at })).toEqual({ id, note: 'left' });
  expect(await state()).toEqual({ state: 'done', note: 'left', done_at: at });
  expect(await lines()).toEqual([
    { move: 'finish', at, party: 'client', actor_id: id, state_before: 'open', state_after: 'done', reason: 'Here.' },
  ]);
});

test('of many at the same moment one moves it; the others are refused and leave no line', async () => {
  const tried = await Promise.allSettled(Array.from({ length: 8 }, () => move()));
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of tried)
    if (result.status === 'rejected')
      expect(result.reason).toMatchObject({ code: 'wrong_state', data: { state: 'open' } });
  expect(await lines()).toHaveLength(1);
});

test('a line that cannot be written takes the move back', async () => {
  await expect(move('nobody')).rejects.toThrow('violates check constraint');
  expect(await state()).toMatchObject({ state: 'open' });
});
