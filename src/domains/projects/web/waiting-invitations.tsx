import { Waiting } from '#design/app/navigation.tsx';
import { useIsAtWork, useOwnTopic } from '#domains/accounts/web/accounts.ts';
import { useRead } from '#kit/web/api.ts';
import { invitationTurns } from '../turns-contract.ts';

/** Beside the navigation’s link: invitations without an answer, of someone who can propose. */
export function WaitingInvitations() {
  const isAtWork = useIsAtWork('freelancer');
  const read = useRead(invitationTurns, {}, { enabled: isAtWork });
  useOwnTopic(() => {
    if (isAtWork) void read.refetch();
  });
  return <Waiting count={read.data?.count ?? 0} />;
}
