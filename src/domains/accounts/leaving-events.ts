/** What happens when someone exports their data, leaves or changes role: facts and ids. */
import * as z from 'zod/mini';
import { event } from '#kit/events.ts';

const userId = z.string();
const instant = z.iso.datetime();

export const exportAsked = event('accounts.export_asked', z.object({ userId, exportId: z.string() }));
export const exportReady = event(
  'accounts.export_ready',
  z.object({ userId, exportId: z.string(), expiresAt: instant }),
);
export const exportFailed = event('accounts.export_failed', z.object({ userId, exportId: z.string() }));

export const closingBegan = event('accounts.closing_began', z.object({ userId, erasesAt: instant }));
export const closingSoon = event('accounts.closing_soon', z.object({ userId, erasesAt: instant }));
export const closingUndone = event('accounts.closing_undone', z.object({ userId }));
/** The deletion was due, but something was open again: the account stays, and its owner is notified why. */
export const closingStopped = event('accounts.closing_stopped', z.object({ userId, because: z.array(z.string()) }));
/** Erased. There is nobody left to notify; other domains may still have something to erase. */
export const accountErased = event('accounts.erased', z.object({ userId }));

export const roleChanged = event('accounts.role_changed', z.object({ userId, from: z.string(), to: z.string() }));
