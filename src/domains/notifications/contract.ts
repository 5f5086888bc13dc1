import * as z from 'zod/mini';
import { atMostKeys } from '#kit/at-most-keys.ts';
import { command, query } from '#kit/endpoint.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { byId, idShape } from '#kit/id-shape.ts';

/** A person's notifications, the newest first; several about one thing are grouped under it. */
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
  read_at: z.nullable(z.iso.datetime()),
  /** How often the same was notified since it was last read. */
  count: z.int(),
});
export type NotificationItem = z.output<typeof notificationShape>;

export const FILTERS = ['all', 'unread'] as const;

export const notificationList = query({
  path: '/api/notifications',
  summary: 'Lists your notifications, newest first, with the unread count.',
  access: 'signed-in',
  query: z.object({ ...pageQuery, filter: z.optional(z.enum(FILTERS)) }),
  data: z.extend(pageOf(notificationShape), { unread: z.int() }),
  errors: [],
  limit: 'read',
});

const unreadShape = z.object({ unread: z.int() });

export const readNotification = command({
  method: 'POST',
  path: '/api/notifications/:id/read',
  summary: 'Marks a notification as read on all your devices.',
  access: 'signed-in',
  params: byId,
  data: unreadShape,
  errors: ['not_found'],
  limit: 'write',
  repeat: 'natural',
});

export const readAllNotifications = command({
  method: 'POST',
  path: '/api/notifications/read-all',
  summary: 'Marks all your notifications as read. Returns how many, and a batch id to undo it.',
  access: 'signed-in',
  data: z.object({ marked: z.int(), batch: z.nullable(z.string()), unread: z.int() }),
  errors: [],
  limit: 'write',
  repeat: 'natural',
});

export const undoReadAll = command({
  method: 'POST',
  path: '/api/notifications/undo-read-all',
  summary: 'Undoes "mark all as read" for one batch.',
  access: 'signed-in',
  body: z.object({ batch: idShape }),
  data: unreadShape,
  errors: ['not_found'],
  limit: 'write',
  repeat: 'natural',
});

/** Only channels that exist. */
export const CHANNELS = ['in_app', 'mail'] as const;
export type Channel = (typeof CHANNELS)[number];
export const DIGESTS = ['off', 'daily', 'weekly'] as const;

const channelsShape = z.object({ in_app: z.boolean(), mail: z.boolean() });
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Choose a time'));
const restShape = {
  digest: z.enum(DIGESTS),
  /** In the person's own time zone; may span midnight. */
  quiet_hours: z.nullable(z.object({ from: clock, to: clock })),
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
  time_zone: z.string(),
});
export type Preferences = z.output<typeof preferencesShape>;

export const notificationPreferences = query({
  path: '/api/notifications/preferences',
  summary: 'Returns your notification settings: topics, channels, digest and quiet hours.',
  access: 'signed-in',
  data: preferencesShape,
  errors: [],
  limit: 'read',
});

export const preferencesInput = z.object({ groups: z.record(z.string().check(z.maxLength(40)), channelsShape).check(atMostKeys(100)), ...restShape });

export const savePreferences = command({
  method: 'PUT',
  path: '/api/notifications/preferences',
  summary: 'Updates your notification settings. Topics you leave out don’t change; essential ones can’t be turned off.',
  access: 'signed-in',
  body: preferencesInput,
  data: preferencesShape,
  errors: ['invalid_input'],
  limit: 'write',
  repeat: 'natural',
});

export const unsubscribe = command({
  method: 'POST',
  path: '/api/notifications/unsubscribe',
  summary: 'Unsubscribes from the emails of one topic with the signed token from an email. No sign-in needed.',
  access: 'public',
  body: z.object({ token: z.string().check(z.maxLength(200)) }),
  data: z.object({ topic: z.string() }),
  errors: ['not_found'],
  limit: 'write',
  repeat: 'natural',
});
