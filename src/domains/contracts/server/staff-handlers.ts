import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import * as staff from '../staff-contract.ts';
import { moveByOperator } from './contract-by-operator.ts';
import { confirmEnd, declineEnd, endByOperator } from './end-by-operator.ts';
import { readStaffContract, readStaffContracts } from './staff-contracts.ts';
import type { Contract, Locked } from './store.ts';

const stood = ({ number, state }: Contract) => ({ contract_number: number, state });
const stoodOne = ({ milestone: { number, state } }: Locked) => ({ milestone_number: number, state });

export const staffHandlers: readonly Handler[] = [
  onQuery(staff.staffContracts, ({ db, actor, query, context }) => readStaffContracts(db, actor, query, context)),
  onQuery(staff.staffContract, ({ db, actor, params, context }) =>
    readStaffContract(db, actor, params.contract_number, context),
  ),
  onCommand(staff.endMilestoneByStaff, async ({ tx, actor, params, body, context }) => {
    const { waits, ...locked } = await endByOperator(tx, actor, { ...params, ...body }, context);
    return { ...stoodOne(locked), waits_for_second: waits };
  }),
  onCommand(staff.confirmMilestoneEnd, async ({ tx, actor, params, context }) =>
    stoodOne(await confirmEnd(tx, actor, params.milestone_number, context)),
  ),
  onCommand(staff.declineMilestoneEnd, async ({ tx, actor, params, body, context }) =>
    stoodOne(await declineEnd(tx, actor, params.milestone_number, body.reason, context)),
  ),
  onCommand(staff.pauseContractByStaff, async ({ tx, actor, params, body, context }) =>
    stood(await moveByOperator(tx, actor, params.contract_number, 'pause', body.reason, context)),
  ),
  onCommand(staff.resumeContractByStaff, async ({ tx, actor, params, body, context }) =>
    stood(await moveByOperator(tx, actor, params.contract_number, 'resume', body.reason, context)),
  ),
  onCommand(staff.endContractByStaff, async ({ tx, actor, params, body, context }) =>
    stood(await moveByOperator(tx, actor, params.contract_number, 'end', body.reason, context)),
  ),
];
