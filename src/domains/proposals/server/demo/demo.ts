import { careers } from '#domains/profiles/server/demo/careers.ts';
import { shortCareers } from '#domains/profiles/server/demo/short-careers.ts';
import { demoSellers } from '#domains/profiles/server/demo/people.ts';
import { briefs } from '#domains/projects/server/demo/briefs.ts';
import type { SeedBrief } from '#domains/projects/server/demo/brief-shape.ts';
import { lockProject, lockProjectAt } from '#domains/projects/server/projects.ts';
import { after, HOUR_MS } from '#kit/clock.ts';
import type { Money } from '#kit/money.ts';
import { demoUnits } from '#kit/server/demo/demo-money.ts';
import type { DemoPart, DemoStep, DemoWorld } from '#kit/server/demo/demo-part.ts';
import { daysBefore } from '#kit/server/demo/replay.ts';
import { statement } from '#kit/server/db/database.ts';
import type { ProposedMilestone } from '../../plan.ts';
import { answerCounter, counterProposal } from '../counter-offers.ts';
import { announceChangedBrief } from '../changed-brief.ts';
import { endProposalsOf, noteProposal, sortProposal, viewProposal, withdrawProposal } from '../decide-proposal.ts';
import { announceDecline, declineProposals } from '../decline-proposals.ts';
import { reviseProposal, submitProposal } from '../send-proposal.ts';
import { answerOf, coverOf } from './cover.ts';
import { closesAt, isOpenToAll, planProposals, type SeedProposal } from './plan.ts';

const posted = statement(
  'demo_project_named',
  'select id as "id!", slug from named_project where client_id = :clientId and title = :title',
);

/** The others’ profiles are too short to propose. */
const planned = planProposals(
  briefs,
  demoSellers.filter(({ username }) => username in careers || username in shortCareers),
);
const WHY = ['price', 'time', 'fit', 'brief'] as const;
const NOTES = [
  'Asks good questions.',
  'Compare with the second one on Friday.',
  'The nearest to what we had in mind.',
] as const;

function stepsOf(world: DemoWorld, seed: SeedProposal): DemoStep[] {
  const { people, now, replay } = world;
  const { tx, context } = replay;
  const { currency } = context.config;
  const { brief, by, days, at } = seed;
  const whole = (amount: number): Money => demoUnits(amount, currency);
  const client = () => people.get(brief.by);
  const author = () => people.get(by.username);
  const slug = async (): Promise<string> =>
    (await tx.row(posted, { clientId: client().userId, title: brief.title }))?.slug ?? '';
  const sentAt = daysBefore(now, seed.daysAgo);
  let id = '';
  /** A third of them come in two parts. */
  const partsOf = (price: number, took: number): ProposedMilestone[] => {
    if (at % 3 !== 0) return [];
    const [first, begun] = [Math.max(10, Math.round((price * 0.4) / 10) * 10), Math.max(1, Math.floor(took * 0.4))];
    return [
      {
        title: 'First part',
        criteria: 'The part that decides about the rest, far enough to judge it.',
        price: whole(first),
        days: begun,
      },
      {
        title: 'Everything else',
        criteria: 'All that the brief asks for, with the changes we agreed on.',
        price: whole(price - first),
        days: took - begun,
      },
    ];
  };
  const proposed = async (price: number, took: number) => ({
    price: whole(price),
    days: took,
    cover: coverOf(by, brief, took, at),
    answers: (brief.questions ?? []).map((_question, index) => ({
      id: `question-${index + 1}`,
      answer: answerOf(at + index),
    })),
    milestones: partsOf(price, took),
    project_version: (await lockProjectAt(tx, await slug())).version,
  });
  const counter = (who: typeof client, price: number, note: string) => () =>
    counterProposal(tx, who(), id, { price: whole(price), days: Math.max(1, days - 2), note }, context);
  const less = Math.max(5, Math.round((seed.price * 0.9) / 10) * 10);
  const see = () => viewProposal(tx, client(), id, context);
  const decline = async () => {
    await declineProposals(tx, client(), { ids: [id], reason: WHY[at % WHY.length] ?? 'fit', words: '' }, context);
    await announceDecline(tx, id);
  };
  const shortlist = () => sortProposal(tx, client(), id, 'shortlisted', context);
  const then: Record<SeedProposal['fate'], readonly (() => Promise<unknown>)[]> = {
    left: [],
    shortlist: [see, shortlist, () => noteProposal(tx, client(), id, NOTES[at % NOTES.length] ?? NOTES[0], context)],
    interview: [see, shortlist, () => sortProposal(tx, client(), id, 'interviewing', context)],
    decline: [see, decline],
    withdraw: [() => withdrawProposal(tx, author(), id, context)],
    revise: [async () => reviseProposal(tx, author(), id, await proposed(less, days + 1), context)],
    counter: [
      see,
      shortlist,
      counter(client, less, 'We have the drafts of two pieces already, so less is left to do.'),
    ],
    agree: [
      see,
      counter(client, less, 'Could you do it without the second round?'),
      () => answerCounter(tx, author(), id, { number: 1, answer: 'accept' }, context),
    ],
    answer: [
      see,
      counter(client, less, 'This is what our budget has.'),
      counter(author, seed.price + 20, 'With the files for print included, this is the least.'),
    ],
  };
  const acts = then[seed.fate].map((run, index) => ({ at: after(sentAt, (index + 1) * 3 * HOUR_MS), run }));
  return [
    {
      at: sentAt,
      run: async () => {
        id = (await submitProposal(tx, author(), await slug(), await proposed(seed.price, days), context)).id;
      },
    },
    // What would come after the end of the post, or after now, does not happen.
    ...acts.filter((act) => act.at < daysBefore(now, closesAt(brief) + 0.05)),
  ];
}

/**
 * The demo world has no queue: what follows from the end of a post, or from another brief, is done a quarter of an hour
 * later.
 */
function aftermathOf({ people, now, replay: { tx, context } }: DemoWorld, brief: SeedBrief): DemoStep[] {
  const endedAgo = closesAt(brief);
  if (endedAgo === 0) return [];
  const what = brief.then?.what;
  const run = async (): Promise<void> => {
    const projectId = (await tx.row(posted, { clientId: people.get(brief.by).userId, title: brief.title }))?.id ?? '';
    const { state, version, title, slug, clientId } = await lockProject(tx, projectId);
    if (what === 'edit')
      await announceChangedBrief(
        { projectId, title, slug, clientId, version, isMaterial: true, changed: ['time'] },
        context,
      );
    if (state === 'expired' || state === 'closed')
      await endProposalsOf(
        { projectId, by: state === 'closed' ? 'client' : 'system', reason: brief.then?.reason ?? null },
        context,
      );
  };
  return [{ at: after(daysBefore(now, endedAgo), HOUR_MS / 4), run }];
}

export const demo: DemoPart = {
  size: `${planned.length} proposals`,
  steps: (world) => [
    ...planned.flatMap((seed) => stepsOf(world, seed)),
    ...briefs.filter(isOpenToAll).flatMap((brief) => aftermathOf(world, brief)),
  ],
};
