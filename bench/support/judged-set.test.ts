import { expect, test } from 'vitest';
import { gainOfAnswer, isSetAside, judgedSet, type JudgedQuery } from './judged-set.ts';

const LOGO: JudgedQuery = { query: 'logo', kind: 'short', language: 'en', best: ['a'], good: ['b'], related: ['c'] };
const ALL = new Set(['a', 'b', 'c', 'd']);

test('the best answers first are worth 1, later or fewer ones less, wrong ones nothing', () => {
  expect(gainOfAnswer(LOGO, ['a', 'b', 'c'], ALL)).toBe(1);
  expect(gainOfAnswer(LOGO, ['b', 'a', 'c'], ALL)).toBeCloseTo(0.843, 3);
  expect(gainOfAnswer(LOGO, ['d'], ALL)).toBe(0);
  expect(gainOfAnswer(LOGO, [], ALL)).toBe(0);
});

test('what is not there is not missed', () => {
  expect(gainOfAnswer(LOGO, ['b'], new Set(['b']))).toBe(1);
  expect(gainOfAnswer(LOGO, ['d'], new Set(['d']))).toBeNull();
});

test.each([
  ['services', ['services-a.json', 'services-b.json', 'services-c.json'], 300],
  ['projects', ['projects.json'], 100],
  ['people', ['people.json'], 100],
])('the set of %s is large, has each query once, and half of it is set aside', (_name, files, least) => {
  const queries = judgedSet(files);
  expect(queries.length).toBeGreaterThanOrEqual(least);
  expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
  for (const { best, good, related } of queries)
    expect(new Set([...best, ...good, ...related]).size).toBe(best.length + good.length + related.length);
  const share = queries.filter(isSetAside).length / queries.length;
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.6);
});
