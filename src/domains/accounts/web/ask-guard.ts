import { redirect } from 'react-router';
import { guard, redirectUrl, type GuardSession } from '../guard.ts';
import { isOnboarded } from '../onboarding.ts';
import { clearSession, initialise, useSession, type Session } from './session.ts';

/** While the record is unknown (it could not be read) nobody is sent round in circles: the server judges every call. */
function forGuard({ isLoggedIn, role, me }: Session): GuardSession {
  if (me === null) return { isLoggedIn, refused: false, role, isOperator: false, emailVerified: true, onboarded: true };
  const facts = {
    skills: me.skills,
    bio: me.bio,
    industries: me.client?.industries ?? [],
    subindustries: me.client?.subindustries ?? [],
    company_name: me.client?.company_name ?? null,
  };
  return { isLoggedIn, refused: false, role, isOperator: me.is_operator, emailVerified: me.email_verified_at !== null, onboarded: isOnboarded(role, facts) };
}

/** Holds the navigation against the eight rules; throws the redirect if one of them asks for it. */
export async function askGuard(path: string): Promise<void> {
  const { refused } = await initialise();
  const answer = guard({ path, session: { ...forGuard(useSession.getState()), refused } });
  if (answer.go === 'stay') return;
  if (answer.signOut) clearSession();
  throw redirect(redirectUrl(answer));
}
