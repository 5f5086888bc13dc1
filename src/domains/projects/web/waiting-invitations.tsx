import { Waiting } from '#design/app/navigation.tsx';
import { standingOf, useOwnTopic, useSession } from '#domains/accounts/web/accounts.ts';
import { isFreelancerRole, isSetUpFor } from '#kit/actor.ts';
import { useRead } from '#kit/web/api.ts';
import { myInvitations } from '../invitations-contract.ts';

/** Beside the navigation’s link: invitations without an answer, of someone who can propose. */
export function WaitingInvitations() {
  const isAtWork = useSession((session) => isFreelancerRole(session.role) && isSetUpFor(standingOf(session), 'freelancer'));
  const read = useRead(myInvitations, { query: { limit: 1 } }, { enabled: isAtWork });
  useOwnTopic(() => {
    if (isAtWork) void read.refetch();
  });
  return <Waiting count={read.data?.counts.waiting ?? 0} />;
}
