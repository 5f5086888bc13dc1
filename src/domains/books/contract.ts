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
  summary: 'The published roots of the ledger, one for each day that is over, newest first; and the newest block of today.',
  access: 'public',
  query: z.object(pageQuery),
  data: z.extend(pageOf(sealDayShape), { latest: z.nullable(sealBlockShape) }),
  errors: [],
  limit: 'read',
});

export const publishedBlock = query({
  path: '/api/ledger/seals/blocks/:number',
  summary: 'One block of the chain of seals, as it was published.',
  access: 'public',
  params: z.object({ number: z.string().check(z.regex(/^\d{1,15}$/)) }),
  data: sealBlockShape,
  errors: ['not_found'],
  limit: 'read',
});

const step = z.object({ side: z.enum(['left', 'right']), hash });

/** Everything needed to verify a proof with SHA-256 alone; tools/verify-proof.mjs does it, docs/ledger.md explains it. */
const proofShape = z.object({
  format: z.literal('docket-proof-1'),
  entry: z.object({ line: z.string(), salt: hash }),
  journal: z.object({ heading: z.string(), entries: z.array(hash), place: z.int() }),
  block: z.object({ number: z.int(), day: z.string(), journals: z.int(), path: z.array(step), root: hash, previous: hash, hash }),
  day: z.nullable(z.object({ day: z.string(), blocks: z.int(), journals: z.int(), path: z.array(step), root: hash, previous: hash, staff_acts: hash, hash })),
});

export const entryProof = query({
  path: '/api/wallet/entries/:entry_id/proof',
  summary: 'The proof that one entry of yours is in the sealed ledger. It reveals nothing of anyone else’s entries.',
  access: 'signed-in',
  params: z.object({ entry_id: z.string().check(z.regex(/^\d{1,18}$/)) }),
  data: proofShape,
  errors: ['not_found', 'wrong_state'],
  limit: 'read',
});
