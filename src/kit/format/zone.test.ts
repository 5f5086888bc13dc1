import { expect, test } from 'vitest';
import { startOfDay } from './zone.ts';

test.each([
  ['2026-11-29', 'UTC', '2026-11-29T00:00:00.000Z'],
  ['2026-11-29', 'Pacific/Kiritimati', '2026-11-28T10:00:00.000Z'],
  ['2026-11-29', 'Pacific/Pago_Pago', '2026-11-29T11:00:00.000Z'],
  ['2026-11-29', 'Asia/Kathmandu', '2026-11-28T18:15:00.000Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  // Midnight is skipped there: the day begins at one.
  ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
])('%s begins in %s at %s', (day, zone, instant) => expect(startOfDay(day, zone).toISOString()).toBe(instant));
