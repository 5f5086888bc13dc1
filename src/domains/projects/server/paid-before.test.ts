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
  await world.do((tx) => saveDraft(tx, world.client, id, goodBrief({ category, title: `Work that cost ${amount} cents` }), world.context));
  await world.do((tx) => postProject(tx, world.client, id, world.context));
  await world.do(async (tx) => recordPaid(tx, id, { contractId, amount: usd(amount), endedAt: world.context.clock() }));
  await world.database.owner.query("update project set state = 'closed', ended_at = now() where id = $1", [id]);
  return id;
}
const hint = (category: string) => readPaidBefore(world.context.db, category, world.context);

it('says what was paid from ten contracts on, of the category or of the one above it, and forgets what is old or was given back', async () => {
  for (let one = 0; one < 9; one += 1) await paid('logo-design', 40_000 + one * 1_000);
  expect(await hint('logo-design')).toEqual({ paid: null });
  const contract = uuidv7();
  const project = await paid('brand-identity', 90_000, contract);
  expect(await hint('logo-design')).toEqual({ paid: { category: 'Brand and graphic design', contracts: 10, low: usd(42_000), high: usd(47_000) } });
  await world.do(async (tx) => recordPaid(tx, project, { contractId: contract, amount: usd(0), endedAt: world.context.clock() }));
  expect(await hint('logo-design')).toEqual({ paid: null });
  await paid('logo-design', 49_000);
  expect(await hint('logo-design')).toMatchObject({ paid: { category: 'Logo design', contracts: 10, low: usd(42_000), high: usd(47_000) } });
  expect(await hint('brand-identity')).toMatchObject({ paid: { category: 'Brand and graphic design' } });
  expect(await hint('translation')).toEqual({ paid: null });
  expect(await hint('nothing-of-the-kind')).toEqual({ paid: null });
  world.sleep(731 * DAY_MS);
  expect(await hint('logo-design')).toEqual({ paid: null });
});
