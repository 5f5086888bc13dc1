import { afterAll, beforeAll, expect, test } from 'vitest';
import { composed } from '#kit/server/db/database.ts';
import { testApp, type TestApp } from '#app/server/test-app.ts';
import { SUGGESTION_LIMITS } from '../suggestion.ts';
import type { SuggestionLine } from '../suggestions-admin-contract.ts';
import { personal } from './personal.ts';

let app: TestApp;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());

type Who = 'newFreelancer' | 'freelancer' | 'newClient' | 'client';
const suggest = (as: Who, name: string, kind = 'skill', parent?: string) =>
  app.send<{ state: string; name: string }>('POST', '/api/user/suggestions', {
    as,
    body: { kind, name, ...(parent === undefined ? {} : { parent }) },
  });
const queue = async (which = 'waiting') =>
  app.must<{ items: SuggestionLine[]; waiting: number }>('GET', `/api/admin/suggestions?queue=${which}&limit=100`, {
    as: 'operator',
  });
const idOf = async (name: string): Promise<string> =>
  (await queue()).items.find((line) => line.name === name)?.id ?? 'none';
const newsOf = (userId: string) =>
  app.context.db.rows(
    composed<{ facts: { addedAs: string | null; reason: string | null } }>(
      "select facts from job where name = 'profiles.suggestion_decided' and facts->>'userId' = $1",
    ),
    [userId],
  );

test('two people who miss the same are answered together, and then everyone can choose it', async () => {
  expect((await suggest('newFreelancer', ' Riso  printing ')).body.data).toEqual({
    name: 'Riso printing',
    state: 'waiting',
  });
  await suggest('newFreelancer', 'riso printing');
  await suggest('freelancer', 'RISO PRINTING');
  const { items, waiting } = await queue();
  expect(items.map(({ name, people }) => [name, people])).toEqual([
    ['Riso printing', 2],
    ['RISO PRINTING', 2],
  ]);
  expect(waiting).toBe(2);
  const id = items[0]?.id ?? '';
  const added = await app.must<SuggestionLine>('POST', `/api/admin/suggestions/${id}/add`, {
    as: 'operator',
    body: { name: 'Risograph printing', parent: 'brand-design' },
  });
  expect(added).toMatchObject({ state: 'added', name: 'Risograph printing', parent: 'brand-design', people: 2 });
  expect((await queue()).waiting).toBe(0);
  const { items: all } = await app.must<{ items: unknown[] }>('GET', '/api/user/suggestions/added', {
    as: 'newClient',
  });
  expect(all).toEqual([{ kind: 'skill', name: 'Risograph printing', parent: 'brand-design' }]);
  for (const person of ['newFreelancer', 'freelancer'] as const)
    expect((await newsOf(app.people[person].id)).map(({ facts }) => facts.addedAs)).toEqual(['Risograph printing']);
  expect((await suggest('client', 'risograph printing')).body.data.state).toBe('added');
  expect(
    (
      await app.send('POST', `/api/admin/suggestions/${id}/decline`, {
        as: 'operator',
        body: { reason: 'Decided twice by mistake.' },
      })
    ).status,
  ).toBe(409);
});

test('one that is declined says why to the person who suggested it', async () => {
  await suggest('newClient', 'Ferry companies', 'specialty', 'transport-and-logistics');
  const id = await idOf('Ferry companies');
  const reason = 'Choose Public transport, which has ferries.';
  await app.must('POST', `/api/admin/suggestions/${id}/decline`, { as: 'operator', body: { reason } });
  expect((await newsOf(app.people.newClient.id)).map(({ facts }) => facts.reason)).toEqual([reason]);
  expect((await queue('decided')).items.find((line) => line.id === id)).toMatchObject({ state: 'declined', reason });
});

test('what is listed already, under a parent that is none, or too much at once is refused', async () => {
  expect((await suggest('client', 'logo design')).body.errors).toEqual({
    name: ['logo design is already listed. Choose it from the list.'],
  });
  expect((await suggest('client', 'Bakeries', 'specialty')).status).toBe(422);
  expect((await suggest('client', 'Ferry stewards', 'specialty', 'brand-design')).body.errors).toHaveProperty('parent');
  for (let count = 1; count <= SUGGESTION_LIMITS.waiting; count += 1)
    expect((await suggest('client', `Unheard of ${count}`)).status).toBe(200);
  expect((await suggest('client', 'One too many')).status).toBe(409);
  const id = await idOf('Unheard of 1');
  expect(
    (
      await app.send('POST', `/api/admin/suggestions/${id}/add`, {
        as: 'operator',
        body: { name: 'Unheard of 1', parent: 'food-and-drink' },
      })
    ).status,
  ).toBe(422);
  expect(
    (
      await app.send('POST', `/api/admin/suggestions/${id}/add`, {
        as: 'operator',
        body: { name: 'Logo design', parent: 'brand-design' },
      })
    ).status,
  ).toBe(422);
});

test('someone who leaves takes their open suggestions along, and what was added stays without them', async () => {
  const { context, people } = app;
  await context.database.transact((tx) => personal.erase?.(tx, people.newFreelancer.id, context) ?? Promise.resolve());
  await context.database.transact((tx) => personal.erase?.(tx, people.client.id, context) ?? Promise.resolve());
  expect((await queue()).items).toEqual([]);
  expect(
    (await queue('decided')).items.find((line) => line.name === 'Risograph printing' && line.person === null),
  ).toBeDefined();
});
