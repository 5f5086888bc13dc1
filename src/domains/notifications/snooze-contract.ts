import * as z from 'zod/mini';
import { command } from '#kit/endpoint.ts';
import { byId } from '#kit/id-shape.ts';

export const SNOOZES = ['later', 'morning', 'monday'] as const;
export type Snooze = (typeof SNOOZES)[number];

export const snoozeNotification = command({
  method: 'PUT',
  path: '/api/notifications/:id/snooze',
  summary:
    'Snoozes everything unread about the same thing: for 3 hours, until morning, or until Monday at 8 AM in your time zone. With null, brings it back.',
  access: 'signed-in',
  params: byId,
  body: z.object({ until: z.nullable(z.enum(SNOOZES)) }),
  data: z.object({ unread: z.int(), snoozed_until: z.nullable(z.iso.datetime()) }),
  errors: ['not_found', 'wrong_state'],
  limit: 'write',
  repeat: 'natural',
});
