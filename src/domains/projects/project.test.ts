import { describe, expect, it } from 'vitest';
import { after, DAY_MS } from '#kit/clock.ts';
import { money, sum } from '#kit/money.ts';
import { tryMove } from '#kit/transitions.ts';
import { templatesFor } from './brief-templates.ts';
import { datesFrom } from './brief-dates.ts';
import { nextLook, openRun } from './deadlines.ts';
import { draftOfNeed } from './first-draft.ts';
import { topCategories } from '#domains/taxonomy/categories.ts';
import { changedParts, completed, isMaterialChange } from './draft.ts';
import { mayMove } from './policy.ts';
import { contentOf, postProblems } from './post-rules.ts';
import {
  MOVE_NAMES,
  PROJECT_PARTIES,
  PROJECT_STATES,
  projectMoves,
  type ProjectFacts,
  type ProjectState,
} from './project.ts';
import { scopeQuestions, suggestedMilestones } from './scope.ts';
import { briefFindings } from './screening.ts';
import { goodBrief } from './test-brief.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const FROM = datesFrom(NOW);
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
    for (const state of PROJECT_STATES.filter(
      (projectState) => projectState !== 'awarded' && projectState !== 'in_progress',
    ))
      for (const move of MOVE_NAMES.filter((moveName) => BY_CONTRACTS.has(moveName)))
        // An offer may outlive the departure of its client for a moment.
        expect(tryMove(projectMoves, move, state, 'system').ok).toBe(state === 'closed' && move === 'offerEnded');
  });

  it('is offered to as many people as it wants, and no more', () => {
    expect(mayMove(project('open', { hiresWanted: 2, offers: 1 }), 'award', 'client', NOW).ok).toBe(true);
    expect(mayMove(project('awarded', { hiresWanted: 2, offers: 2 }), 'award', 'client', NOW)).toMatchObject({
      ok: false,
      code: 'wrong_state',
    });
    expect(
      mayMove(project('in_progress', { hiresWanted: 2, offers: 1, hires: 1 }), 'awardAnother', 'client', NOW).ok,
    ).toBe(false);
  });

  it('is extended twice, and only before its end', () => {
    expect(mayMove(project('open', { extensions: 1 }), 'extend', 'client', NOW).ok).toBe(true);
    expect(mayMove(project('open', { extensions: 2 }), 'extend', 'client', NOW).ok).toBe(false);
    expect(mayMove(project('open', { expiresAt: NOW }), 'extend', 'client', NOW)).toMatchObject({
      ok: false,
      why: 'This project expired.',
    });
    expect(mayMove(project('open'), 'expire', 'system', NOW).ok).toBe(false);
    expect(mayMove(project('open', { expiresAt: NOW }), 'expire', 'system', NOW).ok).toBe(true);
  });

  it('is looked at on day 14, on day 27, and at its end on day 30', () => {
    const run = { state: 'open' as const, ...openRun(NOW) };
    expect([0, 1, 2].map((prompts) => nextLook(run, prompts))).toEqual(
      [14, 27, 30].map((days) => after(NOW, days * DAY_MS)),
    );
    expect(nextLook({ ...run, state: 'reviewing' }, 0)).toBeNull();
  });
});

