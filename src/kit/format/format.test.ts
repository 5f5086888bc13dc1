import { afterEach, expect, test } from 'vitest';
import { formatMoney, money } from '../money.ts';
import { instanceLocale, setInstanceLocale } from '../locale.ts';
import { countryName, formatList, languageName } from './names.ts';
import { formatNumber, formatRate } from './number.ts';
import { formatDay, formatTime } from './time.ts';
import { formatSize } from './size.ts';
import { counted, formatUnit } from './unit.ts';
import { supportedLocale } from './reader.ts';
import { formatWait } from './wait.ts';
import { formatAgo } from './ago.ts';
import { clockIn, knownZone, zoneCity, zoneInWords } from './zone.ts';

afterEach(() => setInstanceLocale('en-US'));

/** Narrow and wide blanks alike: which one stands before AM differs from release to release of the locale data. */
const plain = (text: string): string => text.replaceAll(/\s/gu, ' ');
const AT = '2026-11-22T14:51:00Z';
const NOW = new Date('2026-12-01T00:00:00Z');
const newYork = { locale: 'en-US', timeZone: 'America/New_York' };
const berlin = { locale: 'de-DE', timeZone: 'Europe/Berlin' };

test('a time is on the reader’s clock, and names the zone only where it is asked for', () => {
  expect(plain(formatTime(AT, 'moment', newYork, NOW))).toBe('Nov 22, 9:51 AM');
  expect(plain(formatTime(AT, 'zoned', newYork, NOW))).toBe('Nov 22, 9:51 AM EST');
  expect(plain(formatTime(AT, 'date', newYork))).toBe('Nov 22, 2026');
  expect(plain(formatTime(AT, 'time', berlin))).toBe('15:51');
  expect(plain(formatTime(AT, 'month', berlin))).toBe('November 2026');
});

test('a time of another year says its year', () => {
  expect(plain(formatTime(AT, 'moment', newYork, new Date('2027-01-02T00:00:00Z')))).toBe('Nov 22, 2026, 9:51 AM');
});

test('a day without a time is the same everywhere', () => {
  expect(formatDay('2026-11-22', 'long', 'en-US')).toBe('November 22, 2026');
  expect(formatDay('2026-11-22', 'long', 'en-GB')).toBe('22 November 2026');
});

test('numbers, rates, units and plurals follow the locale', () => {
  expect([formatNumber(1250, 'en-US'), formatNumber(4.8, 'de-DE', 1)]).toEqual(['1,250', '4,8']);
  expect([formatRate(1_000, 'en-US'), formatRate(250, 'en-US'), plain(formatRate(1_000, 'de-DE'))]).toEqual([
    '10%',
    '2.5%',
    '10 %',
  ]);
  expect([formatUnit(1, 'day', 'en-US'), formatUnit(3, 'day', 'en-US'), formatUnit(4.5, 'second', 'en-US', 1)]).toEqual(
    ['1 day', '3 days', '4.5 seconds'],
  );
  expect([300, 12_288, 1_572_864, 8_388_608, 1_610_612_736].map((bytes) => plain(formatSize(bytes, 'en-US')))).toEqual([
    '1 kB',
    '12 kB',
    '1.5 MB',
    '8 MB',
    '1.5 GB',
  ]);
  const services = { one: 'service', other: 'services' };
  expect([counted(0, services, 'en-US'), counted(1, services, 'en-US'), counted(1_250, services, 'en-US')]).toEqual([
    '0 services',
    '1 service',
    '1,250 services',
  ]);
});

test('names of countries, languages and lists follow the locale, and an unknown code stays as it is', () => {
  expect([countryName('NO', 'en-US'), countryName('NO', 'de-DE'), languageName('nb', 'en-US')]).toEqual([
    'Norway',
    'Norwegen',
    'Norwegian Bokmål',
  ]);
  expect([countryName('?', 'en-US'), languageName('', 'en-US')]).toEqual(['?', '']);
  expect(formatList(['A', 'B', 'C'], 'en-US')).toBe('A, B, and C');
});

test('money is written for the instance where there is no particular reader', () => {
  expect(formatMoney(money('125050', 'USD'))).toBe('$1,250.50');
  setInstanceLocale('en-GB');
  expect(formatMoney(money('125050', 'USD'))).toBe('US$1,250.50');
  expect(instanceLocale()).toBe('en-GB');
});

test('an unknown zone and an unknown locale are recognized', () => {
  expect([knownZone('Europe/Berlin'), knownZone('Mars/Olympus')]).toEqual(['Europe/Berlin', null]);
  expect([supportedLocale('en-GB'), supportedLocale('en-US@posix')]).toEqual(['en-GB', null]);
  expect(clockIn(new Date(AT), 'Asia/Kolkata')).toEqual({ year: 2026, month: 11, day: 22, hour: 20, minute: 21 });
});

test.each([
  [0.2, '1 second'],
  [44, '44 seconds'],
  [60, '1 minute'],
  [300, '5 minutes'],
  [301, '6 minutes'],
  [3_600, '1 hour'],
  [3_660, '2 hours'],
  [86_400, '24 hours'],
])('a wait of %d seconds is %s, never too short', (seconds, words) => {
  expect(formatWait(seconds)).toBe(words);
});

test('a zone is named by its city and as people call it, never by its name in software', () => {
  expect(zoneInWords('America/New_York', 'en-US')).toBe('New York (Eastern Time)');
  expect(zoneInWords('Africa/Lagos', 'en-US')).toMatch(/^Lagos \(West Africa (Standard )?Time\)$/);
  expect(zoneInWords('UTC', 'en-US')).toBe('UTC');
  expect(zoneCity('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
});

test('an hour that comes every day names its zone', () => {
  expect(plain(formatTime(AT, 'clock', newYork))).toBe('9:51 AM EST');
});

test('how long ago is said in one unit, and not at all where a date says more', () => {
  const ago = (minutes: number) => formatAgo(AT, Date.parse(AT) + minutes * 60_000, 'en-US');
  expect([ago(-5), ago(0), ago(12), ago(125), ago(60 * 50)]).toEqual([
    '1 minute ago',
    '1 minute ago',
    '12 minutes ago',
    '2 hours ago',
    '2 days ago',
  ]);
  expect(ago(60 * 24 * 32)).toBeNull();
});
