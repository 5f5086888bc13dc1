import type { Actor } from '#kit/actor.ts';
import { demoUnits } from '#kit/server/demo/demo-money.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import type { DemoPart, DemoWorld } from '#kit/server/demo/demo-part.ts';
import { daysBefore } from '#kit/server/demo/replay.ts';
import { emptyDraft, type ProjectDraft } from '../../draft.ts';
import { scopeQuestions, suggestedMilestones } from '../../scope.ts';
import { acceptInvitation, declineInvitation } from '../answer-invitation.ts';
import { answerQuestion, askQuestion } from '../brief-questions.ts';
import { closeProjects, extendProject, stopProposals } from '../end-project.ts';
import { invitePerson, withdrawInvitation } from '../invite.ts';
import { postProject } from '../post-project.ts';
import { changeScreening } from '../screening.ts';
import { createProject, saveDraft } from '../write-draft.ts';
import type { SeedBrief, SeedInvitation, SeedQuestion } from './brief-shape.ts';
import { briefs } from './briefs.ts';

/** Someone who looked at posts here and has left since. */
const SCREENER: Actor = {
  userId: '01890000-0000-7000-8000-0000000d15c0',
  sessionId: '01890000-0000-7000-8000-0000000d15c1',
  role: 'user',
  isOperator: true,
  staffRoles: ['trust'],
  emailVerified: true,
  onboarded: true,
};

const dayIn = (now: Date, days: number | undefined): string | null =>
  days === undefined
    ? null
    : after(now, days * DAY_MS)
        .toISOString()
        .slice(0, 10);

export function draftOf(seed: SeedBrief, currency: string, now = new Date()): ProjectDraft {
  const whole = (amount: number) => demoUnits(amount, currency);
  const most = whole(seed.budget[1]);
  const questions = scopeQuestions(seed.category);
  return {
    ...emptyDraft,
    title: seed.title,
    category: seed.category,
    description: seed.words,
    scope: (seed.answers ?? []).flatMap((answer, index) =>
      questions[index] === undefined ? [] : [{ id: questions[index].id, answer }],
    ),
    skills: seed.skills,
    budget_least: whole(seed.budget[0]),
    budget_most: most,
    budget_undecided: seed.isUndecided ?? false,
    // One that is due on a day has no number of days.
    days: seed.dueIn === undefined ? seed.days : null,
    start_on: dayIn(now, seed.startsIn),
    due_on: dayIn(now, seed.dueIn),
    ...seed.prefers,
    hires_wanted: seed.hires ?? 1,
    milestones: seed.plan === true ? suggestedMilestones(seed.category, most) : [],
    questions: (seed.questions ?? []).map((question, index) => ({
      id: `question-${index + 1}`,
      question,
      required: index === 0,
    })),
    visibility: seed.visibility ?? 'public',
    nda: seed.nda ?? false,
  };
}

function invitationSteps(
  { people, now, replay: { tx, context } }: DemoWorld,
  by: string,
  projectId: () => string,
  { to, daysAgo, note, then }: SeedInvitation,
) {
  let id = '';
  const sent = {
    at: daysBefore(now, daysAgo),
    run: async () =>
      void (id = (await invitePerson(tx, people.get(by), projectId(), { username: to, note }, context)).id),
  };
  if (then === undefined) return [sent];
  const { what } = then;
  const answer = async (): Promise<unknown> => {
    if (what === 'withdraw') return withdrawInvitation(tx, people.get(by), id, context);
    if (what === 'accept') return acceptInvitation(tx, people.get(to), id, context);
    return declineInvitation(tx, people.get(to), id, what, context);
  };
  return [sent, { at: daysBefore(now, then.daysAgo), run: answer }];
}

function questionSteps(
  { people, now, replay: { tx, context } }: DemoWorld,
  client: string,
  slug: () => string,
  { by, daysAgo, question, answer }: SeedQuestion,
) {
  let id = '';
  const step = {
    at: daysBefore(now, daysAgo),
    run: async () => void (id = (await askQuestion(tx, people.get(by), slug(), question, context)).id),
  };
  if (answer === undefined) return [step];
  const answered = async (): Promise<unknown> =>
    answerQuestion(tx, people.get(client), slug(), id, answer.text, context);
  return [step, { at: daysBefore(now, answer.daysAgo), run: answered }];
}

function stepsOf(world: DemoWorld, seed: SeedBrief) {
  const { people, now } = world;
  const { tx, context } = world.replay;
  const client = () => people.get(seed.by);
  const { currency } = context.config;
  const { then } = seed;
  let id = '';
  let slug = '';
  return [
    {
      at: daysBefore(now, seed.daysAgo),
      run: async () => {
        id = (await createProject(tx, client(), {}, context)).id;
        await saveDraft(tx, client(), id, draftOf(seed, currency, now), context);
        if (seed.isDraft === true) return;
        if (seed.isScreened === true)
          await changeScreening(tx, SCREENER, 'manual', 'Many first posts of the same kind today.', context);
        slug = (await postProject(tx, client(), id, context)).slug ?? '';
        if (seed.isScreened === true)
          await changeScreening(tx, SCREENER, 'auto', 'The same posts have stopped.', context);
      },
    },
    ...(seed.invited ?? []).flatMap((invitation) => invitationSteps(world, seed.by, () => id, invitation)),
    ...(seed.asked ?? []).flatMap((question) => questionSteps(world, seed.by, () => slug, question)),
    ...(then === undefined
      ? []
      : [
          {
            at: daysBefore(now, then.daysAgo),
            run: async () => {
              if (then.what === 'stop') await stopProposals(tx, client(), id, context);
              if (then.what === 'extend') await extendProject(tx, client(), id, context);
              if (then.what === 'close') await closeProjects(tx, client(), [id], then.reason ?? '', context);
              if (then.what !== 'edit') return;
              await saveDraft(tx, client(), id, { ...draftOf(seed, currency, now), days: seed.days + 15 }, context);
              await postProject(tx, client(), id, context);
            },
          },
        ]),
  ];
}

export const demo: DemoPart = {
  size: `${briefs.length} projects`,
  steps: (world) => briefs.flatMap((seed) => stepsOf(world, seed)),
};
