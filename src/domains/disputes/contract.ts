/** The calls of both people of a dispute. It is opened by a call of the work it is about, such as an order. */
import * as z from 'zod/mini';
import { fileShape } from '#domains/paid-work/shapes.ts';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { sizeQuery } from '#kit/file-size.ts';
import { idShape } from '#kit/id-shape.ts';
import { bodyLimits } from '#kit/limits.ts';
import { disputeNumberShape } from './dispute-number.ts';
import { aboutOffer, answerBody, appealBody, evidenceBody, offerBody, stoodShape, withdrawBody } from './shapes.ts';

const params = z.object({ dispute_number: disputeNumberShape });
const onDispute = {
  params,
  data: stoodShape,
  access: 'member',
  limit: 'write',
  repeat: 'key',
  method: 'POST',
  errors: ['not_found', 'wrong_state'],
} as const;

export const answerClaim = command({
  ...onDispute,
  path: '/api/disputes/:dispute_number/answer',
  summary:
    'Answers a claim with what happened from your side and the share you propose, which the other side can accept. The share of the claim settles it. Both sides then have 10 days to agree.',
  body: answerBody,
  said: 'Answer sent',
});
export const acceptClaim = command({
  ...onDispute,
  path: '/api/disputes/:dispute_number/accept-claim',
  summary: 'Accepts the claim as it is. The money is split immediately.',
  limit: 'money',
  said: 'Claim accepted',
});
export const makeOffer = command({
  ...onDispute,
  path: '/api/disputes/:dispute_number/offers',
  summary:
    'Offers to settle with a share of the price for the freelancer. It replaces the offer that is open, no matter who made it. The share that the other side last named settles the dispute immediately.',
  body: offerBody,
  said: 'Offer sent',
});
export const acceptOffer = command({
  ...onDispute,
  path: '/api/disputes/:dispute_number/offers/accept',
  summary: 'Accepts the other side’s offer. The money is split immediately.',
  body: aboutOffer,
  limit: 'money',
  said: 'Dispute settled',
});
export const declineOffer = command({
  ...onDispute,
  path: '/api/disputes/:dispute_number/offers/decline',
  summary: 'Declines the other side’s offer.',
  body: aboutOffer,
  said: 'Offer declined',
});
export const withdrawOffer = command({
  ...onDispute,
  path: '/api/disputes/:dispute_number/offers/withdraw',
  summary: 'Withdraws your offer.',
  body: aboutOffer,
  said: 'Offer withdrawn',
});
export const escalateDispute = command({
  ...onDispute,
  path: '/api/disputes/:dispute_number/escalate',
  summary: 'Asks for a reviewer, after 3 days of negotiating. Both sides have 3 days for their last evidence.',
  said: 'Dispute escalated',
});
export const addEvidence = command({
  ...onDispute,
  path: '/api/disputes/:dispute_number/evidence',
  summary: 'Adds evidence that the other side and the reviewer see.',
  body: evidenceBody,
  said: 'Evidence added',
});
export const withdrawDispute = command({
  ...onDispute,
  path: '/api/disputes/:dispute_number/withdraw',
  summary:
    'Withdraws your claim while it is not answered: the work continues with the time that was left. Later, and for a second dispute about the same work, it asks the other side to agree.',
  body: withdrawBody,
  said: 'Withdrawal sent',
});
export const agreeToWithdraw = command({
  ...onDispute,
  path: '/api/disputes/:dispute_number/withdraw/agree',
  summary: 'Agrees that the other side withdraws its claim. The work continues with the time that was left.',
  said: 'Dispute withdrawn',
});
export const endWithdrawal = command({
  ...onDispute,
  path: '/api/disputes/:dispute_number/withdraw/decline',
  summary: 'Declines the request to withdraw the dispute, or takes your own back. The dispute continues.',
  said: 'The dispute continues',
});
export const acceptDecision = command({
  ...onDispute,
  path: '/api/disputes/:dispute_number/accept',
  summary: 'Accepts the decision. Once both sides have, the money is split immediately.',
  limit: 'money',
  said: 'Decision accepted',
});
export const appealDecision = command({
  ...onDispute,
  path: '/api/disputes/:dispute_number/appeal',
  summary: 'Appeals the decision within 7 days, once. Another reviewer decides, and that is final.',
  body: appealBody,
  said: 'Appeal sent',
});

export const uploadEvidence = command({
  method: 'POST',
  path: '/api/disputes/:dispute_number/files',
  summary: 'Uploads a file for your answer or your evidence. The other side sees it once you send it.',
  access: 'member',
  params,
  upload: { field: 'file', maxBytes: bodyLimits.deliveryFileBytes },
  data: fileShape,
  status: 201,
  errors: ['not_found', 'wrong_state', 'too_large', 'unsupported_media', 'invalid_input'],
  limit: 'upload',
  repeat: 'key',
});
export const downloadEvidence = query({
  path: '/api/disputes/:dispute_number/files/:file_id',
  summary: 'Downloads a file of a dispute. Only its two sides can.',
  access: 'member',
  params: z.object({ dispute_number: disputeNumberShape, file_id: idShape }),
  query: sizeQuery,
  data: z.null(),
  errors: ['not_found'],
  limit: 'read',
});

const group = z.object({ name: z.string(), disputes: z.int(), percent: z.number(), days: z.number() });

/** DSP-11. Groups of fewer than three are counted with the others, so that no one finds a case in them. */
export const disputeFigures = query({
  path: '/api/disputes/figures',
  summary:
    'Returns how disputes ended, without names: by category, amount and way, with the average share for the freelancer and the days it took.',
  access: 'public',
  data: z.object({
    disputes: z.int(),
    percent: z.number(),
    days: z.number(),
    by_category: z.array(z.extend(group, { title: z.string() })),
    by_amount: z.array(group),
    by_way: z.array(group),
  }),
  errors: [],
  limit: 'read',
});
export type DisputeFigures = DataOf<typeof disputeFigures>;
