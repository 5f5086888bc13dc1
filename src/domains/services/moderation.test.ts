import { expect, test } from 'vitest';
import {
  findings,
  hasReviewedChanges,
  withoutReviewedChanges,
  withReviewedChanges,
  type MarketFacts,
  type ModerationRule,
} from './moderation.ts';
import { contentOf } from './publish-rules.ts';
import { goodDraft } from './test-draft.ts';

const content = (over: Parameters<typeof goodDraft>[0] = {}) => contentOf(goodDraft(over), []);
const rule = (over: Partial<ModerationRule>): ModerationRule => ({
  id: 'r',
  kind: 'words',
  words: [],
  factor: null,
  effect: 'flag',
  reason: 'Because of this.',
  ...over,
});
const nothing: MarketFacts = { middlePrice: null, hasSameTitle: false };
const fields = (rules: readonly ModerationRule[], over: Parameters<typeof goodDraft>[0] = {}, facts = nothing) =>
  findings(content(over), rules, facts).map(({ field, found }) => [field, found]);

test('a service without anything odd has no findings', () => {
  const all = [
    rule({ words: ['guaranteed'] }),
    rule({ kind: 'links' }),
    rule({ kind: 'contact' }),
    rule({ kind: 'price', factor: 10 }),
    rule({ kind: 'duplicate' }),
  ];
  expect(fields(all)).toEqual([]);
});

test.each([
  ['Write to ada@mail.example today.', 'ada@mail.example'],
  ['Or to ada (at) mail.example', 'ada (at) mail.example'],
  ['Call +49 151 2345 6789', '+49 151 2345 6789'],
])('contact details are found in %j', (description, found) => {
  expect(fields([rule({ kind: 'contact' })], { description })).toEqual([['description', found]]);
});

test.each(['100 x 200 cm, 12 pages, 2026-11-23', 'from 1 200 000 rows', '5+ years, 10 000 users'])(
  '%j has no contact details',
  (description) => {
    expect(fields([rule({ kind: 'contact' })], { description })).toEqual([]);
  },
);

test('words are found whole, in any case, and not within longer ones', () => {
  const words = [rule({ words: ['guarantee', 'c++ secrets'] })];
  expect(fields(words, { description: 'I Guarantee it.' })).toEqual([['description', 'Guarantee']]);
  expect(fields(words, { description: 'Guaranteeing is not it.' })).toEqual([]);
  expect(fields(words, { faq: [{ question: 'What?', answer: 'C++ Secrets!' }] })).toEqual([['faq.0', 'C++ Secrets']]);
});

test('a price is odd when it is far from the middle of its category, on either side', () => {
  const price = [rule({ kind: 'price', factor: 10 })];
  expect(fields(price, {}, { middlePrice: 390n, hasSameTitle: false })).toEqual([['packages', '']]);
  expect(fields(price, {}, { middlePrice: 41_000n, hasSameTitle: false })).toEqual([['packages', '']]);
  expect(fields(price, {}, { middlePrice: 4_000n, hasSameTitle: false })).toEqual([]);
});

test('of a live service price and text change immediately, title and category once they are approved', () => {
  const live = content();
  const next = content({ title: 'Another title that is long enough', description: `${live.description} And more.` });
  expect(hasReviewedChanges(next, live)).toBe(true);
  const now = withoutReviewedChanges(next, live);
  expect([now.title, now.description]).toEqual([live.title, next.description]);
  expect(hasReviewedChanges(now, live)).toBe(false);
  expect(withReviewedChanges(now, next)).toEqual(next);
});
