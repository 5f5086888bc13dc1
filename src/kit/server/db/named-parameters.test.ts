import { expect, test } from 'vitest';
import { numberParameters } from './named-parameters.ts';

test('a name used twice is one parameter', () => {
  expect(numberParameters('select :at::timestamptz, :id where at < :at and (:id is null)')).toEqual({
    text: 'select $1::timestamptz, $2 where at < $1 and ($2 is null)',
    params: ['at', 'id'],
  });
});

test.each([
  ["to_char(at, 'HH24:mi:ss') = 'it''s :not'"],
  ['as "total:not"'],
  ['-- :not one\nnow()'],
  ['/* :not */ now()'],
  ["$$ :not $$ || $tag$ ':not $tag$"],
  ['id::text, (a + b)::bigint'],
  ['names[1:last], (names)[first:2]'],
])('%s has no parameter', (text) => {
  expect(numberParameters(text)).toEqual({ text, params: [] });
});

test('a number in place of a name is refused', () => {
  expect(() => numberParameters('select 1 where id = $1')).toThrow('write a name instead of $1');
});
