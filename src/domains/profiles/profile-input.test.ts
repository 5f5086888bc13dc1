import { describe, expect, test } from 'vitest';
import { money } from '#kit/money.ts';
import {
  checkedBirthday,
  checkedLinks,
  checkedPhone,
  checkedRate,
  checkedTimezone,
  cleanIndustries,
  cleanSkills,
  cleanText,
  countryIdFrom,
} from './profile-input.ts';

test('blank text is nothing, and control characters go', () => {
  expect(cleanText(' \u0007 ')).toBeNull();
  expect(cleanText('a\u0000b\nc\ud800')).toBe('ab\nc');
  expect(cleanText(null)).toBeNull();
});

test('known skills become their slugs, others stay as written, none twice', () => {
  expect(cleanSkills(['Logo design', 'logo-design', ' LOGO DESIGN ', 'Gyotaku  printing', ''])).toEqual([
    'logo-design',
    'Gyotaku printing',
  ]);
  expect(cleanIndustries(['Food and drink', 'food-and-drink', 'Beekeeping'])).toEqual(['food-and-drink', 'Beekeeping']);
});

test('a country comes by number or letters', () => {
  expect(countryIdFrom(752, 'NO')).toBe(752);
  expect(countryIdFrom(undefined, 'no')).toBe(578);
  expect(countryIdFrom(undefined, undefined)).toBeUndefined();
  expect(countryIdFrom(null, undefined)).toBeNull();
  expect(() => countryIdFrom(1, undefined)).toThrow('Choose a country');
  expect(() => countryIdFrom(undefined, 'XX')).toThrow('Choose a country');
});

describe('refused, in words', () => {
  test.each(['data:text/html,1', 'ftp://a.b', 'https://', 'https://a@b.c', 'https://a b.c', 'mailto:a@b.c'])(
    'the link %s',
    (address) => expect(() => checkedLinks({ site: address })).toThrow('isn’t a web address'),
  );
  test('a link without a plain name', () =>
    expect(() => checkedLinks({ 'a b': 'https://a.b' })).toThrow('lowercase letters'));
  test.each(['Mars/Phobos', '+99:99', 'x'.repeat(60)])('the time zone %s', (zone) =>
    expect(() => checkedTimezone(zone)).toThrow('time zone'),
  );
  test.each(['2026-11-22', '1899-12-31'])('the birthday %s', (day) =>
    expect(() => checkedBirthday(day, '2026-11-21')).toThrow('past'),
  );
  test('rates of nothing, in another currency or beyond reason', () => {
    expect(() => checkedRate(money(0, 'USD'), 'USD')).toThrow('above zero');
    expect(() => checkedRate(money(-5, 'USD'), 'USD')).toThrow('above zero');
    expect(() => checkedRate(money(100, 'EUR'), 'USD')).toThrow('in USD');
    expect(() => checkedRate(money(1_000_001, 'USD'), 'USD')).toThrow('above zero');
  });
  test('a phone number with letters', () => expect(() => checkedPhone('call me')).toThrow('digits'));
});

test('what is fine passes', () => {
  expect(checkedLinks({ github: ' https://github.com/ada ', blank: '' })).toEqual({ github: 'https://github.com/ada' });
  expect(checkedTimezone('Europe/Oslo')).toBe('Europe/Oslo');
  expect(checkedRate(money(4_500, 'USD'), 'USD')).toEqual(money(4_500, 'USD'));
  expect(checkedPhone('+47 22 33 44 55')).toBe('+47 22 33 44 55');
});
