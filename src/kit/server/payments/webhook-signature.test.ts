import { expect, test } from 'vitest';
import { isSignedBy, signWebhook, TOLERANCE_SECONDS } from './webhook-signature.ts';

const body = Buffer.from('{"id":"evt_1"}');
const now = new Date('2026-11-21T12:00:00Z');
const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1_000);

test('a signature holds for exactly these bytes, this secret and this time', () => {
  const signature = signWebhook('secret', now, body);
  expect(isSignedBy(['secret'], signature, body, now)).toBe(true);
  expect(isSignedBy(['old', 'secret', 'new'], signature, body, now)).toBe(true);
  expect(isSignedBy(['another'], signature, body, now)).toBe(false);
  expect(isSignedBy([], signature, body, now)).toBe(false);
  expect(isSignedBy(['secret'], signature, Buffer.from('{"id":"evt_2"}'), now)).toBe(false);
  expect(isSignedBy(['secret'], signature.replace(/t=\d+/, `t=${now.getTime() / 1_000 + 1}`), body, now)).toBe(false);
});

test('it lasts five minutes either way', () => {
  const signature = signWebhook('secret', now, body);
  expect(
    [-TOLERANCE_SECONDS, TOLERANCE_SECONDS].map((seconds) => isSignedBy(['secret'], signature, body, later(seconds))),
  ).toEqual([true, true]);
  expect(
    [-TOLERANCE_SECONDS - 1, TOLERANCE_SECONDS + 1].map((seconds) =>
      isSignedBy(['secret'], signature, body, later(seconds)),
    ),
  ).toEqual([false, false]);
});

test.each([
  undefined,
  '',
  't=1',
  'v1=00',
  ['t=1,v1=00'],
  `t=1,v1=${'0'.repeat(64)},x=1`,
  `t=1,v1=${'g'.repeat(64)}`,
  'x'.repeat(10_000),
])('%j is no signature', (header) => {
  expect(isSignedBy(['secret'], header, body, new Date(1_000))).toBe(false);
});
