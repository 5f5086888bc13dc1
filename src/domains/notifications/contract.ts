import * as z from 'zod/mini';
import { atMostKeys } from '#kit/at-most-keys.ts';
import { command, query } from '#kit/endpoint.ts';
import { pageQuery } from '#kit/paging.ts';

/** What a person was told, the newest first; several tellings of one thing stand under it. */
export const notificationShape = z.object({
  id: z.string(),
  /** The thing it is about: an order, a payment, the account. */
  group: z.object({ key: z.string(), title: z.string() }),
  title: z.string(),
  text: z.string(),
  /** Where the exact thing is. */
  path: z.string(),
  category: z.string(),
  at: z.iso.datetime(),
  readAt: z.nullable(z.iso.datetime()),
  /** How often the same was told since it was last read. */
  count: z.int(),
});
export type NotificationItem = z.output<typeof notificationShape>;

export const FILTERS = ['all', 'unread'] as const;

export const notificationList = query({
  path: '/api/notifications',
  summary: 'What I was told, newest first, and how much of it I have not read.',
  access: 'signed-in',
  query: z.object({ ...pageQuery, filter: z.optional(z.enum(FILTERS)) }),
  data: z.object({ items: z.array(notificationShape), nextCursor: z.nullable(z.string()), unread: z.int() }),
  errors: [],
  limit: 'read',
});

const unreadShape = z.object({ unread: z.int() });

export const readNotification = command({
  method: 'POST',
  path: '/api/notifications/:id/read',
  summary: 'Marks one of my notifications as read, on every device.',
  access: 'signed-in',
  params: z.object({ id: z.uuid() }),
  data: unreadShape,
  errors: ['not_found'],
  limit: 'write',
  repeat: 'natural',
});

export const readAllNotifications = command({
  method: 'POST',
  path: '/api/notifications/read-all',
  summary: 'Marks all my notifications as read. The answer says how many, and names the batch for the way back.',
  access: 'signed-in',
  data: z.object({ marked: z.int(), batch: z.nullable(z.string()), unread: z.int() }),
  errors: [],
  limit: 'write',
  repeat: 'natural',
});

export const undoReadAll = command({
  method: 'POST',
  path: '/api/notifications/undo-read-all',
  summary: 'Makes unread again what one "mark all as read" marked.',
  access: 'signed-in',
  body: z.object({ batch: z.uuid() }),
  data: unreadShape,
  errors: ['not_found'],
  limit: 'write',
  repeat: 'natural',
});

/** Only channels that exist. */
export const CHANNELS = ['inApp', 'mail'] as const;
export type Channel = (typeof CHANNELS)[number];
export const DIGESTS = ['off', 'daily', 'weekly'] as const;

const channelsShape = z.object({ inApp: z.boolean(), mail: z.boolean() });
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Choose a time'));
const restShape = {
  digest: z.enum(DIGESTS),
  /** In my own time zone; may reach over midnight. */
  quietHours: z.nullable(z.object({ from: clock, to: clock })),
};

export const preferencesShape = z.object({
  groups: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      text: z.string(),
      channels: channelsShape,
      /** Why it cannot be turned off; null when it can. */
      essential: z.nullable(z.string()),
    }),
  ),
  ...restShape,
  timeZone: z.string(),
});
export type Preferences = z.output<typeof preferencesShape>;

export const notificationPreferences = query({
  path: '/api/notifications/preferences',
  summary: 'What I am told about, through which channel, how often and when not.',
  access: 'signed-in',
  data: preferencesShape,
  errors: [],
  limit: 'read',
});

export const savePreferences = command({
  method: 'PUT',
  path: '/api/notifications/preferences',
  summary: 'Sets what I am told about; groups left out stay as they are, essential ones cannot be turned off.',
  access: 'signed-in',
  body: z.object({ groups: z.record(z.string().check(z.maxLength(40)), channelsShape).check(atMostKeys(100)), ...restShape }),
  data: preferencesShape,
  errors: ['invalid_input'],
  limit: 'write',
  repeat: 'natural',
});

export const unsubscribe = command({
  method: 'POST',
  path: '/api/notifications/unsubscribe',
  summary: 'Turns off the letters of one topic, by the signed token of a letter; works without a sign-in.',
  access: 'public',
  body: z.object({ token: z.string().check(z.maxLength(200)) }),
  data: z.object({ topic: z.string() }),
  errors: ['not_found'],
  limit: 'write',
  repeat: 'natural',
});
