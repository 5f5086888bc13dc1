import * as z from 'zod/mini';
import { command, query } from '#kit/endpoint.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { tidy } from '#kit/name-shape.ts';
import { PAYOUT_KINDS } from './terms.ts';
import { withdrawalNumberShape } from './withdrawal-number.ts';
import { LANES, WITHDRAWAL_STATES } from './withdrawal.ts';

export const payoutMethodShape = z.object({
  id: z.string(),
  kind: z.enum(PAYOUT_KINDS),
  label: z.string(),
  holder: z.string(),
  country: z.string(),
  isDefault: z.boolean(),
  /** Money has arrived here before: no waiting time any more. */
  isProven: z.boolean(),
  /** Why it cannot be used until it is replaced. */
  problem: z.nullable(z.string()),
  addedAt: z.iso.datetime(),
});

/** Why nothing can be withdrawn now, each with where to change it. */
export const BLOCKS = [
  'suspended',
  'closing',
  'identity',
  'debt',
  'password_reset',
  'email_change',
  'method_removed',
  'suspended_method',
  'name',
  'no_method',
] as const;

export const payoutOverview = query({
  path: '/api/payouts/overview',
  summary: 'What I can withdraw, to where, and what stands in the way.',
  access: 'member',
  data: z.object({
    available: moneyShape,
    clearing: moneyShape,
    inFlight: moneyShape,
    owed: moneyShape,
    smallest: moneyShape,
    methods: z.array(payoutMethodShape),
    blocks: z.array(z.object({ why: z.enum(BLOCKS), words: z.string(), until: z.nullable(z.iso.datetime()) })),
    /** When a request of now would go out by the standard lane. */
    nextBatchAt: z.iso.datetime(),
    /** Some withdrawal has arrived before: only a new method waits. */
    hasBeenPaid: z.boolean(),
    /** What is out or on its way of the last 24 hours and 7 days: with it a person looks from a certain sum on. */
    takenOut: z.object({ day: moneyShape, week: moneyShape }),
    providers: z.object({ bank: z.boolean(), paypal: z.boolean() }),
    /** False for the built-in test provider: no real money moves. */
    live: z.boolean(),
  }),
  errors: [],
  limit: 'read',
});

export const withdrawalShape = z.object({
  number: z.string(),
  lane: z.enum(LANES),
  state: z.enum(WITHDRAWAL_STATES),
  amount: moneyShape,
  fee: moneyShape,
  net: moneyShape,
  method: z.string(),
  reason: z.nullable(z.string()),
  requestedAt: z.iso.datetime(),
  heldUntil: z.nullable(z.iso.datetime()),
  sendsAt: z.nullable(z.iso.datetime()),
  promisedAt: z.nullable(z.iso.datetime()),
  sentAt: z.nullable(z.iso.datetime()),
  endedAt: z.nullable(z.iso.datetime()),
  /** The provider's or the bank's own, once there is one. */
  reference: z.nullable(z.string()),
  mayCancel: z.boolean(),
});

export const myWithdrawals = query({
  path: '/api/payouts/withdrawals',
  summary: 'My withdrawals, newest first.',
  access: 'member',
  query: z.object(pageQuery),
  data: pageOf(withdrawalShape),
  errors: [],
  limit: 'read',
});

const byNumber = z.object({ withdrawal: withdrawalNumberShape });
const timeline = z.array(
  z.object({ at: z.iso.datetime(), move: z.string(), party: z.string(), state: z.enum(WITHDRAWAL_STATES), reason: z.nullable(z.string()) }),
);

export const readWithdrawal = query({
  path: '/api/payouts/withdrawals/:withdrawal',
  summary: 'One withdrawal of mine, with everything that happened to it.',
  access: 'member',
  params: byNumber,
  data: z.object({ ...withdrawalShape.shape, timeline }),
  errors: ['not_found'],
  limit: 'read',
});

export const requestWithdrawal = command({
  method: 'POST',
  path: '/api/payouts/withdrawals',
  summary: 'Takes earnings out. They leave what is available at once; the fee is part of the amount.',
  access: 'member',
  body: z.object({
    amount: moneyShape,
    method: z.uuid(),
    lane: z.enum(LANES),
    /** The fee that was shown; another one is refused, never charged (MON-6). */
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
  summary: 'Takes a request back, until it is sent.',
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
  summary: 'Adds a bank account or PayPal address to be paid to. Kept encrypted, shown masked; used some days later at the earliest.',
  access: 'member',
  body: newMethod,
  data: payoutMethodShape,
  errors: ['invalid_input', 'wrong_state'],
  limit: 'money',
  repeat: 'key',
  status: 201,
  fresh: true,
});

const byId = z.object({ id: z.uuid() });

export const preferPayoutMethod = command({
  method: 'POST',
  path: '/api/payouts/methods/:id/default',
  summary: 'Makes this the method that is offered first.',
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
  summary: 'Forgets a payout method. Not while a withdrawal to it is under way.',
  access: 'member',
  params: byId,
  data: z.null(),
  errors: ['not_found', 'wrong_state'],
  limit: 'write',
  repeat: 'natural',
  fresh: true,
});
