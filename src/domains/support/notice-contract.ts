/** Notices of illegal content and copyright claims, counter-notices, and what staff decide about them. */
import * as z from 'zod/mini';
import { command } from '#kit/endpoint.ts';
import { withScheme } from '#kit/web-address.ts';
import { askerFields, messageText, most, oneLine, opened, proofFields } from './form-shapes.ts';
import { DECISIONS, GROUNDS, NOTICE_KINDS, NOTICE_LIMITS } from './notice.ts';
import { TICKET_NUMBER } from './ticket.ts';

const signedName = z
  .string()
  .check(z.trim(), z.minLength(3, 'Type your full name.'), oneLine, most(NOTICE_LIMITS.signedName));
const declared = z.boolean().check(z.refine((is) => is, 'Confirm this first. We can’t act without it.'));
const numbered = z.string().check(z.trim(), z.regex(TICKET_NUMBER, 'Enter a number such as TK-ABCD-EFGH.'));

export const noticeBody = z.object({
  ...askerFields,
  kind: z.enum(NOTICE_KINDS),
  link: z
    .string()
    .check(
      z.overwrite(withScheme),
      z.regex(/^https?:\/\/\S+$/, 'Copy the whole address, starting with https://.'),
      most(NOTICE_LIMITS.link),
    ),
  /** Of a copyright claim the work; of illegal content the rule, if it is known. */
  concerns: z.string().check(z.trim(), most(NOTICE_LIMITS.concerns)),
  /** Postal address and phone: of a copyright claim. */
  contact: z.string().check(z.trim(), most(NOTICE_LIMITS.contact)),
  text: messageText,
  signed_name: signedName,
  declared,
});

export const sendNotice = command({
  method: 'POST',
  path: '/api/support/notices',
  summary: 'Sends a notice of illegal content, or a copyright claim, with what the law requires. It becomes a ticket.',
  access: 'public',
  body: z.object({ ...noticeBody.shape, ...proofFields }),
  data: opened,
  said: 'Notice sent',
  status: 201,
  errors: ['invalid_input'],
  limit: 'contact',
  repeat: 'natural',
});

export const counterNoticeBody = z.object({
  ...askerFields,
  /** Of the notice: the message about the removal says it. */
  notice_number: numbered,
  contact: z
    .string()
    .check(z.trim(), z.minLength(10, 'Enter your postal address and phone number.'), most(NOTICE_LIMITS.contact)),
  text: messageText,
  signed_name: signedName,
  declared,
});

export const sendCounterNotice = command({
  method: 'POST',
  path: '/api/support/counter-notices',
  summary: 'Responds to a notice that led to a removal. It becomes a ticket, and another person reviews the decision.',
  access: 'public',
  body: z.object({ ...counterNoticeBody.shape, ...proofFields }),
  data: opened,
  said: 'Counter-notice sent',
  status: 201,
  errors: ['invalid_input'],
  limit: 'contact',
  repeat: 'natural',
});

const instant = z.iso.datetime();
/** Beside a ticket, for staff. */
export const noticeShape = z.object({
  kind: z.enum([...NOTICE_KINDS, 'counter']),
  link: z.string(),
  concerns: z.string(),
  contact: z.string(),
  signed_name: z.string(),
  signed_at: instant,
  /** Of a counter-notice: the number of the notice it answers, where it is decided. */
  answers: z.nullable(z.string()),
  /** Numbers of its counter-notices. */
  counters: z.array(z.string()),
  /** What can be hidden from here; null where the link leads to nothing of this site. */
  thing: z.nullable(z.object({ title: z.string(), is_public: z.boolean() })),
  /** Newest first. */
  decisions: z.array(
    z.object({
      decision: z.enum(DECISIONS),
      ground: z.enum(GROUNDS),
      statement: z.string(),
      decided_at: instant,
      by: z.string(),
    }),
  ),
  /** Why the caller can't decide now, if they can't. */
  refusal: z.nullable(z.string()),
});
export type Notice = z.output<typeof noticeShape>;

export const decisionBody = z.object({
  decision: z.enum(DECISIONS),
  ground: z.enum(GROUNDS),
  statement: z
    .string()
    .check(z.trim(), z.minLength(20, 'Give your reasons in at least 20 characters.'), most(NOTICE_LIMITS.statement)),
});

export const decideNotice = command({
  method: 'POST',
  path: '/api/admin/tickets/:ticket_number/decision',
  summary:
    'Decides about a notice, or again after a counter-notice or an objection. Everyone concerned gets the statement of reasons.',
  access: 'operator',
  staff: ['support'],
  params: z.object({ ticket_number: z.string().check(z.regex(TICKET_NUMBER)) }),
  body: decisionBody,
  data: z.object({ id: z.string() }),
  said: 'Decision sent',
  status: 201,
  errors: ['not_found', 'wrong_state', 'invalid_input', 'forbidden'],
  limit: 'write',
  repeat: 'key',
});
