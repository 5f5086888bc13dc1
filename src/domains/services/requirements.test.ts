import { describe, expect, it, test } from 'vitest';
import { REQUIREMENT_KINDS, type Requirement } from './draft.ts';
import { answerOf, chosenOf } from './answers.ts';
import { answerProblem, KIND_WORDS, limitHint, questionProblems, tidied } from './requirements.ts';

const requirement = (kind: Requirement['kind'], more: Partial<Requirement> = {}): Requirement => ({
  id: 'q',
  kind,
  question: 'What?',
  required: true,
  choices: [],
  ...more,
});
const COLORS = { choices: ['Red', 'Green', 'Blue'] };

describe('an answer', () => {
  it.each([
    ['text', {}, 'Anything\non two lines', null],
    ['text', { max: 5 }, 'Too long', 'Use at most 5 characters.'],
    ['line', {}, 'x'.repeat(200), null],
    ['line', {}, 'x'.repeat(201), 'Use at most 200 characters.'],
    ['choice', COLORS, 'Red', null],
    ['choice', COLORS, 'Pink', 'Choose one of the options.'],
    ['choices', COLORS, 'Red\nBlue', null],
    ['choices', COLORS, 'Red\nPink', 'Choose from the options.'],
    ['choices', COLORS, 'Red\nRed', 'Choose from the options.'],
    ['choices', { ...COLORS, min: 2 }, 'Red', 'Choose at least 2 choices.'],
    ['choices', { ...COLORS, max: 1 }, 'Red\nBlue', 'Choose up to 1 choice.'],
    ['number', {}, '-12,5', null],
    ['number', {}, '1e9', 'Enter a number.'],
    ['number', { min: 1, max: 50 }, '51', 'Enter a number from 1 to 50.'],
    ['number', { min: 1 }, '0.5', 'Enter a number of at least 1.'],
    ['date', {}, '2026-02-28', null],
    ['date', {}, '2026-13-01', 'Enter a date.'],
    ['link', {}, 'https://example.com/a?b=c', null],
    ['link', {}, 'javascript:alert(1)', 'Enter a link that starts with https:// or http://.'],
    ['link', {}, 'example.com', 'Enter a link that starts with https:// or http://.'],
    ['file', {}, 'It is in the folder', null],
  ] as const)('to a question of kind %s with %o: %s', (kind, more, answer, problem) => {
    expect(answerProblem(requirement(kind, more), answer)).toBe(problem);
  });

  it('of several choices is text, a line each', () => {
    expect(chosenOf(answerOf(['Red', 'Blue']))).toEqual(['Red', 'Blue']);
    expect(chosenOf('')).toEqual([]);
  });
});

test('a question says what it allows', () => {
  expect(limitHint(requirement('choices', { min: 1, max: 3 }))).toBe('Choose 1 to 3 choices.');
  expect(limitHint(requirement('choices', { min: 2, max: 2 }))).toBe('Choose 2 choices.');
  expect(limitHint(requirement('number', { max: 1_000 }))).toBe('A number up to 1,000.');
  expect(limitHint(requirement('line', { max: 40 }))).toBe('Up to 40 characters.');
  expect(limitHint(requirement('text'))).toBeNull();
});

test('limits that nobody could keep to are named before the service is published', () => {
  expect(questionProblems(requirement('number', { min: 9, max: 3 }))).toEqual({
    limits: '“Lowest” can’t be above “Highest”.',
  });
  expect(questionProblems(requirement('choices', { ...COLORS, min: 4 }))).toEqual({
    limits: 'There are only 3 choices.',
  });
  expect(questionProblems(requirement('line', { max: 500 }))).toEqual({ limits: 'Enter 1 to 200.' });
  expect(questionProblems(requirement('choices', { question: ' ' }))).toEqual({
    question: 'Enter a question.',
    choices: 'Enter at least 2 different choices.',
  });
  for (const kind of REQUIREMENT_KINDS)
    expect(questionProblems(requirement(kind, kind.startsWith('choice') ? COLORS : {})), KIND_WORDS[kind]).toEqual({});
});

test('what another kind left behind is not published', () => {
  expect(tidied(requirement('date', { ...COLORS, min: 1, max: 2 }))).toEqual(requirement('date'));
  expect(tidied(requirement('line', { min: 3, max: 20 }))).toEqual(requirement('line', { max: 20 }));
  expect(tidied(requirement('choices', { choices: ['Red ', 'Red', '', 'Blue'], min: 1 }))).toEqual(
    requirement('choices', { choices: ['Red', 'Blue'], min: 1 }),
  );
  // As questions were stored before there were other kinds.
  for (const stored of [requirement('text'), requirement('choice', COLORS), requirement('file')])
    expect(tidied(stored)).toEqual(stored);
});
