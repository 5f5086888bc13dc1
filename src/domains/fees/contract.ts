import * as z from 'zod/mini';
import { command, query } from '#kit/endpoint.ts';
import { TERM_NAMES } from '#kit/terms.ts';
import { wireNameOf } from '#kit/wire-terms.ts';

const name = z.enum(TERM_NAMES.map(wireNameOf));
const change = z.object({ id: z.string(), name, from: z.int(), to: z.int(), holds_from: z.iso.datetime(), said_at: z.iso.datetime() });
const terms = z.record(name, z.int());

export const publicTerms = query({
  path: '/api/fees',
  summary: 'Every fee, limit and period as it holds now, what will change and when, and the changes so far. Rates are basis points, amounts whole units.',
  access: 'public',
  data: z.object({ currency: z.string(), terms, upcoming: z.array(change), past: z.array(change) }),
  errors: [],
  limit: 'read',
});

const staffChange = z.extend(change, { by: z.string(), reason: z.string() });

export const termChanges = query({
  path: '/api/admin/fees',
  summary: 'The terms with every change, who made it and why, newest first; the latest two hundred.',
  access: 'operator',
  staff: ['money'],
  data: z.object({ currency: z.string(), terms, upcoming: z.array(staffChange), past: z.array(staffChange) }),
  errors: [],
  limit: 'read',
});

export const changeTerm = command({
  method: 'POST',
  path: '/api/admin/fees',
  summary: 'Schedules a change of one term, at least ten minutes ahead. Orders placed before keep their terms.',
  access: 'operator',
  staff: ['money'],
  body: z.object({
    name,
    value: z.int().check(z.minimum(0), z.maximum(1_000_000)),
    /** Ten minutes from now when left out. */
    holds_from: z.optional(z.iso.datetime().check(z.maxLength(40))),
    reason: z.string().check(z.trim(), z.minLength(10, 'Say why in at least 10 characters.'), z.maxLength(500, 'At most 500 characters.')),
  }),
  data: z.object({ id: z.string(), holds_from: z.iso.datetime() }),
  errors: ['invalid_input'],
  limit: 'money',
  repeat: 'key',
  status: 201,
  fresh: true,
});
