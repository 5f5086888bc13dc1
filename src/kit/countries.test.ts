import { describe, expect, test } from 'vitest';
import { countries, countryByCode, countryById } from './countries.ts';

describe('the countries of the world', () => {
  test('all 249 of ISO 3166-1 are there, each code and number once', () => {
    expect(countries()).toHaveLength(249);
    expect(new Set(countries().map((country) => country.code)).size).toBe(249);
    expect(new Set(countries().map((country) => country.id)).size).toBe(249);
  });

  test('each number is the one the standard gives to the code', () => {
    // The platform's own locale data resolves a numeric region to its letters.
    for (const country of countries())
      expect(new Intl.Locale(`und-${String(country.id).padStart(3, '0')}`).region).toBe(country.code);
  });

  test('calling codes can be dialled and names are sorted out by code and number', () => {
    for (const country of countries()) expect(country.dialCode).toMatch(/^\+\d{1,4}$/);
    expect(countryByCode('NG')?.dialCode).toBe('+234');
    expect(countryById(804)?.name).toBe('Ukraine');
    expect(countryByCode('ng')).toBeUndefined();
    expect(countryById(3)).toBeUndefined();
  });
});
