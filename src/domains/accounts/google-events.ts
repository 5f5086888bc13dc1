import * as z from 'zod/mini';
import { event } from '#kit/events.ts';

/** A way in was added or taken away: its owner is told at once (AUT-6). */
export const googleLinked = event('accounts.google_linked', z.object({ userId: z.string() }));
export const googleUnlinked = event('accounts.google_unlinked', z.object({ userId: z.string() }));
