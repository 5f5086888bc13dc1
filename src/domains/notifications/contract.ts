import * as z from 'zod/mini';
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
  /** What its button says. */
  action: z.string(),
  /** Put off: it is back in the list then. */
  snoozed_until: z.nullable(z.iso.datetime()),
});
export type NotificationItem = z.output<typeof notificationShape>;

export const FILTERS = ['all', 'unread', 'snoozed'] as const;

export const notificationList = query({
  path: '/api/notifications',
  summary: 'Lists your notifications, newest first, with the unread count.',
  access: 'signed-in',
  query: z.object({ ...pageQuery, filter: z.optional(z.enum(FILTERS)) }),
  data: z.extend(pageOf(notificationShape), { unread: z.int(), snoozed: z.int() }),
  errors: [],
  limit: 'read',
});

const unreadShape = z.object({ unread: z.int() });

export const readNotification = command({
  method: 'POST',
  path: '/api/notifications/:id/read',
  summary: 'Marks a notification as read on all your devices. Returns the page it is about.',
  access: 'signed-in',
  params: byId,
  data: z.extend(unreadShape, { path: z.string() }),
  errors: ['not_found'],
  limit: 'write',
  repeat: 'natural',
});

export const readPage = command({
  method: 'POST',
  path: '/api/notifications/read-page',
  summary: 'Marks as read the notifications that lead to this page. Security and operations notifications stay unread.',
  access: 'signed-in',
  /** Its address in the product, from the slash on. */
  body: z.object({ path: z.string().check(z.startsWith('/'), z.maxLength(2_000)) }),
  data: z.extend(unreadShape, { marked: z.int() }),
  errors: [],
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
