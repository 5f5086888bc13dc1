import * as z from 'zod/mini';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { orderRowShape } from './contract.ts';

/** The columns of the board, in the order of an order's life: tabs of the list with open orders. */
export const BOARD_COLUMNS = ['requirements', 'working', 'delivered', 'stopped'] as const;

export const orderBoard = query({
  path: '/api/my/order-board',
  summary: 'Returns the open orders you deliver by state, each column by next deadline, at most 200.',
  access: 'freelancer',
  data: z.object({
    columns: z.array(z.object({ key: z.enum(BOARD_COLUMNS), items: z.array(orderRowShape) })),
    /** There are more than are shown. */
    is_cut: z.boolean(),
  }),
  errors: [],
  limit: 'read',
});
export type OrderBoard = DataOf<typeof orderBoard>;

const feedShape = z.object({
  /** The secret address to subscribe to; null while there is none. */
  url: z.nullable(z.string()),
  made_at: z.nullable(z.iso.datetime()),
});

export const calendarFeed = query({
  path: '/api/my/order-calendar',
  summary: 'Returns the secret address of your calendar of due orders.',
  access: 'freelancer',
  data: feedShape,
  errors: [],
  limit: 'read',
});

export const makeCalendarFeed = command({
  method: 'POST',
  path: '/api/my/order-calendar',
  summary: 'Makes a new secret address of your calendar. The one before stops working.',
  access: 'freelancer',
  data: feedShape,
  said: 'Calendar link created',
  errors: [],
  limit: 'write',
  repeat: 'key',
});

export const removeCalendarFeed = command({
  method: 'DELETE',
  path: '/api/my/order-calendar',
  summary: 'Revokes the secret address of your calendar.',
  access: 'freelancer',
  data: feedShape,
  said: 'Calendar link revoked',
  errors: [],
  limit: 'write',
  repeat: 'natural',
});
