import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { hasClientAbilities, isFreelancerRole } from '#kit/actor.ts';
import { sideToOpen, type WorkSide } from './side-to-open.ts';
import { useTurns } from './use-turns.ts';

export const SIDES: Readonly<Record<WorkSide, string>> = { selling: 'You work on', buying: 'You hired for' };

export interface Sides {
  readonly sides: readonly WorkSide[];
  /** Of the address, else the first with something to do; null until that is known. */
  readonly side: WorkSide | null;
  /** For an address: nothing for someone who has one side. */
  readonly named: (side: WorkSide) => { readonly side?: WorkSide };
  /** With how many contracts wait there. */
  readonly words: (side: WorkSide) => string;
}

/** Which of their sides someone sees whose contracts may be on both. */
export function useSides(): Sides {
  const [search] = useSearchParams();
  const role = useSession((session) => session.role) ?? 'client';
  const turns = useTurns();
  const [opened, open] = useState<WorkSide | null>(null);
  const sides = (['selling', 'buying'] as const).filter((side) =>
    side === 'buying' ? hasClientAbilities(role) : isFreelancerRole(role),
  );
  const isBoth = sides.length > 1;
  const first = isBoth && !turns.isKnown ? null : sideToOpen(sides, turns);
  // What waits may be done while the list is open: it stays where it is.
  if (opened === null && first !== null) open(first);
  return {
    sides,
    side: sides.find((side) => side === search.get('side')) ?? opened ?? first,
    named: (side) => (isBoth ? { side } : {}),
    words: (side) => `${SIDES[side]}${turns[side] === 0 ? '' : ` · ${turns[side]} waiting`}`,
  };
}
