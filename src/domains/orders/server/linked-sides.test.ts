import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedAccess } from '#domains/accounts/server/accounts.ts';
import { compareReactions } from '#domains/paid-work/server/compare-sides.ts';
import { standingOf } from '#domains/profiles/server/evaluate-levels.ts';
import { readServiceReviews } from '#domains/services/server/service-reviews.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import type { Actor } from '#kit/actor.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { approveDelivery } from './approve-delivery.ts';
import { deliverWork } from './deliver-work.ts';
import { orderWorld, TOTAL, type OrderWorld } from './order-world.ts';
import { placeOrder } from './place-order.ts';
import { reviewOrder } from './review-order.ts';
import { submitRequirements } from './submit-requirements.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await orderWorld();
});
afterAll(() => world.close());

const OLD_DAYS = 400;

/** An account with one sign-in, from this browser and address. */
async function openAccount(
  { days, device, address }: { days: number; device: string; address: string },
  userId = uuidv7(),
): Promise<Actor> {
  const { owner } = world.database;
  const openedAt = after(world.now(), -days * DAY_MS);
  await owner.query(
    `insert into account (id, email, email_verified_at, role, onboarded, username, first_name, last_name, created_at)
     values ($1, $4, $3, 'client', true, $2, 'Pat', 'Example', $3) on conflict (id) do update set created_at = $3`,
    [userId, `u${userId.slice(-12)}`, openedAt, `${userId}@example.com`],
  );
  await owner.query('insert into known_device (device_hash, user_id) values (sha256($1::text::bytea), $2)', [
    device,
    userId,
  ]);
  await owner.query(
    `insert into session (id, user_id, token_hash, created_at, last_used_at, expires_at, address, user_agent)
     values ($1, $2, sha256($6::bytea), $3, $3, $4, $5, 'Firefox')`,
    [uuidv7(), userId, world.now(), after(world.now(), DAY_MS), address, Buffer.from(userId)],
  );
  return { userId, sessionId: uuidv7(), role: 'client', isOperator: false, emailVerified: true, onboarded: true };
}

const stars = { communication: 5, quality: 5, value: 5, text: 'Everything as it should be, and quickly.' };

/** Ordered, delivered, approved and praised by both sides. */
async function trade(client: Actor): Promise<string> {
  const { freelancer, context, slug } = world;
  await world.addMoney(client, TOTAL);
  const { number: order_number } = await world.do((tx) =>
    placeOrder(
      tx,
      client,
      { service: slug, package: 'basic', extras: [], expected_total: TOTAL, pay_with: 'wallet' },
      context,
    ),
  );
  await world.do((tx) =>
    submitRequirements(tx, client, { order_number, answers: [{ id: 'name', text: 'B' }], files: [] }, context),
  );
  await world.do((tx) =>
    deliverWork(tx, freelancer, { order_number, note: 'Done', link: 'https://example.com', files: [] }, context),
  );
  await world.do((tx) => approveDelivery(tx, client, { order_number }, context));
  await world.do((tx) => reviewOrder(tx, client, { order_number, ...stars }, context));
  await world.do((tx) => reviewOrder(tx, freelancer, { order_number, ...stars }, context));
  return order_number;
}

const standing = () => standingOf(world.context.db, world.freelancer.userId, world.context);
const flags = async () =>
  (
    await world.database.owner.query<{ words: string }>(
      "select words from operator_flag where kind = 'linked_accounts' order by first_at, id",
    )
  ).rows.map(({ words }) => words);

it('gives no rank to three new accounts of one browser and address, and flags each', async () => {
  await openAccount({ days: OLD_DAYS, device: 'mine', address: '203.0.113.7' }, world.freelancer.userId);
  for (const name of ['first', 'second', 'third']) {
    const number = await trade(
      await openAccount({ days: 0, device: name === 'third' ? 'its own' : 'mine', address: '203.0.113.7' }),
    );
    const shared = name === 'third' ? 'network address' : 'browser, network address';
    expect((await flags()).at(-1)).toBe(
      `Both sides of ${number} share: ${shared}. Their work and reviews don’t count for levels and ratings.`,
    );
  }
  expect(await flags()).toHaveLength(3);
  expect(await standing()).toMatchObject({
    level: { measures: { orders: 0, clients: 0, rating: null } },
    record: { completed: 0, reviews: 0 },
  });
  expect((await readServiceReviews(world.context.db, { slug: world.slug })).items).toEqual([]);
});

it('leaves an honest pair alone, and counts for one office after flagging it once', async () => {
  await trade(await openAccount({ days: 0, device: 'theirs', address: '198.51.100.4' }));
  expect(await flags()).toHaveLength(3);
  const neighbor = await openAccount({ days: OLD_DAYS, device: 'next desk', address: '203.0.113.7' });
  await trade(neighbor);
  await trade(neighbor);
  expect(await flags()).toHaveLength(4);
  expect((await flags()).at(-1)).toMatch(/share: network address\. Their work still counts for ranking\.$/);
  expect(await standing()).toMatchObject({
    level: { measures: { orders: 3, clients: 2, rating: 5 } },
    record: { completed: 3, reviews: 3 },
  });
});

it('stops counting what was counted once a card or a payout destination is found to be shared', async () => {
  const { owner, database } = world.database;
  const { rows } = await owner.query<{ id: string; number: string; client_id: string }>(
    'select o.id, o.number, o.client_id from orders o join session s on s.user_id = o.client_id where s.address = $1',
    ['198.51.100.4'],
  );
  const [order] = rows;
  if (order === undefined) throw new Error('no order of the honest pair');
  await owner.query(
    `insert into payment_method (id, user_id, provider, live, provider_reference, kind, label, last4, fingerprint)
     select gen_random_uuid(), person, 'test', false, person::text, 'card', 'Visa', '4242', 'one card'
       from unnest($1::uuid[]) person`,
    [[order.client_id, world.freelancer.userId]],
  );
  expect(
    await database.transact((tx) => sharedAccess(tx, order.client_id, world.freelancer.userId, world.now())),
  ).toMatchObject({
    device: false,
    address: false,
  });
  const work = { clientId: order.client_id, freelancerId: world.freelancer.userId, number: order.number };
  for (const reaction of compareReactions)
    await reaction.react({ workId: order.id, kind: 'order', title: '', path: '', ...work } as never, world.context, {
      id: uuidv7(),
      at: world.now(),
    });
  expect((await flags()).at(-1)).toMatch(/share: payment card\. Their work and reviews don’t count/);
  expect(await standing()).toMatchObject({ record: { completed: 2, reviews: 2 } });
  const events = await owner.query("select 1 from job where name = 'accounts.linked' and facts->'userIds' ? $1", [
    order.client_id,
  ]);
  expect(events.rowCount).toBe(1);
});
