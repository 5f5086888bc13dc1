/** Contracts: a client hires a freelancer, both sign, and the work is paid milestone by milestone (CTR-1 to CTR-7). */
import * as z from 'zod/mini';
import { disputeShape } from '#domains/disputes/shapes.ts';
import { replyBody, reviewBody, reviewsShape } from '#domains/reviews/shapes.ts';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { idShape } from '#kit/id-shape.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { contractNumberShape } from './contract-number.ts';
import { CONTRACT_LIMITS } from './life.ts';
import * as shape from './shapes.ts';

const params = z.object({ contract_number: contractNumberShape });
/** What every command answers: its new state. The screen reads the rest again. */
export const stood = z.object({ contract_number: z.string(), state: shape.contractState });
export const onContract = {
  params,
  data: stood,
  access: 'member',
  method: 'POST',
  limit: 'write',
  repeat: 'key',
  errors: ['not_found', 'forbidden', 'wrong_state', 'invalid_input'],
} as const;

export const hireTerms = query({
  path: '/api/contracts/hire',
  summary:
    'Returns what an offer to a freelancer goes by: the fees, the limits, whether they take work, and the proposal that it is for.',
  access: 'client',
  /** Their username. */
  query: z.object({ freelancer: z.string().check(z.minLength(1), z.maxLength(60)), proposal: z.optional(idShape) }),
  data: z.object({
    freelancer: shape.personShape,
    /** Why they can’t be hired now, or null. */
    refusal: z.nullable(z.string()),
    /** The client’s own name, to sign with. */
    your_name: z.string(),
    currency: z.string(),
    least: moneyShape,
    most: moneyShape,
    in_force: shape.frozenShape,
    /** In the work, as the offer signs them. */
    rights: z.array(z.string()),
    /** What the form begins with; null for someone who is hired directly. */
    proposal: z.nullable(
      z.object({
        id: z.string(),
        project: shape.projectShape,
        price: moneyShape,
        days: z.number(),
        milestones: z.array(z.object({ title: z.string(), criteria: z.string(), price: moneyShape, days: z.number() })),
        /** The brief in plain words. */
        scope: z.string(),
      }),
    ),
  }),
  errors: ['not_found'],
  limit: 'read',
});
export type HireTerms = DataOf<typeof hireTerms>;

export const offerFields = {
  title: shape.line(CONTRACT_LIMITS.title),
  scope: shape.line(CONTRACT_LIMITS.scope),
  milestones: z
    .array(z.object(shape.milestoneFields))
    .check(
      z.minLength(1, 'Add at least one milestone.'),
      z.maxLength(CONTRACT_LIMITS.milestones, `Add at most ${CONTRACT_LIMITS.milestones}.`),
    ),
  /** For how long it can be answered. */
  valid_hours: z._default(
    shape.whole(CONTRACT_LIMITS.validHours, CONTRACT_LIMITS.validHoursMost),
    CONTRACT_LIMITS.validHours,
  ),
  /** The client’s name: by it they sign the terms. */
  signature: shape.line(CONTRACT_LIMITS.signature),
};

export const offerContract = command({
  method: 'POST',
  path: '/api/contracts',
  summary:
    'Offers a contract to a freelancer, directly or from their proposal, signed with your name. Nothing is paid before they sign and you fund the first milestone.',
  access: 'client',
  /** `proposal`: by this freelancer, for one of your projects. */
  body: z.object({
    freelancer: z.string().check(z.minLength(1), z.maxLength(60)),
    proposal: z.optional(idShape),
    ...offerFields,
  }),
  data: stood,
  status: 201,
  said: 'Offer sent',
  errors: ['not_found', 'forbidden', 'wrong_state', 'invalid_input'],
  limit: 'write',
  repeat: 'key',
});

export const acceptOffer = command({
  ...onContract,
  path: '/api/contracts/:contract_number/accept',
  summary:
    'Accepts and signs the offer as the freelancer. `hash` is that of the terms you read; if they changed, the call fails with wrong_state.',
  body: z.object({
    signature: shape.line(CONTRACT_LIMITS.signature),
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  }),
  said: 'Offer accepted and signed',
});
export const declineOffer = command({
  ...onContract,
  path: '/api/contracts/:contract_number/decline',
  summary: 'Declines the offer as the freelancer, with a reason. Possible until the first milestone is funded.',
  body: z.object({ reason: shape.line(CONTRACT_LIMITS.reason) }),
  said: 'Offer declined',
});
export const withdrawOffer = command({
  ...onContract,
  path: '/api/contracts/:contract_number/withdraw',
  summary: 'Withdraws the offer as the client. Possible until the first milestone is funded.',
  body: z.object({ reason: z._default(shape.text(CONTRACT_LIMITS.reason), '') }),
  said: 'Offer withdrawn',
});
export const extendOffer = command({
  ...onContract,
  path: '/api/contracts/:contract_number/extend',
  summary: 'Gives the freelancer more time to answer your offer: up to seven days from the moment it was made.',
  body: z.object({ valid_hours: shape.whole(CONTRACT_LIMITS.validHours, CONTRACT_LIMITS.validHoursMost) }),
  said: 'Offer extended',
});

const requestShape = z.object({ by: shape.sideShape, at: shape.instant, reason: z.nullable(z.string()) });

