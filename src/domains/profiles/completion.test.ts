import { expect, test } from 'vitest';
import { COMPLETION_POINTS, completionPercentage, type CompletionFacts } from './completion.ts';

const nothing: CompletionFacts = {
  avatar: null,
  professional_title: null,
  bio: null,
  skills: [],
  hourly_rate: null,
  portfolios: [],
  experiences: [],
  educations: [],
  languages: [],
  city: null,
  timezone: null,
  phone: null,
};

test('the points add up to 100', () => expect(Object.values(COMPLETION_POINTS).reduce((a, b) => a + b, 0)).toBe(100));

test.each([
  [{}, 0],
  [{ bio: '   ' }, 0],
  [{ avatar: 'a.webp' }, 10],
  [{ professional_title: 'Illustrator' }, 10],
  [{ bio: 'Hello' }, 15],
  [{ skills: ['a'] }, 15],
  [{ hourly_rate: '4000' }, 5],
  [{ portfolios: [{}] }, 15],
  [{ experiences: [{}] }, 10],
  [{ educations: [{}] }, 5],
  [{ languages: [{}] }, 5],
  [{ city: 'Oslo' }, 5],
  [{ timezone: 'Europe/Oslo' }, 5],
  [{ city: 'Oslo', timezone: 'Europe/Oslo' }, 5],
  [{ phone: '123' }, 5],
] as const)('%o is worth %s percent', (facts, percent) =>
  expect(completionPercentage({ ...nothing, ...facts })).toBe(percent),
);
