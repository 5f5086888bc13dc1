import * as z from 'zod/mini';
import { command, query } from '#kit/endpoint.ts';
import { sizeQuery } from '#kit/file-size.ts';
import { scanShape } from '#kit/file-scan.ts';
import { byId, idShape } from '#kit/id-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { askerFields, messageText, most, oneLine, opened, proofFields, token } from './form-shapes.ts';
import { noticeShape } from './notice-contract.ts';
import { CONTACT_TOPICS, TICKET_LIMITS, TICKET_NUMBER, TICKET_STATES, TOPICS } from './ticket.ts';

const instant = z.iso.datetime();
export const ticketChallenge = query({
  path: '/api/support/challenge',
  summary:
    'Returns a challenge for one ticket: the form is sent with a number whose SHA-256 with it begins with that many zero bits.',
  access: 'public',
  data: z.object({ challenge: z.string(), bits: z.int() }),
  errors: [],
  limit: 'read',
});

export const ticketBody = z.object({
  ...askerFields,
  topic: z.enum(CONTACT_TOPICS),
  subject: z
    .string()
    .check(z.trim(), z.minLength(3, 'Say in a few words what it is about.'), oneLine, most(TICKET_LIMITS.subject)),
  text: messageText,
});

export const openTicket = command({
  method: 'POST',
  path: '/api/support/tickets',
  summary: 'Opens a ticket with the operators, with or without an account. Its number and the link to it are emailed.',
  access: 'public',
  body: z.object({ ...ticketBody.shape, ...proofFields }),
  data: opened,
  said: 'Message sent',
  status: 201,
  errors: ['invalid_input'],
  limit: 'contact',
  repeat: 'natural',
});

const message = z.object({ id: z.string(), by_staff: z.boolean(), body: z.string(), sent_at: instant });
export type TicketMessage = z.output<typeof message>;
const ticketFields = {
  ticket_number: z.string(),
  topic: z.enum(TOPICS),
  subject: z.string(),
  state: z.enum(TICKET_STATES),
  opened_at: instant,
  changed_at: instant,
};

const params = z.object({ ticket_number: z.string().check(z.regex(TICKET_NUMBER)) });
const fileParams = z.object({ ...params.shape, file_id: idShape });
const file = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.string(),
  bytes: z.int(),
  added_at: instant,
  scan: scanShape,
});
export type TicketFile = z.output<typeof file>;

export const readTicket = query({
  path: '/api/support/tickets/:ticket_number',
  summary: 'Returns a ticket with its messages, to anyone with the emailed link.',
  access: 'public',
  params,
  query: z.object({ token }),
  data: z.object({
    ...ticketFields,
    messages: z.array(message),
    files: z.array(file),
    /** Where it goes on, with the key of its link. */
    merged_into: z.nullable(z.object({ ticket_number: z.string(), token: z.string() })),
    refusal: z.nullable(z.string()),
  }),
  errors: ['not_found'],
  limit: 'read',
});

export const addTicketFile = command({
  method: 'POST',
  path: '/api/support/tickets/:ticket_number/files',
  summary:
    'Adds a file to an application or a notice: with the token of the answer that opened the ticket, for an hour, or with the emailed link.',
  access: 'public',
  params,
  query: z.object({ token }),
  upload: { field: 'file', maxBytes: TICKET_LIMITS.fileBytes },
  data: file,
  said: 'File added',
  status: 201,
  errors: ['not_found', 'wrong_state', 'too_large', 'unsupported_media', 'invalid_input', 'out_of_space'],
  limit: 'contact',
  repeat: 'natural',
});

export const readTicketFile = query({
  path: '/api/support/tickets/:ticket_number/files/:file_id',
  summary: 'Downloads a file of a ticket, for anyone with the emailed link.',
  access: 'public',
  params: fileParams,
  query: z.extend(sizeQuery, { token }),
  data: z.null(),
  errors: ['not_found', 'being_scanned', 'quarantined'],
  limit: 'read',
});

export const writeInTicket = command({
  method: 'POST',
  path: '/api/support/tickets/:ticket_number/messages',
  summary: 'Adds a message to a ticket by its link. A closed one is open again.',
  access: 'public',
  params,
  body: z.object({ token, text: messageText }),
  data: z.object({ id: z.string() }),
  said: 'Message sent',
  status: 201,
  errors: ['not_found', 'wrong_state'],
  limit: 'contact',
  repeat: 'natural',
});

const reason = z.string().check(z.trim(), z.minLength(10, 'Give a reason of at least 10 characters.'), most(500));
const staff = { access: 'operator', staff: ['support'] } as const;

const line = z.object({
  ...ticketFields,
  id: z.string(),
  name: z.string(),
  messages: z.int(),
  taken_by: z.nullable(z.string()),
});
export type TicketLine = z.output<typeof line>;

