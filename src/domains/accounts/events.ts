/** What happens to accounts: facts and ids, never what to do about them. */
import * as z from 'zod/mini';
import { event } from '#kit/events.ts';
import { STAFF_ROLES } from '#kit/staff.ts';

const userId = z.string();
/** The page that the link of the email leads on to. */
const returnTo = z.optional(z.nullable(z.string()));

export const registered = event('accounts.registered', z.object({ userId, role: z.string(), returnTo }), {
  isUrgent: true,
});
export const verificationRequested = event('accounts.verification_requested', z.object({ userId, returnTo }), {
  isUrgent: true,
});
export const emailVerified = event('accounts.email_verified', z.object({ userId }));
/**
 * Kinds of settings that a stranger may have made on the account, removed because someone else proved its address
 * (AUT-11).
 */
export const setBeforeProofEnded = event(
  'accounts.set_before_proof_ended',
  z.object({ userId, what: z.array(z.string()) }),
);
export const passwordChanged = event('accounts.password_changed', z.object({ userId }));
/** The sockets of these sessions are closed (AUT-5). */
export const sessionsEnded = event('accounts.sessions_ended', z.object({ userId, sessionIds: z.array(z.string()) }), {
  isUrgent: true,
});
/** A sign-in from a browser that was never seen with this account. */
export const newDevice = event(
  'accounts.new_device',
  z.object({ userId, device: z.string(), network: z.string(), at: z.string() }),
);
/** Someone asked for a password reset with this address; the reaction looks up whether it has an account. */
export const passwordResetAsked = event('accounts.password_reset_asked', z.object({ email: z.string(), returnTo }), {
  isUrgent: true,
});
export const passwordReset = event('accounts.password_reset', z.object({ userId }));
export const twoFactorChanged = event(
  'accounts.two_factor_changed',
  z.object({ userId, change: z.enum(['enabled', 'disabled', 'new_recovery_codes', 'recovery_code_used', 'reset']) }),
);
export const passkeyAdded = event('accounts.passkey_added', z.object({ userId, name: z.string() }));
export const passkeyRemoved = event('accounts.passkey_removed', z.object({ userId, name: z.string() }));
/** Both addresses are notified: the old one too, in case it was not its owner. */
/** Undone from the old address, which is the account's again. */
export const emailChangeUndone = event('accounts.email_change_undone', z.object({ userId, to: z.string() }));
export const emailChanged = event('accounts.email_changed', z.object({ userId, from: z.string(), to: z.string() }), {
  isUrgent: true,
});
/** Confirmed by staff: a link goes to the new address, and the old one is told. */
export const staffEmailChangeSent = event('accounts.staff_email_change_sent', z.object({ userId, to: z.string() }), {
  isUrgent: true,
});
export const suspended = event('accounts.suspended', z.object({ userId, reason: z.string() }));
export const restored = event('accounts.restored', z.object({ userId, because: z.string() }));
/** Permanent: nobody can lift it. */
export const closed = event('accounts.closed', z.object({ userId, reason: z.string() }));
const staffRole = z.object({ userId, role: z.enum(STAFF_ROLES), reason: z.string() });
export const staffRoleGranted = event('accounts.staff_role_granted', staffRole);
export const staffRoleTaken = event('accounts.staff_role_taken', staffRole);
/** Someone without any other way to confirm their identity asked for a code by email. */
export const confirmationAsked = event('accounts.confirmation_asked', z.object({ userId }), { isUrgent: true });
/** An email with a code goes to the new address. */
export const emailChangeAsked = event('accounts.email_change_asked', z.object({ userId, to: z.string() }), {
  isUrgent: true,
});
/** Trades and reviews between the two no longer count: what was made of them is counted again. */
export const accountsLinked = event('accounts.linked', z.object({ userIds: z.array(z.string()) }));
