import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from '../../../../db/checks/run-checks.ts';
import { testApp, usd, type TestApp } from '#app/server/test-app.ts';
import type { Person } from '#kit/server/example-calls.ts';
import { composed } from '#kit/server/db/database.ts';
import type { ReportLine } from '../admin-contract.ts';
import type { MyDecision } from '../contract.ts';
import { personal } from './personal.ts';
import { reportChecks } from './report-checks.ts';

let app: TestApp;
beforeAll(async () => void (app = await testApp()));
afterAll(async () => {
  expect(await violations(app.base.database.pool, reportChecks)).toEqual([]);
  await app.close();
});

const REASONS = 'The text promises what the pictures of the portfolio contradict.';
const report = (as: Person, kind: string, id: string) =>
  app.send<{ id: string }>('POST', '/api/reports', {
    as,
    body: { kind, id, category: 'untrue', text: 'It isn’t their own work.' },
  });
const queue = (which = 'open') =>
  app.must<{ items: ReportLine[]; open: number; appeals: number }>(
    'GET',
    `/api/admin/reports?queue=${which}&limit=100`,
    { as: 'operator' },
  );
const decide = (id: string, decision: string) =>
  app.send<ReportLine>('POST', `/api/admin/reports/${id}/decide`, {
    as: 'operator',
    body: { decision, statement: REASONS },
  });
const appeal = (as: Person, id: string) =>
  app.send<MyDecision>('POST', `/api/my/reports/decisions/${id}/appeal`, {
    as,
    body: { text: 'I can show every draft of it.' },
  });
const answer = (id: string, granted: boolean) =>
  app.send<ReportLine>('POST', `/api/admin/reports/${id}/answer`, {
    as: 'operator',
    body: { granted, statement: 'The drafts show whose work it is.' },
  });
const isFound = async (slug: string) => (await app.send('GET', `/api/services/by-slug/${slug}`)).status === 200;
const announced = (name: string) =>
  app.context.db.rows(
    composed<{ facts: { reporterIds: string[]; authorId: string; caseId: string } }>(
      'select facts from job where name = $1 order by id',
    ),
    [name],
  );

test('people report a thing once, and all reports of it are one case', async () => {
  const { id } = await app.publish();
  expect((await report('client', 'service', id)).status).toBe(201);
  expect((await report('client', 'service', id)).status).toBe(409);
  expect((await report('otherClient', 'service', id)).status).toBe(201);
  expect((await report('freelancer', 'service', id)).status).toBe(409);
  expect((await report('client', 'service', app.people.client.id)).status).toBe(404);
  const { items, open } = await queue();
  expect(open).toBe(1);
  expect(items[0]).toMatchObject({
    kind: 'service',
    reports_in_all: 2,
    now: { is_public: true },
    author: { id: app.people.freelancer.id },
  });
  expect(await announced('reports.case_opened')).toHaveLength(1);
  expect((await decide(items[0]?.id ?? '', 'dismissed')).status).toBe(200);
  expect((await decide(items[0]?.id ?? '', 'removed')).status).toBe(409);
  const [news] = await announced('reports.case_decided');
  expect(news?.facts.reporterIds.toSorted()).toEqual([app.people.client.id, app.people.otherClient.id].toSorted());
  expect((await appeal('freelancer', items[0]?.id ?? '')).status).toBe(404);
});

test('a removed service is not found until an appeal is granted, and is appealed once', async () => {
  const { id, slug } = await app.publish();
  await report('client', 'service', id);
  const caseId = (await queue()).items[0]?.id ?? '';
  expect((await decide(caseId, 'removed')).body.data).toMatchObject({ now: { is_public: false }, decision: 'removed' });
  expect(await isFound(slug)).toBe(false);
  expect((await report('otherClient', 'service', id)).status).toBe(404);
  expect((await appeal('otherFreelancer', caseId)).status).toBe(404);
  expect((await appeal('freelancer', caseId)).body.data).toMatchObject({ state: 'appealed', appeal_until: null });
  expect((await appeal('freelancer', caseId)).status).toBe(409);
  expect((await queue('appeals')).appeals).toBe(1);
  expect((await answer(caseId, true)).body.data).toMatchObject({ state: 'closed', now: { is_public: true } });
  expect((await answer(caseId, false)).status).toBe(409);
  expect(await isFound(slug)).toBe(true);
  const { items } = await app.must<{ items: MyDecision[] }>('GET', '/api/my/reports/decisions', { as: 'freelancer' });
  expect(items[0]).toMatchObject({ statement: REASONS, appeal: { is_granted: true } });
});

