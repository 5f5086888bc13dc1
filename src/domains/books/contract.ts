/** What is published about the ledger's seals, and the proof of one's own entry. */
import * as z from 'zod/mini';
import { query } from '#kit/endpoint.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';

const hash = z.string();

export const sealDayShape = z.object({
  day: z.string(),
  blocks: z.int(),
  journals: z.int(),
  root: hash,
  previous: hash,
  /** Where the audit of staff acts stood when the day was closed. */
  staff_acts: hash,
  hash,
  closed_at: z.iso.datetime(),
});

export const sealBlockShape = z.object({
  number: z.int(),
  day: z.string(),
  journals: z.int(),
  root: hash,
  previous: hash,
  hash,
  sealed_at: z.iso.datetime(),
});

export const publishedSeals = query({
  path: '/api/ledger/seals',
  summary: 'Lists the published daily root hashes of the ledger, newest first, and today’s newest block.',
  access: 'public',
  query: z.object(pageQuery),
  data: z.extend(pageOf(sealDayShape), { latest: z.nullable(sealBlockShape) }),
  errors: [],
  limit: 'read',
});

export const publishedBlock = query({
  path: '/api/ledger/seals/blocks/:number',
  summary: 'Returns a published block of the chain of seals.',
  access: 'public',
  params: z.object({ number: z.string().check(z.regex(/^\d{1,15}$/)) }),
  data: sealBlockShape,
  errors: ['not_found'],
  limit: 'read',
});

const step = z.object({ side: z.enum(['left', 'right']), hash });

/**
 * Everything needed to verify a proof with SHA-256 alone; tools/verify-proof.mjs does it, docs/ledger.md explains it.
 */
const proofShape = z.object({
  format: z.literal('docket-proof-1'),
  entry: z.object({ line: z.string(), salt: hash }),
  journal: z.object({ heading: z.string(), entries: z.array(hash), place: z.int() }),
  block: z.object({
    number: z.int(),
    day: z.string(),
    journals: z.int(),
    path: z.array(step),
    root: hash,
    previous: hash,
    hash,
  }),
  day: z.nullable(
    z.object({
      day: z.string(),
      blocks: z.int(),
      journals: z.int(),
      path: z.array(step),
      root: hash,
      previous: hash,
      staff_acts: hash,
      hash,
    }),
  ),
});

export const entryProof = query({
  path: '/api/wallet/entries/:entry_id/proof',
  summary:
    'Returns the proof that one of your entries is in the sealed ledger. It reveals nothing about other entries.',
  access: 'signed-in',
  params: z.object({ entry_id: z.string().check(z.regex(/^\d{1,18}$/)) }),
  data: proofShape,
  errors: ['not_found', 'wrong_state'],
  limit: 'read',
});
