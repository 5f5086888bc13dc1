import * as z from 'zod/mini';
import { command } from './endpoint.ts';
import type { Topic } from './events.ts';

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

/** Of use only now, and kept nowhere: that someone types. */
export interface Signal {
  readonly topic: string;
  readonly signal: string;
  /** Whose it is. */
  readonly by: string;
}

/** The answer to a socket that asks to watch a topic. Null: the server cannot say now, ask again. */
export type MayWatch = boolean | null;

/** Whether a person is here, and since when not. */
export const presenceTopic = (userId: string): Topic => `presence:${userId}`;
export const PRESENCE_CHANGED = 'presence.changed';
/** A watch began or resumed, or a hint may have been missed: read again. */
export const WATCHING = 'watching';
