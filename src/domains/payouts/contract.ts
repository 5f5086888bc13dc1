import * as z from 'zod/mini';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { inForceShape } from '#kit/in-force-shapes.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { tidy } from '#kit/name-shape.ts';
import { PAYOUT_KINDS, WITHDRAWAL_TERMS } from './terms.ts';
import { withdrawalNumberShape } from './withdrawal-number.ts';
import { LANES, WITHDRAWAL_STATES } from './withdrawal.ts';
import { byId, idShape } from '#kit/id-shape.ts';

export const payoutMethodShape = z.object({
  id: z.string(),
  kind: z.enum(PAYOUT_KINDS),
  label: z.string(),
  holder: z.string(),
  country: z.string(),
  is_default: z.boolean(),
  /** Money has arrived here before, so there is no waiting time. */
  is_proven: z.boolean(),
  /** Why it cannot be used until it is replaced. */
  problem: z.nullable(z.string()),
  added_at: z.iso.datetime(),
});

/** Why nothing can be withdrawn now, each with where to change it. */
export const BLOCKS = [
  'suspended',
  'closing',
  'identity',
  'identity_in_review',
  'debt',
  'payment_disputed',
  'password_reset',
  'email_change',
  'method_removed',
  'suspended_method',
  'name',
  'no_method',
] as const;

export const overviewShape = z.object({
  available: moneyShape,
  clearing: moneyShape,
  in_flight: moneyShape,
  owed: moneyShape,
  smallest: moneyShape,
  methods: z.array(payoutMethodShape),
  blocks: z.array(z.object({ why: z.enum(BLOCKS), words: z.string(), until: z.nullable(z.iso.datetime()) })),
  /** When a request made now would be sent in the standard lane. */
  next_batch_at: z.iso.datetime(),
  /** Some withdrawal has arrived before: only a new method waits. */
  has_been_paid: z.boolean(),
  /** What was withdrawn in the last 24 hours and 7 days: from a certain sum on a person reviews it. */
  taken_out: z.object({ day: moneyShape, week: moneyShape }),
  providers: z.object({ bank: z.boolean(), paypal: z.boolean() }),
  /** What a request of now goes by. */
  in_force: inForceShape(WITHDRAWAL_TERMS),
  /** False for the built-in test provider: no real money moves. */
  live: z.boolean(),
});

export const payoutOverview = query({
  path: '/api/payouts/overview',
  summary: 'Returns what you can withdraw, your payout methods, and what you need to do first.',
  access: 'member',
  data: overviewShape,
  errors: [],
  limit: 'read',
});
export type Overview = DataOf<typeof payoutOverview>;

export const withdrawalShape = z.object({
  number: z.string(),
  lane: z.enum(LANES),
  state: z.enum(WITHDRAWAL_STATES),
  amount: moneyShape,
  fee: moneyShape,
  net: moneyShape,
  method: z.string(),
  reason: z.nullable(z.string()),
  requested_at: z.iso.datetime(),
  held_until: z.nullable(z.iso.datetime()),
  sends_at: z.nullable(z.iso.datetime()),
  promised_at: z.nullable(z.iso.datetime()),
  sent_at: z.nullable(z.iso.datetime()),
  ended_at: z.nullable(z.iso.datetime()),
  /** The provider's or the bank's own, once there is one. */
  reference: z.nullable(z.string()),
  may_cancel: z.boolean(),
});

export const myWithdrawals = query({
  path: '/api/payouts/withdrawals',
  summary: 'Lists your withdrawals, newest first.',
  access: 'member',
  query: z.object(pageQuery),
  data: pageOf(withdrawalShape),
  errors: [],
  limit: 'read',
});
export type Withdrawal = DataOf<typeof myWithdrawals>['items'][number];

const byNumber = z.object({ withdrawal: withdrawalNumberShape });
const timeline = z.array(
  z.object({
    at: z.iso.datetime(),
    move: z.string(),
    party: z.string(),
    state: z.enum(WITHDRAWAL_STATES),
    reason: z.nullable(z.string()),
  }),
);

export const readWithdrawal = query({
  path: '/api/payouts/withdrawals/:withdrawal',
  summary: 'Returns one of your withdrawals with its timeline.',
  access: 'member',
  params: byNumber,
  data: z.object({ ...withdrawalShape.shape, timeline }),
  errors: ['not_found'],
  limit: 'read',
});

export const requestWithdrawal = command({
  method: 'POST',
  path: '/api/payouts/withdrawals',
  summary: 'Withdraws earnings. The amount leaves your available balance immediately and includes the fee.',
  access: 'member',
  body: z.object({
    amount: moneyShape,
    method: idShape,
    lane: z.enum(LANES),
    /** The fee that was shown: if it has changed, the request is refused (MON-6). */
    expected_fee: moneyShape,
  }),
  data: withdrawalShape,
  errors: ['not_found', 'invalid_input', 'wrong_state', 'price_changed', 'insufficient_funds', 'unavailable'],
  limit: 'money',
  repeat: 'key',
  status: 201,
  fresh: true,
});

export const cancelWithdrawal = command({
  method: 'POST',
  path: '/api/payouts/withdrawals/:withdrawal/cancel',
  summary: 'Cancels a withdrawal that has not been sent.',
  access: 'member',
  params: byNumber,
  data: withdrawalShape,
  errors: ['not_found', 'wrong_state'],
  limit: 'money',
  repeat: 'natural',
});

const part = z.optional(z.string().check(z.maxLength(60)));
const newMethod = z.object({
  kind: z.enum(PAYOUT_KINDS),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  holder: z.string().check(tidy(), z.minLength(1), z.maxLength(80)),
  /** Of the PayPal account. */
  email: z.optional(z.string().check(z.maxLength(254))),
  /** Of the bank account, those its country's form asks for (bank-forms.ts). */
  iban: part,
  bic: part,
  routing: part,
  account_number: part,
  sort_code: part,
  transit: part,
  institution: part,
  bsb: part,
  ifsc: part,
  clabe: part,
  nz_account_number: part,
});
export type NewPayoutMethod = z.output<typeof newMethod>;

export const addPayoutMethod = command({
  method: 'POST',
  path: '/api/payouts/methods',
  summary:
    'Adds a payout method: a bank account or PayPal address. Stored encrypted and shown masked; usable after a waiting period.',
  access: 'member',
  body: newMethod,
  data: payoutMethodShape,
  errors: ['invalid_input', 'wrong_state'],
  limit: 'money',
  repeat: 'key',
  status: 201,
  fresh: true,
});

export const preferPayoutMethod = command({
  method: 'POST',
  path: '/api/payouts/methods/:id/default',
  summary: 'Makes this your default payout method.',
  access: 'member',
  params: byId,
  data: z.null(),
  errors: ['not_found'],
  limit: 'write',
  repeat: 'natural',
});

export const removePayoutMethod = command({
  method: 'DELETE',
  path: '/api/payouts/methods/:id',
  summary: 'Removes a payout method. Not possible while a withdrawal to it is in progress.',
  access: 'member',
  params: byId,
  data: z.null(),
  errors: ['not_found', 'wrong_state'],
  limit: 'write',
  repeat: 'natural',
  fresh: true,
});
