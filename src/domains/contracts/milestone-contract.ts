/** Milestones: funded, submitted against criteria, reviewed, released or refunded (MLS-1 to MLS-9). */
import * as z from 'zod/mini';
import { claimBody, disputedShape, disputeShape } from '#domains/disputes/shapes.ts';
import { clearedEarly, EARLY_ERRORS, earlyWish } from '#domains/paid-work/early-contract.ts';
import { begunPayment, PAYMENT_ERRORS, paymentWay } from '#domains/paid-work/payment-contract.ts';
import { REVISION_LIMITS } from '#domains/paid-work/revision.ts';
import {
  deliveryShape,
  fileShape,
  paymentRiskShape,
  revisionShape,
  splitOfferShape,
} from '#domains/paid-work/shapes.ts';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { sizeQuery } from '#kit/file-size.ts';
import { idShape } from '#kit/id-shape.ts';
import { bodyLimits } from '#kit/limits.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { listQuery } from './contract.ts';
import { milestoneNumberShape } from './contract-number.ts';
import { CONTRACT_LIMITS } from './life.ts';
import { MILESTONE_LIMITS } from './milestone.ts';
import * as shape from './shapes.ts';

const params = z.object({ milestone_number: milestoneNumberShape });
const stood = z.object({ milestone_number: z.string(), state: shape.milestoneState });
const onMilestone = {
  params,
  data: stood,
  access: 'member',
  method: 'POST',
  limit: 'write',
  repeat: 'key',
  errors: ['not_found', 'forbidden', 'wrong_state', 'invalid_input'],
} as const;
const fileIds = z.array(idShape).check(z.maxLength(20, 'Add at most 20 files.'));

export const fundMilestone = command({
  ...onMilestone,
  path: '/api/milestones/:milestone_number/fund',
  summary:
    'Funds a milestone from your balance. `expected_total` is the total you saw; if it differs, the call fails with price_changed.',
  body: z.object({ expected_total: moneyShape }),
  limit: 'money',
  said: 'Milestone funded',
  errors: ['not_found', 'forbidden', 'wrong_state', 'price_changed', 'insufficient_funds'],
});

export const payMilestoneBy = command({
  params,
  access: 'member',
  method: 'POST',
  limit: 'money',
  repeat: 'key',
  status: 201,
  path: '/api/milestones/:milestone_number/payment',
  summary:
    'Starts a payment for a milestone. It is funded when the provider confirms; money that can’t fund it goes to your balance.',
  body: z.object(paymentWay),
  data: z.object({
    milestone_number: z.string(),
    ...begunPayment,
  }),
  errors: PAYMENT_ERRORS,
});

export const submitFields = {
  note: shape.line(5_000),
  link: z.optional(
    z
      .url({ protocol: /^https?$/, error: 'Enter a link that starts with https:// or http://.' })
      .check(z.maxLength(2_000)),
  ),
  files: z._default(fileIds, []),
  /** Places of the criteria that it meets, from 0. */
  met: z._default(
    z
      .array(z.int().check(z.minimum(0), z.maximum(CONTRACT_LIMITS.criteria)))
      .check(z.maxLength(CONTRACT_LIMITS.criteria)),
    [],
  ),
};
export const submitMilestone = command({
  ...onMilestone,
  path: '/api/milestones/:milestone_number/submit',
  summary:
    'Submits a milestone as the freelancer: a note with at least one file or a link, and the criteria that it meets.',
  body: z.object(submitFields),
  said: 'Submitted',
});

export const approveMilestone = command({
  ...onMilestone,
  path: '/api/milestones/:milestone_number/approve',
  summary:
    'Releases a submitted milestone as the client. With `amount`, only that part of its price; the rest stays held as a milestone of its own.',
  body: z.object({ amount: z._default(z.nullable(moneyShape), null) }),
  limit: 'money',
  said: 'Released',
});

export const requestChanges = command({
  ...onMilestone,
  path: '/api/milestones/:milestone_number/changes',
  summary:
    'Asks for changes to a submission as the client, each about a criterion or about something else. Three rounds are free.',
  body: z.object({
    items: z
      .array(
        z.object({
          /** Its place from 0; null for something else. */
          criterion: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(CONTRACT_LIMITS.criteria))), null),
          what: shape.line(REVISION_LIMITS.what),
        }),
      )
      .check(z.minLength(1, 'Say what to change.'), z.maxLength(MILESTONE_LIMITS.changes)),
  }),
  said: 'Changes requested',
});

export const extendMilestoneReview = command({
  ...onMilestone,
  path: '/api/milestones/:milestone_number/extend',
  summary: 'Extends the time to review a submission, once each.',
  said: 'Review time extended',
});

export const giveBackMilestone = command({
  ...onMilestone,
  path: '/api/milestones/:milestone_number/give-back',
  summary: 'Refunds a milestone as the freelancer: all of its money returns to the client.',
  body: z.object({ reason: shape.line(CONTRACT_LIMITS.reason) }),
  limit: 'money',
  said: 'Refunded',
});

