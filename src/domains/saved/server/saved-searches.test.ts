import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '#app/server/test-app.ts';
import { after, DAY_MS, MINUTE_MS } from '#kit/clock.ts';
import { goodBrief } from '#domains/projects/test-brief.ts';
import { goodDraft } from '#domains/services/test-draft.ts';
import type { SavedAmong } from '../among-contract.ts';
import type { SavedSearch, SavedSearches } from '../searches-contract.ts';
import { alertOfNewMatches } from './new-matches.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const as = (person: 'client' | 'otherClient' | 'freelancer') => ({ as: person }) as const;
const save = (body: object, person: 'client' | 'otherClient' | 'freelancer' = 'client') =>
  app.send<SavedSearch>('POST', '/api/saved/searches', { ...as(person), body: { alert: 'none', query: '', ...body } });
const mine = async () => (await app.must<SavedSearches>('GET', '/api/saved/searches', as('client'))).items;

interface Matched {
  readonly userId: string;
  readonly name: string;
  readonly found: number;
  readonly titles: readonly string[];
}
/** What was announced since the last time this was asked. */
async function announced(): Promise<Matched[]> {
  const { rows } = await app.base.database.pool.query<{ facts: Matched }>(
    "delete from job where name = 'saved.search_matched' returning facts",
  );
  return rows.map(({ facts }) => facts);
}

/** The job, so long from now. */
const look = (ms: number) => alertOfNewMatches({ ...app.context, clock: () => after(new Date(), ms) });

async function publish(title: string): Promise<void> {
  const { id } = await app.must<{ id: string }>('POST', '/api/my/services', { ...as('freelancer'), body: {} });
  await app.must('PUT', `/api/my/services/${id}`, { ...as('freelancer'), body: { ...goodDraft(), title } });
  await app.must('POST', `/api/my/services/${id}/publish`, as('freelancer'));
}

test('a search is kept without its page and its order, and says what it looks for', async () => {
  const { body } = await save({
    name: 'Marks',
    query: 'q=mark&category=logo-design&page=3&sort=newest&nothing=of-ours',
  });
  expect(body.data).toMatchObject({
    query: 'category=logo-design&q=mark',
    words: ['Logo design', '“mark”'],
    next_at: null,
  });
  expect((await mine())[0]).toEqual(body.data);
});

test('a page finds out whether its search is saved, in whatever order its address has it', async () => {
  const { body } = await save({ name: 'Found again', query: 'q=found&category=logo-design' });
  const findSearch = async (search: string, person: 'client' | 'otherClient' = 'client') =>
    (
      await app.must<SavedAmong>(
        'GET',
        `/api/saved/among?list=services&search=${encodeURIComponent(search)}`,
        as(person),
      )
    ).search;
  expect(await findSearch('category=logo-design&page=2&q=found&sort=newest')).toEqual(body.data);
  expect(await findSearch('q=found&category=logo-design', 'otherClient')).toBeNull();
  expect([await findSearch('q=found'), await findSearch('min_price=cheap')]).toEqual([null, null]);
});

test('a search needs a name of its own, and filters that the list knows', async () => {
  expect((await save({ name: 'MARKS' })).body.code).toBe('invalid_input');
  expect((await save({ name: 'Odd', query: 'min_price=cheap' })).body).toMatchObject({ code: 'invalid_input' });
});

