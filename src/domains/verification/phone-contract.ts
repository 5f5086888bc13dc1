/** Proving a phone number: by a code in a text message, or read out by a call where the instance can make one. */
import * as z from 'zod/mini';
import { command, query, type DataOf } from '#kit/endpoint.ts';

const phoneState = z.object({
  /** International, for reading: "+47 91 23 45 67"; null while there is none. */
  number: z.nullable(z.string()),
  verified_at: z.nullable(z.iso.datetime()),
  /** The number a code is on its way to. */
  pending: z.nullable(
    z.object({ number: z.string(), channel: z.enum(['sms', 'voice']), refused_because: z.nullable(z.string()) }),
  ),
  resend_in_seconds: z.int(),
  /** Whether this instance can send text messages, and make calls. */
  can_send: z.boolean(),
  can_call: z.boolean(),
  /** Where a demo keeps its messages. */
  outbox: z.nullable(z.string()),
  country: z.nullable(z.string()),
  countries: z.array(z.object({ code: z.string(), name: z.string(), dial_code: z.string() })),
});

export const phoneVerification = query({
  path: '/api/user/phone-verification',
  summary: 'Returns your phone number, whether it is verified, and when you can request another code.',
  access: 'verified',
  data: phoneState,
  errors: [],
  limit: 'read',
});
export type PhoneState = DataOf<typeof phoneVerification>;

export const startPhoneVerification = command({
  method: 'POST',
  path: '/api/user/phone-verification/start',
  summary: 'Sends a 6-digit code to a phone number, at most one per minute. Earlier codes stop working.',
  access: 'verified',
  body: z.object({
    country: z.string().check(z.regex(/^[A-Z]{2}$/)),
    number: z
      .string()
      .check(z.trim(), z.minLength(2, 'Enter your phone number.'), z.maxLength(30, 'Use at most 30 characters.')),
    channel: z.enum(['sms', 'voice']),
  }),
  data: phoneState,
  said: 'We sent you a code.',
  errors: ['invalid_input', 'wrong_state', 'unavailable'],
  limit: 'sendCode',
  repeat: 'key',
  fresh: true,
});

export const confirmPhone = command({
  method: 'POST',
  path: '/api/user/phone-verification/confirm',
  summary: 'Verifies the number with the code we sent. You have 5 attempts within 10 minutes.',
  access: 'verified',
  body: z.object({ code: z.string().check(z.minLength(1, 'Enter the 6-digit code.'), z.maxLength(20)) }),
  data: phoneState,
  said: 'Your phone number is verified.',
  errors: ['invalid_input', 'wrong_state'],
  limit: 'tryCode',
  repeat: 'natural',
});
