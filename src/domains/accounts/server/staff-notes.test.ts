import { afterAll, beforeAll, expect, test } from 'vitest';
import { composed } from '#kit/server/db/database.ts';
import { testApp, type TestApp } from '#app/server/test-app.ts';
import { personal } from './personal.ts';

let app: TestApp;
let path: string;
beforeAll(async () => {
  app = await testApp();
  path = `/api/admin/people/${app.people.client.id}/notes`;
});
afterAll(() => app.close());

interface Notes {
  items: { id: string; text: string; by: string; at: string }[];
  next_cursor: string | null;
}

test('a note is listed with who wrote it, newest first, and the audit has it without its text', async () => {
  for (const text of ['  Called about a receipt.  ', 'Sent it again.', 'Wrote back: solved.'])
    await app.must('POST', path, { as: 'operator', body: { text } });
  const first = await app.must<Notes>('GET', `${path}?limit=2`, { as: 'operator' });
  expect(first.items.map(({ text, by }) => [text, by])).toEqual([
    ['Wrote back: solved.', app.people.operator.email],
    ['Sent it again.', app.people.operator.email],
  ]);
  const rest = await app.must<Notes>('GET', `${path}?limit=2&cursor=${encodeURIComponent(first.next_cursor ?? '')}`, {
    as: 'operator',
  });
  expect(rest.items.map(({ text }) => text)).toEqual(['Called about a receipt.']);
  const acts = await app.context.db.rows(
    composed<{ act: string; facts: string }>(
      "select act, coalesce(reason, '') || coalesce(after::text, '') as facts from staff_acts where subject_id = $1 order by id",
    ),
    [app.people.client.id],
  );
  expect(acts.map(({ act }) => act)).toEqual(['account.note', 'account.note', 'account.note', 'account.read-notes']);
  expect(acts.every(({ facts }) => !/receipt|again|solved/.test(facts))).toBe(true);
});

test('a note is about someone, says something, and is written by staff', async () => {
  const nobody = '/api/admin/people/01890000-0000-7000-8000-000000000000/notes';
  expect((await app.send('POST', nobody, { as: 'operator', body: { text: 'Who?' } })).body.code).toBe('not_found');
  expect((await app.send('POST', path, { as: 'operator', body: { text: '   ' } })).status).toBe(422);
  expect((await app.send('GET', path, { as: 'client' })).body.code).toBe('forbidden');
});

test('nobody edits a note, and it is gone with the account', async () => {
  await expect(
    app.base.database.transact((tx) => tx.rows(composed("update staff_note set text = 'Another'"))),
  ).rejects.toThrow(/permission denied/);
  const left = () =>
    app.context.db.rows(composed('select from staff_note where user_id = $1'), [app.people.otherClient.id]);
  await app.must('POST', `/api/admin/people/${app.people.otherClient.id}/notes`, {
    as: 'operator',
    body: { text: 'Asked how to leave.' },
  });
  expect(await left()).toHaveLength(1);
  await app.base.database.transact(async (tx) => personal.erase?.(tx, app.people.otherClient.id, app.context));
  expect(await left()).toHaveLength(0);
});
