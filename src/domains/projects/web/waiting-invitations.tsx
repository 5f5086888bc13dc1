import { Waiting } from '#design/app/navigation.tsx';
import { useOwnTopic } from '#domains/accounts/web/accounts.ts';
import { useRead } from '#kit/web/api.ts';
import { myInvitations } from '../invitations-contract.ts';

/** Beside the navigation’s link: invitations without an answer. */
export function WaitingInvitations() {
  const read = useRead(myInvitations, { query: { limit: 1 } });
  useOwnTopic(() => void read.refetch());
  return <Waiting count={read.data?.counts.waiting ?? 0} />;
}
