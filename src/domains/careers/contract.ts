import * as z from 'zod/mini';
import { askerFields, messageText, opened, proofFields } from '#domains/support/form-shapes.ts';
import { command, query } from '#kit/endpoint.ts';
import { richBlockShape } from '#kit/rich-text.ts';
import { OPENING_KINDS, OPENING_PLACES } from './opening.ts';

const instant = z.iso.datetime();
const day = z.iso.date();
export const slugShape = z.string().check(z.regex(/^[a-z0-9-]{1,100}$/));

const card = {
  slug: z.string(),
  title: z.string(),
  kind: z.enum(OPENING_KINDS),
  place: z.enum(OPENING_PLACES),
  location: z.string(),
  opened_at: instant,
  /** The last day for applications. */
  closes_on: z.nullable(day),
};

export const openings = query({
  path: '/api/careers',
  summary: 'Lists the open positions of the team that runs this site, newest first.',
  access: 'public',
  data: z.object({ items: z.array(z.object(card)) }),
  errors: [],
  limit: 'read',
});

export const opening = query({
  path: '/api/careers/:slug',
  summary: 'Returns a position by its address, or by a previous one: `slug` is the current one.',
  access: 'public',
  params: z.object({ slug: slugShape }),
  data: z.object({
    ...card,
    blocks: z.array(richBlockShape),
    /** Why nobody can apply. */ refusal: z.nullable(z.string()),
  }),
  errors: ['not_found'],
  limit: 'read',
});

export const applicationBody = z.object({ ...askerFields, text: messageText });

export const apply = command({
  method: 'POST',
  path: '/api/careers/:slug/applications',
  summary:
    'Applies for a position, with or without an account. It becomes a ticket; files are added to it with the token.',
  access: 'public',
  params: z.object({ slug: slugShape }),
  body: z.object({ ...applicationBody.shape, ...proofFields }),
  data: opened,
  said: 'Application sent',
  status: 201,
  errors: ['not_found', 'invalid_input', 'wrong_state'],
  limit: 'contact',
  repeat: 'natural',
});
