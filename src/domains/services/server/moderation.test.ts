import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '#app/server/test-app.ts';
import type { Actor } from '#kit/actor.ts';
import { composed } from '#kit/server/db/database.ts';
import type { ReviewLine } from '../moderation-contract.ts';
import { goodDraft } from '../test-draft.ts';
import { reviewTimers } from './decide-review.ts';
import { noteOverdueReviews } from './overdue-reviews.ts';
import { reportableService } from './reportable.ts';
import { followStanding } from './sellers-standing.ts';

let app: TestApp;
let count = 0;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(() => mode('auto'));

const mode = (to: 'auto' | 'manual') =>
  app.must('PUT', '/api/admin/services/mode', { as: 'operator', body: { mode: to, reason: 'For this test only.' } });
/** Of their own title each, so that no test is another's duplicate. */
const draftOf = (over: Parameters<typeof goodDraft>[0] = {}) =>
  goodDraft({ title: `A mark for shop number ${(count += 1)}`, ...over });
const save = (id: string, body: object) => app.must('PUT', `/api/my/services/${id}`, { as: 'freelancer', body });
const draft = async (over: Parameters<typeof goodDraft>[0] = {}) => {
  const { id } = await app.must<{ id: string }>('POST', '/api/my/services', { as: 'freelancer', body: {} });
  await save(id, draftOf(over));
  return id;
};
const publish = (id: string) =>
  app.send<{ state: string; slug: string | null }>('POST', `/api/my/services/${id}/publish`, { as: 'freelancer' });
const reviewOf = async (id: string): Promise<ReviewLine | undefined> =>
  (
    await app.must<{ items: ReviewLine[] }>('GET', '/api/admin/services/reviews?limit=100', { as: 'operator' })
  ).items.find((item) => item.service_id === id);
const decide = async (id: string, decision: string, reason?: string) =>
  app.send('POST', `/api/admin/services/reviews/${(await reviewOf(id))?.id}/decide`, {
    as: 'operator',
    body: { decision, ...(reason === undefined ? {} : { reason }) },
  });
const stateOf = async (id: string) =>
  (await app.must<{ state: string }>('GET', `/api/my/services/${id}`, { as: 'freelancer' })).state;
const shownTitle = async (slug: string) =>
  (
    await app.send<{ content: { title: string; packages: { price: { amount: string } }[] } }>(
      'GET',
      `/api/services/by-slug/${slug}`,
    )
  ).body.data;

test('with auto a clean service is live immediately and nobody has to look at it', async () => {
  const id = await draft();
  expect((await publish(id)).body.data.state).toBe('active');
  expect(await reviewOf(id)).toBeUndefined();
});

test('a rule that blocks refuses with its reason at the field, and one that flags lets staff look afterwards', async () => {
  const blocked = await draft({ description: `${draftOf().description} Write to ada@mail.example first.` });
  const refused = await publish(blocked);
  expect(refused.status).toBe(422);
  expect(refused.body.errors['description']?.[0]).toMatch(/contact details/);
  expect(await stateOf(blocked)).toBe('draft');

  const flagged = await draft({ tags: ['guaranteed', 'logo', 'sign'] });
  expect((await publish(flagged)).body.data.state).toBe('active');
  expect(await reviewOf(flagged)).toMatchObject({
    kind: 'afterwards',
    state: 'waiting',
    findings: [{ kind: 'words', field: 'tags', found: 'guaranteed' }],
  });
});

test('a rule that is off finds nothing', async () => {
  const { rules } = await app.must<{ rules: { id: string; kind: string; words: string[] }[] }>(
    'GET',
    '/api/admin/services/rules',
    { as: 'operator' },
  );
  const rule = rules.find(({ words }) => words.includes('guaranteed'));
  const to = (isOn: boolean) =>
    app.must('PUT', `/api/admin/services/rules/${rule?.id}`, {
      as: 'operator',
      body: { words: rule?.words, factor: null, effect: 'flag', reason: 'Promise only what you deliver.', is_on: isOn },
    });
  await to(false);
  const id = await draft({ tags: ['guaranteed', 'logo', 'sign'] });
  await publish(id);
  expect(await reviewOf(id)).toBeUndefined();
  await to(true);
});

