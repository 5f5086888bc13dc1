import { describe, expect, it } from 'vitest';
import { nextDigest, outsideQuietHours } from './schedule.ts';

const NIGHT = { from: '22:00', to: '07:00' };
const NOON = { from: '12:00', to: '13:30' };

describe('quiet hours, in the reader’s local time', () => {
  it.each([
    ['before they begin', NIGHT, 'Europe/Berlin', '2026-11-20T20:59:00Z', '2026-11-20T20:59:00Z'],
    ['the minute they begin', NIGHT, 'Europe/Berlin', '2026-11-20T21:00:00Z', '2026-11-21T06:00:00Z'],
    ['before midnight', NIGHT, 'Europe/Berlin', '2026-11-20T22:30:45Z', '2026-11-21T06:00:00Z'],
    ['after midnight', NIGHT, 'Europe/Berlin', '2026-11-21T02:30:00Z', '2026-11-21T06:00:00Z'],
    ['the minute they end', NIGHT, 'Europe/Berlin', '2026-11-21T06:00:00Z', '2026-11-21T06:00:00Z'],
    ['over the end of a year', NIGHT, 'Asia/Kolkata', '2026-12-31T17:00:00Z', '2027-01-01T01:30:00Z'],
    ['within one day', NOON, 'America/New_York', '2026-11-20T17:10:00Z', '2026-11-20T18:30:00Z'],
    ['the night that is an hour longer', NIGHT, 'Europe/Berlin', '2026-10-24T21:00:00Z', '2026-10-25T06:00:00Z'],
    ['the night that is an hour shorter', NIGHT, 'Europe/Berlin', '2026-03-28T22:00:00Z', '2026-03-29T05:00:00Z'],
    ['an hour longer, after the change', NIGHT, 'America/New_York', '2026-11-01T07:30:00Z', '2026-11-01T12:00:00Z'],
    [
      'an end in the hour that comes twice, the first time',
      { from: '22:00', to: '02:30' },
      'Europe/Berlin',
      '2026-10-24T21:00:00Z',
      '2026-10-25T00:30:00Z',
    ],
    [
      'an end in the hour that comes twice, the second time',
      { from: '22:00', to: '02:30' },
      'Europe/Berlin',
      '2026-10-25T01:10:00Z',
      '2026-10-25T01:30:00Z',
    ],
    [
      'an end that the clocks skip',
      { from: '22:00', to: '02:30' },
      'Europe/Berlin',
      '2026-03-28T22:00:00Z',
      '2026-03-29T01:30:00Z',
    ],
    ['a half-hour change', NIGHT, 'Australia/Lord_Howe', '2026-04-04T12:00:00Z', '2026-04-04T20:30:00Z'],
    ['a zone nobody knows counts as UTC', NIGHT, 'Mars/Olympus', '2026-11-20T23:00:00Z', '2026-11-21T07:00:00Z'],
  ])('%s', (_name, hours, zone, at, expected) => {
    expect(outsideQuietHours(new Date(at), hours, zone).toISOString()).toBe(new Date(expected).toISOString());
  });

  it('without any, or with no length, nothing is held back', () => {
    const at = new Date('2026-11-20T23:00:00Z');
    expect(outsideQuietHours(at, null, 'UTC')).toBe(at);
    expect(outsideQuietHours(at, { from: '23:00', to: '23:00' }, 'UTC')).toBe(at);
  });

  it('end outside the quiet hours, at every hour of a year', () => {
    const isQuiet = (at: Date): boolean => outsideQuietHours(at, NIGHT, 'Europe/Berlin').getTime() !== at.getTime();
    const start = Date.UTC(2026, 0, 1);
    for (let n = 0; n < 365 * 24; n += 1) {
      const at = new Date(start + n * 3_600_000 + 900_000);
      const end = outsideQuietHours(at, NIGHT, 'Europe/Berlin');
      if (isQuiet(end) || end < at || end.getTime() - at.getTime() > 10 * 3_600_000)
        expect([at, end]).toBe('an end outside, within ten hours');
    }
  });
});

describe('the digest goes out at eight where its reader is', () => {
  it.each([
    ['today, before eight', 'daily', 'Europe/Berlin', '2026-11-20T05:00:00Z', '2026-11-20T07:00:00Z'],
    ['tomorrow, at eight sharp', 'daily', 'Europe/Berlin', '2026-11-20T07:00:00Z', '2026-11-21T07:00:00Z'],
    [
      'when it is another day there already',
      'daily',
      'Pacific/Auckland',
      '2026-11-20T19:30:00Z',
      '2026-11-21T19:00:00Z',
    ],
    [
      'when it is still the day before there',
      'daily',
      'America/Los_Angeles',
      '2026-11-20T04:00:00Z',
      '2026-11-20T16:00:00Z',
    ],
    ['after the clocks went back', 'daily', 'Europe/Berlin', '2026-10-24T10:00:00Z', '2026-10-25T07:00:00Z'],
    ['after the clocks went ahead', 'daily', 'Europe/Berlin', '2026-03-28T10:00:00Z', '2026-03-29T06:00:00Z'],
    ['on Monday', 'weekly', 'Europe/Berlin', '2026-11-20T05:00:00Z', '2026-11-23T07:00:00Z'],
    ['this Monday, before eight', 'weekly', 'Europe/Berlin', '2026-11-23T06:59:00Z', '2026-11-23T07:00:00Z'],
    ['next Monday, after eight', 'weekly', 'Europe/Berlin', '2026-11-23T07:00:00Z', '2026-11-30T07:00:00Z'],
    [
      'on Monday there, still Sunday in UTC',
      'weekly',
      'Pacific/Auckland',
      '2026-11-22T12:00:00Z',
      '2026-11-22T19:00:00Z',
    ],
    ['the week the clocks go back', 'weekly', 'Europe/Berlin', '2026-10-20T10:00:00Z', '2026-10-26T07:00:00Z'],
  ] as const)('%s (%s)', (_name, digest, zone, at, expected) => {
    expect(nextDigest(new Date(at), digest, zone).toISOString()).toBe(new Date(expected).toISOString());
  });
});
