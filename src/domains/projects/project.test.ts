import { describe, expect, it } from 'vitest';
import { after, DAY_MS } from '#kit/clock.ts';
import { money, sum } from '#kit/money.ts';
import { tryMove } from '#kit/transitions.ts';
import { nextLook, openRun } from './deadlines.ts';
import { changedParts, isMaterialChange } from './draft.ts';
import { mayMove } from './policy.ts';
import { contentOf, postProblems } from './post-rules.ts';
import { MOVE_NAMES, PROJECT_PARTIES, PROJECT_STATES, projectMoves, type ProjectFacts, type ProjectState } from './project.ts';
import { scopeQuestions, suggestedMilestones } from './scope.ts';
import { briefFindings } from './screening.ts';
import { goodBrief } from './test-brief.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const project = (state: ProjectState, more: Partial<ProjectFacts> = {}): ProjectFacts => ({
  state,
  expiresAt: after(NOW, 30 * DAY_MS),
  extensions: 0,
  hiresWanted: 1,
  offers: 0,
  hires: 0,
  ...more,
});

/** Every pair of state and move that leads somewhere (ID-5). */
const ALLOWED = `
  draft post client pending_review
  pending_review accept system open
  pending_review accept operator open
  pending_review sendBack operator draft
  open unpublish operator draft
  reviewing unpublish operator draft
  draft giveUp client closed
  open edit client open
  reviewing edit client reviewing
  open extend client open
  open stopProposals client reviewing
  open award client awarded
  reviewing award client awarded
  awarded award client awarded
  in_progress awardAnother client in_progress
  awarded hire client in_progress
  awarded hire freelancer in_progress
  in_progress hire client in_progress
  in_progress hire freelancer in_progress
  open expire system expired
  pending_review close client closed
  pending_review close operator closed
  open close client closed
  open close operator closed
  reviewing close client closed
  reviewing close operator closed
  expired close client closed
  expired close operator closed
  pending_review endForLeaving system closed
  open endForLeaving system closed
  reviewing endForLeaving system closed
  awarded endForLeaving system closed
  expired endForLeaving system closed`;
/** What contracts announce, by anyone who ended them. */
const BY_CONTRACTS = new Set(['offerEnded', 'reopen', 'contractEnded', 'complete', 'cancel']);

describe('a project', () => {
  it('allows exactly these moves', () => {
    const allowed = PROJECT_STATES.flatMap((state) =>
      MOVE_NAMES.filter((move) => !BY_CONTRACTS.has(move)).flatMap((move) =>
        PROJECT_PARTIES.flatMap((party) => {
          const answer = tryMove(projectMoves, move, state, party);
          return answer.ok ? [`${state} ${move} ${party} ${answer.to}`] : [];
        }),
      ),
    );
    const wanted = ALLOWED.trim().split('\n');
    expect(allowed.toSorted()).toEqual(wanted.map((line) => line.trim()).toSorted());
    for (const state of PROJECT_STATES.filter((one) => one !== 'awarded' && one !== 'in_progress'))
      for (const move of MOVE_NAMES.filter((one) => BY_CONTRACTS.has(one)))
        // An offer may outlive the departure of its client for a moment.
        expect(tryMove(projectMoves, move, state, 'system').ok).toBe(state === 'closed' && move === 'offerEnded');
  });

  it('is offered to as many people as it wants, and no more', () => {
    expect(mayMove(project('open', { hiresWanted: 2, offers: 1 }), 'award', 'client', NOW).ok).toBe(true);
    expect(mayMove(project('awarded', { hiresWanted: 2, offers: 2 }), 'award', 'client', NOW)).toMatchObject({ ok: false, code: 'wrong_state' });
    expect(mayMove(project('in_progress', { hiresWanted: 2, offers: 1, hires: 1 }), 'awardAnother', 'client', NOW).ok).toBe(false);
  });

  it('is extended twice, and only before its end', () => {
    expect(mayMove(project('open', { extensions: 1 }), 'extend', 'client', NOW).ok).toBe(true);
    expect(mayMove(project('open', { extensions: 2 }), 'extend', 'client', NOW).ok).toBe(false);
    expect(mayMove(project('open', { expiresAt: NOW }), 'extend', 'client', NOW)).toMatchObject({ ok: false, why: 'This project expired.' });
    expect(mayMove(project('open'), 'expire', 'system', NOW).ok).toBe(false);
    expect(mayMove(project('open', { expiresAt: NOW }), 'expire', 'system', NOW).ok).toBe(true);
  });

  it('is looked at on day 14, on day 27, and at its end on day 30', () => {
    const run = { state: 'open' as const, ...openRun(NOW) };
    expect([0, 1, 2].map((prompts) => nextLook(run, prompts))).toEqual([14, 27, 30].map((days) => after(NOW, days * DAY_MS)));
    expect(nextLook({ ...run, state: 'reviewing' }, 0)).toBeNull();
  });
});

describe('a brief', () => {
  it('says per field what it lacks', () => {
    expect(postProblems(goodBrief(), 'USD')).toEqual({});
    const problems = postProblems(goodBrief({ title: 'Signs', category: null, budget_least: money('500', 'USD'), days: null }), 'USD');
    expect(Object.keys(problems).toSorted()).toEqual(['budget_least', 'category', 'days', 'title']);
    expect(postProblems(goodBrief({ budget_most: money('50000', 'USD'), budget_least: money('1000', 'USD') }), 'USD')['milestones']?.[0]).toContain('$600.00');
    expect(postProblems(goodBrief({ budget_most: money('90000', 'EUR') }), 'USD')).toHaveProperty('budget_most');
  });

  it('knows what of a change a price rests on', () => {
    const before = contentOf(goodBrief());
    expect(isMaterialChange(before, contentOf(goodBrief({ title: 'Three signs for bakeries in Malmö', skills: [] })))).toBe(false);
    const cheaper = contentOf(goodBrief({ budget_most: money('65000', 'USD') }));
    expect(isMaterialChange(before, cheaper)).toBe(true);
    expect(changedParts(before, cheaper)).toEqual(['budget']);
    expect(changedParts(before, before)).toEqual([]);
  });

  it('gets a plan that adds up to its budget', () => {
    const budget = money('99999', 'USD');
    const plan = suggestedMilestones('back-end-apis', budget);
    expect(
      sum(
        plan.map(({ amount }) => amount),
        'USD',
      ),
    ).toEqual(budget);
    expect(plan.every(({ title, criteria }) => title !== '' && criteria !== '')).toBe(true);
    expect(scopeQuestions(null).length).toBeGreaterThan(1);
    expect(scopeQuestions('logo-design')).not.toEqual(scopeQuestions(null));
  });

  it('is refused with contact details, and looked at when it asks for free work or payment elsewhere', () => {
    const found = (description: string) => briefFindings(contentOf(goodBrief({ description }))).map(({ kind, blocks }) => [kind, blocks]);
    expect(found(goodBrief().description)).toEqual([]);
    expect(found('Write to me at anna@example.com')).toEqual([['contact', true]]);
    expect(found('Send a free sample first.')).toEqual([['free_work', false]]);
    expect(found('We pay directly to your bank, in cash if you like.')).toEqual([['payment_elsewhere', false]]);
    expect(found('A freestanding sign of 2 m.')).toEqual([]);
  });
});