describe('a brief', () => {
  it('says per field what it lacks', () => {
    expect(postProblems(goodBrief(), 'USD', FROM)).toEqual({});
    const problems = postProblems(
      goodBrief({ title: 'Signs', category: null, budget_least: money('500', 'USD'), days: null }),
      'USD',
      FROM,
    );
    expect(Object.keys(problems).toSorted()).toEqual(['budget_least', 'category', 'days', 'title']);
    expect(
      postProblems(goodBrief({ budget_most: money('50000', 'USD'), budget_least: money('1000', 'USD') }), 'USD', FROM)[
        'milestones'
      ]?.[0],
    ).toContain('$600.00');
    expect(postProblems(goodBrief({ budget_most: money('90000', 'EUR') }), 'USD', FROM)).toHaveProperty('budget_most');
  });

  it('knows what of a change a price rests on', () => {
    const before = contentOf(goodBrief(), FROM);
    expect(
      isMaterialChange(before, contentOf(goodBrief({ title: 'Three signs for bakeries in Malmö', skills: [] }), FROM)),
    ).toBe(false);
    const cheaper = contentOf(goodBrief({ budget_most: money('65000', 'USD') }), FROM);
    expect(isMaterialChange(before, cheaper)).toBe(true);
    expect(changedParts(before, cheaper)).toEqual(['budget']);
    expect(changedParts(before, before)).toEqual([]);
  });

  it('gets a plan that adds up to its budget', () => {
    const budget = money('99999', 'USD');
    const plan = suggestedMilestones('back-end-apis', budget);
    expect(
      sum(
        plan.flatMap(({ amount }) => (amount === null ? [] : [amount])),
        'USD',
      ),
    ).toEqual(budget);
    expect(plan.every(({ title, criteria }) => title !== '' && criteria !== '')).toBe(true);
    expect(scopeQuestions(null).length).toBeGreaterThan(1);
    expect(scopeQuestions('logo-design')).not.toEqual(scopeQuestions(null));
  });

  it('is refused with contact details, and looked at when it asks for free work or payment elsewhere', () => {
    const found = (description: string) =>
      briefFindings(contentOf(goodBrief({ description }), FROM)).map(({ kind, blocks }) => [kind, blocks]);
    expect(found(goodBrief().description)).toEqual([]);
    expect(found('Write to me at anna@example.com')).toEqual([['contact', true]]);
    expect(found('Send a free sample first.')).toEqual([['free_work', false]]);
    expect(found('We pay directly to your bank, in cash if you like.')).toEqual([['payment_elsewhere', false]]);
    expect(found('A freestanding sign of 2 m.')).toEqual([]);
  });

  it('may leave its budget open, and the prices of its milestones with it', () => {
    const [first, ...rest] = goodBrief().milestones;
    if (first === undefined) throw new Error('the brief has milestones');
    const open = goodBrief({
      budget_undecided: true,
      budget_least: null,
      milestones: [{ ...first, amount: null }, ...rest],
    });
    expect(postProblems(open, 'USD', FROM)).toEqual({});
    // What was typed before is not shown.
    expect(contentOf(open, FROM)).toMatchObject({ budget_least: null, budget_most: null });
    expect(changedParts(contentOf(goodBrief(), FROM), contentOf(open, FROM))).toContain('budget');
    expect(postProblems({ ...open, budget_undecided: false }, 'USD', FROM)).toHaveProperty(['milestones.0.amount']);
    expect(suggestedMilestones('logo-design', null).every(({ amount }) => amount === null)).toBe(true);
  });

  it('has dates that fit together, counted from the day it was posted', () => {
    expect(FROM).toBe('2026-03-01');
    const problems = (over: Parameters<typeof goodBrief>[0]) => Object.keys(postProblems(goodBrief(over), 'USD', FROM));
    expect(problems({ start_on: '2026-03-01', due_on: '2026-03-22' })).toEqual([]);
    expect(problems({ days: null, due_on: '2026-03-22' })).toEqual([]);
    expect(problems({ days: null })).toEqual(['days']);
    expect(problems({ start_on: '2026-02-28' })).toEqual(['start_on']);
    expect(problems({ start_on: '2027-03-02' })).toEqual(['start_on']);
    expect(problems({ days: null, start_on: '2026-03-10', due_on: '2026-03-09' })).toEqual(['due_on']);
    expect(problems({ days: null, due_on: '9999-12-31' })).toEqual(['due_on']);
    expect(problems({ days: 21, due_on: '2026-03-21' })).toEqual(['days']);
    const dated = (...days: readonly string[]) =>
      goodBrief().milestones.map((milestone, at) => ({ ...milestone, due_on: days[at] ?? null }));
    expect(problems({ due_on: '2026-03-22', milestones: dated('2026-03-10', '2026-03-22') })).toEqual([]);
    expect(problems({ due_on: '2026-03-22', milestones: dated('2026-02-20', '2026-03-23') })).toEqual([
      'milestones.0.due_on',
      'milestones.1.due_on',
    ]);
    expect(problems({ milestones: dated('2026-03-10', '2026-03-09') })).toEqual(['milestones.1.due_on']);
    expect(contentOf(goodBrief({ days: null, start_on: '2026-03-10', due_on: '2026-03-20' }), FROM).days).toBe(10);
    expect(
      suggestedMilestones('logo-design', null, { from: '2026-03-01', due: '2026-03-31' }).map(({ due_on: on }) => on),
    ).toEqual(['2026-03-10', '2026-03-22', '2026-03-31']);
  });

  it('counts dates as what a price rests on, and whom it prefers not', () => {
    const before = contentOf(goodBrief(), FROM);
    const prefers = contentOf(
      goodBrief({ level: 'expert', language: 'sv', country: 'SE', time_zone: 'Europe/Stockholm' }),
      FROM,
    );
    expect(isMaterialChange(before, prefers)).toBe(false);
    expect(changedParts(before, prefers)).toEqual([
      'preferred level',
      'preferred language',
      'preferred country',
      'preferred time zone',
    ]);
    expect(isMaterialChange(before, contentOf(goodBrief({ start_on: '2026-03-05' }), FROM))).toBe(true);
  });

  it('of an earlier release is whole: what it does not have was left open', () => {
    const { level: _level, start_on: _start, due_on: _due, budget_undecided: _open, ...old } = goodBrief();
    const stored = {
      ...old,
      milestones: old.milestones.map(({ due_on: _on, ...milestone }) => milestone),
    } as unknown as ReturnType<typeof goodBrief>;
    expect(completed(stored)).toEqual(goodBrief());
    expect(isMaterialChange(contentOf(completed(stored), FROM), contentOf(goodBrief(), FROM))).toBe(false);
  });
});