export const offerShare = command({
  ...onMilestone,
  path: '/api/milestones/:milestone_number/share',
  summary:
    'Asks the other side to end a milestone with a share of its price for the freelancer and the rest refunded. They have 48 hours; silence changes nothing.',
  body: z.object({ percent: shape.whole(0, 100), reason: shape.line(CONTRACT_LIMITS.reason) }),
  said: 'Request sent',
});
const answers = { ...onMilestone, body: z.object({ request_id: idShape }), limit: 'money' } as const;
export const acceptShare = command({
  ...answers,
  path: '/api/milestones/:milestone_number/share/accept',
  summary: 'Accepts the request to end a milestone: its share is released and the rest refunded.',
  said: 'Accepted',
});
export const declineShare = command({
  ...answers,
  path: '/api/milestones/:milestone_number/share/decline',
  summary: 'Declines the request to end a milestone. It continues with the time that was left.',
  said: 'Declined',
});
export const withdrawShare = command({
  ...answers,
  path: '/api/milestones/:milestone_number/share/withdraw',
  summary: 'Withdraws your request to end a milestone.',
  said: 'Withdrawn',
});

export const keepFunded = command({
  ...onMilestone,
  path: '/api/milestones/:milestone_number/keep',
  summary: 'Keeps an idle milestone funded as the client, for another 75 days.',
  said: 'Kept funded',
});

export const clearMilestoneEarly = command({
  method: 'POST',
  path: '/api/milestones/:milestone_number/clear-early',
  summary:
    'Clears earnings of a milestone early for a fee. Fails if the amount or the fee differs from what you were shown.',
  access: 'freelancer',
  params,
  body: earlyWish,
  data: z.extend(clearedEarly, { milestone_number: z.string() }),
  errors: EARLY_ERRORS,
  limit: 'money',
  repeat: 'key',
});

export const openMilestoneDispute = command({
  ...onMilestone,
  path: '/api/milestones/:milestone_number/dispute',
  summary:
    'Opens a dispute about a milestone, and others of the same contract in `also`. Only these stop; the other side has 5 days to answer.',
  body: z.extend(claimBody, {
    also: z._default(z.array(milestoneNumberShape).check(z.maxLength(CONTRACT_LIMITS.milestones)), []),
  }),
  limit: 'money',
  said: 'Dispute opened',
  errors: ['not_found', 'wrong_state', 'invalid_input'],
});

export const uploadMilestoneFile = command({
  method: 'POST',
  path: '/api/milestones/:milestone_number/files',
  summary: 'Uploads a file for the next submission or for a claim. The other side sees it once you send one of them.',
  access: 'member',
  params,
  query: z.object({ purpose: z.optional(z.enum(['delivery', 'client_evidence', 'freelancer_evidence'])) }),
  upload: { field: 'file', maxBytes: bodyLimits.deliveryFileBytes },
  data: fileShape,
  status: 201,
  errors: ['not_found', 'forbidden', 'wrong_state', 'too_large', 'unsupported_media', 'invalid_input'],
  limit: 'upload',
  repeat: 'key',
});
export const downloadMilestoneFile = query({
  path: '/api/milestones/:milestone_number/files/:file_id',
  summary: 'Downloads a file of a milestone. Only its client and freelancer can.',
  access: 'member',
  params: z.object({ milestone_number: milestoneNumberShape, file_id: idShape }),
  query: sizeQuery,
  data: z.null(),
  errors: ['not_found', 'wrong_state'],
  limit: 'read',
});

export const milestonePage = query({
  path: '/api/milestones/:milestone_number',
  summary: 'Returns a milestone with its submissions, requests and payments. Only its client and its freelancer can.',
  access: 'member',
  params,
  data: z.object({
    milestone: shape.milestoneShape,
    contract: z.object({ number: z.string(), title: z.string(), state: shape.contractState, other: z.string() }),
    side: shape.sideShape,
    /** What the contract goes by, such as the days to review a submission. */
    in_force: shape.frozenShape,
    deliveries: z.array(deliveryShape),
    draft_files: z.array(fileShape),
    /** Uploaded by the reader for a claim and not sent yet. */
    evidence_files: z.array(fileShape),
    /** The newest dispute about it, over or not. */
    dispute: z.nullable(disputeShape),
    /** Other milestones of the contract that a claim can name too. */
    disputable: z.array(z.extend(disputedShape, { is_released: z.boolean() })),
    /** The newest first. */
    changes: z.array(revisionShape),
    share: z.nullable(splitOfferShape),
    timeline: z.array(shape.timelineShape),
    /** Oldest first. */
    money: z.array(shape.moneyRowShape),
    held: moneyShape,
    payment_risk: z.nullable(paymentRiskShape),
  }),
  errors: ['not_found'],
  limit: 'read',
});
export type MilestonePage = DataOf<typeof milestonePage>;

export const milestonesCsv = query({
  path: '/api/my/milestones/csv',
  summary: 'Exports your milestones as CSV.',
  access: 'member',
  query: z.object(listQuery),
  data: z.null(),
  errors: [],
  limit: 'csvExport',
});
