import * as z from 'zod/mini';
import { command, query } from '#kit/endpoint.ts';
import { TERM_NAMES } from '#kit/terms.ts';
import { wireNameOf } from '#kit/wire-terms.ts';

const name = z.enum(TERM_NAMES.map(wireNameOf));
const change = z.object({
  id: z.string(),
  name,
  from: z.int(),
  to: z.int(),
  holds_from: z.iso.datetime(),
  said_at: z.iso.datetime(),
});
const terms = z.record(name, z.int());

export const publicTerms = query({
  path: '/api/fees',
  summary:
    'Returns every fee, limit and period in force, upcoming changes and past changes. Rates are in basis points, amounts in whole units.',
  access: 'public',
  data: z.object({ currency: z.string(), terms, upcoming: z.array(change), past: z.array(change) }),
  errors: [],
  limit: 'read',
});

const staffChange = z.extend(change, { by: z.string(), reason: z.string() });

export const termChanges = query({
  path: '/api/admin/fees',
  summary: 'Lists the terms and the latest 200 changes, newest first, with who made each and why.',
  access: 'operator',
  staff: ['money'],
  data: z.object({ currency: z.string(), terms, upcoming: z.array(staffChange), past: z.array(staffChange) }),
  errors: [],
  limit: 'read',
});

export const changeTerm = command({
  method: 'POST',
  path: '/api/admin/fees',
  summary: 'Schedules a change to one term, at least 10 minutes ahead. Earlier orders keep their terms.',
  access: 'operator',
  staff: ['money'],
  body: z.object({
    name,
    value: z.int().check(z.minimum(0), z.maximum(2_000_000_000)),
    /** Ten minutes from now when left out. */
    holds_from: z.optional(z.iso.datetime().check(z.maxLength(40))),
    reason: z
      .string()
      .check(
        z.trim(),
        z.minLength(10, 'Give a reason of at least 10 characters.'),
        z.maxLength(500, 'Use at most 500 characters.'),
      ),
  }),
  data: z.object({ id: z.string(), holds_from: z.iso.datetime() }),
  errors: ['invalid_input'],
  limit: 'money',
  repeat: 'key',
  status: 201,
  fresh: true,
});
