import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, usd, type TestApp } from '#app/server/test-app.ts';
import { goodDraft } from '../test-draft.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

interface Line {
  number: number;
  title: string;
  is_live: boolean;
  changed: string[];
}
const mine = (id: string, suffix = '') => `/api/my/services/${id}${suffix}`;
const save = (id: string, over: Parameters<typeof goodDraft>[0]) =>
  app.must('PUT', mine(id), { as: 'freelancer', body: goodDraft(over) });
const publish = (id: string) =>
  app.must<{ state: string; slug: string }>('POST', mine(id, '/publish'), { as: 'freelancer' });
const versions = (id: string, query = '') =>
  app.must<{ items: Line[]; next_cursor: string | null }>('GET', mine(id, `/versions${query}`), { as: 'freelancer' });
const draftOf = (id: string) =>
  app.must<{ draft: { title: string }; has_unpublished_changes: boolean; state: string }>('GET', mine(id), {
    as: 'freelancer',
  });
const TITLES = ['A first title for the shop sign', 'A second title for the shop sign'] as const;

async function twice(): Promise<{ id: string; slug: string }> {
  const { id } = await app.must<{ id: string }>('POST', '/api/my/services', { as: 'freelancer', body: {} });
  await save(id, { title: TITLES[0] });
  const { slug } = await publish(id);
  await save(id, { title: TITLES[1], tags: ['sign', 'shop'] });
  await publish(id);
  return { id, slug };
}

test('a seller sees every published version with what it changed, newest first and page by page', async () => {
  const { id } = await twice();
  const { items } = await versions(id);
  expect(items).toMatchObject([
    { number: 2, title: TITLES[1], is_live: true, changed: ['title', 'tags'] },
    { number: 1, title: TITLES[0], is_live: false, changed: [] },
  ]);
  const first = await versions(id, '?limit=1');
  expect(first.items).toMatchObject([{ number: 2, changed: ['title', 'tags'] }]);
  expect((await versions(id, `?limit=1&cursor=${encodeURIComponent(first.next_cursor ?? '')}`)).items).toMatchObject([
    { number: 1 },
  ]);
});

test('a version is shown beside the one before it, and unknown ones are not found', async () => {
  const { id } = await twice();
  const version = await app.must<{
    content: { title: string };
    before: { number: number; content: { title: string } };
  }>('GET', mine(id, '/versions/2'), {
    as: 'freelancer',
  });
  expect([version.content.title, version.before.number, version.before.content.title]).toEqual([
    TITLES[1],
    1,
    TITLES[0],
  ]);
  expect((await app.send('GET', mine(id, '/versions/3'), { as: 'freelancer' })).body.code).toBe('not_found');
  expect((await app.send('GET', mine(id, '/versions/1'), { as: 'otherFreelancer' })).body.code).toBe('not_found');
});

test('a restored version is the draft; what is live changes when it is published, as a version of its own', async () => {
  const { id, slug } = await twice();
  await app.must('POST', mine(id, '/versions/1/restore'), { as: 'freelancer' });
  expect(await draftOf(id)).toMatchObject({
    draft: { title: TITLES[0] },
    has_unpublished_changes: true,
    state: 'active',
  });
  const shown = () => app.must<{ content: { title: string }; version: number }>('GET', `/api/services/by-slug/${slug}`);
  expect(await shown()).toMatchObject({ content: { title: TITLES[1] }, version: 2 });
  await publish(id);
  expect(await shown()).toMatchObject({ content: { title: TITLES[0] }, version: 3 });
});

test('an archived service has its versions, and none of them can be restored', async () => {
  const { id } = await twice();
  await app.must('POST', mine(id, '/archive'), { as: 'freelancer' });
  expect(await app.must('GET', mine(id, '/versions/1'), { as: 'freelancer' })).toMatchObject({ can_restore: false });
  expect((await app.send('POST', mine(id, '/versions/1/restore'), { as: 'freelancer' })).body.code).toBe('wrong_state');
});

test('an order shows the version that was bought, also after the service changed and was archived', async () => {
  await app.addMoney('client', usd(50_000));
  const { id, slug } = await twice();
  const { terms } = await app.must<{ terms: { total: unknown } }>(
    'GET',
    `/api/orders/quote?service=${slug}&package=basic`,
    { as: 'client' },
  );
  const body = { service: slug, package: 'basic', extras: [], expected_total: terms.total, pay_with: 'wallet' };
  const { order_number: number } = await app.must<{ order_number: string }>('POST', '/api/orders', {
    as: 'client',
    body,
  });
  const bought = (as: 'client' | 'freelancer') =>
    app.must<{ version: number; is_current: boolean; slug: string | null; content: { title: string } }>(
      'GET',
      `/api/orders/${number}/bought`,
      { as },
    );
  expect(await bought('client')).toMatchObject({ version: 2, is_current: true, slug });
  await save(id, { title: 'A third title for the shop sign' });
  await publish(id);
  await app.must('POST', mine(id, '/archive'), { as: 'freelancer' });
  for (const as of ['client', 'freelancer'] as const)
    expect(await bought(as)).toMatchObject({
      version: 2,
      is_current: false,
      slug: null,
      content: { title: TITLES[1] },
    });
  expect((await app.send('GET', `/api/orders/${number}/bought`, { as: 'otherClient' })).body.code).toBe('not_found');
});