describe('a template', () => {
  const fill = (text: string) => text.replaceAll('____', 'seven');

  it('is there for every category, asks for its blanks, and passes all rules once they are filled', () => {
    for (const { slug, subCategories } of topCategories()) {
      const templates = templatesFor(slug);
      expect(templates.length, slug).toBeGreaterThan(0);
      expect(new Set(templates.map(({ name }) => name)).size).toBe(templates.length);
      for (const { name, description, questions } of templates) {
        const draft = goodBrief({ category: subCategories[0]?.slug ?? null, description });
        expect(postProblems(draft, 'USD', FROM)['description']?.[0], name).toContain('blanks');
        const draftQuestions = questions.map((question, at) => ({
          id: `question-${at + 1}`,
          question,
          required: at === 0,
        }));
        const filled = { ...draft, description: fill(description), questions: draftQuestions };
        expect(postProblems(filled, 'USD', FROM), name).toEqual({});
        expect(briefFindings(contentOf(filled, FROM)), name).toEqual([]);
      }
    }
    expect(templatesFor(null)).toEqual([]);
    expect(templatesFor('nothing-of-the-kind')).toEqual([]);
  });

  it('is no reason to refuse a line across the text', () => {
    expect(
      postProblems(goodBrief({ description: `${goodBrief().description}\n\n____\n\nThe end.` }), 'USD', FROM),
    ).toEqual({});
  });
});

describe('what a new client needs', () => {
  it('becomes a draft: its first sentence is the title', () => {
    expect(draftOfNeed('A logo for our bakery. It should work on bags.')).toMatchObject({
      title: 'A logo for our bakery',
      description: 'A logo for our bakery. It should work on bags.',
      category: null,
    });
    expect(draftOfNeed('**Photos** of v2.0 of our product').title).toBe('Photos of v2.0 of our product');
    expect(draftOfNeed('word '.repeat(60)).title.length).toBeLessThanOrEqual(100);
    expect(draftOfNeed('   ').title).toBe('');
  });
});
