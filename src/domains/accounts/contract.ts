import * as z from 'zod/mini';
import { ROLES } from '#kit/actor.ts';
import { command, query } from '#kit/endpoint.ts';
import { onboardingProgressShape, userRecord } from './user-record.ts';
import { safeReturnTo } from './return-path.ts';

/** Missing, null and empty are the same here: the command picks the text of VAL-1 or VAL-2. */
const typed = z.pipe(
  z.nullish(z.string().check(z.maxLength(2_000))),
  z.transform((value) => value ?? ''),
);
const instant = z.iso.datetime();
/** The page that the link of the email leads on to; anything but a path of ours is left out. */
export const returnTo = z.pipe(z.nullish(z.string().check(z.maxLength(2_000))), z.transform(safeReturnTo));

/** CALL-10: surplus fields are ignored and no Idempotency-Key is needed. */
const seed = { method: 'POST', repeat: 'natural' } as const;

export const login = command({
  ...seed,
  path: '/api/login',
  summary: 'Signs in. Only this response contains the token.',
  access: 'public',
  body: z.object({ email: typed, password: typed }),
  data: z.object({
    api_token: z.string(),
    id: z.string(),
    email: z.string(),
    role: z.enum(ROLES),
    token_expires_at: instant,
  }),
  said: 'Signed in',
  errors: ['wrong_credentials', 'second_factor_needed', 'suspended'],
  limit: 'login',
});

export const register = command({
  ...seed,
  path: '/api/register',
  summary: 'Creates an account and emails a code to verify the address.',
  access: 'public',
  body: z.object({
    first_name: typed,
    last_name: typed,
    role: typed,
    email: typed,
    password: typed,
    password_confirmation: typed,
    country_id: z.nullish(z.int()),
    username: typed,
    return_to: returnTo,
  }),
  data: z.object({ id: z.string(), email: z.string(), role: z.enum(ROLES), username: z.string() }),
  said: 'Account created. Check your email.',
  status: 201,
  errors: [],
  limit: 'register',
});

export const logout = command({
  ...seed,
  path: '/api/logout',
  summary: 'Ends the session of the token in the request. Does nothing without a token.',
  access: 'public',
  data: z.null(),
  said: 'Signed out',
  errors: [],
  limit: 'write',
});

export const me = query({
  path: '/api/user/me',
  summary: 'Returns your complete user record.',
  access: 'signed-in',
  whileClosing: true,
  data: userRecord,
  errors: [],
  limit: 'read',
});

export const onboardingProgress = query({
  path: '/api/user/onboarding/progress',
  summary: 'Returns your onboarding progress: email verification and the required items.',
  access: 'signed-in',
  data: onboardingProgressShape,
  errors: [],
  limit: 'read',
});

export const checkUsername = command({
  ...seed,
  path: '/api/check-username',
  summary: 'Checks whether a username is available and suggests alternatives.',
  access: 'public',
  body: z.object({ username: typed }),
  data: z.object({
    available: z.boolean(),
    username: z.string(),
    suggestions: z.array(z.string()),
    message: z.string(),
  }),
  said: (data: { message: string }) => data.message,
  errors: [],
  limit: 'usernameCheck',
});

export const changePassword = command({
  ...seed,
  path: '/api/user/change-password',
  summary: 'Changes your password and ends all your other sessions.',
  access: 'signed-in',
  body: z.object({ current_password: typed, new_password: typed, new_password_confirmation: typed }),
  data: z.object({ ended_sessions: z.int() }),
  said: 'Password changed. Other devices are signed out.',
  errors: [],
  limit: 'tryCode',
  fresh: 'with-factor',
});

const verificationState = z.object({
  email: z.string(),
  verified: z.boolean(),
  /** Until then the server refuses to send another email. */
  resend_at: z.nullable(instant),
  resend_in_seconds: z.int(),
  /** Where a demo instance without a mail server keeps its emails. */
  outbox: z.nullable(z.string()),
});

export const emailVerification = query({
  path: '/api/user/verify-email',
  summary: 'Returns the email address to verify, and when you can request another email.',
  access: 'signed-in',
  data: verificationState,
  errors: [],
  limit: 'read',
});

export const verifyEmail = command({
  method: 'POST',
  path: '/api/user/verify-email',
  summary:
    'Verifies your email address with the 6-digit code (signed in) or the token from the emailed link. If no session of the account makes the call, the link also resets what was set up before.',
  access: 'public',
  body: z.object({
    code: z.optional(z.string().check(z.maxLength(20))),
    token: z.optional(z.string().check(z.maxLength(200))),
  }),
  data: z.object({
    email: z.string(),
    verified: z.literal(true),
    /**
     * The link was opened outside a session of the account: what was set before was removed, including the password.
     */
    password_needed: z.boolean(),
  }),
  said: (data: { password_needed: boolean }) =>
    data.password_needed
      ? 'Your email address is verified. Choose a password with “Forgot password”.'
      : 'Your email address is verified.',
  errors: ['unauthenticated'],
  limit: 'tryCode',
  repeat: 'natural',
});

export const resendVerification = command({
  method: 'POST',
  path: '/api/user/verify-email/resend',
  summary: 'Sends a new code and link. Earlier ones stop working.',
  access: 'signed-in',
  body: z.object({ return_to: returnTo }),
  data: verificationState,
  said: 'We emailed you a new code.',
  errors: ['wrong_state'],
  limit: 'sendCode',
  repeat: 'natural',
});

export const changeEmail = command({
  method: 'POST',
  path: '/api/user/verify-email/address',
  summary: 'Changes an unverified email address and emails a code to the new one.',
  access: 'signed-in',
  body: z.object({ email: typed, password: typed, return_to: returnTo }),
  data: verificationState,
  said: 'We emailed the new address.',
  errors: ['wrong_state'],
  limit: 'sendCode',
  repeat: 'natural',
});

export const setUpOperator = command({
  method: 'POST',
  path: '/api/operator/setup',
  summary: 'Creates the first operator account with the one-time token printed at startup.',
  access: 'public',
  body: z.object({
    token: z.string().check(z.maxLength(200)),
    email: typed,
    password: typed,
    password_confirmation: typed,
  }),
  data: z.object({ id: z.string(), email: z.string() }),
  said: 'The operator account is ready. Sign in.',
  errors: ['not_found'],
  limit: 'login',
  repeat: 'natural',
});
