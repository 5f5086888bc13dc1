/** Budget hints on a real database. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderWorld, usd, type OrderWorld } from '#domains/orders/server/order-world.ts';
import { DAY_MS } from '#kit/clock.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { goodBrief } from '../test-brief.ts';
import { readPaidBefore, recordPaid } from './paid-before.ts';
import { postProject } from './post-project.ts';
import { createProject, saveDraft } from './write-draft.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await orderWorld();
});
afterAll(() => world.close());

async function paid(category: string, amount: number, contractId = uuidv7()): Promise<string> {
  const { id } = await world.do((tx) => createProject(tx, world.client, {}, world.context));
  await world.do((tx) =>
    saveDraft(tx, world.client, id, goodBrief({ category, title: `Work that cost ${amount} cents` }), world.context),
  );
  await world.do((tx) => postProject(tx, world.client, id, world.context));
  await world.do(async (tx) => recordPaid(tx, id, { contractId, amount: usd(amount), endedAt: world.context.clock() }));
  await world.database.owner.query("update project set state = 'closed', ended_at = now() where id = $1", [id]);
  return id;
}
const hint = (category: string) => readPaidBefore(world.context.db, category, world.context);

it('says what was paid from ten contracts on, of the category or of the one above it, and forgets what is old or was given back', async () => {
  for (let count = 0; count < 9; count += 1) await paid('logo-design', 40_000 + count * 1_000);
  expect(await hint('logo-design')).toMatchObject({ paid: null });
  const contract = uuidv7();
  const project = await paid('brand-identity', 90_000, contract);
  expect(await hint('logo-design')).toMatchObject({
    paid: { category: 'Brand and graphic design', count: 10, low: usd(42_000), high: usd(47_000) },
  });
  await world.do(async (tx) =>
    recordPaid(tx, project, { contractId: contract, amount: usd(0), endedAt: world.context.clock() }),
  );
  expect(await hint('logo-design')).toMatchObject({ paid: null });
  await paid('logo-design', 49_000);
  expect(await hint('logo-design')).toMatchObject({
    paid: { category: 'Logo design', count: 10, low: usd(42_000), high: usd(47_000) },
  });
  expect(await hint('brand-identity')).toMatchObject({ paid: { category: 'Brand and graphic design' } });
  expect(await hint('translation')).toMatchObject({ paid: null });
  expect(await hint('nothing-of-the-kind')).toMatchObject({ paid: null });
  world.sleep(731 * DAY_MS);
  expect(await hint('logo-design')).toMatchObject({ paid: null });
});

it('falls back to what services start at and to open budgets of the category, each said as what it is', async () => {
  const young = 'voice-over';
  expect(await hint(young)).toEqual({ paid: null, services: null, budgets: null });
  const { owner } = world.database;
  for (let count = 1; count <= 5; count += 1) {
    const { id } = await world.do((tx) => createProject(tx, world.client, {}, world.context));
    const budget = { budget_least: usd(10_000), budget_most: usd(count * 20_000), milestones: [] };
    await world.do((tx) =>
      saveDraft(
        tx,
        world.client,
        id,
        goodBrief({ category: young, title: `Voice for film number ${count}`, ...budget }),
        world.context,
      ),
    );
    await world.do((tx) => postProject(tx, world.client, id, world.context));
    if (count < 5) expect(await hint(young)).toMatchObject({ budgets: null });
  }
  expect(await hint(young)).toMatchObject({
    paid: null,
    services: null,
    budgets: { category: 'Voice-over', count: 5, low: usd(40_000), high: usd(80_000) },
  });
  // A budget that isn’t decided is no amount.
  const { id } = await world.do((tx) => createProject(tx, world.client, {}, world.context));
  await world.do((tx) =>
    saveDraft(
      tx,
      world.client,
      id,
      goodBrief({ category: young, title: 'Voice for one more film', budget_undecided: true }),
      world.context,
    ),
  );
  await world.do((tx) => postProject(tx, world.client, id, world.context));
  expect(await hint(young)).toMatchObject({ budgets: { count: 5 } });
  await owner.query(
    `with made as (insert into service (id, seller_id, state, slug, draft, draft_saved_at, created_at)
       select gen_random_uuid(), $1, 'draft', 'voice-' || n, '{}', now(), now() from generate_series(1, 5) n
         returning id, slug)
     insert into service_card (service_id, seller_id, slug, title, category, top_category, price, delivery_days, rating,
       score, published_at, card, heading, search)
     select id, $1, slug, 'Voice', 'e-learning-narration', 'voice-audio', right(slug, 1)::integer * 1000, 3, 0, 0,
       now(), '{}', '', '' from made`,
    [world.freelancer.userId],
  );
  // Of the category above, because none of them is a voice-over.
  expect(await hint(young)).toMatchObject({
    services: { category: 'Voice and audio', count: 5, low: usd(2_000), high: usd(4_000) },
  });
});
