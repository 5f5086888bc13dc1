import { expect, test } from 'vitest';
import { sayFor, type Notice } from '#kit/notices.ts';
import { searchMatched } from './events.ts';
import { savedNotices } from './notices.ts';

const say = sayFor({ locale: 'en-US', timeZone: 'UTC' });
const compose = savedNotices.find(({ kind }) => kind === searchMatched)?.compose as (
  facts: object,
  words: typeof say,
) => readonly Notice[];
const matched = (over: object): Notice | undefined =>
  compose(
    {
      userId: 'u',
      searchId: 's',
      name: 'Signs',
      query: 'q=sign&min_budget=100',
      found: 1,
      titles: ['Three signs for a bakery'],
      ...over,
    },
    say,
  )[0];

test('an alert about projects names them and leads to the list of projects, newest first', () => {
  expect(matched({ list: 'projects' })).toMatchObject({
    title: '1 new project: Signs',
    text: '“Three signs for a bakery”.',
    path: '/browse_projects?q=sign&min_budget=100&sort=newest',
    action: 'See the projects',
    topic: 'searches',
  });
});

test('an alert about services leads to theirs', () => {
  expect(matched({ list: 'services', found: 3, titles: ['A', 'B'] })).toMatchObject({
    title: '3 new services: Signs',
    text: '“A” and “B” and more.',
    action: 'See the services',
  });
});
