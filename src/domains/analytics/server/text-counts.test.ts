import { expect, test } from 'vitest';
import { TextCounts } from './text-counts.ts';

test('texts of one length are told apart, equal ones counted together, and taken once', () => {
  const counts = new TextCounts();
  expect(counts.add('{"id":"a"}')).toBe(true);
  expect(counts.add('{"id":"b"}')).toBe(true);
  expect(counts.add(['{"id"', '"a"}'].join(':'))).toBe(false);
  expect(counts.add('{}')).toBe(true);
  expect(counts.take()).toEqual([
    { text: '{"id":"a"}', times: 2 },
    { text: '{"id":"b"}', times: 1 },
    { text: '{}', times: 1 },
  ]);
  expect(counts.take()).toEqual([]);
});
