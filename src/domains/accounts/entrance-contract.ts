/** Sign-in methods other than email and password, and password reset. */
import * as z from 'zod/mini';
import { ROLES } from '#kit/actor.ts';
import { command } from '#kit/endpoint.ts';
import { returnTo } from './contract.ts';
import { passkeyAnswer } from './passkey-shapes.ts';

const typed = z.pipe(
  z.nullish(z.string().check(z.maxLength(2_000))),
  z.transform((value) => value ?? ''),
);

/** The same as `POST /api/login` answers with. */
export const loginData = z.object({
  api_token: z.string(),
  id: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  token_expires_at: z.iso.datetime(),
});

const entrance = { method: 'POST', access: 'public', repeat: 'natural' } as const;

export const secondFactor = command({
  ...entrance,
  path: '/api/login/second-factor',
  summary:
    'Completes a sign-in with two-factor authentication: the ticket from POST /api/login, and a code from the app or a recovery code.',
  body: z.object({ ticket: z.string().check(z.maxLength(100)), code: z.string().check(z.maxLength(40)) }),
  data: loginData,
  said: 'Signed in',
  errors: ['wrong_state', 'suspended'],
  limit: 'login',
});

export const passkeySignInOptions = command({
  ...entrance,
  path: '/api/login/passkey/options',
  summary: 'Returns the options a browser needs to sign in with a passkey.',
  body: z.object({}),
  data: z.object({ options: z.record(z.string(), z.unknown()) }),
  errors: [],
  limit: 'login',
});

export const passkeySignIn = command({
  ...entrance,
  path: '/api/login/passkey',
  summary: 'Signs in with a passkey. No extra code is needed.',
  body: z.object({ passkey: passkeyAnswer }),
  data: loginData,
  said: 'Signed in',
  errors: ['suspended'],
  limit: 'login',
});

export const forgotPassword = command({
  ...entrance,
  path: '/api/password/forgot',
  summary: 'Emails a password reset link if the address has an account. The response is the same either way.',
  body: z.object({ email: typed, return_to: returnTo }),
  data: z.object({ outbox: z.nullable(z.string()) }),
  said: 'If this address has an account, we emailed a link to it.',
  errors: [],
  limit: 'forgotPassword',
});

export const resetPassword = command({
  ...entrance,
  path: '/api/password/reset',
  summary: 'Sets a new password with the emailed link. Ends all sessions and doesn’t sign you in.',
  body: z.object({ token: z.string().check(z.maxLength(200)), password: typed, password_confirmation: typed }),
  data: z.null(),
  said: 'Password changed. Sign in with it.',
  errors: [],
  limit: 'forgotPassword',
});
