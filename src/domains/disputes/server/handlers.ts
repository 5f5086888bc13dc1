import { presentNewFile } from '#domains/paid-work/server/paid-work.ts';
import { onUpload } from '#kit/server/attachments/attachments-of.ts';
import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import * as admin from '../admin-contract.ts';
import * as contract from '../contract.ts';
import { acceptDecision, appealDecision, assignDispute, decideDispute } from './decide-dispute.ts';
import { disputeFiles, openDisputeFile } from './dispute-files.ts';
import { agreeToWithdraw, endWithdrawal, withdrawDispute } from './end-dispute.ts';
import { disputeFigures } from './figures.ts';
import * as talk from './negotiate.ts';
import { readMessageFile, readMessages } from './staff-messages.ts';
import { readStaffDispute, readStaffDisputes, readStaffFile } from './staff-disputes.ts';
import type { Dispute } from './store.ts';

const stood = ({ number, state }: Dispute) => ({ dispute_number: number, state });

export const disputeHandlers: readonly Handler[] = [
  onCommand(contract.answerClaim, async ({ tx, actor, params, body, context }) =>
    stood(await talk.answerClaim(tx, actor, params.dispute_number, body, context)),
  ),
  onCommand(contract.acceptClaim, async ({ tx, actor, params, context }) =>
    stood(await talk.acceptClaim(tx, actor, params.dispute_number, context)),
  ),
  onCommand(contract.makeOffer, async ({ tx, actor, params, body, context }) =>
    stood(await talk.makeOffer(tx, actor, params.dispute_number, body.percent, context)),
  ),
  onCommand(contract.acceptOffer, async ({ tx, actor, params, body, context }) =>
    stood(await talk.acceptOffer(tx, actor, params.dispute_number, body.offer_id, context)),
  ),
  onCommand(contract.declineOffer, async ({ tx, actor, params, body, context }) =>
    stood(await talk.endOffer(tx, actor, params.dispute_number, body.offer_id, 'decline', context)),
  ),
  onCommand(contract.withdrawOffer, async ({ tx, actor, params, body, context }) =>
    stood(await talk.endOffer(tx, actor, params.dispute_number, body.offer_id, 'withdraw', context)),
  ),
  onCommand(contract.escalateDispute, async ({ tx, actor, params, context }) =>
    stood(await talk.escalateDispute(tx, actor, params.dispute_number, context)),
  ),
  onCommand(contract.addEvidence, async ({ tx, actor, params, body, context }) =>
    stood(await talk.addEvidence(tx, actor, params.dispute_number, body, context)),
  ),
  onCommand(contract.withdrawDispute, async ({ tx, actor, params, body, context }) =>
    stood(await withdrawDispute(tx, actor, params.dispute_number, body.reason, context)),
  ),
  onCommand(contract.agreeToWithdraw, async ({ tx, actor, params, context }) =>
    stood(await agreeToWithdraw(tx, actor, params.dispute_number, context)),
  ),
  onCommand(contract.endWithdrawal, async ({ tx, actor, params, context }) =>
    stood(await endWithdrawal(tx, actor, params.dispute_number, context)),
  ),
  onCommand(contract.acceptDecision, async ({ tx, actor, params, context }) =>
    stood(await acceptDecision(tx, actor, params.dispute_number, context)),
  ),
  onCommand(contract.appealDecision, async ({ tx, actor, params, body, context }) =>
    stood(await appealDecision(tx, actor, params.dispute_number, body.text, context)),
  ),
  onUpload(contract.uploadEvidence, disputeFiles, ({ params }) => params, presentNewFile),
  onQuery(contract.downloadEvidence, ({ db, actor, params, query, context }) =>
    openDisputeFile(db, actor, { ...params, ...query }, context),
  ),
  onQuery(contract.disputeFigures, ({ db, context }) => disputeFigures(db, context)),
  onQuery(admin.staffDisputes, ({ db, actor, query, context }) => readStaffDisputes(db, actor, query, context)),
  onQuery(admin.staffDispute, ({ db, actor, params, context }) =>
    readStaffDispute(db, actor, params.dispute_number, context),
  ),
  onQuery(admin.staffDisputeFile, ({ db, actor, params, context }) => readStaffFile(db, actor, params, context)),
  onCommand(admin.staffDisputeMessages, ({ tx, actor, params, body, context }) =>
    readMessages(tx, actor, params.dispute_number, body, context),
  ),
  onQuery(admin.staffDisputeMessageFile, ({ db, actor, params, context }) =>
    readMessageFile(db, actor, params.dispute_number, params.file_id, context),
  ),
  onCommand(admin.assignDispute, async ({ tx, actor, params, context }) =>
    stood(await assignDispute(tx, actor, params.dispute_number, context)),
  ),
  onCommand(admin.decideDispute, async ({ tx, actor, params, body, context }) =>
    stood(await decideDispute(tx, actor, params.dispute_number, body, context)),
  ),
];
