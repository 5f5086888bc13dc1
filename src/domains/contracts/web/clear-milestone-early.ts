import { staledByEarly, type ClearOne } from '#domains/paid-work/web/paid-work.tsx';
import { useCommand } from '#kit/web/api.ts';
import { clearMilestoneEarly } from '../milestone-contract.ts';

/** How earnings of a milestone are cleared early. */
export function useClearMilestoneEarly(): ClearOne {
  const clear = useCommand(clearMilestoneEarly, { stales: staledByEarly });
  return (number, body) => clear.mutateAsync({ params: { milestone_number: number }, body });
}
