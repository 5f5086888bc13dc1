import { Waiting } from '#design/app/navigation.tsx';
import { useIsAtWork, useOwnTopic } from '#domains/accounts/web/accounts.ts';
import { useRead } from '#kit/web/api.ts';
import { myProposalTurns } from '../../turns-contract.ts';

/** Beside the navigation’s link: proposals that wait for this person. */
export function WaitingProposals() {
  const isAtWork = useIsAtWork('freelancer');
  const read = useRead(myProposalTurns, {}, { enabled: isAtWork });
  useOwnTopic(() => {
    if (isAtWork) void read.refetch();
  });
  return <Waiting count={read.data?.count ?? 0} />;
}
