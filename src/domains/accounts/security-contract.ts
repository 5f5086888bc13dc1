/** Calls about confirming an identity, and about what protects an account. */
import * as z from 'zod/mini';
import { command, query } from '#kit/endpoint.ts';
import { tidy } from '#kit/name-shape.ts';
import { passkeyAnswer, passkeyMade } from './passkey-shapes.ts';
import { byId } from '#kit/id-shape.ts';

const instant = z.iso.datetime();
const own = { access: 'signed-in', errors: [] } as const;
const change = { ...own, method: 'POST', repeat: 'natural' } as const;
/** Sign-in methods are added only by someone who has proven the account's address (AUT-11). */
const add = { ...change, access: 'verified' } as const;
const code = z.string().check(z.maxLength(40));

export const waysToConfirm = query({
  ...own,
  path: '/api/user/confirm-identity',
  whileClosing: true,
  summary: 'Returns how you can confirm your identity, and until when it is confirmed.',
  data: z.object({
    has_password: z.boolean(),
    /** Only for someone without a second factor (AUT-12). */
    password: z.boolean(),
    /** A code of the app, or a recovery code. */
    code: z.boolean(),
    /** Has an app: otherwise the code can only be a recovery code. */
    app: z.boolean(),
    passkey: z.boolean(),
    /** Only when there is no other way: a code by email. */
    email_code: z.boolean(),
    email: z.string(),
    confirmed_until: z.nullable(instant),
  }),
  limit: 'read',
});

/** Whether an operator's session has the two-factor that staff need, and what is missing if not (ADM-1). */
const STANDINGS = ['not_staff', 'not_asked', 'missing', 'not_shown', 'shown'] as const;
export type StaffStanding = (typeof STANDINGS)[number];

export const staffStanding = query({
  ...own,
  path: '/api/user/staff-standing',
  whileClosing: true,
  summary:
    'Returns whether you can use staff calls or need two-factor authentication first. Demo instances don’t require it.',
  data: z.object({ standing: z.enum(STANDINGS) }),
  limit: 'read',
});

export const confirmIdentity = command({
  ...change,
  path: '/api/user/confirm-identity',
  whileClosing: true,
  summary: 'Confirms your identity. This session can then make sensitive changes for 5 minutes.',
  body: z.object({
    password: z.optional(z.string().check(z.maxLength(1_024))),
    code: z.optional(code),
    email_code: z.optional(code),
    passkey: z.optional(passkeyAnswer),
  }),
  data: z.object({ confirmed_until: instant }),
  said: 'Confirmed',
  errors: ['wrong_state'],
  limit: 'tryCode',
});

export const confirmByPasskeyOptions = command({
  ...change,
  path: '/api/user/confirm-identity/passkey-options',
  whileClosing: true,
  summary: 'Returns the options a browser needs to confirm with one of your passkeys.',
  body: z.object({}),
  data: z.object({ options: z.record(z.string(), z.unknown()) }),
  limit: 'tryCode',
});

export const confirmByEmail = command({
  ...change,
  path: '/api/user/confirm-identity/email',
  whileClosing: true,
  summary: 'Emails a 6-digit code to someone who has no password, app or passkey to confirm with.',
  body: z.object({}),
  data: z.object({ outbox: z.nullable(z.string()) }),
  said: 'We emailed you a code.',
  errors: ['wrong_state'],
  limit: 'sendCode',
});

export const twoFactor = query({
  ...own,
  path: '/api/user/two-factor',
  summary: 'Returns whether two-factor authentication is on, and how many recovery codes are left.',
  data: z.object({ enabled: z.boolean(), enabled_at: z.nullable(instant), recovery_codes_left: z.int() }),
  limit: 'read',
});

export const startTwoFactor = command({
  ...add,
  path: '/api/user/two-factor/start',
  summary: 'Creates the secret for an authenticator app. It takes effect once you enable it with a first code.',
  body: z.object({}),
  data: z.object({ secret: z.string(), address: z.string() }),
  errors: ['wrong_state'],
  limit: 'tryCode',
  fresh: true,
});

const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const enableTwoFactor = command({
  ...add,
  path: '/api/user/two-factor/enable',
  summary:
    'Turns two-factor authentication on with a first code, returns the recovery codes once, and ends all other sessions.',
  body: z.object({ code }),
  data: recoveryCodes,
  said: 'Two-factor authentication is on.',
  errors: ['wrong_state'],
  limit: 'tryCode',
  fresh: true,
});