export const contractPage = query({
  path: '/api/contracts/:contract_number',
  summary: 'Returns a contract with its signed terms and its milestones. Only its client and its freelancer can.',
  access: 'member',
  params,
  data: z.object({
    number: z.string(),
    state: shape.contractState,
    side: shape.sideShape,
    title: z.string(),
    scope: z.string(),
    client: shape.personShape,
    freelancer: shape.personShape,
    /** That it was offered for; null for someone who was hired directly. */
    project: z.nullable(shape.projectShape),
    currency: z.string(),
    /** Those of the moment it was offered: they hold until it ends. */
    in_force: shape.frozenShape,
    /** The reader’s own name, to sign with. */
    your_name: z.string(),
    offered_at: shape.instant,
    valid_until: shape.instant,
    accepted_at: z.nullable(shape.instant),
    began_at: z.nullable(shape.instant),
    ended_at: z.nullable(shape.instant),
    /** The newest first. */
    versions: z.array(shape.versionShape),
    rights: z.array(z.string()),
    milestones: z.array(shape.openMilestoneShape),
    money: shape.contractMoneyShape,
    /** The next milestone is funded from the client’s balance when they approve one. */
    auto_fund: z.boolean(),
    /** It is being funded now: nobody has to. */
    auto_funding: z.boolean(),
    /** What the client can pay the next milestone from; null for the freelancer, and where nothing is left to fund. */
    balance: z.nullable(moneyShape),
    /** Files that were submitted. */
    files: z.number(),
    /** Disputes that run, each with what waits for the reader in words. */
    disputes: z.array(z.object({ to_do: z.nullable(z.string()), dispute: disputeShape })),
    /** The other person’s time zone, if they show it. */
    time_zone: z.nullable(z.string()),
    /** The first one first. */
    bonuses: z.array(shape.bonusShape),
    /** What the next bonus may be, and how much of it has no client fee. */
    bonus_room: z.object({ most: moneyShape, free: moneyShape }),
    /** A request that waits for its answer, or null. */
    change_asked: z.nullable(shape.changeShape),
    /** Limits of a milestone’s price. */
    least: moneyShape,
    most: moneyShape,
    pause_asked: z.nullable(requestShape),
    /** Why our team paused it; only staff resume it then. */
    paused_by_staff: z.nullable(z.string()),
    end_asked: z.nullable(requestShape),
    clocks: z.array(shape.contractClock),
    moves: z.array(shape.contractMoveShape),
    turn: z.nullable(z.string()),
    /** Of a completed contract. */
    reviews: reviewsShape,
    can_review: z.boolean(),
    can_reply: z.boolean(),
    timeline: z.array(shape.timelineShape),
  }),
  errors: ['not_found'],
  limit: 'read',
});
export type ContractPage = DataOf<typeof contractPage>;

export const reviewContract = command({
  ...onContract,
  path: '/api/contracts/:contract_number/review',
  summary:
    'Reviews the other side of a completed contract. Hidden until both have written a review or the review period has ended.',
  body: reviewBody,
  said: 'Review saved',
  errors: ['not_found', 'wrong_state'],
});
export const replyToReview = command({
  ...onContract,
  path: '/api/contracts/:contract_number/reply',
  summary: 'Publishes a reply to the review you received, once.',
  body: replyBody,
  said: 'Reply published',
  errors: ['not_found', 'wrong_state'],
});

export const contractDocument = query({
  path: '/api/contracts/:contract_number/contract',
  summary:
    'Downloads the contract as PDF: the terms that hold, or a version of them, with both names, the times and the hash. Only its client and freelancer can.',
  access: 'member',
  params,
  query: z.object({ version: z.optional(z.string().check(z.regex(/^[1-9]\d{0,2}$/))) }),
  data: z.null(),
  errors: ['not_found'],
  limit: 'write',
});

export const TABS = ['offers', 'funding', 'working', 'review', 'stopped', 'done', 'closed'] as const;
export type Tab = (typeof TABS)[number];

export const milestoneRowShape = z.object({
  number: z.string(),
  contract_number: z.string(),
  contract_title: z.string(),
  contract_state: shape.contractState,
  title: z.string(),
  state: shape.milestoneState,
  side: shape.sideShape,
  other: z.string(),
  /** What the client pays for it, or its price to the freelancer. */
  amount: moneyShape,
  due_at: z.nullable(shape.instant),
  clock: z.nullable(z.union([shape.milestoneClock, shape.contractClock, shape.besideClock])),
  turn: z.nullable(z.string()),
  /** What waits for the reader in its dispute, in words. */
  dispute_turn: z.nullable(z.string()),
  /** What came of it, in prices, once it ended with money for either side. */
  outcome: z.nullable(
    z.object({ agreed: moneyShape, released: moneyShape, returned: moneyShape, moved: moneyShape, earned: moneyShape }),
  ),
});
export type MilestoneRow = z.output<typeof milestoneRowShape>;

const countsShape = z.object(
  Object.fromEntries(['all', ...TABS].map((name) => [name, z.number()])) as Record<'all' | Tab, z.ZodMiniNumber>,
);
export const listQuery = {
  side: z.enum(['buying', 'selling']),
  state: z.optional(z.enum(TABS)),
  q: z.optional(z.string().check(z.maxLength(120))),
};
export const myMilestones = query({
  path: '/api/my/milestones',
  summary: 'Lists the milestones of your contracts and open offers, the newest contract first.',
  access: 'member',
  query: z.object({ ...pageQuery, ...listQuery }),
  data: z.object({ ...pageOf(milestoneRowShape).shape, counts: countsShape }),
  errors: [],
  limit: 'read',
});
