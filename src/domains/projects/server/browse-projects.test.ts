/** What people at work find: reasons, what they hid, and nothing of their own. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderWorld, usd, type OrderWorld } from '#domains/orders/server/order-world.ts';
import type { Matching } from '../dashboard-piece.ts';
import { PROJECT_LIMITS } from '../project.ts';
import { goodBrief } from '../test-brief.ts';
import { projectsBrowsed } from './browse-projects.ts';
import { projectDashboards } from './dashboards.ts';
import { stopProposals } from './end-project.ts';
import { hideProject, showProject } from './hide-project.ts';
import { postProject } from './post-project.ts';
import { createProject, saveDraft } from './write-draft.ts';

let world: OrderWorld;
const ids: Record<string, string> = {};
const SIGNS = 'Three signs for a bakery in Malmö';
const FILM = 'A short film about how our bread is made';
const SITE = 'A website for a chain of small bakeries';

const posted = async (title: string, over: Parameters<typeof goodBrief>[0] = {}): Promise<void> => {
  const { id } = await world.do((tx) => createProject(tx, world.client, {}, world.context));
  await world.do((tx) => saveDraft(tx, world.client, id, goodBrief({ title, ...over }), world.context));
  await world.do((tx) => postProject(tx, world.client, id, world.context));
  ids[title] = id;
  world.sleep(60_000);
};
type Query = Parameters<typeof projectsBrowsed>[2];
const browse = (query: Query = {}, actor = world.freelancer) =>
  projectsBrowsed(world.context.db, actor, query, world.context);
const titles = async (query: Query = {}) => (await browse(query)).items.map(({ title }) => title);
const hide = (title: string) => world.do((tx) => hideProject(tx, world.freelancer, ids[title] ?? '', world.context));
const show = (title: string) => world.do((tx) => showProject(tx, world.freelancer, ids[title] ?? ''));

beforeAll(async () => {
  world = await orderWorld();
  await posted(SIGNS, { skills: ['figma', 'logo-design'] });
  await posted(FILM, {
    category: 'video-editing',
    skills: ['video-editing'],
    budget_least: usd(1_000),
    budget_most: usd(2_000),
    milestones: [],
  });
  await posted(SITE, { skills: ['figma'], budget_least: usd(50_000), budget_most: usd(90_000), milestones: [] });
  await world.database.owner.query(
    "insert into profile (user_id, skills, hourly_rate, hourly_rate_currency) values ($1, '{figma,logo-design,seo}', 5000, 'USD') on conflict (user_id) do update set skills = excluded.skills, hourly_rate = 5000, hourly_rate_currency = 'USD'",
    [world.freelancer.userId],
  );
});
afterAll(() => world.close());

describe('browsing projects', () => {
  it('says of each why it fits the reader’s own profile', async () => {
    const { items, your_skills: skills } = await browse({ sort: 'newest' });
    expect(skills.map(({ slug }) => slug)).toEqual(['figma', 'logo-design', 'seo']);
    expect(items.map(({ title, fit }) => [title, fit.shared, fit.hours])).toEqual([
      [SITE, 1, 18],
      [FILM, 0, null],
      [SIGNS, 2, expect.anything()],
    ]);
  });

  it('brings the best fit first, with the filters and the words of the public list', async () => {
    expect(await titles()).toEqual([SIGNS, SITE, FILM]);
    expect(await titles({ sort: 'fit' })).toEqual([SIGNS, SITE, FILM]);
    expect(await titles({ sort: 'fit', skill: 'figma' })).toEqual([SIGNS, SITE]);
    expect(await titles({ q: 'bakry', sort: 'fit' })).not.toContain(FILM);
    const first = await browse({ sort: 'fit', limit: 1 });
    expect(await titles({ sort: 'fit', limit: 1, cursor: first.next_cursor ?? '' })).toEqual([SITE]);
    expect(first.skills).toEqual(expect.arrayContaining([{ slug: 'figma', name: 'Figma', count: 2 }]));
  });

  it('is on the dashboard as far as it asks for a skill of theirs', async () => {
    const home = async (actor = world.freelancer) =>
      ((await projectDashboards[0]?.read(world.context.db, actor, world.context))?.data as Matching | undefined)
        ?.matching_projects;
    expect((await home())?.map(({ title, fit }) => [title, fit.shared])).toEqual([
      [SIGNS, 2],
      [SITE, 1],
    ]);
    const proposed = { proposedFor: async () => [{ project_id: ids[SIGNS] ?? '', id: 'proposal-1' }] };
    const context = { ...world.context, facts: [proposed] };
    const left = await projectDashboards[0]?.read(context.db, world.freelancer, context);
    expect((left?.data as Matching | undefined)?.matching_projects.map(({ title }) => title)).toEqual([SITE]);
    expect(await home(world.stranger)).toEqual([]);
  });

  it('leaves out what was hidden, shows it on request, and again once it is shown', async () => {
    await hide(FILM);
    await hide(FILM);
    const without = await browse();
    expect(without.items.map(({ title }) => title)).toEqual([SIGNS, SITE]);
    expect(without).toMatchObject({ total: 2, hidden: 1 });
    expect(await titles({ hidden: 'true' })).toEqual([FILM]);
    await show(FILM);
    expect(await titles()).toEqual([SIGNS, SITE, FILM]);
    expect(await titles({ hidden: 'true' })).toEqual([]);
  });

  it('is another list for another reader, and never has their own projects', async () => {
    await hide(SITE);
    const mine = await browse({}, world.client);
    expect(mine).toMatchObject({ items: [], total: 0, hidden: 0 });
    await show(SITE);
  });

  it('hides nothing that is not open, and no more than the limit', async () => {
    await expect(
      world.do((tx) => hideProject(tx, world.freelancer, crypto.randomUUID(), world.context)),
    ).rejects.toMatchObject({ code: 'not_found' });
    const { owner } = world.database;
    await owner.query("update project set state = 'open' where id = $1", [ids[SITE]]);
    await owner.query(
      `with more as (
         insert into project (id, client_id, state, slug, draft, draft_saved_at, created_at, version, content, title,
           category, top_category, currency, budget_least, budget_most, days,
           posted_at, opened_at, expires_at)
         select gen_random_uuid(), client_id, state, 'more-' || n, draft, draft_saved_at, created_at, version, content,
           'More ' || n, category, top_category, currency, budget_least,
           budget_most, days, posted_at, opened_at, expires_at from project, generate_series(1, $3::integer) n
             where id = $2 returning id)
       insert into project_hidden (user_id, project_id, hidden_at) select $1, id, now() from more`,
      [world.freelancer.userId, ids[SITE], PROJECT_LIMITS.hidden],
    );
    await expect(hide(SIGNS)).rejects.toMatchObject({ code: 'wrong_state' });
    // What has ended needs no place.
    await owner.query("update project set state = 'reviewing' where title = 'More 1'");
    await hide(SIGNS);
    await owner.query('delete from project_hidden where user_id = $1', [world.freelancer.userId]);
  });

  it('counts no hidden project that has ended', async () => {
    await hide(SIGNS);
    await world.do((tx) => stopProposals(tx, world.client, ids[SIGNS] ?? '', world.context));
    expect((await browse()).hidden).toBe(0);
  });
});
