import { keepCheckout } from '#domains/wallet/server/wallet.ts';
import { onCommand, type Handler } from '#kit/server/http/handler.ts';
import * as desk from '../desk-contract.ts';
import * as running from '../running-contract.ts';
import { setAutoFund } from './auto-fund.ts';
import { acceptChange, answerChange, proposeChange } from './change-terms.ts';
import { acceptEnd, endContract, withdrawEnd } from './end-contract.ts';
import { fundMilestones, payMilestonesBy } from './fund-milestone.ts';
import { giveBonus } from './give-bonus.ts';
import { payBonusBy } from './pay-bonus.ts';
import { acceptPause, answerPause, askPause, resumeContract } from './pause-contract.ts';
import type { Contract } from './store.ts';

const stood = ({ number, state }: Contract) => ({ contract_number: number, state });

export const runningHandlers: readonly Handler[] = [
  onCommand(running.endContract, async ({ tx, actor, params, body, context }) =>
    stood(await endContract(tx, actor, params.contract_number, body.reason, context)),
  ),
  onCommand(running.acceptEnd, async ({ tx, actor, params, context }) =>
    stood(await acceptEnd(tx, actor, params.contract_number, context)),
  ),
  onCommand(running.withdrawEnd, async ({ tx, actor, params, context }) =>
    stood(await withdrawEnd(tx, actor, params.contract_number, context)),
  ),
  onCommand(running.proposeChange, async ({ tx, actor, params, body, context }) =>
    stood(await proposeChange(tx, actor, params.contract_number, body, context)),
  ),
  onCommand(running.acceptChange, async ({ tx, actor, params, body, context }) =>
    stood(await acceptChange(tx, actor, params.contract_number, body, context)),
  ),
  onCommand(running.declineChange, async ({ tx, actor, params, context }) =>
    stood(await answerChange(tx, actor, params.contract_number, 'decline', context)),
  ),
  onCommand(running.withdrawChange, async ({ tx, actor, params, context }) =>
    stood(await answerChange(tx, actor, params.contract_number, 'withdraw', context)),
  ),
  onCommand(running.askPause, async ({ tx, actor, params, body, context }) =>
    stood(await askPause(tx, actor, params.contract_number, body.reason, context)),
  ),
  onCommand(running.acceptPause, async ({ tx, actor, params, context }) =>
    stood(await acceptPause(tx, actor, params.contract_number, context)),
  ),
  onCommand(running.declinePause, async ({ tx, actor, params, context }) =>
    stood(await answerPause(tx, actor, params.contract_number, 'decline', context)),
  ),
  onCommand(running.withdrawPause, async ({ tx, actor, params, context }) =>
    stood(await answerPause(tx, actor, params.contract_number, 'withdraw', context)),
  ),
  onCommand(running.resumeContract, async ({ tx, actor, params, context }) =>
    stood(await resumeContract(tx, actor, params.contract_number, context)),
  ),
  onCommand(running.giveBonus, async ({ tx, actor, params, body, context }) =>
    stood(await giveBonus(tx, actor, params.contract_number, body, context)),
  ),
  onCommand(
    running.payBonusBy,
    ({ context, actor, headers, request, params, body }) =>
      payBonusBy(
        context,
        actor,
        { key: String(headers['idempotency-key']).toLowerCase(), address: request.address },
        params.contract_number,
        body,
      ),
    async ({ tx, params, prepared: { funding, checkout } }) => {
      await keepCheckout(tx, funding.id, checkout.providerReference, checkout.url);
      return {
        contract_number: params.contract_number,
        funding_id: funding.id,
        amount: funding.amount,
        redirect_url: checkout.url,
      };
    },
  ),
  onCommand(desk.fundMilestones, async ({ tx, actor, params, body, context }) =>
    stood(await fundMilestones(tx, actor, params.contract_number, body, context)),
  ),
  onCommand(
    desk.payMilestonesBy,
    ({ context, actor, headers, request, params, body }) =>
      payMilestonesBy(
        context,
        actor,
        { key: String(headers['idempotency-key']).toLowerCase(), address: request.address },
        params.contract_number,
        body,
      ),
    async ({ tx, params, prepared: { funding, checkout } }) => {
      await keepCheckout(tx, funding.id, checkout.providerReference, checkout.url);
      return {
        contract_number: params.contract_number,
        funding_id: funding.id,
        amount: funding.amount,
        redirect_url: checkout.url,
      };
    },
  ),
  onCommand(desk.setAutoFund, async ({ tx, actor, params, body, context }) =>
    stood(await setAutoFund(tx, actor, params.contract_number, body.is_on, context)),
  ),
];
