import * as z from 'zod/mini';
import { isCalendarDay } from '#kit/calendar-day.ts';
import { command, query, type DataOf } from '#kit/endpoint.ts';

export const AWAY_TEXT = 500;

export const settingsShape = z.object({
  shows_reading: z.boolean(),
  /** The last day away; null while not away. */
  away_until: z.nullable(z.string().check(z.maxLength(10), z.refine(isCalendarDay, 'Choose a date.'))),
  /** What people who write then read. */
  away_text: z.string().check(z.trim(), z.maxLength(AWAY_TEXT)),
});

export const messageSettings = query({
  path: '/api/messages/settings',
  summary: 'Returns what others see of your reading, and your away reply.',
  access: 'signed-in',
  data: settingsShape,
  errors: [],
  limit: 'read',
});
export type MessageSettings = DataOf<typeof messageSettings>;

export const saveMessageSettings = command({
  method: 'PUT',
  path: '/api/messages/settings',
  summary: 'Changes what others see of your reading, and your away reply.',
  access: 'member',
  body: settingsShape,
  data: settingsShape,
  errors: ['invalid_input'],
  limit: 'write',
  repeat: 'natural',
});
