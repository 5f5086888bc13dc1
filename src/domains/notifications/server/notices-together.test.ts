/** Many announcements at once write what one by one would. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { passwordChanged } from '#domains/accounts/events.ts';
import { operatorNeeded } from '#domains/wallet/events.ts';
import { notifyOf, notifyTogether } from '#app/server/modules.ts';
import { orderDelivered, orderPaid, orderStarted } from '#domains/orders/events.ts';
import type { Context } from '#kit/server/context.ts';
import type { Announcement } from '#kit/server/jobs/reactions.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { testApp, type TestApp } from '#app/server/test-app.ts';

let base: TestDatabase;
let app: TestApp;
let context: Context;
const at = new Date('2026-11-18T12:00:00Z');
beforeAll(async () => {
  base = await testDatabase();
  app = await testApp({}, base);
  context = { ...app.context, clock: () => at };
});
afterAll(() => app.close());
beforeEach(() =>
  base.owner.query('truncate push_delivery, notification, notification_letter, notification_preference, job'),
);

function announcements(): Announcement[] {
  const order = (orderNumber: string) => ({
    orderId: 'x',
    orderNumber,
    clientId: app.people.client.id,
    freelancerId: app.people.freelancer.id,
    serviceTitle: 'A logo',
    reviewDueAt: '2026-11-21T12:00:00Z',
  });
  const all: [string, unknown][] = [
    [orderPaid.name, order('DK-2222-2222')],
    [orderStarted.name, { ...order('DK-2222-2222'), by: 'freelancer', dueAt: '2026-11-20T12:00:00Z' }],
    [orderStarted.name, { ...order('DK-2222-2222'), by: 'freelancer', dueAt: '2026-11-20T12:00:00Z' }],
    [orderPaid.name, order('DK-3333-3333')],
    [passwordChanged.name, { userId: app.people.client.id }],
    [passwordChanged.name, { userId: app.people.client.id }],
    [operatorNeeded.name, { what: 'dispute', subject: 'x', words: 'A bank asks.' }],
    [orderDelivered.name, { ...order('DK-4444-4444'), clientId: '01890000-0000-7000-8000-000000000000' }],
  ];
  return all.map(([event, facts], n) => ({ event, facts, id: String(800_000 + n), at: new Date(at.getTime() + n) }));
}

/** Everything that was written, without the ids that are made up. */
async function written() {
  const read = async (sql: string) => (await base.owner.query<Record<string, unknown>>(sql)).rows;
  return {
    notices: await read(
      `select n.user_id, event_id, event, topic, group_key, facts, n.essential, in_app, at, l.due_at,
         regexp_replace(l.slot, '^notice:.*', 'its own') as slot from notification n left
           join notification_letter l on l.id = n.letter_id order by event_id, n.user_id`,
    ),
    emails: await read(
      "select user_id, regexp_replace(slot, '^notice:.*', 'its own') as slot, count(*)::int from notification_letter group by 1, 2 order by 1, 2",
    ),
    due: await read("select name, lane, count(*)::int from job where name like '%letter_due' group by 1, 2 order by 1"),
    hinted: await read('select distinct unnest(topics) as topic from job where subject is null order by 1'),
    timers: await read('select name as kind, run_at as fires_at from job where subject is not null order by 2'),
  };
}

it.each([
  ['as everyone has it', {}],
  ['with quiet hours', { quiet_from: '11:00', quiet_to: '13:30' }],
  ['with a digest', { digest: 'daily' }],
  ['with orders off on the site', { topics: { orders: { inApp: false, mail: true } } }],
])('writes the same rows, emails and hints %s', async (_how, preference) => {
  const prefer = async () => {
    const { quiet_from = null, quiet_to = null, digest = 'off', topics = {} } = preference as Record<string, never>;
    await base.owner.query('truncate push_delivery, notification, notification_letter, notification_preference, job');
    await base.owner.query(
      'insert into notification_preference (user_id, topics, digest, quiet_from, quiet_to, saved_at) values ($1, $2, $3, $4, $5, now())',
      [app.people.client.id, JSON.stringify(topics), digest, quiet_from, quiet_to],
    );
  };
  await prefer();
  for (const { event, facts, id, at: then } of announcements()) await notifyOf(event, facts, context, { id, at: then });
  const oneByOne = await written();
  expect(oneByOne.notices.length).toBe(7);
  await prefer();
  await notifyTogether(announcements(), context);
  expect(await written()).toEqual(oneByOne);
});

it('changes nothing when a batch comes again, whole, in part, or twice in one', async () => {
  await notifyTogether(announcements(), context);
  const once = await written();
  await notifyTogether([...announcements(), ...announcements()].toReversed(), context);
  await notifyTogether(announcements().slice(2, 5), context);
  expect(await written()).toEqual(once);
});

it('hints each person once for a whole batch', async () => {
  await notifyTogether(announcements(), context);
  const { rows } = await base.owner.query<{ topics: string[] }>(
    "select topics from job where name = 'notifications.arrived'",
  );
  const topics = rows.flatMap((row) => row.topics);
  expect(topics.length).toBe(new Set(topics).size);
  expect(topics).toContain(`user:${app.people.client.id}`);
});

it('lets the email that cannot be turned off overtake', async () => {
  await notifyTogether(announcements(), context);
  expect((await written()).due).toEqual([
    { name: 'notifications.essential_letter_due', lane: 'urgent', count: 3 },
    { name: 'notifications.letter_due', lane: 'events', count: 3 },
  ]);
});
