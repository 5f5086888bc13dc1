/** Finding projects on a real database: words, filters, orders, pages, and how fresh an answer is. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderWorld, usd, type OrderWorld } from '#domains/orders/server/order-world.ts';
import { knownStatements } from '#kit/server/db/statement.ts';
import { goodBrief } from '../test-brief.ts';
import { stopProposals } from './end-project.ts';
import { projectsFound, type ProjectQuery } from './list-projects.ts';
import { postProject } from './post-project.ts';
import { suggestProjects } from './suggest-projects.ts';
import { createProject, saveDraft } from './write-draft.ts';

let world: OrderWorld;
const ids: Record<string, string> = {};

const posted = async (title: string, over: Parameters<typeof goodBrief>[0] = {}): Promise<string> => {
  const { id } = await world.do((tx) => createProject(tx, world.client, {}, world.context));
  await world.do((tx) => saveDraft(tx, world.client, id, goodBrief({ title, ...over }), world.context));
  await world.do((tx) => postProject(tx, world.client, id, world.context));
  ids[title] = id;
  world.sleep(60_000);
  return id;
};
const find = (query: ProjectQuery = {}) => projectsFound(world.context.db, query, world.context);
const titles = async (query: ProjectQuery = {}) => (await find(query)).items.map(({ title }) => title);

const SIGNS = 'Three signs for a bakery in Malmö';
const FILM = 'A short film about how our bread is made';
const SITE = 'A website for a chain of small bakeries';

beforeAll(async () => {
  world = await orderWorld();
  await posted(SIGNS);
  await posted(FILM, {
    category: 'video-editing',
    skills: ['video-editing', 'logo-design'],
    budget_least: usd(150_000),
    budget_most: usd(200_000),
    milestones: [],
  });
  await posted(SITE, { skills: ['figma'], budget_least: usd(5_000), budget_most: usd(90_000), milestones: [] });
  await posted('A project that only invited people see', { visibility: 'invite_only' });
});
afterAll(() => world.close());

describe('projects', () => {
  it('are found newest first, and only what anyone may see', async () => {
    expect(await titles()).toEqual([SITE, FILM, SIGNS]);
    const { total, categories, items } = await find();
    expect(total).toBe(3);
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect(items[0]).toMatchObject({
      budget_most: usd(90_000),
      proposals: 0,
      client: { is_verified: false, hire_rate: null },
    });
  });

  it('are found with typos, in the title, the skills and the text', async () => {
    expect(await find({ q: 'bakry' })).toMatchObject({ match: 'similar', corrected: 'bakery' });
    expect(await titles({ q: 'film' })).toEqual([FILM]);
    expect((await titles({ q: SIGNS }))[0]).toBe(SIGNS);
    expect(await titles({ q: 'zzqxyv' })).toEqual([]);
  });

  it('are suggested by the box that searches services', async () => {
    const suggested = await suggestProjects.suggest(world.context.db, 'short film', world.context);
    expect(suggested[0]).toMatchObject({ kind: 'project', text: FILM });
    expect(suggested[0]?.path).toMatch(/^\/projects\/a-short-film/);
    expect(await suggestProjects.suggest(world.context.db, 'zzqxyv', world.context)).toEqual([]);
  });

  it('without a budget match no budget, come last by it, and are funded with the least that a budget can be', async () => {
    const OPEN = 'A book about bread, and no idea of its price';
    const over = { budget_undecided: true, milestones: [], level: 'expert', due_on: '2026-04-20', days: null } as const;
    const id = await posted(OPEN, over);
    expect((await find()).items.find(({ title }) => title === OPEN)).toMatchObject({
      budget_least: null,
      budget_most: null,
      level: 'expert',
      due_on: '2026-04-20',
    });
    expect(await titles({ max_budget: '1000000' })).not.toContain(OPEN);
    expect(await titles({ min_budget: '1' })).not.toContain(OPEN);
    expect((await titles({ sort: 'budget_high' })).at(-1)).toBe(OPEN);
    expect(await titles({ funded: 'true' })).not.toContain(OPEN);
    await world.do((tx) => stopProposals(tx, world.client, id, world.context));
  });

  it('are narrowed by skill, budget, age, proposals and what is known of the client', async () => {
    expect(await titles({ skill: 'video-editing' })).toEqual([FILM]);
    expect(await titles({ min_budget: '1000' })).toEqual([FILM]);
    expect(await titles({ max_budget: '100' })).toEqual([SITE]);
    expect(await titles({ posted_within: 1 })).toHaveLength(3);
    await world.database.owner.query('update project set proposals = 7 where id = $1', [ids[SIGNS]]);
    expect(await titles({ max_proposals: 4 })).toEqual([SITE, FILM]);
    expect(await titles({ verified: 'true' })).toEqual([]);
    expect(await titles({ min_hire_rate: 50 })).toEqual([]);
    expect(await titles({ category: 'no-such-category' })).toEqual([]);
    await expect(find({ min_budget: 'much' })).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('are paged without losing or repeating any, in each order', async () => {
    for (const sort of ['newest', 'budget_high', 'few_proposals', 'ending_soon', 'relevance'] as const) {
      const q = sort === 'relevance' ? 'bread bakery bakeries' : '';
      const all = await titles({ sort, q });
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await find({ sort, q, limit: 1, ...(cursor === undefined ? {} : { cursor }) });
        seen.push(...page.items.map(({ title }) => title));
        cursor = page.next_cursor ?? undefined;
      } while (cursor !== undefined);
      expect(seen).toEqual(all);
    }
    expect(await titles({ sort: 'budget_high' })).toEqual([FILM, SITE, SIGNS]);
    expect((await titles({ sort: 'few_proposals' })).at(-1)).toBe(SIGNS);
    await expect(find({ cursor: 'elsewhere' })).rejects.toMatchObject({ code: 'invalid_shape' });
  });

  it('leave the list with the command that ends them', async () => {
    expect(await titles()).toContain(FILM);
    await world.do((tx) => stopProposals(tx, world.client, ids[FILM] ?? '', world.context));
    expect(await titles()).toEqual([SITE, SIGNS]);
  });

  it('read what is said of a client from its index alone, however many briefs they have', async () => {
    const text = knownStatements().get('project_client_records')?.text ?? '';
    // Prepared, because the oldest PostgreSQL explains no statement without its values.
    const answers = await world.database.owner.query(
      `begin; set local enable_seqscan = off; set local enable_bitmapscan = off; set local plan_cache_mode = force_generic_plan;
       prepare records as ${text}; explain (costs off) execute records ('{}'); deallocate records; rollback`,
    );
    expect(JSON.stringify(answers)).toContain('Index Only Scan using project_decided on project');
  });
});