test('sent back afterwards, it is not live until its seller changed it; the reason is mandatory', async () => {
  const id = await draft({ tags: ['guaranteed', 'logo', 'sign'] });
  const { slug } = (await publish(id)).body.data;
  expect((await decide(id, 'needs_changes')).status).toBe(422);
  expect((await decide(id, 'needs_changes', 'Remove the word guaranteed.')).status).toBe(200);
  expect(await stateOf(id)).toBe('needs_changes');
  expect((await app.send('GET', `/api/services/by-slug/${slug}`)).status).toBe(404);
  await save(id, draftOf());
  expect((await publish(id)).body.data).toMatchObject({ state: 'active', slug });
});

test('with manual a new service waits for staff, and goes live with their approval', async () => {
  await mode('manual');
  const id = await draft();
  expect((await publish(id)).body.data).toMatchObject({ state: 'pending_review', slug: null });
  expect((await app.send('PUT', `/api/my/services/${id}`, { as: 'freelancer', body: draftOf() })).body.code).toBe(
    'wrong_state',
  );
  expect((await decide(id, 'approved')).status).toBe(200);
  expect(await stateOf(id)).toBe('active');
});

test('of a live service price changes immediately, and its title once it is approved; orders keep their version', async () => {
  const id = await draft();
  const { slug } = (await publish(id)).body.data;
  const before = await shownTitle(slug ?? '');
  await mode('manual');
  const packages = draftOf().packages.map((servicePackage) => ({
    ...servicePackage,
    price: { amount: '9900', currency: 'USD' },
  }));
  await save(id, draftOf({ title: 'A new name for the same old work', packages }));
  expect((await publish(id)).body.data.state).toBe('active');
  const between = await shownTitle(slug ?? '');
  expect([between.content.title, between.content.packages[0]?.price.amount]).toEqual([before.content.title, '9900']);
  expect(await reviewOf(id)).toMatchObject({ kind: 'change', title: 'A new name for the same old work' });
  await decide(id, 'approved');
  expect((await shownTitle(slug ?? '')).content.title).toBe('A new name for the same old work');
});

test('a denied change leaves what is live, a denied service is denied for good, and no review is decided twice', async () => {
  const id = await draft();
  const { slug } = (await publish(id)).body.data;
  await mode('manual');
  await save(id, draftOf({ title: 'Something that we do not want here' }));
  await publish(id);
  const review = await reviewOf(id);
  await decide(id, 'denied', 'This title says what you don’t do.');
  expect((await shownTitle(slug ?? '')).content.title).not.toContain('do not want');
  expect(await stateOf(id)).toBe('active');
  const again = await app.send('POST', `/api/admin/services/reviews/${review?.id}/decide`, {
    as: 'operator',
    body: { decision: 'approved' },
  });
  expect(again.body.code).toBe('wrong_state');

  const other = await draft();
  await publish(other);
  await decide(other, 'denied', 'We don’t offer this kind of work.');
  expect(await stateOf(other)).toBe('denied');
  expect((await publish(other)).body.code).toBe('wrong_state');
});

