import { expect, test } from 'vitest';
import type { Db } from '#kit/server/db/database.ts';
import type { Intent } from './intent.ts';
import { wordsFor } from './intents.ts';

const db = {} as Db;
const intents: readonly Intent[] = [
  { path: '/user/withdraw', read: async () => ({ words: 'You were about to withdraw', action: 'Continue' }) },
  {
    path: '/services/orders/new',
    read: async (_db, query) =>
      query.get('service') === 'logo'
        ? { words: `An order with ${query.getAll('extras').join(' and ')}`, action: 'Pay' }
        : null,
  },
];
const intentWords = async (path: string): Promise<string | undefined> =>
  (await wordsFor(db, path, intents)).intent?.words;
const ORDER = '/services/orders/new?service=logo&extras=a&extras=b';

test('a page says what it is waiting for, by what its address names', async () => {
  expect(await intentWords('/user/withdraw')).toBe('You were about to withdraw');
  expect(await intentWords(ORDER)).toBe('An order with a and b');
});

test('a step on the way is looked through, however many there are', async () => {
  const link = `/user/verifyemail?token=x&return_to=${encodeURIComponent(ORDER)}`;
  expect(await intentWords(link)).toBe('An order with a and b');
  expect(await intentWords(`/login?return_to=${encodeURIComponent(link)}`)).toBe('An order with a and b');
  expect(await intentWords('/user/onboarding/gig')).toBeUndefined();
});

test.each([
  '/services/orders/new?service=gone',
  '/services/orders',
  '/nowhere',
  '',
  'user/withdraw',
  '//user/withdraw',
  'https://evil.example/user/withdraw',
])('nothing is said of %j', async (path) => expect(await intentWords(path)).toBeUndefined());
