import { useOwnTopic, useSession } from '#domains/accounts/web/accounts.ts';
import { useRead } from '#kit/web/api.ts';
import { contractTurns } from '../turns-contract.ts';

/** How many contracts wait for the reader; nothing where none does. */
export function ContractTurns({ side }: { side: 'buying' | 'selling' }) {
  const userId = useSession((session) => session.id);
  const read = useRead(contractTurns, { query: { side } }, { enabled: userId !== '' });
  useOwnTopic(() => void read.refetch());
  const turns = read.data?.turns ?? 0;
  if (turns === 0) return null;
  return (
    <>
      <span aria-hidden="true" className="tnum min-w-5 rounded-full bg-primary px-1.5 text-center text-xs leading-5 font-semibold text-on-primary">
        {turns}
      </span>
      <span className="sr-only">{` ${turns} waiting for you`}</span>
    </>
  );
}
