import { useIsOpen } from '#domains/accounts/web/accounts.ts';
import { EndByStaff } from '#domains/paid-work/web/paid-work.tsx';
import { useCommand } from '#kit/web/api.ts';
import { HOLDING_STATES, type MilestoneState } from '../../milestone.ts';
import {
  confirmMilestoneEnd,
  declineMilestoneEnd,
  endMilestoneByStaff,
  staffContract,
  staffContracts,
  type StaffContractPage,
} from '../../staff-contract.ts';

const stales = [staffContract, staffContracts];
type Milestone = StaffContractPage['milestones'][number];

/** One in dispute is decided by its dispute. */
const canBeEnded = ({ state }: Milestone): boolean =>
  state !== 'disputed' && (HOLDING_STATES as readonly MilestoneState[]).includes(state);

export function EndMilestone({ milestone, contract }: { milestone: Milestone; contract: StaffContractPage }) {
  const end = useCommand(endMilestoneByStaff, { stales });
  const confirm = useCommand(confirmMilestoneEnd, { stales });
  const decline = useCommand(declineMilestoneEnd, { stales });
  if (!useIsOpen(['trust']) || !canBeEnded(milestone)) return null;
  const { number, terms, end_proposed: proposed } = milestone;
  const params = { milestone_number: number };
  return (
    <EndByStaff
      work={{
        kind: 'milestone',
        number,
        terms,
        isPaid: true,
        client: contract.client.name,
        freelancer: contract.freelancer.name,
        proposed,
      }}
      commands={{
        end: (percent, reason) => end.mutateAsync({ params, body: { percent, reason } }),
        confirm: () => confirm.mutateAsync({ params }),
        decline: (reason) => decline.mutateAsync({ params, body: { reason } }),
      }}
    />
  );
}
