import { goodBrief } from '#domains/projects/test-brief.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '#app/server/test-app.ts';
import { MOST_NAMES, type SavedAmong } from '../among-contract.ts';
import type { Saved, SavedThings } from '../contract.ts';
import { SAVED_LIMITS } from '../saved-list.ts';
import { personal } from './personal.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const client = { as: 'client' } as const;
const keep = (body: object, as: 'client' | 'otherClient' | 'freelancer' = 'client') =>
  app.send<Saved>('PUT', '/api/saved', { as, body: { list: 'favorites', note: '', ...body } });
const listed = (list = 'favorites', as: 'client' | 'otherClient' = 'client') =>
  app.must<SavedThings>('GET', `/api/saved?list=${list}`, { as });

test('a service is saved once per list, and saving it again changes the note', async () => {
  const { slug } = await app.publish();
  await keep({ service: slug, note: 'For the launch.' });
  const again = await keep({ service: slug, note: 'For the autumn launch.' });
  expect(again.body.data).toMatchObject({ note: 'For the autumn launch.', path: `/services/${slug}`, card: { slug } });
  const { items, lists } = await listed();
  expect(items.filter((entry) => entry.card?.slug === slug)).toHaveLength(1);
  expect(lists[0]).toMatchObject({ name: 'Favorites', count: items.length });
});

test('someone else sees nothing of it', async () => {
  const { body } = await keep({ service: (await app.publish()).slug, new_list: 'Secret' });
  expect((await listed('favorites', 'otherClient')).items).toEqual([]);
  expect((await app.send('GET', `/api/saved?list=${body.data.list}`, { as: 'otherClient' })).body.code).toBe(
    'not_found',
  );
  expect((await app.send('DELETE', `/api/saved/${body.data.id}`, { as: 'otherClient' })).body.code).toBe('not_found');
});

test('a freelancer is saved in a list that is made on the way, and moved', async () => {
  const { username } = app.people.freelancer;
  const { body } = await keep({ person: username, new_list: 'Designers', note: 'Quick.' });
  expect(body.data).toMatchObject({ person: { username }, path: `/user/profile/${username}` });
  expect((await listed(body.data.list)).list).toMatchObject({ name: 'Designers', count: 1 });
  await app.must('PUT', `/api/saved/${body.data.id}`, { ...client, body: { list: 'favorites', note: 'Very quick.' } });
  expect((await listed(body.data.list)).items).toEqual([]);
  const response = await app.must<{ saved: Saved[] }>('GET', `/api/saved/of?person=${username}`, client);
  expect(response.saved).toMatchObject([{ list: 'favorites', note: 'Very quick.' }]);
});

test('a page asks in one call which of its services, people and projects are saved', async () => {
  const [first, second] = [await app.publish(), await app.publish()];
  const { username } = app.people.freelancer;
  await keep({ service: first.slug, note: 'First.' });
  const { body } = await keep({ service: first.slug, new_list: 'Also here' });
  const query = `services=${first.slug},${second.slug},nothing-of-the-kind&people=${username.toUpperCase()}`;
  const { saved } = await app.must<SavedAmong>('GET', `/api/saved/among?${query}`, client);
  expect(new Set(saved.map(({ service, person, list, note }) => `${service ?? person} in ${list}: ${note}`))).toEqual(
    new Set([
      `${first.slug} in favorites: First.`,
      `${first.slug} in ${body.data.list}: `,
      `${username} in favorites: Very quick.`,
    ]),
  );
  expect(await app.must('GET', `/api/saved/among?${query}`, { as: 'otherClient' })).toEqual({
    saved: [],
    search: null,
  });
  expect(await app.must('GET', '/api/saved/among', client)).toEqual({ saved: [], search: null });
});

test('of one kind at most 100 names are asked about in one call', async () => {
  const { slug } = await app.publish();
  await keep({ service: slug });
  const ask = (names: number) => {
    const others = Array.from({ length: names - 1 }, (_, n) => `${'x'.repeat(115)}-${n}`);
    return app.send<SavedAmong>('GET', `/api/saved/among?services=${[...others, slug].join(',')}`, client);
  };
  expect((await ask(MOST_NAMES)).body.data.saved).toMatchObject([{ service: slug }]);
  expect((await ask(MOST_NAMES + 1)).body).toMatchObject({
    code: 'invalid_input',
    errors: { services: ['Ask about at most 100 of a kind.'] },
  });
});

test('the same thing may be in two lists, but is not moved where it already is', async () => {
  const { slug } = await app.publish();
  await keep({ service: slug });
  const { body } = await keep({ service: slug, new_list: 'Twice' });
  const moved = await app.send('PUT', `/api/saved/${body.data.id}`, {
    ...client,
    body: { list: 'favorites', note: '' },
  });
  expect(moved.body).toMatchObject({ code: 'wrong_state', message: 'It is already in Favorites.' });
});

