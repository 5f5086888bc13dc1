/** What a new client needs becomes their first draft, on a real database. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderWorld, type OrderWorld } from '#domains/orders/server/order-world.ts';
import { saveProfile } from '#domains/profiles/server/profiles.ts';
import { goodBrief } from '../test-brief.ts';
import { projectDashboards } from './dashboards.ts';
import { projectFacts } from './facts.ts';
import { draftFirstProject } from './first-draft.ts';
import { readInWizard, readMyProjects } from './my-projects.ts';
import { postProject } from './post-project.ts';
import { saveDraft } from './write-draft.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await orderWorld();
});
afterAll(() => world.close());

const NEED = 'Three signs for a bakery in Malmö. The mark exists.';
const drafts = async () =>
  (await readMyProjects(world.context.db, world.client, { tab: 'drafts' }, world.context)).items;
const nextSteps = async () => {
  const part = projectDashboards.find(({ of }) => of === 'client');
  return (await part?.read(world.context.db, world.client, world.context))?.turns ?? [];
};
const onDashboard = async () =>
  (await projectDashboards.find(({ of }) => of === 'client')?.read(world.context.db, world.client, world.context))
    ?.data;
const stated = async () =>
  (
    await world.database.owner.query<{ facts: { userId: string } }>(
      "select facts from job where name = 'profiles.need_stated'",
    )
  ).rows.map(({ facts }) => facts);
const say = (need: string | null) =>
  world.do((tx) => saveProfile(tx, world.client.userId, { hiring_needs: need }, world.context));

it('makes one draft of it, which is the next step until something is posted', async () => {
  await say('  ');
  expect(await stated()).toEqual([]);
  await say(NEED);
  await say(`${NEED} Soon.`);
  const [facts, ...more] = await stated();
  expect([facts, more]).toEqual([{ userId: world.client.userId }, []]);
  await draftFirstProject({ userId: world.client.userId }, world.context);
  // A reaction may run twice (JOB-2).
  await draftFirstProject({ userId: world.client.userId }, world.context);
  const [draft, ...others] = await drafts();
  expect([draft, others]).toMatchObject([{ title: 'Three signs for a bakery in Malmö', state: 'draft' }, []]);
  const id = draft?.id ?? '';
  expect(await readInWizard(world.context.db, world.client, id, world.context)).toMatchObject({
    draft: { description: `${NEED} Soon.`, category: null },
  });
  expect(await nextSteps()).toMatchObject([{ kind: 'project', what: 'draft', id, slug: null }]);
  expect(await onDashboard()).toEqual({ projects: { open: [], count: 0 } });
  expect(await projectFacts.hasPosted?.(world.context.db, world.client.userId)).toBe(false);
  await world.do((tx) => saveDraft(tx, world.client, id, goodBrief(), world.context));
  await world.do((tx) => postProject(tx, world.client, id, world.context));
  expect(await nextSteps()).toEqual([]);
  expect(await onDashboard()).toMatchObject({
    projects: { open: [{ id, state: 'open', proposals: 0, step: 'invite' }], count: 1 },
  });
  expect(await projectFacts.hasPosted?.(world.context.db, world.client.userId)).toBe(true);
  await draftFirstProject({ userId: world.client.userId }, world.context);
  expect(await drafts()).toEqual([]);
});
