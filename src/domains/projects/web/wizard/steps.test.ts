import { expect, test } from 'vitest';
import { stateOfStep, STEPS, type Step } from './steps.ts';

const empty = { skills: [], questions: [], nda: false, level: null, language: null, country: null, time_zone: null };
const states = (
  current: Step,
  draft: Parameters<typeof stateOfStep>[2]['draft'],
  lacking: readonly Step[],
  files = 0,
) => STEPS.map((step) => stateOfStep(step, current, { draft, files, isLacking: lacking.includes(step) }));

test('details are not ticked before they were opened', () => {
  expect(states('brief', empty, ['brief', 'budget'])).toEqual(['current', 'next', 'next', 'next']);
});

test('details that were passed without an answer are skipped', () => {
  expect(states('post', empty, [])).toEqual(['done', 'skipped', 'done', 'current']);
});

test('details with a preference are done', () => {
  expect(states('budget', { ...empty, level: 'expert' }, ['budget'])).toEqual(['done', 'done', 'current', 'next']);
});

test('details with a skill or a file are done', () => {
  expect(states('budget', { ...empty, skills: ['seo'] }, ['budget'])).toEqual(['done', 'done', 'current', 'next']);
  expect(states('budget', empty, ['budget'], 1)).toEqual(['done', 'done', 'current', 'next']);
});
