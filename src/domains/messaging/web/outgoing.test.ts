import { expect, test } from 'vitest';
import { isFinal } from './outgoing.ts';

test('what passes on its own is tried again, what was refused is shown', () => {
  expect(isFinal({ code: 'unavailable' })).toBe(false);
  expect(isFinal({ code: 'unauthenticated' })).toBe(false);
  expect(isFinal({ code: 'wrong_state' })).toBe(true);
});