export const disableTwoFactor = command({
  ...change,
  path: '/api/user/two-factor/disable',
  summary: 'Turns two-factor authentication off with a code or a recovery code, and ends all other sessions.',
  body: z.object({ code }),
  data: z.null(),
  said: 'Two-factor authentication is off.',
  errors: ['wrong_state'],
  limit: 'tryCode',
  fresh: true,
});

export const renewRecoveryCodes = command({
  ...add,
  path: '/api/user/two-factor/recovery-codes',
  summary: 'Creates 10 new recovery codes and returns them once. The old ones stop working.',
  body: z.object({}),
  data: recoveryCodes,
  said: 'Here are your new recovery codes.',
  errors: ['wrong_state'],
  limit: 'tryCode',
  fresh: true,
});

export const passkeys = query({
  ...own,
  path: '/api/user/passkeys',
  summary: 'Lists your passkeys.',
  data: z.object({
    passkeys: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        is_synced: z.boolean(),
        created_at: instant,
        last_used_at: z.nullable(instant),
      }),
    ),
  }),
  limit: 'read',
});

const passkeyName = z
  .string()
  .check(tidy(), z.minLength(1, 'Name the passkey.'), z.maxLength(60, 'Use at most 60 characters.'));

export const passkeyOptions = command({
  ...add,
  path: '/api/user/passkeys/options',
  summary: 'Returns the options a browser needs to create a passkey.',
  body: z.object({}),
  data: z.object({ options: z.record(z.string(), z.unknown()) }),
  limit: 'tryCode',
  fresh: true,
});

export const addPasskey = command({
  ...add,
  path: '/api/user/passkeys',
  summary: 'Saves a passkey the browser created.',
  body: z.object({ name: passkeyName, passkey: passkeyMade }),
  /** The recovery codes that come with a first factor, shown only this once. */
  data: z.object({ id: z.string(), recovery_codes: z.nullable(z.array(z.string())) }),
  said: 'Passkey added.',
  status: 201,
  errors: ['wrong_state'],
  limit: 'tryCode',
  fresh: true,
});

export const renamePasskey = command({
  ...own,
  method: 'PUT',
  repeat: 'natural',
  path: '/api/user/passkeys/:id',
  summary: 'Renames a passkey.',
  params: byId,
  body: z.object({ name: passkeyName }),
  data: z.null(),
  errors: ['not_found'],
  limit: 'write',
});

export const removePasskey = command({
  ...own,
  method: 'DELETE',
  repeat: 'natural',
  path: '/api/user/passkeys/:id',
  summary: 'Removes a passkey.',
  params: byId,
  data: z.null(),
  said: 'Passkey removed.',
  errors: ['not_found'],
  limit: 'write',
  fresh: true,
});

export const openSessions = query({
  ...own,
  path: '/api/user/sessions',
  summary: 'Lists your sessions: device, network and last use.',
  data: z.object({
    sessions: z.array(
      z.object({
        id: z.string(),
        is_current: z.boolean(),
        device: z.object({
          browser: z.nullable(z.string()),
          system: z.nullable(z.string()),
          kind: z.enum(['desktop', 'mobile', 'tablet', 'unknown']),
        }),
        /** The first part of the network address. Places are not guessed. */
        network: z.string(),
        way: z.enum(['password', 'password_and_code', 'passkey', 'google']),
        signed_in_at: instant,
        last_used_at: instant,
      }),
    ),
  }),
  limit: 'read',
});

export const endSession = command({
  ...change,
  path: '/api/user/sessions/:id/end',
  summary: 'Ends one of your sessions. Its token and sockets stop working within a second.',
  params: byId,
  body: z.object({}),
  data: z.null(),
  said: 'Device signed out.',
  errors: ['not_found'],
  limit: 'write',
});

export const endOtherSessions = command({
  ...change,
  path: '/api/user/sessions/end-others',
  summary: 'Ends all your sessions except this one.',
  body: z.object({}),
  data: z.object({ ended_sessions: z.int() }),
  said: 'All other devices signed out.',
  limit: 'write',
});

export const askForEmailChange = command({
  ...add,
  path: '/api/user/email',
  summary: 'Emails a code to your new email address.',
  body: z.object({ email: z.string().check(z.maxLength(300)) }),
  data: z.object({ email: z.string(), outbox: z.nullable(z.string()) }),
  said: 'We emailed a code to the new address.',
  limit: 'sendCode',
  fresh: true,
});

export const confirmEmailChange = command({
  ...add,
  path: '/api/user/email/confirm',
  summary: 'Verifies the new email address with its code. Both addresses are notified.',
  body: z.object({ code }),
  data: z.object({ email: z.string() }),
  said: 'Email address changed.',
  limit: 'tryCode',
  fresh: true,
});
