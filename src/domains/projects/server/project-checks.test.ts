/** Each check of projects finds the fault it is for. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderWorld, type OrderWorld } from '#domains/orders/server/order-world.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { goodBrief } from '../test-brief.ts';
import { postProject } from './post-project.ts';
import { projectChecks } from './project-checks.ts';
import { createProject, saveDraft } from './write-draft.ts';

let world: OrderWorld;
let open: string;
beforeAll(async () => {
  world = await orderWorld();
  const { id } = await world.do((tx) => createProject(tx, world.client, {}, world.context));
  await world.do((tx) => saveDraft(tx, world.client, id, goodBrief(), world.context));
  await world.do((tx) => postProject(tx, world.client, id, world.context));
  open = id;
});
afterAll(() => world.close());

const faults: Record<string, () => string> = {
  'open-project-has-its-timer': () => `delete from job where subject = '${open}'`,
  'project-matches-its-timeline': () => `update project set state = 'reviewing' where id = '${open}'`,
  'project-has-its-versions': () =>
    `update project set content = content || '{"title": "Another title"}' where id = '${open}'`,
};

it('an honest history breaks nothing, and every check has a fault that proves it', async () => {
  expect(await violations(world.database.owner, projectChecks)).toEqual([]);
  expect(Object.keys(faults).toSorted()).toEqual(projectChecks.map(({ name }) => name).toSorted());
});

it.each(projectChecks.map(({ name }) => name))('%s finds its fault', async (name) => {
  const client = await world.database.owner.connect();
  try {
    await client.query('begin');
    await client.query(faults[name]?.() ?? '');
    expect(
      (await client.query(projectChecks.find((projectCheck) => projectCheck.name === name)?.sql ?? '')).rowCount,
    ).toBeGreaterThan(0);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
