import * as z from 'zod/mini';
import { command } from './endpoint.ts';

/** Opens the socket: short-lived, used once, and never the session token itself (RT-1). */
export const openRealtime = command({
  method: 'POST',
  path: '/api/realtime/ticket',
  summary: 'Returns a ticket to open one realtime connection within 30 seconds.',
  access: 'signed-in',
  data: z.object({ ticket: z.string() }),
  errors: [],
  limit: 'write',
  repeat: 'natural',
});

/** What arrives on the socket: this changed, read it again. */
export interface Hint {
  readonly topic: string;
  readonly event: string;
}
