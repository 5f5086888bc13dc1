import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DataOf } from '#kit/endpoint.ts';
import { testApp, type TestApp } from '#app/server/test-app.ts';
import type { cv, cvVersions, myCvs, previewCv, sharedCv } from '../contract.ts';
import { CV_LIMITS, type CvContent } from '../cv.ts';
import { personal } from './personal.ts';

type Cv = DataOf<typeof cv>;

let app: TestApp;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());

const as = 'freelancer';
const create = async (body: object = {}): Promise<string> =>
  (await app.must<{ id: string }>('POST', '/api/cvs', { as, body: { name: 'Mine', language: 'en', ...body } })).id;
const read = (id: string): Promise<Cv> => app.must<Cv>('GET', `/api/cvs/${id}`, { as });
const save = async (id: string, change: (content: CvContent) => CvContent, version?: number) => {
  const { content, name, target, language, version: current } = await read(id);
  const body = { name, target, language, content: change(content), version: version ?? current };
  return app.send<{ version: number }>('PUT', `/api/cvs/${id}`, { as, body });
};
const headline = (words: string) => (content: CvContent) => ({
  ...content,
  basics: { ...content.basics, headline: words },
});
const share = (id: string, body: object = {}) =>
  app.must<Cv['shared']>('PUT', `/api/cvs/${id}/share`, {
    as,
    body: { is_shared: true, is_indexed: false, on_profile: false, ...body },
  });
const tokenOf = (shared: Cv['shared']): string => shared?.path.split('cv=')[1] ?? '';

test('a CV begins with everything on the profile, and a copy with everything of the CV', async () => {
  const id = await create();
  const { content, version, shared } = await read(id);
  expect([version, shared]).toEqual([1, null]);
  expect(content.sections.map(({ kind }) => kind)).toContain('skills');
  await save(id, headline('Head of design'));
  const copy = await read(await create({ copy_of: id, template: 'academic' }));
  expect(copy.content.basics.headline).toBe('Head of design');
  expect(copy.template).toBe('academic');
  const { items } = await app.must<DataOf<typeof myCvs>>('GET', '/api/cvs', { as });
  expect(items[0]?.id).toBe(copy.id);
});

test('who saves on top of a version that they have not read is told, and nothing is written over', async () => {
  const id = await create();
  expect((await save(id, headline('From the first window'), 1)).body.data.version).toBe(2);
  const late = await save(id, headline('From the second window'), 1);
  expect([late.status, late.body.data]).toEqual([409, { version: 2 }]);
  expect((await read(id)).content.basics.headline).toBe('From the first window');
});

test('a stretch of editing leaves one version, and a restored one keeps what was there', async () => {
  const id = await create();
  for (const words of ['One', 'Two', 'Three']) await save(id, headline(words));
  const versions = () => app.must<DataOf<typeof cvVersions>>('GET', `/api/cvs/${id}/versions`, { as });
  expect((await versions()).items.map(({ version }) => version)).toEqual([4]);
  const { content, name, language } = await read(id);
  const body = { version: 4, name, target: null, language, content: headline('Four')(content), keeps_before: true };
  await app.must('PUT', `/api/cvs/${id}`, { as, body });
  expect((await versions()).items.map(({ version }) => version)).toEqual([5, 4]);
  await app.must('POST', `/api/cvs/${id}/versions/4/restore`, { as });
  expect((await read(id)).content.basics.headline).toBe('Three');
  expect((await versions()).items.map(({ version }) => version)).toEqual([6, 5, 4]);
  expect((await app.send('GET', `/api/cvs/${id}/versions/99`, { as })).status).toBe(404);
});

test('whoever has the address reads it until it is taken away, and the next address is another one', async () => {
  const id = await create();
  const shared = await share(id);
  const token = tokenOf(shared);
  const page = await app.must<DataOf<typeof sharedCv>>('GET', `/api/shared-cvs/${token}`);
  expect(page).toMatchObject({ is_indexed: false, pages: 1 });
  expect(page.text).toContain(page.name);
  const drawn = await app.must<DataOf<typeof previewCv>>('GET', `/api/shared-cvs/${token}/pages?page=1`);
  expect(drawn.svg).toContain('<svg');
  await app.must('PUT', `/api/cvs/${id}/share`, {
    as,
    body: { is_shared: false, is_indexed: true, on_profile: true },
  });
  for (const rest of ['', '/pages?page=1', '/pdf'])
    expect((await app.send('GET', `/api/shared-cvs/${token}${rest}`)).status).toBe(404);
  expect(tokenOf(await share(id))).not.toBe(token);
});

test('readers are counted once a day, and the owner not at all', async () => {
  const id = await create();
  const token = tokenOf(await share(id));
  const see = (person?: 'client' | 'freelancer') =>
    app.must('POST', `/api/shared-cvs/${token}/views`, person === undefined ? {} : { as: person });
  for (const person of ['client', 'client', 'freelancer', undefined, undefined] as const) await see(person);
  expect((await read(id)).shared?.views).toBe(2);
});

test('one CV stands on the profile: the last one chosen', async () => {
  const { username } = app.people.freelancer;
  const onProfile = async () => (await app.must<{ path: string | null }>('GET', `/api/profiles/${username}/cv`)).path;
  const first = await share(await create(), { on_profile: true });
  expect(await onProfile()).toBe(first?.path);
  const second = await share(await create(), { on_profile: true });
  expect(await onProfile()).toBe(second?.path);
});

test('the preview says what would be printed, and sends a page again only when it looks different', async () => {
  const { content } = await read(await create());
  const preview = (body: object) =>
    app.must<DataOf<typeof previewCv>>('POST', '/api/cvs/pages', {
      as,
      body: { content, language: 'en', page: 1, ...body },
    });
  const first = await preview({});
  expect(first.svg).toContain('<svg');
  expect(await preview({ known: first.hash })).toEqual({ ...first, svg: null });
  const changed = await preview({ content: headline('Another headline')(content), known: first.hash });
  expect(changed.svg).not.toBeNull();
});

test.each([
  ['pdf', '%PDF-'],
  ['docx', 'PK'],
  ['json', '{'],
])('downloads as %s', async (format, begins) => {
  const answer = await app.send('GET', `/api/cvs/${await create()}/${format}`, { as });
  expect([answer.status, answer.text.slice(0, begins.length)]).toEqual([200, begins]);
});

test('a color that nobody could read, a text too long and one CV too many are refused with what to do', async () => {
  const id = await create();
  const pale = await save(id, (content) => ({ ...content, look: { ...content.look, color: '#ffee00' } }));
  expect([pale.status, JSON.stringify(pale.body.errors)]).toEqual([422, expect.stringContaining('darker')]);
  const long = await save(id, headline('x'.repeat(CV_LIMITS.lineLength + 1)));
  expect(long.status).toBe(422);
  let status = 201;
  for (let count = 0; count <= CV_LIMITS.perPerson && status === 201; count += 1)
    status = (await app.send('POST', '/api/cvs', { as, body: { name: `CV ${count}`, language: 'en' } })).status;
  expect(status).toBe(409);
});

test('all of it goes with the account', async () => {
  const { id: userId } = app.people.freelancer;
  await app.context.database.transact((tx) => personal.erase?.(tx, userId, app.context) ?? Promise.resolve());
  expect((await app.must<DataOf<typeof myCvs>>('GET', '/api/cvs', { as })).items).toEqual([]);
});
