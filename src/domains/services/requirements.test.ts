import { describe, expect, it, test } from 'vitest';
import { REQUIREMENT_KINDS, type Requirement } from './draft.ts';
import { answerOf, chosenOf } from './answers.ts';
import { answerProblem, KIND_WORDS, limitHint, questionProblems, tidied } from './requirements.ts';

const asked = (kind: Requirement['kind'], more: Partial<Requirement> = {}): Requirement => ({
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
    expect(answerProblem(asked(kind, more), answer)).toBe(problem);
  });

  it('of several choices is text, a line each', () => {
    expect(chosenOf(answerOf(['Red', 'Blue']))).toEqual(['Red', 'Blue']);
    expect(chosenOf('')).toEqual([]);
  });
});

test('a question says what it allows', () => {
  expect(limitHint(asked('choices', { min: 1, max: 3 }))).toBe('Choose 1 to 3 choices.');
  expect(limitHint(asked('choices', { min: 2, max: 2 }))).toBe('Choose 2 choices.');
  expect(limitHint(asked('number', { max: 1_000 }))).toBe('A number up to 1,000.');
  expect(limitHint(asked('line', { max: 40 }))).toBe('Up to 40 characters.');
  expect(limitHint(asked('text'))).toBeNull();
});

test('limits that nobody could keep to are named before the service is published', () => {
  expect(questionProblems(asked('number', { min: 9, max: 3 }))).toEqual({ limits: '“Lowest” can’t be above “Highest”.' });
  expect(questionProblems(asked('choices', { ...COLORS, min: 4 }))).toEqual({ limits: 'There are only 3 choices.' });
  expect(questionProblems(asked('line', { max: 500 }))).toEqual({ limits: 'Enter 1 to 200.' });
  expect(questionProblems(asked('choices', { question: ' ' }))).toEqual({ question: 'Enter a question.', choices: 'Enter at least 2 different choices.' });
  for (const kind of REQUIREMENT_KINDS) expect(questionProblems(asked(kind, kind.startsWith('choice') ? COLORS : {})), KIND_WORDS[kind]).toEqual({});
});

test('what another kind left behind is not published', () => {
  expect(tidied(asked('date', { ...COLORS, min: 1, max: 2 }))).toEqual(asked('date'));
  expect(tidied(asked('line', { min: 3, max: 20 }))).toEqual(asked('line', { max: 20 }));
  expect(tidied(asked('choices', { choices: ['Red ', 'Red', '', 'Blue'], min: 1 }))).toEqual(asked('choices', { choices: ['Red', 'Blue'], min: 1 }));
  // As questions were stored before there were other kinds.
  for (const stored of [asked('text'), asked('choice', COLORS), asked('file')]) expect(tidied(stored)).toEqual(stored);
});