test('two decisions at the same moment: one holds', async () => {
  await mode('manual');
  const id = await draft();
  await publish(id);
  const answers = await Promise.all([
    decide(id, 'approved'),
    decide(id, 'denied', 'We don’t offer this kind of work.'),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('what nobody changed within 30 days is a draft again, and can be published later', async () => {
  await mode('manual');
  const id = await draft();
  await publish(id);
  await decide(id, 'needs_changes', 'Say which files the buyer gets.');
  const [timer] = reviewTimers;
  const due = await app.context.database.transact((tx) =>
    tx.row(
      composed<{ days: number }>(
        "select extract(day from run_at - now())::integer as days from job where name = 'service.changes_due' and subject = $1",
      ),
      [id],
    ),
  );
  expect(due?.days).toBeGreaterThanOrEqual(29);
  await app.context.database.transact((tx) => timer?.fire(tx, id, app.context));
  expect(await stateOf(id)).toBe('draft');
  await mode('auto');
  expect((await publish(id)).body.data.state).toBe('active');
});

test('approved while its seller is suspended, it is live only once they are back', async () => {
  const { id: sellerId } = app.people.freelancer;
  await mode('manual');
  const id = await draft();
  await publish(id);
  const suspend = (at: Date | null) =>
    app.base.database.transact((tx) =>
      tx.rows(composed('update account set suspended_at = $2::timestamptz where id = $1'), [sellerId, at]),
    );
  await suspend(new Date());
  expect((await decide(id, 'approved')).body.data).toMatchObject({ service_state: 'paused' });
  await suspend(null);
  await app.context.database.transact((tx) => followStanding(tx, sellerId, app.context));
  expect(await stateOf(id)).toBe('active');
});

test('what was paused before it was put on hold is paused again when the hold ends', async () => {
  const [live, paused] = [await draft(), await draft()];
  for (const id of [live, paused]) await publish(id);
  await app.must('POST', `/api/my/services/${paused}/pause`, { as: 'freelancer' });
  const removal = {
    reason: 'Reported as misleading.',
    actor: { userId: app.people.operator.id } as Actor,
    at: new Date(),
  };
  for (const id of [live, paused]) {
    await app.context.database.transact((tx) => reportableService.hide(tx, { id, ...removal }, app.context));
    expect(await stateOf(id)).toBe('on_hold');
    await app.context.database.transact((tx) => reportableService.show(tx, { id, ...removal }, app.context));
  }
  expect([await stateOf(live), await stateOf(paused)]).toEqual(['active', 'paused']);
  await app.must('POST', `/api/my/services/${paused}/resume`, { as: 'freelancer' });
});

test('one that waits longer than 24 hours is overdue: marked in the queue, and staff are notified once', async () => {
  await mode('manual');
  const id = await draft();
  await publish(id);
  await mode('auto');
  const flagged = await draft({ tags: ['guaranteed', 'logo', 'sign'] });
  await publish(flagged);
  const notified = async () =>
    (
      await app.base.database.pool.query<{ id: string }>(
        "select facts->>'serviceId' as id from job where name = 'service.review_overdue'",
      )
    ).rows.filter((notice) => notice.id === id || notice.id === flagged);
  const note = () => noteOverdueReviews(app.context);
  await note();
  expect(await notified()).toEqual([]);
  expect(await reviewOf(id)).toMatchObject({ is_overdue: false });
  await app.base.database.pool.query(
    "update service_review set asked_at = asked_at - interval '25 hours' where service_id = any ($1)",
    [[id, flagged]],
  );
  expect(await reviewOf(id)).toMatchObject({ is_overdue: true });
  // Live already, so nobody waits for it.
  expect(await reviewOf(flagged)).toMatchObject({ is_overdue: false, due_at: null });
  await note();
  await note();
  expect(await notified()).toEqual([{ id }]);
  const queue = await app.must<{ overdue: number; items: { asked_at: string }[] }>(
    'GET',
    '/api/admin/services/reviews?limit=100',
    { as: 'operator' },
  );
  expect(queue.overdue).toBe(1);
  expect(queue.items.map((item) => item.asked_at)).toEqual(queue.items.map((item) => item.asked_at).toSorted());
  await decide(id, 'approved');
  expect(await app.must('GET', '/api/admin/services/reviews?limit=1', { as: 'operator' })).toMatchObject({
    overdue: 0,
  });
});

test('verified sellers with five clean services go live whatever the setting', async () => {
  const { id: sellerId } = app.people.freelancer;
  await app.context.database.transact((tx) =>
    tx.rows(composed('delete from service_review where seller_id = $1'), [sellerId]),
  );
  for (let index = 0; index < 5; index += 1) await publish(await draft());
  await mode('manual');
  expect((await publish(await draft())).body.data.state).toBe('pending_review');
  await app.base.database.transact((tx) =>
    tx.rows(composed('update account set identity_verified_at = now(), phone_verified_at = now() where id = $1'), [
      sellerId,
    ]),
  );
  expect((await publish(await draft())).body.data.state).toBe('active');
  expect((await publish(await draft({ tags: ['guaranteed', 'a', 'b'] }))).body.data.state).toBe('pending_review');
});
