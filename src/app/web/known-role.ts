import { useSession } from '#domains/accounts/web/accounts.ts';
import type { Role } from '#kit/actor.ts';

/** Of who is signed in, as this browser remembers them: public pages read no session (GRD-1). */
export async function knownRole(): Promise<Role | null> {
  if (useSession.getState().phase === 'not-initialised') await useSession.persist.rehydrate();
  const { isLoggedIn, role } = useSession.getState();
  return isLoggedIn ? role : null;
}
