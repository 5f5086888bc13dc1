/** A project from the first words to its end, on a real database. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderWorld, usd, type OrderWorld } from '#domains/orders/server/order-world.ts';
import type { Actor } from '#kit/actor.ts';
import { DAY_MS } from '#kit/clock.ts';
import { fireDueTimers } from '#kit/server/jobs/fire-timers.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { asUpload } from '#kit/server/storage/files.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { goodBrief } from '../test-brief.ts';
import {
  closeProjectByStaff,
  closeProjects,
  endProjectsOf,
  extendProject,
  stopProposals,
  unpublishProject,
} from './end-project.ts';
import { contractEnded, hired, offerEnded, offerSent } from './hires.ts';
import { readInWizard, readMyProjects } from './my-projects.ts';
import { acceptNda, openProjectFile, visibleProject } from './nda.ts';
import { postProject } from './post-project.ts';
import { projectFiles } from './project-files.ts';
import { projectTimers } from './project-clock.ts';
import { readPublicProject } from './project-page.ts';
import { changeScreening, decideReview, readReviews } from './screening.ts';
import { readStaffProjects } from './staff-projects.ts';
import { createProject, discardProject, saveDraft } from './write-draft.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await orderWorld();
});
afterAll(() => world.close());

const draft = async (over: Parameters<typeof goodBrief>[0] = {}, by = world.client) => {
  const { id } = await world.do((tx) => createProject(tx, by, {}, world.context));
  await world.do((tx) => saveDraft(tx, by, id, goodBrief(over), world.context));
  return id;
};
const post = (id: string, by = world.client) => world.do((tx) => postProject(tx, by, id, world.context));
const posted = async (over: Parameters<typeof goodBrief>[0] = {}) => post(await draft(over));
const act = () => ({ by: { party: 'client', actorId: world.client.userId } as const, at: world.context.clock() });
const stateOf = async (id: string) =>
  (
    await world.database.owner.query<{ state: string; prompts: number }>(
      'select state, prompts from project where id = $1',
      [id],
    )
  ).rows[0];
const dayIn = (days: number): string =>
  new Date(world.context.clock().getTime() + days * DAY_MS).toISOString().slice(0, 10);
const after = async (days: number) => {
  world.sleep(days * DAY_MS);
  await fireDueTimers(world.context, projectTimers);
};

describe('a project', () => {
  it('is written, posted, and found at its address', async () => {
    const id = await draft();
    expect(await readInWizard(world.context.db, world.client, id, world.context)).toMatchObject({
      state: 'draft',
      problems: {},
      slug: null,
    });
    const project = await post(id);
    expect(project).toMatchObject({ state: 'open', slug: 'three-signs-for-a-bakery-in-malmo' });
    const { project: page } = await readPublicProject(world.context.db, project.slug ?? '');
    expect(page).toMatchObject({
      title: goodBrief().title,
      budget_most: usd(70_000),
      client: { posted: 1, hired: 0, hire_rate: null, funds_deposited: false },
      band: null,
    });
    expect((await posted()).slug).not.toBe(project.slug);
    expect(await violations(world.database.owner)).toEqual([]);
  });

  it('has an address that says nothing of it unless it is public', async () => {
    for (const visibility of ['unlisted', 'invite_only'] as const)
      expect((await posted({ visibility })).slug).toMatch(/^project-[0-9a-f]{12}$/);
  });

  it('says what it lacks, refuses contact details, and is no one else’s', async () => {
    await expect(posted({ title: 'Signs' })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { title: [expect.any(String)] },
    });
    await expect(posted({ description: `${goodBrief().description} Call +46 70 123 45 67.` })).rejects.toMatchObject({
      fields: { description: [expect.any(String)] },
    });
    const id = await draft();
    await expect(world.do((tx) => saveDraft(tx, world.stranger, id, goodBrief(), world.context))).rejects.toMatchObject(
      { code: 'not_found' },
    );
    await expect(readInWizard(world.context.db, world.stranger, id, world.context)).rejects.toMatchObject({
      code: 'not_found',
    });
    await world.do((tx) => discardProject(tx, world.client, id, world.context));
    await expect(post(id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('shows a change as a new version, and keeps what only invited people see to itself', async () => {
    const { id, slug } = await posted();
    await world.do((tx) => saveDraft(tx, world.client, id, goodBrief({ budget_most: usd(80_000) }), world.context));
    expect(await readInWizard(world.context.db, world.client, id, world.context)).toMatchObject({
      changed: ['budget'],
      is_material: true,
    });
    expect(await post(id)).toMatchObject({ version: 2, slug, state: 'open' });
    expect(await post(id)).toMatchObject({ version: 2 });
    const hidden = await posted({ visibility: 'invite_only', title: 'A merger that nobody knows of' });
    expect(hidden.slug).not.toContain('merger');
    expect(await readPublicProject(world.context.db, hidden.slug ?? '')).toEqual({
      slug: hidden.slug,
      is_invite_only: true,
      project: null,
    });
  });

  it('may leave the budget open, say whom it prefers, and be due on a day', async () => {
    const open = {
      budget_undecided: true,
      budget_least: null,
      budget_most: null,
      days: null,
      level: 'expert',
      language: 'sv',
      country: 'SE',
      time_zone: 'Europe/Stockholm',
      start_on: dayIn(3),
      due_on: dayIn(33),
      milestones: goodBrief().milestones.map((milestone, at) => ({
        ...milestone,
        amount: null,
        due_on: dayIn(20 + at),
      })),
    } as const;
    const { id, slug } = await posted(open);
    const { project: page } = await readPublicProject(world.context.db, slug ?? '');
    const { budget_undecided: _open, milestones, ...shown } = open;
    expect(page).toMatchObject({
      ...shown,
      days: 30,
      currency: 'USD',
      milestones: milestones.map(({ due_on: on }) => ({ amount: null, due_on: on })),
    });
    expect((await readMyProjects(world.context.db, world.client, {}, world.context)).items).toContainEqual(
      expect.objectContaining({ id, budget_undecided: true, budget_least: null }),
    );
    // Dates count from the day of the first post: a typo can be corrected after the start.
    world.sleep(5 * DAY_MS);
    await world.do((tx) =>
      saveDraft(
        tx,
        world.client,
        id,
        { ...goodBrief(open), title: 'Three signs for a bakery in Malmo' },
        world.context,
      ),
    );
    expect(await readInWizard(world.context.db, world.client, id, world.context)).toMatchObject({
      problems: {},
      changed: ['title'],
      is_material: false,
    });
    expect(await post(id)).toMatchObject({ version: 2 });
    expect(await violations(world.database.owner)).toEqual([]);
  });

  it('is refused with a country, language or time zone that there is none of', async () => {
    await expect(posted({ country: 'ZZ', language: 'qq', time_zone: 'Mars/Phobos' })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { country: [expect.any(String)], language: [expect.any(String)], time_zone: [expect.any(String)] },
    });
  });

  it('of an earlier release is read, changed and shown as before', async () => {
    const { id, slug } = await posted();
    const keys = "- 'level' - 'language' - 'country' - 'time_zone' - 'start_on' - 'due_on' - 'budget_undecided'";
    const { owner } = world.database;
    await owner.query('alter table project_version disable trigger user');
    await owner.query(`update project set draft = draft ${keys}, content = content ${keys} where id = $1`, [id]);
    await owner.query(`update project_version set content = content ${keys} where project_id = $1`, [id]);
    expect((await readPublicProject(world.context.db, slug ?? '')).project).toMatchObject({
      level: null,
      due_on: null,
      budget_most: usd(70_000),
    });
    expect(await readInWizard(world.context.db, world.client, id, world.context)).toMatchObject({
      changed: [],
      problems: {},
      draft: { budget_undecided: false },
    });
    expect(await post(id)).toMatchObject({ version: 1 });
  });

  it('opens its files to its client, and to others once they agree to its NDA', async () => {
    const id = await draft({ nda: true });
    const upload = await asUpload(world.context.files, 'sizes.txt', Buffer.from('80 by 40 cm'));
    const { context, client } = world;
    const stored = await projectFiles.store(context.db, client, { id }, upload, 'sizes', context);
    const fileId = (await world.do((tx) => projectFiles.add(tx, client, { id }, stored, context))).file.id;
    const open = async (by: typeof world.client, slug: string) =>
      openProjectFile(
        world.context.db,
        by,
        await visibleProject(world.context.db, slug, by.userId),
        { file_id: fileId },
        world.context,
      );
    await expect(open(world.client, 'a-draft-has-no-page')).rejects.toMatchObject({ code: 'not_found' });
    const slug = (await post(id)).slug ?? '';
    expect((await open(world.client, slug)).name).toBe('sizes.txt');
    await expect(open(world.freelancer, slug)).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('NDA'),
    });
    expect((await readPublicProject(world.context.db, slug)).project).toMatchObject({
      nda: true,
      has_files: true,
      files: [],
    });
    const agree = () =>
      world.do(async (tx) =>
        acceptNda(
          tx,
          world.freelancer,
          await visibleProject(tx, slug, world.freelancer.userId),
          'Freya Lancer',
          world.context,
        ),
      );
    const first = await agree();
    world.sleep(DAY_MS);
    expect(await agree()).toEqual(first);
    expect((await open(world.freelancer, slug)).name).toBe('sizes.txt');
    await expect(open(world.stranger, slug)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('asks its client on day 14 and 27, and ends on day 30 unless it is extended, twice at most', async () => {
    const { id } = await posted();
    await after(13);
    expect(await stateOf(id)).toEqual({ state: 'open', prompts: 0 });
    await after(1.1);
    expect(await stateOf(id)).toEqual({ state: 'open', prompts: 1 });
    await after(13);
    expect(await stateOf(id)).toEqual({ state: 'open', prompts: 2 });
    const extend = () => world.do((tx) => extendProject(tx, world.client, id, world.context));
    expect((await extend()).expiresAt?.getTime()).toBeGreaterThan(world.context.clock().getTime() + 30 * DAY_MS);
    await extend();
    await expect(extend()).rejects.toMatchObject({ code: 'wrong_state', data: { state: 'open' } });
    await after(61.9);
    expect(await stateOf(id)).toMatchObject({ state: 'open' });
    await after(1.1);
    expect(await stateOf(id)).toMatchObject({ state: 'expired' });
    await world.do((tx) => closeProjects(tx, world.client, [id], 'Done elsewhere', world.context));
    expect(await stateOf(id)).toMatchObject({ state: 'closed' });
    expect(await violations(world.database.owner)).toEqual([]);
  });

  it('follows what contracts announce: offers, hires, and the last one’s end', async () => {
    const { id } = await posted({ hires_wanted: 2 });
    const announced = <Result>(work: (tx: Parameters<Parameters<OrderWorld['do']>[0]>[0]) => Promise<Result>) =>
      world.do(work);
    expect(await announced((tx) => offerSent(tx, id, act()))).toMatchObject({ state: 'awarded', offers: 1 });
    expect(await announced((tx) => offerEnded(tx, id, act()))).toMatchObject({ state: 'open', offers: 0 });
    await announced((tx) => offerSent(tx, id, act()));
    await announced((tx) => offerSent(tx, id, act()));
    await expect(announced((tx) => offerSent(tx, id, act()))).rejects.toMatchObject({
      code: 'wrong_state',
      data: { state: 'awarded' },
    });
    expect(await announced((tx) => hired(tx, id, act()))).toMatchObject({
      state: 'in_progress',
      hires: 1,
      offers: 1,
      running: 1,
    });
    expect(await announced((tx) => contractEnded(tx, id, act(), true))).toMatchObject({
      state: 'in_progress',
      running: 0,
    });
    expect(await announced((tx) => offerEnded(tx, id, act()))).toMatchObject({ state: 'completed' });
    await expect(world.do((tx) => closeProjects(tx, world.client, [id], 'Over', world.context))).rejects.toMatchObject({
      data: { state: 'completed' },
    });
    const { items, counts } = await readMyProjects(world.context.db, world.client, { tab: 'ended' }, world.context);
    expect(items.map((item) => item.id)).toContain(id);
    expect(counts.ended).toBe(items.length);
    expect(await violations(world.database.owner)).toEqual([]);
  });

  it('has one winner when it is closed and changed, or stopped, at once', async () => {
    const { id } = await posted();
    await world.do((tx) => saveDraft(tx, world.client, id, goodBrief({ days: 40 }), world.context));
    const outcomes = await Promise.allSettled([
      world.do((tx) => closeProjects(tx, world.client, [id], 'Over', world.context)),
      world.do((tx) => stopProposals(tx, world.client, id, world.context)),
      world.do((tx) => closeProjects(tx, world.client, [id], 'Over', world.context)),
    ]);
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason as { code: string; data: object }] : [],
    );
    expect(refused.length).toBeGreaterThan(0);
    for (const failure of refused)
      expect(failure).toMatchObject({
        code: 'wrong_state',
        data: { state: expect.stringMatching(/closed|reviewing/) },
      });
    expect(await violations(world.database.owner)).toEqual([]);
  });

  it('lists what the rules found, oldest first, and is closed where staff deny it', async () => {
    const operator = { ...world.stranger, userId: uuidv7() as typeof world.stranger.userId, isOperator: true };
    const flagged = (words: string) => posted({ description: `${goodBrief().description} ${words}` });
    const older = await flagged('We pay directly, to avoid fees.');
    world.sleep(1_000);
    const newer = await flagged('Begin with a free sample.');
    const waiting = async () => (await readReviews(world.context.db, { limit: 100 })).items;
    const mine = (await waiting()).filter((review) => [older.id, newer.id].includes(review.project_id));
    expect(mine.map((review) => [review.project_id, review.kind, review.findings.map(({ reason }) => reason)])).toEqual(
      [
        [older.id, 'afterwards', [expect.stringContaining('payment elsewhere')]],
        [newer.id, 'afterwards', [expect.stringContaining('work without pay')]],
      ],
    );
    const count = (await readReviews(world.context.db, {})).waiting;
    const decide = (outcome: 'sent_back' | 'denied') =>
      world.do((tx) =>
        decideReview(
          tx,
          operator,
          mine[0]?.id ?? '',
          { outcome, reason: 'It asks for payment elsewhere.' },
          world.context,
        ),
      );
    await expect(decide('sent_back')).rejects.toMatchObject({ fields: { outcome: [expect.any(String)] } });
    await decide('denied');
    expect(await stateOf(older.id)).toMatchObject({ state: 'closed' });
    expect((await readReviews(world.context.db, {})).waiting).toBe(count - 1);
    await expect(decide('denied')).rejects.toMatchObject({ code: 'wrong_state', data: { state: 'denied' } });
    expect(await violations(world.database.owner)).toEqual([]);
  });

  it('waits for staff where an operator chose so, and only the first of an account', async () => {
    const operator = { ...world.stranger, userId: uuidv7() as typeof world.stranger.userId, isOperator: true };
    const change = (mode: 'auto' | 'manual') =>
      world.do((tx) => changeScreening(tx, operator, mode, 'Too many doubtful posts.', world.context));
    await change('manual');
    const first = await post(await draft({}, world.stranger), world.stranger);
    expect(first.state).toBe('pending_review');
    await expect(readPublicProject(world.context.db, first.slug ?? '')).rejects.toMatchObject({ code: 'not_found' });
    const reviewOf = async (id: string) =>
      (await readReviews(world.context.db, { limit: 100 })).items.find((item) => item.project_id === id)?.id ?? '';
    const decide = async (outcome: 'approved' | 'sent_back' | 'denied', reason = '') =>
      world.do(async (tx) => decideReview(tx, operator, await reviewOf(first.id), { outcome, reason }, world.context));
    await expect(decide('sent_back')).rejects.toMatchObject({ fields: { reason: [expect.any(String)] } });
    await decide('sent_back', 'Say where the signs will hang.');
    expect(await readInWizard(world.context.db, world.stranger, first.id, world.context)).toMatchObject({
      state: 'draft',
      sent_back: 'Say where the signs will hang.',
    });
    expect((await post(first.id, world.stranger)).state).toBe('pending_review');
    await decide('approved');
    expect(await stateOf(first.id)).toMatchObject({ state: 'open' });
    expect((await post(await draft({}, world.stranger), world.stranger)).state).toBe('open');
    await change('auto');
    await endProjectsOf({ userId: world.stranger.userId }, world.context);
    expect(await stateOf(first.id)).toMatchObject({ state: 'closed' });
    expect(await violations(world.database.owner)).toEqual([]);
  });
});

describe('staff', () => {
  const REASON = 'Asked for work that the rules forbid.';
  const staff: Actor = {
    userId: uuidv7(),
    sessionId: uuidv7(),
    role: 'user',
    isOperator: true,
    staffRoles: ['trust'],
    emailVerified: true,
    onboarded: true,
  };
  const close = (id: string, by = staff) => world.do((tx) => closeProjectByStaff(tx, by, id, REASON, world.context));

  it('close a project with a reason, once, and never their own', async () => {
    const { id } = await posted();
    await expect(close(id, { ...staff, userId: world.client.userId })).rejects.toMatchObject({ code: 'forbidden' });
    expect((await close(id)).state).toBe('closed');
    await expect(close(id)).rejects.toMatchObject({ code: 'wrong_state' });
    await expect(close(uuidv7())).rejects.toMatchObject({ code: 'not_found' });
    const { rows } = await world.database.owner.query(
      "select reason from staff_acts where act = 'project.close' and subject_id = $1",
      [id],
    );
    expect(rows).toEqual([{ reason: REASON }]);
  });

  it('unpublish a project without proposals: its client posts it again under its address, or gives it up', async () => {
    const unpublish = (id: string, by = staff) => world.do((tx) => unpublishProject(tx, by, id, REASON, world.context));
    const { id, slug } = await posted();
    await expect(unpublish(id, { ...staff, userId: world.client.userId })).rejects.toMatchObject({ code: 'forbidden' });
    expect((await unpublish(id)).state).toBe('draft');
    await expect(readPublicProject(world.context.db, slug ?? '')).rejects.toMatchObject({ code: 'not_found' });
    await expect(unpublish(id)).rejects.toMatchObject({ code: 'wrong_state' });
    expect(await post(id)).toMatchObject({ state: 'open', slug });
    await unpublish(id);
    await world.do((tx) => discardProject(tx, world.client, id, world.context));
    expect(await stateOf(id)).toMatchObject({ state: 'closed' });
    const withProposal = await posted();
    await world.database.owner.query('update project set proposals = 1 where id = $1', [withProposal.id]);
    await expect(unpublish(withProposal.id)).rejects.toMatchObject({
      code: 'wrong_state',
      message: expect.stringContaining('proposed'),
    });
    await world.database.owner.query('update project set proposals = 0 where id = $1', [withProposal.id]);
    const race = await Promise.allSettled([unpublish(withProposal.id), close(withProposal.id)]);
    expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('find projects by words of the title, the name of the client, the state or the id', async () => {
    const { id } = await posted({ title: 'Lamps for a reading room in Lund' });
    const found = async (search: Parameters<typeof readStaffProjects>[2]) =>
      (await readStaffProjects(world.context.db, staff, search, world.context)).items.map((item) => item.id);
    expect(await found({ q: 'READING room' })).toEqual([id]);
    expect(await found({ q: 'client example', limit: 1 })).toEqual([id]);
    expect(await found({ project: id, state: 'open' })).toEqual([id]);
    expect(await found({ project: id, state: 'closed' })).toEqual([]);
  });
});
