import { isFreelancerRole, isSetUpFor } from '#kit/actor.ts';
import type { Side } from '#kit/sides.ts';
import { useSession } from './session.ts';
import { standingOf } from './standing.ts';

/** Someone who can work on this side: only then is there anything of it to count. */
export const useIsAtWork = (side: Side): boolean =>
  useSession((session) => session.id !== '' && (side === 'client' || isFreelancerRole(session.role)) && isSetUpFor(standingOf(session), side));