test('of a removed profile only the person’s own words go', async () => {
  const { id, username } = app.people.otherFreelancer;
  await report('client', 'profile', id);
  const caseId = (await queue()).items[0]?.id ?? '';
  await decide(caseId, 'removed');
  const seen = () =>
    app.must<{ bio: string | null; is_withheld: boolean; username: string }>('GET', `/api/profiles/${username}`);
  expect(await seen()).toMatchObject({ bio: null, is_withheld: true, username });
  await appeal('otherFreelancer', caseId);
  await answer(caseId, true);
  expect(await seen()).toMatchObject({ is_withheld: false, bio: expect.any(String) });
});

/** Both sides review a finished order; answers what the client wrote of the freelancer. */
async function reviewed(): Promise<{ slug: string; reviewId: string }> {
  await app.addMoney('client', usd(100_000));
  const { slug } = await app.publish();
  const { terms } = await app.must<{ terms: { total: unknown } }>(
    'GET',
    `/api/orders/quote?service=${slug}&package=basic`,
    { as: 'client' },
  );
  const body = { service: slug, package: 'basic', extras: [], expected_total: terms.total, pay_with: 'wallet' };
  const { order_number: order } = await app.must<{ order_number: string }>('POST', '/api/orders', {
    as: 'client',
    body,
  });
  const step = (name: string, as: Person, sent: object = {}) =>
    app.must('POST', `/api/orders/${order}/${name}`, { as, body: sent });
  await step('requirements', 'freelancer');
  await step('deliver', 'freelancer', { note: 'Here it is.', link: 'https://example.com/files' });
  await step('approve', 'client');
  const stars = { communication: 1, quality: 1, value: 1, text: 'They are a thief, and so is their family.' };
  await step('review', 'client', stars);
  await step('review', 'freelancer', { ...stars, text: 'Never again.' });
  const { items } = await app.must<{ items: { id: string }[] }>('GET', '/api/my/reviews', { as: 'freelancer' });
  return { slug, reviewId: items[0]?.id ?? '' };
}

test('a removed review counts in no rating, and counts again when its author’s appeal is granted', async () => {
  const { slug, reviewId } = await reviewed();
  const counted = async () =>
    (await app.must<{ rating: { reviews: number } | null }>('GET', `/api/services/by-slug/${slug}/reviews`)).rating
      ?.reviews ?? 0;
  expect(await counted()).toBe(1);
  await report('freelancer', 'review', reviewId);
  const caseId = (await queue()).items[0]?.id ?? '';
  await decide(caseId, 'removed');
  expect(await counted()).toBe(0);
  const given = await app.must<{ items: { hidden_reason: string }[] }>('GET', '/api/my/reviews?box=given', {
    as: 'client',
  });
  expect(given.items[0]?.hidden_reason).toBe(REASONS);
  await appeal('client', caseId);
  await answer(caseId, true);
  expect(await counted()).toBe(1);
});

test('a reported reply is decided against who wrote the reply, and the review stays', async () => {
  const { slug, reviewId } = await reviewed();
  await app.must('POST', `/api/reviews/${reviewId}/reply`, {
    as: 'freelancer',
    body: { text: 'Here is where this client lives.' },
  });
  const shown = async () =>
    (
      await app.must<{ items: { body: string; reply: object | null }[] }>(
        'GET',
        `/api/services/by-slug/${slug}/reviews`,
      )
    ).items;
  expect(await shown()).toMatchObject([{ reply: { text: 'Here is where this client lives.' } }]);
  expect((await report('freelancer', 'reply', reviewId)).status).toBe(409);
  expect((await report('client', 'reply', reviewId)).status).toBe(201);
  const line = (await queue()).items[0];
  expect(line).toMatchObject({
    kind: 'reply',
    author: { id: app.people.freelancer.id },
    text: 'Here is where this client lives.',
  });
  const before = (await app.must<{ items: MyDecision[] }>('GET', '/api/my/reports/decisions', { as: 'client' })).items
    .length;
  await decide(line?.id ?? '', 'removed');
  const [news] = (await announced('reports.case_decided')).slice(-1);
  expect(news?.facts).toMatchObject({ authorId: app.people.freelancer.id, reporterIds: [app.people.client.id] });
  expect(
    (await app.must<{ items: MyDecision[] }>('GET', '/api/my/reports/decisions', { as: 'client' })).items,
  ).toHaveLength(before);
  expect(await shown()).toMatchObject([{ body: 'They are a thief, and so is their family.', reply: null }]);
  const { items } = await app.must<{ items: { can_reply: boolean }[] }>('GET', '/api/my/reviews', { as: 'freelancer' });
  expect(items[0]).toMatchObject({ reply: null, can_reply: false });
  expect((await report('otherClient', 'reply', reviewId)).status).toBe(404);
  await appeal('freelancer', line?.id ?? '');
  await answer(line?.id ?? '', true);
  expect(await shown()).toMatchObject([{ reply: { text: 'Here is where this client lives.' } }]);
});