test('nobody saves themselves, nothing, a client, or what is not on sale', async () => {
  const oneself = await app.send('PUT', '/api/saved', {
    as: 'freelancer',
    body: { person: app.people.freelancer.username, list: 'favorites', note: '' },
  });
  expect(oneself.body.code).toBe('invalid_input');
  expect((await keep({ person: app.people.otherClient.username })).body.code).toBe('not_found');
  expect((await keep({})).body.code).toBe('invalid_input');
  expect((await keep({ service: 'nothing-of-the-kind' })).body.code).toBe('not_found');
});

test('what went off sale keeps its name and its note, without a link', async () => {
  const { id, slug } = await app.publish();
  const { body } = await keep({ service: slug, note: 'Next year.' });
  await app.must('POST', `/api/my/services/${id}/pause`, { as: 'freelancer' });
  const savedService = (await listed()).items.find((entry) => entry.id === body.data.id);
  expect(savedService).toMatchObject({ note: 'Next year.', path: null, card: null });
  expect(savedService?.title).not.toBe('');
});

test('a list is renamed to a name of its own, and takes what is in it along when it is removed', async () => {
  const { body } = await keep({ service: (await app.publish()).slug, new_list: 'Spring' });
  const rename = (name: string) => app.send('PUT', `/api/saved/lists/${body.data.list}`, { ...client, body: { name } });
  expect((await rename('FAVORITES')).body.code).toBe('invalid_input');
  expect((await rename('Autumn')).body.data).toMatchObject({ name: 'Autumn', count: 1 });
  await app.must('DELETE', `/api/saved/lists/${body.data.list}`, client);
  expect((await app.send('GET', `/api/saved?list=${body.data.list}`, client)).body.code).toBe('not_found');
  expect((await app.send('DELETE', `/api/saved/${body.data.id}`, client)).body.code).toBe('not_found');
});

test('pages come newest first and lose nothing', async () => {
  const list = (await keep({ service: (await app.publish()).slug, new_list: 'Pages' })).body.data.list;
  const slugs = [await app.publish(), await app.publish()].map((service) => service.slug);
  for (const service of slugs) await keep({ service, list });
  const first = await app.must<SavedThings>('GET', `/api/saved?list=${list}&limit=2`, client);
  expect(first.items.map((entry) => entry.card?.slug)).toEqual(slugs.toReversed());
  const second = await app.must<SavedThings>(
    'GET',
    `/api/saved?list=${list}&limit=2&cursor=${encodeURIComponent(first.next_cursor ?? '')}`,
    client,
  );
  expect(second).toMatchObject({ items: [{}], next_cursor: null });
});

test('two tabs at once do not pass the most lists', async () => {
  const { slug } = await app.publish();
  const responses = await Promise.all(
    Array.from({ length: SAVED_LIMITS.lists + 4 }, (_, n) =>
      keep({ service: slug, new_list: `List ${n}` }, 'otherClient'),
    ),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(SAVED_LIMITS.lists);
  expect((await listed('favorites', 'otherClient')).lists).toHaveLength(SAVED_LIMITS.lists + 1);
});

test('with an account goes what it saved, and where others saved it', async () => {
  const { username, id } = app.people.otherFreelancer;
  await keep({ person: username, new_list: 'Until they leave' });
  await app.context.database.transact((tx) => personal.erase?.(tx, id, app.context));
  const { rows } = await app.base.database.pool.query('select from saved_thing where person_id = $1', [id]);
  expect(rows).toEqual([]);
});

test('the last place is given, and changing a note needs none', async () => {
  const { id } = app.people.freelancer;
  await app.base.database.pool.query(
    `insert into saved_thing (id, user_id, person_id, saved_at) select gen_random_uuid(), $1, gen_random_uuid(), now()
      from generate_series(1, ${SAVED_LIMITS.things - 1})`,
    [id],
  );
  const [last, more] = [await app.publish(), await app.publish()];
  expect((await keep({ service: last.slug }, 'freelancer')).status).toBe(200);
  expect((await keep({ service: last.slug, note: 'For the launch' }, 'freelancer')).status).toBe(200);
  expect((await keep({ service: more.slug }, 'freelancer')).status).toBe(409);
});

test('an open project is saved once in a list, and keeps its place when it ends', async () => {
  const { id } = await app.must<{ id: string }>('POST', '/api/my/projects', { as: 'otherClient', body: {} });
  await app.must('PUT', `/api/my/projects/${id}`, {
    as: 'otherClient',
    body: goodBrief({ title: 'Three signs to keep in mind' }),
  });
  const { slug } = await app.must<{ slug: string }>('POST', `/api/my/projects/${id}/post`, { as: 'otherClient' });
  await keep({ project: slug, note: 'Ask about the size.' });
  const { body } = await keep({ project: slug, note: 'They answered.' });
  expect(body.data).toMatchObject({
    title: 'Three signs to keep in mind',
    note: 'They answered.',
    path: `/projects/${slug}`,
    project: { is_open: true },
  });
  expect((await listed()).items.filter(({ project }) => project !== null)).toHaveLength(1);
  await app.must('POST', `/api/my/projects/${id}/stop`, { as: 'otherClient' });
  expect((await listed()).items.find((entry) => entry.id === body.data.id)?.project).toMatchObject({ is_open: false });
  expect((await keep({ project: slug })).body.code).toBe('not_found');
});
