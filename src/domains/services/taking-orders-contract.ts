import * as z from 'zod/mini';
import { command } from '#kit/endpoint.ts';
import { CLOSED_REASONS, TAKING_ORDERS } from './taking-orders.ts';

const instant = z.iso.datetime();

/** What a freelancer set, and what follows from it now. */
export const capacityShape = z.object({
  most_open: z.nullable(z.int()),
  /** When an absence begins that has not yet. */
  away_from: z.nullable(instant),
  away_until: z.nullable(instant),
  /** What clients read while the freelancer is away. */
  away_note: z.nullable(z.string()),
  /** Paid and not delivered. */
  open_orders: z.int(),
  /** Null while orders are taken. */
  closed: z.nullable(z.enum(CLOSED_REASONS)),
  /** When they are likely taken again; null where nobody can say. */
  opens_at: z.nullable(instant),
});
export type CapacityOnWire = z.output<typeof capacityShape>;

export const changeCapacity = command({
  method: 'PUT',
  path: '/api/my/taking-orders',
  summary:
    'Sets how many open orders you take at the same time, and when you are away, with a message to clients. It applies to all of your services.',
  access: 'freelancer',
  body: z.object({
    most_open: z.nullable(
      z
        .int()
        .check(
          z.minimum(1, `Enter 1 to ${TAKING_ORDERS.mostOpen}.`),
          z.maximum(TAKING_ORDERS.mostOpen, `Enter 1 to ${TAKING_ORDERS.mostOpen}.`),
        ),
    ),
    away_until: z.nullable(instant.check(z.maxLength(30))),
    /** Now, where it is left out. */
    away_from: z.nullish(instant.check(z.maxLength(30))),
    /** Shown on your services and your profile while you are away. */
    away_note: z.nullish(
      z
        .string()
        .check(z.trim(), z.maxLength(TAKING_ORDERS.noteLength, `Use at most ${TAKING_ORDERS.noteLength} characters.`)),
    ),
  }),
  data: capacityShape,
  said: 'Saved',
  errors: ['invalid_input'],
  limit: 'write',
  repeat: 'natural',
});
