import { expect, test } from 'vitest';
import { Failure } from '#kit/errors.ts';
import { isNoSuchFunding } from './no-such-funding.ts';

test('an address with an unknown payment is read as one without', () => {
  expect(
    ['not_found', 'invalid_shape', 'unavailable'].map((code) => isNoSuchFunding(new Failure(code as Failure['code']))),
  ).toEqual([true, true, false]);
  expect([isNoSuchFunding(null), isNoSuchFunding(new Error('offline'))]).toEqual([false, false]);
});
