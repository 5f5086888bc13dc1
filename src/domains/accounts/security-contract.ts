/** Calls about proving who one is, and about the ways in. */
import * as z from 'zod/mini';
import { command, query } from '#kit/endpoint.ts';

const instant = z.iso.datetime();

export const waysToConfirm = query({
  path: '/api/user/confirm-identity',
  summary: 'How the caller can prove that it is them, and until when they have.',
  access: 'signed-in',
  data: z.object({ password: z.boolean(), confirmed_until: z.nullable(instant) }),
  errors: [],
  limit: 'read',
});

export const confirmIdentity = command({
  method: 'POST',
  path: '/api/user/confirm-identity',
  summary: 'Proves again that it is the account’s owner; for five minutes this session may then do sensitive things.',
  access: 'signed-in',
  body: z.object({ password: z.optional(z.string().check(z.maxLength(1_024))) }),
  data: z.object({ confirmed_until: instant }),
  said: 'Confirmed',
  errors: [],
  limit: 'tryCode',
  repeat: 'natural',
});
