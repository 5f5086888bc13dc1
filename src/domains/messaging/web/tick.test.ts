import { expect, test } from 'vitest';
import { tickOf } from './tick.ts';

test('a message is sent, then delivered, then read', () => {
  expect(tickOf(4, { delivered: 3, read: 2 })).toBe('Sent');
  expect(tickOf(4, { delivered: 4, read: 2 })).toBe('Delivered');
  // Read on one screen says that it arrived, whatever the others did.
  expect(tickOf(4, { delivered: 3, read: 4 })).toBe('Read');
});
