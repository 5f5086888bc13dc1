import * as z from 'zod/mini';
import { event } from '#kit/events.ts';

/** A sign-in method was added or removed: the owner is notified immediately (AUT-6). */
export const googleLinked = event('accounts.google_linked', z.object({ userId: z.string() }));
export const googleUnlinked = event('accounts.google_unlinked', z.object({ userId: z.string() }));
