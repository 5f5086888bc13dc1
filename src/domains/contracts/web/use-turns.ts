import { useIsAtWork, useOwnTopic, useSession } from '#domains/accounts/web/accounts.ts';
import { hasClientAbilities } from '#kit/actor.ts';
import { useRead } from '#kit/web/api.ts';
import { contractTurns } from '../turns-contract.ts';

/** How many contracts wait for the reader on each side, live. Counted only where they are at work. */
export function useTurns(): { readonly buying: number; readonly selling: number; readonly isKnown: boolean } {
  const isHiring = useSession((session) => hasClientAbilities(session.role));
  const [buys, sells] = [useIsAtWork('client') && isHiring, useIsAtWork('freelancer')];
  const buying = useRead(contractTurns, { query: { side: 'buying' } }, { enabled: buys });
  const selling = useRead(contractTurns, { query: { side: 'selling' } }, { enabled: sells });
  useOwnTopic(() => {
    if (buys) void buying.refetch();
    if (sells) void selling.refetch();
  });
  return {
    buying: buying.data?.turns ?? 0,
    selling: selling.data?.turns ?? 0,
    isKnown: !(buys && buying.isPending) && !(sells && selling.isPending),
  };
}