test('the same search is there once, however often and under whatever key it is saved', async () => {
  // Pressed again after a broken connection, each press with a key of its own.
  const pressed = await Promise.all(
    ['Tides', 'Tides', 'Tides 2'].map((name) => save({ name, query: 'q=tide&category=logo-design', alert: 'daily' })),
  );
  expect(pressed.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(
    (await save({ name: 'High tides', query: 'category=logo-design&q=tide&sort=newest', alert: 'none' })).status,
  ).toBe(201);
  expect((await mine()).filter(({ query }) => query.includes('tide'))).toMatchObject([
    { name: 'High tides', alert: 'none', next_at: null },
  ]);
  await save({ name: 'Tides in projects', list: 'projects', query: 'q=tide' });
  expect((await mine()).filter(({ query }) => query.includes('tide'))).toHaveLength(2);
});

test('of new matches one notice is announced, once, however many look', async () => {
  await save({ name: 'Lighthouses', query: 'q=lighthouse', alert: 'at_once' });
  await publish('A lighthouse drawn for your harbor brand');
  await look(MINUTE_MS);
  expect(await announced()).toEqual([]);
  await Promise.all([look(6 * MINUTE_MS), look(6 * MINUTE_MS)]);
  expect(await announced()).toMatchObject([
    { name: 'Lighthouses', found: 1, titles: ['A lighthouse drawn for your harbor brand'] },
  ]);
  await look(20 * MINUTE_MS);
  expect(await announced()).toEqual([]);
});

test('a daily alert waits for its day and gathers what came', async () => {
  await save({ name: 'Windmills', query: 'q=windmill', alert: 'daily' });
  await publish('A windmill drawn for your mill');
  await publish('A second windmill, in two colors');
  await look(DAY_MS / 2);
  expect((await announced()).filter(({ name }) => name === 'Windmills')).toEqual([]);
  await look(DAY_MS + MINUTE_MS);
  expect((await announced()).filter(({ name }) => name === 'Windmills')).toMatchObject([{ found: 2 }]);
});

test('nobody is told of what was there before, of what only sounds alike, or of their own', async () => {
  await publish('A ferry drawn for your island');
  await save({ name: 'Ferries', query: 'q=ferry', alert: 'at_once' });
  await save({ name: 'Misspelled', query: 'q=zeppelinn', alert: 'at_once' });
  await save({ name: 'My own', query: 'q=zeppelin', alert: 'at_once' }, 'freelancer');
  await publish('A zeppelin drawn for your sky');
  await look(2 * DAY_MS);
  expect(
    (await announced()).map(({ name }) => name).filter((name) => ['Ferries', 'Misspelled', 'My own'].includes(name)),
  ).toEqual([]);
});

test('an alert that is turned off says nothing, and turned on again starts afresh', async () => {
  const { id } = (await save({ name: 'Bridges', query: 'q=bridge', alert: 'at_once' })).body.data;
  const set = (alert: string) =>
    app.must<SavedSearch>('PUT', `/api/saved/searches/${id}`, { ...as('client'), body: { name: 'Bridges', alert } });
  expect((await set('none')).next_at).toBeNull();
  await publish('A bridge drawn for your town');
  expect((await set('daily')).next_at).not.toBeNull();
  await look(3 * DAY_MS);
  expect((await announced()).filter(({ name }) => name === 'Bridges')).toEqual([]);
});

test('a search that fails stops none after it, and is looked at again with nothing lost', async () => {
  const { id } = (await save({ name: 'Broken', query: 'q=gondola', alert: 'at_once' }, 'otherClient')).body.data;
  await save({ name: 'Whole', query: 'q=gondola', alert: 'at_once' });
  await publish('A gondola drawn for your lagoon');
  const brokenFor = (ms: number) => {
    const { db } = app.context;
    const broken = Object.assign(Object.create(db) as typeof db, {
      rows: (statement: Parameters<typeof db.rows>[0], values: { userId?: string }) => {
        if (statement.name === 'saved_search_new_among' && values.userId === app.people.otherClient.id)
          throw new Error('the database gave up');
        return db.rows(statement, values as never);
      },
    });
    return alertOfNewMatches({ ...app.context, db: broken, clock: () => after(new Date(), ms) });
  };
  await brokenFor(6 * MINUTE_MS);
  const names = async () =>
    (await announced()).map(({ name }) => name).filter((name) => ['Broken', 'Whole'].includes(name));
  expect(await names()).toEqual(['Whole']);
  expect(
    (await app.must<SavedSearches>('GET', '/api/saved/searches', as('otherClient'))).items.find(
      (search) => search.id === id,
    )?.next_at,
  ).not.toBeNull();
  await brokenFor(10 * MINUTE_MS);
  expect(await names()).toEqual([]);
  await look(30 * MINUTE_MS);
  expect(await names()).toEqual(['Broken']);
});

test('someone else’s search is not found, and a removed one is gone', async () => {
  const { id } = (await save({ name: 'Gone' })).body.data;
  expect((await app.send('DELETE', `/api/saved/searches/${id}`, as('otherClient'))).body.code).toBe('not_found');
  await app.must('DELETE', `/api/saved/searches/${id}`, as('client'));
  expect((await mine()).map(({ name }) => name)).not.toContain('Gone');
});

const postProject = async (
  title: string,
  over: Parameters<typeof goodBrief>[0] = {},
  person: 'client' | 'otherClient' = 'client',
): Promise<{ id: string; slug: string }> => {
  const { id } = await app.must<{ id: string }>('POST', '/api/my/projects', { ...as(person), body: {} });
  await app.must('PUT', `/api/my/projects/${id}`, { ...as(person), body: goodBrief({ title, ...over }) });
  return app.must<{ id: string; slug: string }>('POST', `/api/my/projects/${id}/post`, as(person));
};

test('a search for projects is kept with the list it is of, and says what it looks for', async () => {
  const query = 'q=signs&max_budget=900&skill=logo-design&funded=true&sort=fit&hidden=true&cursor=1~2';
  const { body } = await save({ name: 'Signs', list: 'projects', query }, 'freelancer');
  expect(body.data).toMatchObject({
    list: 'projects',
    query: 'funded=true&max_budget=900&q=signs&skill=logo-design',
    words: ['Funds deposited', 'Budget up to $900', '“signs”', 'Logo design'],
  });
});

test('of new projects one notice is announced, but of none that were there, are one’s own or hidden', async () => {
  await postProject('A carousel drawn for our winter fair');
  await save({ name: 'Carousels', list: 'projects', query: 'q=carousel', alert: 'at_once' }, 'freelancer');
  await save({ name: 'Own carousels', list: 'projects', query: 'q=carousel', alert: 'at_once' });
  const hidden = await postProject('A second carousel, in three colors');
  await app.must('PUT', '/api/browse/hidden', { ...as('freelancer'), body: { project: hidden.id, hidden: true } });
  await postProject('A third carousel for the harbor square');
  await Promise.all([look(6 * MINUTE_MS), look(6 * MINUTE_MS)]);
  const found = (await announced()).filter(({ name }) => name.endsWith('arousels'));
  expect(found).toMatchObject([
    { name: 'Carousels', list: 'projects', found: 1, titles: ['A third carousel for the harbor square'] },
  ]);
  await look(20 * MINUTE_MS);
  expect((await announced()).filter(({ name }) => name.endsWith('arousels'))).toEqual([]);
});
