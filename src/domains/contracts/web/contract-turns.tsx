import { Waiting } from '#design/app/navigation.tsx';
import { useIsAtWork, useOwnTopic } from '#domains/accounts/web/accounts.ts';
import { useRead } from '#kit/web/api.ts';
import { contractTurns } from '../turns-contract.ts';

/** How many contracts wait for the reader; nothing where none does. */
export function ContractTurns({ side }: { side: 'buying' | 'selling' }) {
  const isAtWork = useIsAtWork(side === 'buying' ? 'client' : 'freelancer');
  const read = useRead(contractTurns, { query: { side } }, { enabled: isAtWork });
  useOwnTopic(() => {
    if (isAtWork) void read.refetch();
  });
  return <Waiting count={read.data?.turns ?? 0} />;
}
