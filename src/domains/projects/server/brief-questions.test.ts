/** Questions about a brief, on a real database. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderWorld, type OrderWorld } from '#domains/orders/server/order-world.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { PROJECT_LIMITS } from '../project.ts';
import { goodBrief } from '../test-brief.ts';
import { answerQuestion, askQuestion, readQuestions, removeQuestion } from './brief-questions.ts';
import { projectDashboards } from './dashboards.ts';
import { closeProjects } from './end-project.ts';
import { personal } from './personal.ts';
import { postProject } from './post-project.ts';
import { readPublicProject } from './project-page.ts';
import { reportableAnswer, reportableQuestion } from './reportable-questions.ts';
import { createProject, saveDraft } from './write-draft.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await orderWorld();
});
// Each test is a month later, so that none counts for another (LIM-64).
beforeEach(() => world.database.owner.query("update outreach set at = at - interval '31 days'"));
afterAll(async () => {
  expect(await violations(world.database.owner)).toEqual([]);
  await world.close();
});

const posted = async (over: Parameters<typeof goodBrief>[0] = {}) => {
  const { id } = await world.do((tx) => createProject(tx, world.client, {}, world.context));
  await world.do((tx) => saveDraft(tx, world.client, id, goodBrief(over), world.context));
  const { slug } = await world.do((tx) => postProject(tx, world.client, id, world.context));
  return { id, slug: slug ?? '' };
};
const QUESTION = 'Is the wall above the door made of wood or of brick?';
const ask = (slug: string, by = world.freelancer, question = QUESTION) =>
  world.do((tx) => askQuestion(tx, by, slug, question, world.context));
const answer = (slug: string, id: string, text = 'Of brick.', by = world.client) =>
  world.do((tx) => answerQuestion(tx, by, slug, id, text, world.context));
const remove = (slug: string, id: string, by = world.freelancer) => world.do((tx) => removeQuestion(tx, by, slug, id));
const read = (slug: string, by = world.freelancer) => readQuestions(world.context.db, by, slug, world.context);
const shown = async (slug: string) => (await readPublicProject(world.context.db, slug)).project?.answered;
const announced = async (name: string) =>
  (await world.database.owner.query<{ n: number }>('select count(*)::int as n from job where name = $1', [name]))
    .rows[0]?.n ?? 0;

describe('a question about a brief', () => {
  it('is read by its client alone until it is answered, and then by everyone, without a name', async () => {
    const { slug } = await posted();
    const before = [await announced('project.question_asked'), await announced('project.question_answered')];
    const { id } = await ask(slug);
    expect(await shown(slug)).toEqual([]);
    expect((await read(slug, world.stranger)).items).toEqual([]);
    expect(await read(slug)).toMatchObject({
      side: 'freelancer',
      left: PROJECT_LIMITS.asked.each - 1,
      refusal: null,
      items: [{ id, asked_by: null, is_yours: true }],
    });
    const { side, items } = await read(slug, world.client);
    expect([side, items]).toMatchObject([
      'client',
      [{ id, question: QUESTION, answer: null, asked_by: { username: expect.any(String) } }],
    ]);
    await answer(slug, id);
    expect(await shown(slug)).toEqual([
      { id, question: QUESTION, asked_at: expect.any(String), answer: 'Of brick.', answered_at: expect.any(String) },
    ]);
    await answer(slug, id, 'Of brick, painted white.');
    expect((await shown(slug))?.map((question) => question.answer)).toEqual(['Of brick, painted white.']);
    const after = [await announced('project.question_asked'), await announced('project.question_answered')];
    // A changed answer is news to nobody.
    expect(after).toEqual(before.map((n) => n + 1));
  });

  it('is refused from its client, with contact details, after the end, and of an invite-only project', async () => {
    const { id, slug } = await posted();
    await expect(ask(slug, world.client)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(ask(slug, world.freelancer, 'Can you call me at +46 70 123 45 67?')).rejects.toMatchObject({
      fields: { question: [expect.any(String)] },
    });
    const hidden = await posted({ visibility: 'invite_only' });
    await expect(ask(hidden.slug)).rejects.toMatchObject({ code: 'not_found' });
    await expect(read(hidden.slug)).rejects.toMatchObject({ code: 'not_found' });
    await expect(ask('there-is-no-such-project')).rejects.toMatchObject({ code: 'not_found' });
    const { id: questionId } = await ask(slug);
    await expect(answer(slug, questionId, 'Write to anna@example.com')).rejects.toMatchObject({
      fields: { answer: [expect.any(String)] },
    });
    await expect(answer(slug, questionId, 'Of brick.', world.stranger)).rejects.toMatchObject({ code: 'not_found' });
    await world.do((tx) => closeProjects(tx, world.client, [id], 'We found someone nearby.', world.context));
    await expect(ask(slug)).rejects.toMatchObject({ code: 'wrong_state', data: { state: 'closed' } });
    await expect(answer(slug, questionId)).rejects.toMatchObject({ code: 'wrong_state', data: { state: 'closed' } });
    expect((await read(slug)).refusal).toBe('This project was closed.');
  });

  it('can be asked three times, also by two tabs at once, and counts as words to a stranger', async () => {
    const { slug } = await posted();
    const first = await ask(slug);
    await answer(slug, first.id);
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4].map((n) => ask(slug, world.freelancer, `Question number ${n} about the wall?`)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await read(slug)).toMatchObject({ left: 0, refusal: expect.stringContaining('3') });
    // Over projects of one client who never answers, three words are the most (AUT-13).
    const others = [await posted(), await posted()];
    for (const project of others) await ask(project.slug, world.stranger);
    await ask(others[0]?.slug ?? '', world.stranger, 'And how deep is the window?');
    await expect(ask(others[1]?.slug ?? '', world.stranger, 'And how high is it?')).rejects.toMatchObject({
      code: 'wrong_state',
    });
  });

  it('is withdrawn by its author while it has no answer, and removed by the client at any time', async () => {
    const { slug } = await posted();
    const [firstQuestion, two] = [await ask(slug), await ask(slug, world.freelancer, 'Who puts the signs up?')];
    await expect(remove(slug, firstQuestion.id, world.stranger)).rejects.toMatchObject({ code: 'not_found' });
    await remove(slug, firstQuestion.id);
    await answer(slug, two.id, 'A company from here.');
    await expect(remove(slug, two.id)).rejects.toMatchObject({ code: 'wrong_state' });
    await remove(slug, two.id, world.client);
    expect(await shown(slug)).toEqual([]);
    expect((await read(slug, world.client)).items).toEqual([]);
  });

  it('waits on the home of its client until it is answered', async () => {
    const { id, slug } = await posted();
    const turns = async () => {
      const part = projectDashboards.find(({ of }) => of === 'client');
      const { turns: found = [] } = (await part?.read(world.context.db, world.client, world.context)) ?? {};
      return found.filter((turn) => turn['id'] === id);
    };
    expect(await turns()).toEqual([]);
    const firstQuestion = await ask(slug);
    await ask(slug, world.freelancer, 'Who puts the signs up?');
    expect(await turns()).toMatchObject([{ what: 'questions', count: 2 }]);
    await answer(slug, firstQuestion.id);
    expect(await turns()).toMatchObject([{ what: 'questions', count: 1 }]);
  });

  it('and its answer are reported and removed separately, and shown again after an appeal', async () => {
    const { slug } = await posted();
    const { id } = await ask(slug);
    const { db } = world.context;
    expect(await reportableQuestion.read(db, id)).toMatchObject({
      authorId: world.freelancer.userId,
      text: QUESTION,
      isPublic: true,
    });
    expect(await reportableAnswer.read(db, id)).toBeNull();
    await answer(slug, id);
    expect(await reportableAnswer.read(db, id)).toMatchObject({
      authorId: world.client.userId,
      text: 'Of brick.',
      isPublic: true,
    });
    const removal = { id, reason: 'It is an advertisement.', actor: world.stranger, at: world.context.clock() };
    await world.do((tx) => reportableAnswer.hide(tx, removal, world.context));
    expect(await shown(slug)).toEqual([]);
    expect((await read(slug, world.client)).items).toMatchObject([{ id, answer: null }]);
    // What staff removed is not answered again.
    await expect(answer(slug, id, 'Of brick!')).rejects.toMatchObject({ code: 'wrong_state' });
    await world.do((tx) => reportableAnswer.show(tx, removal, world.context));
    expect(await shown(slug)).toHaveLength(1);
    await world.do((tx) => reportableQuestion.hide(tx, removal, world.context));
    expect(await shown(slug)).toEqual([]);
    expect((await read(slug)).items).toEqual([]);
    expect(await reportableQuestion.read(db, id)).toMatchObject({ isPublic: false });
    await world.do((tx) => reportableQuestion.show(tx, removal, world.context));
    expect(await shown(slug)).toHaveLength(1);
  });

  it('is in the copy of both sides; an erased author leaves answered ones without a name', async () => {
    const { slug } = await posted();
    const [firstQuestion, two] = [
      await ask(slug, world.stranger),
      await ask(slug, world.stranger, 'Who puts the signs up?'),
    ];
    await answer(slug, firstQuestion.id);
    const copyOf = async (userId: string) => {
      const part = personal
        .exportOf?.(world.context.db, userId, world.context)
        .parts.find(({ name }) => name === 'project-questions');
      const all: unknown[] = [];
      for await (const record of part?.records ?? []) all.push(record);
      return all;
    };
    expect(await copyOf(world.stranger.userId)).toContainEqual(
      expect.objectContaining({ your_side: 'freelancer', question: QUESTION, answer: 'Of brick.' }),
    );
    expect(await copyOf(world.client.userId)).toContainEqual(
      expect.objectContaining({ your_side: 'client', question: 'Who puts the signs up?' }),
    );
    await world.do((tx) => Promise.resolve(personal.erase?.(tx, world.stranger.userId, world.context)));
    expect((await read(slug, world.client)).items).toMatchObject([
      { id: firstQuestion.id, asked_by: null, answer: 'Of brick.' },
    ]);
    expect(await shown(slug)).toHaveLength(1);
    await expect(answer(slug, two.id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await reportableQuestion.read(world.context.db, firstQuestion.id)).toBeNull();
  });
});
