import { expect, test } from 'vitest';
import { FREELANCER_STEPS, stateOfStep } from './onboarding-progress.ts';

const me = {
  skills: [{ slug: 'seo' }],
  bio: 'I write.',
  professional_title: null,
  hourly_rate: null,
  portfolios: [],
  avatar: null,
} as unknown as NonNullable<Parameters<typeof stateOfStep>[2]>;

test('a step that was passed without an answer is skipped, not done', () => {
  expect(FREELANCER_STEPS.map((step) => stateOfStep(step, 'picture', me))).toEqual([
    'done',
    'done',
    'skipped',
    'skipped',
    'current',
  ]);
});

test('a step that has its answer is done, and what comes later is not', () => {
  const titled = { ...me, professional_title: 'Copywriter' };
  expect(FREELANCER_STEPS.map((step) => stateOfStep(step, 'portfolio', titled))).toEqual([
    'done',
    'done',
    'done',
    'current',
    'next',
  ]);
});
