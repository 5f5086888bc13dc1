/** Replies by email: the address they arrive at, and what happens to them (decision 150). */
import * as z from 'zod/mini';
import { command } from './endpoint.ts';
import { event } from './events.ts';

/** It is time to process an email. */
export const mailArrived = event('mail.arrived', z.object({ mailId: z.string() }));
/** One was not taken, and its sender is a person we know. */
export const mailRefused = event('mail.refused', z.object({ mailId: z.string() }));

export const receiveMail = command({
  method: 'POST',
  path: '/api/mail/inbound',
  summary:
    'Receives an email that someone sent to a reply address, raw or parsed. The signature is checked; each email is stored once and processed afterwards.',
  access: 'public',
  body: z.unknown(),
  data: z.null(),
  errors: ['not_found', 'unauthenticated', 'invalid_shape'],
  limit: 'inboundMail',
  repeat: 'natural',
});
