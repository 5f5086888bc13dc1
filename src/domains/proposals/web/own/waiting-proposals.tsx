import { useOwnTopic } from '#domains/accounts/web/accounts.ts';
import { useRead } from '#kit/web/api.ts';
import { myProposalTurns } from '../../own-contract.ts';

/** Beside the navigation’s link: proposals that wait for this person. */
export function WaitingProposals() {
  const read = useRead(myProposalTurns, {});
  useOwnTopic(() => void read.refetch());
  const count = read.data?.count ?? 0;
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden="true" className="tnum min-w-5 rounded-full bg-primary px-1.5 text-center text-xs leading-5 font-semibold text-on-primary">
        {count}
      </span>
      <span className="sr-only">{` ${count} waiting for you`}</span>
    </>
  );
}
