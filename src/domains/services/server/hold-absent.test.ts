import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '#app/server/test-app.ts';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { holdAbsent } from './hold-absent.ts';
import { offerForOrder, serviceToOffer } from './offer-for-order.ts';
import { reportableService } from './reportable.ts';

let home: TestDatabase;
let app: TestApp;
let seller: string;
beforeAll(async () => {
  home = await testDatabase();
  app = await testApp({}, home);
  seller = app.people.freelancer.id;
});
afterAll(() => app.close());

interface Mine {
  readonly id: string;
  readonly state: string;
  readonly hold: string | null;
  readonly actions: readonly string[];
}

const owner = (text: string, values: readonly unknown[] = []) => home.owner.query(text, [...values]);
beforeEach(async () => {
  await owner("update service set state = 'archived'");
  await owner('delete from service_card');
});

/** As the sweep would find it so many days from now. */
const sweep = (days: number) => holdAbsent({ ...app.context, clock: () => after(app.context.clock(), days * DAY_MS) });
const mine = async (id: string): Promise<Mine> => {
  const found = (await app.must<{ items: Mine[] }>('GET', '/api/my/services', { as: 'freelancer' })).items.find(
    (item) => item.id === id,
  );
  if (found === undefined) throw new Error('not listed');
  return found;
};
const absent = async (): Promise<void> => {
  await sweep(54);
  await sweep(61);
};
const resume = (id: string) => app.send('POST', `/api/my/services/${id}/resume`, { as: 'freelancer' });
const moves = async (id: string): Promise<string[]> =>
  (await owner('select move from service_event where service_id = $1 order by id', [id])).rows.map((row) =>
    String(row.move),
  );
const watched = async (): Promise<{ warned_at: Date | null } | undefined> =>
  (await owner('select warned_at from seller_absence where user_id = $1', [seller])).rows[0];

test('what is on sale goes on hold 7 days after the notice, once, and its seller resumes it', async () => {
  const { id, slug } = await app.publish();
  const pausedOne = await app.publish();
  await app.must('POST', `/api/my/services/${pausedOne.id}/pause`, { as: 'freelancer' });
  await sweep(52);
  expect(await watched()).toMatchObject({ warned_at: null });
  await sweep(54);
  await sweep(54);
  expect((await watched())?.warned_at).not.toBeNull();
  expect((await mine(id)).state).toBe('active');
  await sweep(60);
  expect((await mine(id)).state).toBe('active');
  await sweep(61);
  await sweep(62);

  expect(await mine(id)).toMatchObject({ state: 'on_hold', hold: 'absence' });
  expect((await mine(id)).actions.toSorted()).toEqual(['archive', 'resume']);
  expect((await mine(pausedOne.id)).state).toBe('paused');
  expect((await moves(id)).filter((move) => move === 'hold')).toHaveLength(1);
  expect((await app.send('GET', `/api/services/by-slug/${slug}`)).status).toBe(404);
  expect((await app.must<{ items: unknown[] }>('GET', '/api/services')).items).toEqual([]);
  await expect(offerForOrder(app.context.db, { slug, packageKey: 'basic', extras: [] })).rejects.toMatchObject({
    data: { state: 'on_hold' },
  });
  expect(await serviceToOffer(app.context.db, slug)).toMatchObject({ isListed: false, isOrderable: true });

  expect((await resume(id)).status).toBe(200);
  expect(await mine(id)).toMatchObject({ state: 'active', hold: null });
  expect((await app.send('GET', `/api/services/by-slug/${slug}`)).status).toBe(200);
  expect(await watched()).toBeDefined();
});

test('who comes back after the notice keeps what they sell', async () => {
  const { id } = await app.publish();
  await sweep(54);
  await owner("update account set last_activity_at = now() + interval '55 days' where id = $1", [seller]);
  await sweep(61);
  await sweep(62);
  expect((await mine(id)).state).toBe('active');
  expect(await watched()).toMatchObject({ warned_at: null });
  await owner('update account set last_activity_at = now() where id = $1', [seller]);
});

test('a hold by staff is not the seller’s to end, also when it follows one for absence', async () => {
  const { id } = await app.publish();
  await absent();
  const removal = {
    id,
    reason: 'It copies another service.',
    actor: { userId: app.people.operator.id } as Actor,
    at: app.context.clock(),
  };
  await app.context.database.transact((tx) => reportableService.hide(tx, removal as never, app.context));
  expect(await mine(id)).toMatchObject({ state: 'on_hold', hold: 'staff', actions: ['archive'] });
  expect((await resume(id)).status).toBe(409);
  await app.context.database.transact((tx) => reportableService.show(tx, removal as never, app.context));
  expect(await mine(id)).toMatchObject({ state: 'active', hold: null });
});

test('several runs at once, a pause and a resumption take turns', async () => {
  const [service, other] = [await app.publish(), await app.publish()];
  await app.must('POST', `/api/my/services/${other.id}/pause`, { as: 'freelancer' });
  await sweep(54);
  await Promise.all([
    sweep(61),
    sweep(61),
    app.send('POST', `/api/my/services/${service.id}/pause`, { as: 'freelancer' }),
    resume(other.id),
    sweep(61),
  ]);
  for (const { id } of [service, other]) {
    const { state } = await mine(id);
    expect(['active', 'paused', 'on_hold']).toContain(state);
    expect((await moves(id)).filter((move) => move === 'hold').length).toBeLessThanOrEqual(1);
    if (state === 'active') expect(await watched()).toBeDefined();
  }
});

test('people of a demo are never absent', async () => {
  const { id } = await app.publish();
  const context = { ...app.context, config: { ...app.context.config, demo: true } };
  for (const days of [54, 61])
    expect(await holdAbsent({ ...context, clock: () => after(app.context.clock(), days * DAY_MS) })).toBe(false);
  expect((await mine(id)).state).toBe('active');
});

test('a run reads only what is due, by its index', async () => {
  await owner(
    "insert into seller_absence (user_id, due_at) select gen_random_uuid(), now() + (g || ' minutes')::interval from generate_series(1, 50000) g",
  );
  await owner('analyze seller_absence');
  const { rows } = await owner(
    'explain select user_id, warned_at from seller_absence where due_at <= now() order by due_at limit 50 for update skip locked',
  );
  expect(JSON.stringify(rows)).toContain('seller_absence_due');
  await owner('delete from seller_absence where user_id <> $1', [seller]);
});