export const ticketQueue = query({
  ...staff,
  path: '/api/admin/tickets',
  summary:
    'Lists tickets: those that wait for an answer oldest first, others newest first; or all of one person, newest first, which is recorded.',
  query: z.object({ queue: z.optional(z.enum(TICKET_STATES)), person: z.optional(idShape), ...pageQuery }),
  data: z.extend(pageOf(line), {
    open: z.int(),
    /** Of those that wait, what the reader took. */
    mine: z.int(),
    /** Since when the oldest waits. */
    oldest_at: z.nullable(instant),
  }),
  errors: [],
  limit: 'read',
});

export const staffTicket = query({
  ...staff,
  path: '/api/admin/tickets/:ticket_number',
  summary: 'Returns a ticket with its messages and who asked. Reading it is recorded.',
  params,
  data: z.object({
    ...ticketFields,
    name: z.string(),
    email: z.string(),
    user_id: z.nullable(z.string()),
    messages: z.array(z.extend(message, { by: z.nullable(z.string()) })),
    files: z.array(file),
    /** Only for staff. */
    notes: z.array(z.object({ id: z.string(), by: z.string(), body: z.string(), at: instant })),
    taken_by: z.nullable(z.object({ name: z.string(), is_me: z.boolean() })),
    notice: z.nullable(noticeShape),
    /** The number of the ticket that it was merged into, and of those that were merged into it. */
    merged_into: z.nullable(z.string()),
    merged_from: z.array(z.string()),
    /** What it may be merged into: other tickets of the same address. */
    candidates: z.array(z.object({ ticket_number: z.string(), subject: z.string(), opened_at: instant })),
    refusal: z.nullable(z.string()),
  }),
  errors: ['not_found'],
  limit: 'read',
});

export const staffTicketFile = query({
  ...staff,
  path: '/api/admin/tickets/:ticket_number/files/:file_id',
  summary: 'Downloads a file of a ticket. Downloading is recorded.',
  params: fileParams,
  data: z.null(),
  errors: ['not_found', 'being_scanned', 'quarantined'],
  limit: 'read',
});

export const answerTicket = command({
  ...staff,
  method: 'POST',
  path: '/api/admin/tickets/:ticket_number/answer',
  summary: 'Answers a ticket, and closes it where `close` says so. The answer is emailed with the link to the ticket.',
  params,
  body: z.object({ text: messageText, close: z.optional(z.boolean()) }),
  data: z.object({ id: z.string() }),
  said: 'Answer sent',
  status: 201,
  errors: ['not_found', 'wrong_state'],
  limit: 'write',
  repeat: 'key',
});

export const noteOnTicket = command({
  ...staff,
  method: 'POST',
  path: '/api/admin/tickets/:ticket_number/notes',
  summary: 'Adds a note that only staff read.',
  params,
  body: z.object({ text: z.string().check(z.trim(), z.minLength(2, 'Write the note.'), most(TICKET_LIMITS.note)) }),
  data: z.object({ id: z.string() }),
  said: 'Note added',
  status: 201,
  errors: ['not_found', 'wrong_state'],
  limit: 'write',
  repeat: 'key',
});

export const takeTicket = command({
  ...staff,
  method: 'POST',
  path: '/api/admin/tickets/:ticket_number/take',
  summary: 'Takes a ticket, also from someone else, or gives it back.',
  params,
  body: z.object({ mine: z.boolean() }),
  data: z.null(),
  said: 'Saved',
  errors: ['not_found'],
  limit: 'write',
  repeat: 'natural',
});

export const mergeTicket = command({
  ...staff,
  method: 'POST',
  path: '/api/admin/tickets/:ticket_number/merge',
  summary:
    'Merges a ticket into another of the same email address: its messages move there, it is closed, and the person is emailed once.',
  params,
  body: z.object({ into: z.string().check(z.regex(TICKET_NUMBER)) }),
  data: z.object({ ticket_number: z.string() }),
  said: 'Tickets merged',
  errors: ['not_found', 'wrong_state', 'invalid_input'],
  limit: 'write',
  repeat: 'key',
});

export const personMessageBody = z.object({
  subject: z
    .string()
    .check(z.trim(), z.minLength(3, 'Say in a few words what it is about.'), oneLine, most(TICKET_LIMITS.subject)),
  text: messageText,
});

export const messagePerson = command({
  ...staff,
  method: 'POST',
  path: '/api/admin/people/:id/message',
  summary: 'Writes to a person: it opens a ticket that they answer by email or on its page.',
  params: byId,
  body: personMessageBody,
  data: z.object({ ticket_number: z.string() }),
  said: 'Message sent',
  status: 201,
  errors: ['not_found'],
  limit: 'write',
  repeat: 'key',
});

export const closeTicket = command({
  ...staff,
  method: 'POST',
  path: '/api/admin/tickets/:ticket_number/close',
  summary: 'Closes a ticket, with a reason for staff. The person can open it again by writing.',
  params,
  body: z.object({ reason }),
  data: z.null(),
  said: 'Ticket closed',
  errors: ['not_found', 'wrong_state'],
  limit: 'write',
  repeat: 'natural',
});
