/** What operators see of money outside: unmatched events, chargebacks, and the daily comparison. */
import * as z from 'zod/mini';
import { command, query } from '#kit/endpoint.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { CHARGEBACK_STATES } from './funding.ts';
import { idShape } from '#kit/id-shape.ts';

const providerName = z.enum(['test', 'card', 'paypal']);

const differenceShape = z.object({
  kind: z.enum(['missing_here', 'missing_there', 'amount', 'state']),
  about: z.string(),
  provider_reference: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  ours: z.nullable(z.string()),
  theirs: z.nullable(z.string()),
});
export type Difference = z.output<typeof differenceShape>;

export const reconciliations = query({
  path: '/api/admin/reconciliations',
  summary: 'Lists the comparisons of our books with each provider’s, newest first, with their differences.',
  access: 'operator',
  staff: ['money'],
  query: z.object(pageQuery),
  data: pageOf(
    z.object({
      id: z.string(),
      provider: providerName,
      state: z.enum(['running', 'done', 'failed']),
      from: z.iso.datetime(),
      to: z.iso.datetime(),
      started_at: z.iso.datetime(),
      by_hand: z.boolean(),
      /** How many lines each side had. */
      ours: z.int(),
      theirs: z.int(),
      error: z.nullable(z.string()),
      /** The first hundred; `differenceCount` says how many there are. */
      differences: z.array(differenceShape),
      difference_count: z.int(),
    }),
  ),
  errors: [],
  limit: 'read',
});

export const providersToReconcile = query({
  path: '/api/admin/payment-providers',
  summary: 'Lists the payment providers connected to this instance.',
  access: 'operator',
  staff: ['money'],
  data: z.object({ providers: z.array(z.object({ name: providerName, live: z.boolean() })) }),
  errors: [],
  limit: 'read',
});

export const reconcileNow = command({
  method: 'POST',
  path: '/api/admin/reconciliations',
  summary: 'Starts a comparison with one provider. The result appears in the list.',
  access: 'operator',
  staff: ['money'],
  body: z.object({ provider: providerName, days: z._default(z.int().check(z.minimum(1), z.maximum(31)), 8) }),
  data: z.object({ id: z.string() }),
  errors: ['invalid_input'],
  limit: 'write',
  repeat: 'key',
  status: 202,
});

export const parkedEvents = query({
  path: '/api/admin/payment-events',
  summary:
    'Lists signed provider events that match nothing in our books, oldest first. They stay in the list until settled.',
  access: 'operator',
  staff: ['money'],
  query: z.object(pageQuery),
  data: pageOf(
    z.object({
      id: z.string(),
      provider: providerName,
      event_id: z.string(),
      kind: z.string(),
      why: z.string(),
      tries: z.int(),
      received_at: z.iso.datetime(),
    }),
  ),
  errors: [],
  limit: 'read',
});

export const retryParkedEvent = command({
  method: 'POST',
  path: '/api/admin/payment-events/:event_id/retry',
  summary: 'Retries an unmatched event, for example once its payment is known.',
  access: 'operator',
  staff: ['money'],
  params: z.object({ event_id: idShape }),
  data: z.object({ settled: z.boolean() }),
  errors: ['not_found'],
  limit: 'write',
  repeat: 'natural',
});

export const chargebacks = query({
  path: '/api/admin/chargebacks',
  summary: 'Lists chargebacks: payments that payers’ banks dispute, newest first, with what they paid for.',
  access: 'operator',
  staff: ['money'],
  query: z.object(pageQuery),
  data: pageOf(
    z.object({
      id: z.string(),
      provider: providerName,
      provider_reference: z.string(),
      funding_number: z.string(),
      amount: moneyShape,
      state: z.enum(CHARGEBACK_STATES),
      reason: z.nullable(z.string()),
      evidence_due_at: z.nullable(z.iso.datetime()),
      opened_at: z.iso.datetime(),
      /** What nobody had and is owed now. */
      owed: moneyShape,
      charge_numbers: z.array(z.string()),
    }),
  ),
  errors: [],
  limit: 'read',
});

/** Made of what the domains that know what was agreed and delivered bring. */
export const chargebackEvidence = query({
  path: '/api/admin/chargebacks/:chargeback_id/evidence',
  summary:
    'Returns the evidence for the payer’s bank as a ZIP: the terms, the timeline, the deliveries with their proofs, and where the money went.',
  access: 'operator',
  staff: ['money'],
  params: z.object({ chargeback_id: idShape }),
  data: z.null(),
  errors: ['not_found'],
  limit: 'write',
});
