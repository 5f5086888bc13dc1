import { presentNewFile } from '#domains/paid-work/server/paid-work.ts';
import { keepCheckout } from '#domains/wallet/server/wallet.ts';
import { onUpload } from '#kit/server/attachments/attachments-of.ts';
import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import * as contract from '../milestone-contract.ts';
import { clearMilestoneEarly } from './clear-milestone-early.ts';
import { openDispute } from './dispute-milestone.ts';
import { fundMilestone, payMilestoneBy } from './fund-milestone.ts';
import { milestoneFiles, openMilestoneFile } from './milestone-files.ts';
import { milestonesAsCsv, readMilestonePage } from './milestone-page.ts';
import { approveMilestone } from './release-milestone.ts';
import { answerShare, giveBack, keepFunded, offerShare } from './return-milestone.ts';
import type { Milestone } from './store.ts';
import { extendReview, requestChanges, submitMilestone } from './submit-milestone.ts';

const stood = ({ number, state }: Milestone) => ({ milestone_number: number, state });

export const milestoneHandlers: readonly Handler[] = [
  onCommand(contract.fundMilestone, async ({ tx, actor, params, body, context }) =>
    stood((await fundMilestone(tx, actor, params.milestone_number, body.expected_total, context)).milestone),
  ),
  onCommand(
    contract.payMilestoneBy,
    ({ context, actor, headers, request, params, body }) =>
      payMilestoneBy(
        context,
        actor,
        { key: String(headers['idempotency-key']).toLowerCase(), address: request.address },
        params.milestone_number,
        body,
      ),
    async ({ tx, params, prepared: { funding, checkout } }) => {
      await keepCheckout(tx, funding.id, checkout.providerReference, checkout.url);
      return {
        milestone_number: params.milestone_number,
        funding_id: funding.id,
        amount: funding.amount,
        redirect_url: checkout.url,
      };
    },
  ),
  onCommand(contract.clearMilestoneEarly, ({ tx, actor, params, body, context }) =>
    clearMilestoneEarly(tx, actor, params.milestone_number, body, context),
  ),
  onCommand(contract.submitMilestone, async ({ tx, actor, params, body, context }) =>
    stood(await submitMilestone(tx, actor, params.milestone_number, body, context)),
  ),
  onCommand(contract.approveMilestone, async ({ tx, actor, params, body, context }) =>
    stood((await approveMilestone(tx, actor, params.milestone_number, body.amount, context)).milestone),
  ),
  onCommand(contract.requestChanges, async ({ tx, actor, params, body, context }) =>
    stood(await requestChanges(tx, actor, params.milestone_number, body.items, context)),
  ),
  onCommand(contract.extendMilestoneReview, async ({ tx, actor, params, context }) =>
    stood(await extendReview(tx, actor, params.milestone_number, context)),
  ),
  onCommand(contract.giveBackMilestone, async ({ tx, actor, params, body, context }) =>
    stood((await giveBack(tx, actor, params.milestone_number, body.reason, context)).milestone),
  ),
  onCommand(contract.offerShare, async ({ tx, actor, params, body, context }) =>
    stood((await offerShare(tx, actor, params.milestone_number, body, context)).milestone),
  ),
  onCommand(contract.acceptShare, async ({ tx, actor, params, body, context }) =>
    stood((await answerShare(tx, actor, params.milestone_number, body.request_id, 'accept', context)).milestone),
  ),
  onCommand(contract.declineShare, async ({ tx, actor, params, body, context }) =>
    stood((await answerShare(tx, actor, params.milestone_number, body.request_id, 'decline', context)).milestone),
  ),
  onCommand(contract.withdrawShare, async ({ tx, actor, params, body, context }) =>
    stood((await answerShare(tx, actor, params.milestone_number, body.request_id, 'withdraw', context)).milestone),
  ),
  onCommand(contract.keepFunded, async ({ tx, actor, params, context }) =>
    stood((await keepFunded(tx, actor, params.milestone_number, context)).milestone),
  ),
  onCommand(contract.openMilestoneDispute, async ({ tx, actor, params, body, context }) =>
    stood((await openDispute(tx, actor, params.milestone_number, body, context)).milestone),
  ),
  onUpload(
    contract.uploadMilestoneFile,
    milestoneFiles,
    ({ params, query }) => ({ ...params, ...query }),
    presentNewFile,
  ),
  onQuery(contract.downloadMilestoneFile, ({ db, actor, params, query, context }) =>
    openMilestoneFile(db, actor, { ...params, ...query }, context),
  ),
  onQuery(contract.milestonePage, ({ db, actor, params, context }) =>
    readMilestonePage(db, actor, params.milestone_number, context),
  ),
  onQuery(contract.milestonesCsv, ({ db, actor, query, context }) => milestonesAsCsv(db, actor, query, context)),
];
