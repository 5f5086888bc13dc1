/** A brief that can be posted, for tests. */
import { money } from '#kit/money.ts';
import { emptyDraft, type ProjectDraft } from './draft.ts';

const usd = (whole: number) => money(BigInt(whole) * 100n, 'USD');

export const goodBrief = (over: Partial<ProjectDraft> = {}): ProjectDraft => ({
  ...emptyDraft,
  title: 'Three signs for a bakery in Malmö',
  category: 'logo-design',
  description:
    'We open a third shop in May and need signs that fit the two we have: one above the door, one that hangs, and one for the window. The mark exists as a vector file. We want someone who has drawn for sign makers before.',
  scope: [{ id: 'scope-1', answer: 'Above a door of 3.2 m, and on a window.' }],
  skills: ['logo-design'],
  budget_least: usd(400),
  budget_most: usd(700),
  days: 21,
  milestones: [
    { id: 'milestone-1', title: 'Sketches', criteria: 'One page for each sign.', amount: usd(200), due_on: null },
    {
      id: 'milestone-2',
      title: 'Final files',
      criteria: 'Vector files that the sign maker accepts.',
      amount: usd(400),
      due_on: null,
    },
  ],
  questions: [{ id: 'question-1', question: 'Which signs have you drawn before?', required: true }],
  ...over,
});