test('who reports a profile reads nothing that its person shows to nobody', async () => {
  const { id } = app.people.freelancer;
  const thing = () => app.must<{ text: string }>('GET', `/api/reports/thing?kind=profile&id=${id}`, { as: 'client' });
  const { bio } = await app.must<{ bio: string }>('GET', '/api/user/me', { as: 'freelancer' });
  expect((await thing()).text).toContain(bio);
  await app.must('POST', '/api/user/profile', { as: 'freelancer', body: { privacy_settings: { bio: 'only_me' } } });
  expect((await thing()).text).not.toContain(bio);
});

test('someone who leaves is in no report and no decision any more, and what was decided stays', async () => {
  const { context, people } = app;
  const records = async () => {
    const all: object[] = [];
    for (const part of personal.exportOf?.(context.db, people.otherFreelancer.id, context).parts ?? [])
      for await (const record of part.records) all.push(record);
    return all;
  };
  expect(await records()).toMatchObject([{ kind: 'profile', decision: 'removed', is_granted: true }]);
  await report('client', 'profile', people.otherFreelancer.id);
  await report('otherClient', 'profile', people.otherFreelancer.id);
  await context.database.transact(
    (tx) => personal.erase?.(tx, people.otherFreelancer.id, context) ?? Promise.resolve(),
  );
  expect(await records()).toEqual([]);
  // Nothing is decided any more about what was open, so it is not among the decisions.
  expect((await queue('decided')).items.every(({ decision }) => decision !== null)).toBe(true);
  const { items } = await app.must<{ items: { state: string; decision: string | null }[] }>('GET', '/api/my/reports', {
    as: 'otherClient',
  });
  expect(items[0]).toMatchObject({ state: 'closed', decision: null });
  expect((await queue('decided')).items.find(({ kind }) => kind === 'profile')).toMatchObject({
    author: null,
    text: '',
    decision: 'removed',
  });
});

const take = (id: string, mine: boolean, as: Person = 'operator') =>
  app.send<ReportLine>('POST', `/api/admin/reports/${id}/take`, { as, body: { mine } });
const dismiss = (ids: readonly string[], as: Person = 'operator') =>
  app.send<{ dismissed: number }>('POST', '/api/admin/reports/dismiss', { as, body: { ids, statement: REASONS } });
async function reported(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const { id } = await app.publish();
    await report('client', 'service', id);
    ids.push((await queue()).items.find((line) => line.thing_id === id)?.id ?? '');
  }
  return ids;
}

test('an operator takes a report and gives it back, and sees what was decided about its author', async () => {
  const [id = ''] = await reported(1);
  const { items } = await queue();
  const record = items.find((line) => line.id === id)?.author_record;
  expect(record).toMatchObject({
    is_suspended: false,
    suspensions: 0,
    removed: expect.any(Number),
    open: expect.any(Number),
  });
  expect((await take(id, true)).body.data.taken_by).toMatchObject({ is_me: true });
  expect((await take(id, false)).body.data.taken_by).toBeNull();
  expect((await take(id, true, 'client')).status).toBe(403);
  await decide(id, 'warned');
  expect((await take(id, true)).status).toBe(409);
  const later = await app.must<ReportLine>('GET', `/api/admin/reports/${id}`, { as: 'operator' });
  expect(later.author_record?.warned).toBe((record?.warned ?? 0) + 1);
});

test('several of one kind are dismissed together, and what was decided meanwhile stays', async () => {
  const ids = await reported(3);
  await decide(ids[0] ?? '', 'warned');
  expect((await dismiss([...ids, ids[1] ?? ''])).body.data).toEqual({ dismissed: 2 });
  const decided = (await queue('decided')).items.filter(({ id }) => ids.includes(id));
  expect(decided.map(({ decision }) => String(decision)).toSorted()).toEqual(['dismissed', 'dismissed', 'warned']);
  expect((await dismiss([])).status).toBe(422);
  expect((await dismiss(Array.from({ length: 21 }, () => ids[0] ?? ''))).status).toBe(422);
  expect((await dismiss([app.people.client.id])).status).toBe(404);
  expect((await dismiss(ids, 'client')).status).toBe(403);
});

test('kinds are not mixed, and two operators who choose the same ones notify everyone once', async () => {
  const ids = await reported(2);
  await report('client', 'profile', app.people.otherFreelancer.id);
  const profile = (await queue()).items.find(({ kind }) => kind === 'profile')?.id ?? '';
  expect((await dismiss([...ids, profile])).status).toBe(422);
  const before = (await announced('reports.case_decided')).length;
  const answers = await Promise.all([dismiss(ids), dismiss(ids.toReversed())]);
  expect(answers.map(({ body }) => body.data.dismissed).toSorted((a, b) => a - b)).toEqual([0, 2]);
  expect(await announced('reports.case_decided')).toHaveLength(before + 2);
  await decide(profile, 'dismissed');
});
