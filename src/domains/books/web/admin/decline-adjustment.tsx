import { ReasonDialog } from '#domains/accounts/web/accounts.ts';
import { useCommand } from '#kit/web/api.ts';
import { adjustments, declineAdjustment } from '../../admin-contract.ts';

export function DeclineAdjustment({ id, isOwn, onClose }: { id: string; isOwn: boolean; onClose: () => void }) {
  const decline = useCommand(declineAdjustment, { stales: [adjustments] });
  const words = isOwn
    ? { title: 'Withdraw your proposal', button: 'Withdraw proposal', done: 'Proposal withdrawn' }
    : { title: 'Decline this proposal', button: 'Decline proposal', done: 'Proposal declined' };
  return (
    <ReasonDialog
      {...words}
      about={id}
      isHarsh
      maxLength={500}
      submit={(body) => decline.mutateAsync({ params: { adjustment_id: id }, body })}
      onClose={onClose}
    />
  );
}
