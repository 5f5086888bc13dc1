import { isFreelancerRole, isSetUpFor } from '#kit/actor.ts';
import type { Side } from '#kit/sides.ts';
import { useSession } from './session.ts';
import { standingOf } from './standing.ts';

/** Signed in and set up for this side. Without that, counts are not read. */
export const useIsAtWork = (side: Side): boolean =>
  useSession(
    (session) =>
      session.id !== '' &&
      (side === 'client' || isFreelancerRole(session.role)) &&
      isSetUpFor(standingOf(session), side),
  );
