/** What every form that opens a ticket asks for, and what it gets. */
import * as z from 'zod/mini';
import { TICKET_LIMITS } from './ticket.ts';

/** One line: it becomes the subject of an email. */
export const oneLine = z.regex(/^[^\r\n]*$/, 'Use one line.');
export const most = (max: number) => z.maxLength(max, `Use at most ${max} characters.`);
export const messageText = z
  .string()
  .check(z.trim(), z.minLength(10, 'Write at least 10 characters.'), most(TICKET_LIMITS.text));
/** From the link in the email. */
export const token = z.string().check(z.minLength(20), z.maxLength(100));
/** Of the proof of work, in every form that opens a ticket. */
export const proofFields = {
  challenge: z.string().check(z.maxLength(300)),
  answer: z.int().check(z.minimum(0), z.maximum(100_000_000)),
};
/** Files are added with it in the hour after; the link in the email allows it later. */
export const opened = z.object({ ticket_number: z.string(), file_token: z.string() });

/** Who asks: in every form that opens a ticket. */
export const askerFields = {
  name: z.string().check(z.trim(), z.minLength(1, 'Enter your name.'), oneLine, most(TICKET_LIMITS.name)),
  email: z.email('Enter a valid email address.').check(z.maxLength(320)),
};
