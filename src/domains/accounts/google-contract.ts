/** Calls of signing in with Google. The token is only in the answers to these commands, never in a URL (AUT-4). */
import * as z from 'zod/mini';
import { ROLES } from '#kit/actor.ts';
import { command, query } from '#kit/endpoint.ts';
import { tidy } from '#kit/name-shape.ts';
import { login, returnTo } from './contract.ts';

const instant = z.iso.datetime();
const secret = z.string().check(z.minLength(1), z.maxLength(200));
const name = z.string().check(tidy(), z.maxLength(200));

export const googleOffered = query({
  path: '/api/auth/google',
  summary: 'Returns whether sign-in with Google is available.',
  access: 'public',
  data: z.object({ offered: z.boolean() }),
  errors: [],
  limit: 'read',
});

const trip = z.object({
  /** Google's page, with this attempt's state, nonce and PKCE challenge in it. */
  url: z.string(),
  /** Stays in the browser that began: without it, Google's answer is refused. */
  attempt: z.string(),
});

export const beginGoogle = command({
  method: 'POST',
  path: '/api/auth/google',
  summary: 'Starts a sign-in with Google. Returns the redirect address and what the browser must present on return.',
  access: 'public',
  body: z.object({}),
  data: trip,
  errors: ['wrong_state', 'unavailable'],
  limit: 'login',
  repeat: 'natural',
});

export const GOOGLE_OUTCOMES = ['signed_in', 'choose_role', 'prove', 'linked'] as const;

export const finishGoogle = command({
  method: 'POST',
  path: '/api/auth/google/finish',
  summary: 'Completes the Google sign-in: signs in, links the account, or returns the next step.',
  access: 'public',
  body: z.object({
    attempt: secret,
    state: secret,
    code: z.optional(z.string().check(z.maxLength(2_048))),
    iss: z.optional(z.string().check(z.maxLength(300))),
    /** What Google says instead of a code when the person turned back. */
    error: z.optional(z.string().check(z.maxLength(200))),
  }),
  data: z.object({
    outcome: z.enum(GOOGLE_OUTCOMES),
    /** The login data of CALL-1, when this signed someone in. */
    login: z.nullable(login.data),
    /** For the two calls below: valid once, for half an hour. */
    ticket: z.nullable(z.string()),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
  }),
  said: 'Google confirmed your account',
  errors: ['unauthenticated', 'wrong_state', 'second_factor_needed', 'unavailable'],
  limit: 'login',
  repeat: 'natural',
});

export const joinWithGoogle = command({
  method: 'POST',
  path: '/api/auth/google/join',
  summary: 'Creates an account for a new person with the chosen role and signs them in.',
  access: 'public',
  body: z.object({ ticket: secret, role: z.enum(ROLES), first_name: name, last_name: name, return_to: returnTo }),
  data: login.data,
  said: 'Account created',
  status: 201,
  errors: ['wrong_state'],
  limit: 'register',
  repeat: 'natural',
});

export const proveForGoogle = command({
  method: 'POST',
  path: '/api/auth/google/prove',
  summary: 'Links Google to the account with the same address after its password is confirmed, and signs in.',
  access: 'public',
  /** The password may stay empty right after signing in to that account. */
  body: z.object({ ticket: secret, password: z.string().check(z.maxLength(1_024)) }),
  /** Null when the caller was signed in to that account already. */
  data: z.nullable(login.data),
  said: 'Signed in',
  errors: ['wrong_credentials', 'wrong_state', 'second_factor_needed'],
  limit: 'login',
  repeat: 'natural',
});

const linkState = z.object({
  offered: z.boolean(),
  linked: z.nullable(z.object({ email: z.string(), linked_at: instant })),
  /** False while Google is the only sign-in method. */
  can_unlink: z.boolean(),
});

export const googleLink = query({
  path: '/api/user/google',
  summary: 'Returns your linked Google account, if any.',
  access: 'signed-in',
  data: linkState,
  errors: [],
  limit: 'read',
});

export const beginGoogleLink = command({
  method: 'POST',
  path: '/api/user/google',
  summary: 'Starts linking a Google account to yours.',
  access: 'verified',
  body: z.object({}),
  data: trip,
  errors: ['wrong_state', 'unavailable'],
  limit: 'write',
  repeat: 'natural',
  fresh: true,
});

export const unlinkGoogle = command({
  method: 'DELETE',
  path: '/api/user/google',
  summary: 'Unlinks your Google account.',
  access: 'signed-in',
  data: linkState,
  said: 'Google unlinked.',
  errors: ['wrong_state'],
  limit: 'write',
  repeat: 'natural',
  fresh: true,
});
