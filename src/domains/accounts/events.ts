/** What happens to accounts, told uphill: facts and ids, never what to do about them. */
import * as z from 'zod/mini';
import { event } from '#kit/events.ts';

const userId = z.string();

export const registered = event('accounts.registered', z.object({ userId, role: z.string() }));
export const verificationRequested = event('accounts.verification_requested', z.object({ userId }));
export const emailVerified = event('accounts.email_verified', z.object({ userId }));
export const passwordChanged = event('accounts.password_changed', z.object({ userId }));
/** Sockets of these sessions are cut (AUT-5). */
export const sessionsEnded = event('accounts.sessions_ended', z.object({ userId, sessionIds: z.array(z.string()) }));
