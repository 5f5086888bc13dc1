import { expect, test } from 'vitest';
import { suggestedCountry } from './suggested-country.ts';

test.each([
  ['Europe/Berlin', ['en-US'], 'DE'],
  ['Africa/Lagos', ['en-NG', 'en'], 'NG'],
  ['Asia/Tokyo', [], 'JP'],
  ['UTC', ['sv-SE'], 'SE'],
])('a reader in %s with %j is suggested %s', (zone, languages, code) =>
  expect(suggestedCountry(zone, languages)?.code).toBe(code),
);

test('nothing is suggested where neither names a country', () =>
  expect(suggestedCountry('UTC', ['en', 'not a language'])).toBeUndefined());
