/** What a contract's desk reads beside the contract: its files, its record, and the list of contracts. */
import * as z from 'zod/mini';
import { begunPayment, PAYMENT_ERRORS, paymentWay } from '#domains/paid-work/payment-contract.ts';
import { sentFileShape } from '#domains/messaging/files-contract.ts';
import { deliveryShape } from '#domains/paid-work/shapes.ts';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { onContract } from './contract.ts';
import { contractNumberShape } from './contract-number.ts';
import { CONTRACT_LIMITS } from './life.ts';
import * as shape from './shapes.ts';

const params = z.object({ contract_number: contractNumberShape });
const ofContract = { access: 'member', params, errors: ['not_found'], limit: 'read' } as const;
const ofMilestone = { number: z.string(), place: z.number(), title: z.string() };

export const contractFiles = query({
  ...ofContract,
  path: '/api/contracts/:contract_number/files',
  summary:
    'Lists what was submitted for each milestone of a contract, the newest version first, and the files that were sent in messages about it. Only its client and freelancer can.',
  data: z.object({
    milestones: z.array(z.object({ ...ofMilestone, versions: z.array(deliveryShape) })),
    /** The newest first; each is downloaded from its conversation. */
    messages: z.array(z.extend(sentFileShape, { conversation_id: z.string() })),
  }),
});
export type ContractFiles = DataOf<typeof contractFiles>;

export const contractArchive = query({
  ...ofContract,
  path: '/api/contracts/:contract_number/files.zip',
  summary:
    'Downloads everything that was submitted for a contract as one ZIP, a folder for each milestone and version. Only its client and freelancer can.',
  data: z.null(),
});

export const contractRecord = query({
  ...ofContract,
  path: '/api/contracts/:contract_number/record',
  summary:
    'Returns all that happened in a contract and its milestones, and each of their payments. Only its client and freelancer can.',
  data: z.object({
    /** Oldest first; the milestone is null for what is about the contract itself. */
    activity: z.array(
      z.extend(shape.timelineShape, {
        milestone: z.nullable(z.object(ofMilestone)),
        /** A price without fees; null where no money was funded or released. */
        amount: z.nullable(moneyShape),
        /** Of a due date that was moved: the new one, or the one before and the new one. */
        due: z.array(shape.instant),
        /** Who did it, in words for the reader. */
        by: z.string(),
      }),
    ),
    /** Newest first. What stays held after a release in part is one line, not a refund and another payment. */
    money: z.array(shape.moneyRowShape),
    /** What the client paid in all, with fees, less what came back; null for the freelancer. */
    paid: z.nullable(moneyShape),
  }),
});
export type ContractRecord = DataOf<typeof contractRecord>;

const places = z
  .array(shape.whole(1, 99))
  .check(
    z.minLength(1, 'Choose at least one milestone.'),
    z.maxLength(CONTRACT_LIMITS.milestonesInAll, 'Choose fewer milestones.'),
  );

export const fundMilestones = command({
  ...onContract,
  path: '/api/contracts/:contract_number/fund',
  summary:
    'Funds several milestones of a contract from your balance, all of them or none. `places` counts from 1; `expected_total` is the total you saw; if it differs, the call fails with price_changed.',
  body: z.object({ places, expected_total: moneyShape }),
  limit: 'money',
  said: 'Milestones funded',
  errors: ['not_found', 'forbidden', 'wrong_state', 'price_changed', 'insufficient_funds'],
});

export const payMilestonesBy = command({
  ...onContract,
  path: '/api/contracts/:contract_number/payment',
  summary:
    'Starts one payment for several milestones of a contract. They are funded when the provider confirms; money that can’t fund all of them goes to your balance.',
  body: z.object({ ...paymentWay, places }),
  data: z.object({ contract_number: z.string(), ...begunPayment }),
  status: 201,
  limit: 'money',
  errors: PAYMENT_ERRORS,
});

export const setAutoFund = command({
  ...onContract,
  repeat: 'natural',
  path: '/api/contracts/:contract_number/auto-fund',
  summary:
    'Turns automatic funding on or off: with each approval of yours, the next milestone is funded from your balance if it covers it. Off unless you turn it on.',
  body: z.object({ is_on: z.boolean() }),
  said: 'Automatic funding changed',
  errors: ['not_found', 'forbidden', 'wrong_state'],
});

export const LIST_TABS = ['offers', 'running', 'ended'] as const;
export type ListTab = (typeof LIST_TABS)[number];
const side = z.enum(['buying', 'selling']);

export const contractRowShape = z.object({
  number: z.string(),
  title: z.string(),
  state: shape.contractState,
  side: shape.sideShape,
  other: shape.personShape,
  money: shape.contractMoneyShape,
  /** How many of its milestones were released, and of how many. */
  done: z.number(),
  milestones: z.number(),
  is_disputed: z.boolean(),
  /** What waits for the reader, in words; null while it is the other side’s turn. */
  to_do: z.nullable(z.string()),
  /** Of what waits for the reader; otherwise the one that ends first. */
  clock: z.nullable(z.union([shape.milestoneClock, shape.contractClock, shape.besideClock])),
});
export type ContractRow = z.output<typeof contractRowShape>;

export const myContracts = query({
  path: '/api/my/contracts',
  summary: 'Lists your contracts and open offers with their money and what waits for you, the newest first.',
  access: 'member',
  query: z.object({
    ...pageQuery,
    side,
    state: z.optional(z.enum(LIST_TABS)),
    q: z.optional(z.string().check(z.maxLength(120))),
  }),
  data: z.object({
    ...pageOf(contractRowShape).shape,
    counts: z.object({ all: z.number(), offers: z.number(), running: z.number(), ended: z.number() }),
    /**
     * Of all contracts that were funded, in prices without the client fee; `held_total` is what the client paid for
     * what is held, with it.
     */
    totals: z.object({
      agreed: moneyShape,
      held: moneyShape,
      held_total: moneyShape,
      released: moneyShape,
      left: moneyShape,
    }),
  }),
  errors: [],
  limit: 'read',
});
