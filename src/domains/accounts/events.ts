/** What happens to accounts, told uphill: facts and ids, never what to do about them. */
import * as z from 'zod/mini';
import { event } from '#kit/events.ts';
import { STAFF_ROLES } from '#kit/staff.ts';

const userId = z.string();

export const registered = event('accounts.registered', z.object({ userId, role: z.string() }), { isUrgent: true });
export const verificationRequested = event('accounts.verification_requested', z.object({ userId }), { isUrgent: true });
export const emailVerified = event('accounts.email_verified', z.object({ userId }));
/** Kinds of what a stranger may have set on the account, gone since somebody else proved its address (AUT-11). */
export const setBeforeProofEnded = event('accounts.set_before_proof_ended', z.object({ userId, what: z.array(z.string()) }));
export const passwordChanged = event('accounts.password_changed', z.object({ userId }));
/** Sockets of these sessions are cut (AUT-5). */
export const sessionsEnded = event('accounts.sessions_ended', z.object({ userId, sessionIds: z.array(z.string()) }), { isUrgent: true });
/** A sign-in from a browser that was never seen with this account. */
export const newDevice = event('accounts.new_device', z.object({ userId, device: z.string(), network: z.string(), at: z.string() }));
/** Somebody typed this address where one asks for a way back in; whether it has an account is for the reaction to see. */
export const passwordResetAsked = event('accounts.password_reset_asked', z.object({ email: z.string() }), { isUrgent: true });
export const passwordReset = event('accounts.password_reset', z.object({ userId }));
export const twoFactorChanged = event(
  'accounts.two_factor_changed',
  z.object({ userId, change: z.enum(['enabled', 'disabled', 'new_recovery_codes', 'recovery_code_used']) }),
);
export const passkeyAdded = event('accounts.passkey_added', z.object({ userId, name: z.string() }));
export const passkeyRemoved = event('accounts.passkey_removed', z.object({ userId, name: z.string() }));
/** Both addresses hear of it: the old one too, in case it was not its owner. */
/** From the old address: it is the account's again. */
export const emailChangeUndone = event('accounts.email_change_undone', z.object({ userId, to: z.string() }));
export const emailChanged = event('accounts.email_changed', z.object({ userId, from: z.string(), to: z.string() }), { isUrgent: true });
export const suspended = event('accounts.suspended', z.object({ userId, reason: z.string() }));
export const restored = event('accounts.restored', z.object({ userId, because: z.string() }));
/** For good: nobody lifts it. */
export const closed = event('accounts.closed', z.object({ userId, reason: z.string() }));
const staffRole = z.object({ userId, role: z.enum(STAFF_ROLES), reason: z.string() });
export const staffRoleGranted = event('accounts.staff_role_granted', staffRole);
export const staffRoleTaken = event('accounts.staff_role_taken', staffRole);
/** A code by mail is wanted, by somebody with no other way to prove that it is them. */
export const confirmationAsked = event('accounts.confirmation_asked', z.object({ userId }), { isUrgent: true });
/** A letter with a code goes to the address that is to be the new one. */
export const emailChangeAsked = event('accounts.email_change_asked', z.object({ userId, to: z.string() }), { isUrgent: true });
