import * as z from 'zod/mini';
import { command, query } from '#kit/endpoint.ts';

/** Apart from the others: the shell of every screen asks it. */
export const countNewMessages = query({
  path: '/api/countNewMessages',
  summary: 'Returns how many messages you have not read, without muted and archived conversations.',
  access: 'signed-in',
  data: z.object({ count: z.int() }),
  errors: [],
  limit: 'read',
});

export const markDelivered = command({
  method: 'POST',
  path: '/api/messages/delivered',
  summary: 'Records that everything sent to you so far has reached a device of yours.',
  access: 'signed-in',
  data: z.object({ conversations: z.int() }),
  errors: [],
  limit: 'write',
  repeat: 'natural',
});
