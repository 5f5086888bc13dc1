import { sideOf, type Role } from '#kit/actor.ts';
import { otherSide } from '#kit/sides.ts';
import { redirectOn } from '#kit/web/redirect-on.ts';
import { guard, redirectUrl, type GuardSession } from '../guard.ts';
import { isOnboarded } from '../onboarding.ts';
import { needsSession } from '../paths.ts';
import type { UserRecord } from '../user-record.ts';
import { NO_PROGRESS, readProgress } from './read-progress.ts';
import { clearSession, initialise, useSession, type Session } from './session.ts';

const ACCOUNT_DELETION = '/account_deletion';

const keepsOther = (role: Role, { set_up_sides: sides }: Pick<UserRecord, 'set_up_sides'>): boolean =>
  sides.includes(otherSide(sideOf(role)));

/** The record has everything the guard needs; when it could not be read, the onboarding progress is read instead. */
async function forGuard({ isLoggedIn, role, me }: Session): Promise<GuardSession> {
  const known = { isLoggedIn, refused: false, role, isOperator: me?.is_operator ?? false };
  if (me !== null) {
    const { skills, bio, client } = me;
    const facts = {
      skills,
      bio,
      industries: client?.industries ?? [],
      subindustries: client?.subindustries ?? [],
      company_name: client?.company_name ?? null,
    };
    return {
      ...known,
      emailVerified: me.email_verified_at !== null,
      onboarded: isOnboarded(role, facts),
      keepsOtherSide: keepsOther(role, me),
    };
  }
  const progress = isLoggedIn ? await readProgress() : NO_PROGRESS;
  // With neither there is nothing to decide by. The server checks every call; nobody is told to verify what may be
  // verified.
  if (progress === NO_PROGRESS) return { ...known, emailVerified: true, onboarded: true };
  // It does not say which sides are finished: who has another side's items is not led away from it.
  const other = role === 'client' ? 'freelancer' : 'client';
  return {
    ...known,
    emailVerified: progress.email_verified,
    onboarded: isOnboarded(role, progress),
    keepsOtherSide: isOnboarded(other, progress),
  };
}

/** Holds the navigation against the eight rules; throws the redirect if one of them asks for it. */
export async function askGuard(url: string): Promise<void> {
  const { pathname, search } = new URL(url);
  const path = pathname + search;
  if (!needsSession(path)) return;
  const { refused } = await initialise();
  // An account that is being deleted may only undo that.
  if ((useSession.getState().me?.closing_at ?? null) !== null) throw redirectOn(url, ACCOUNT_DELETION);
  const answer = guard({ path, session: { ...(await forGuard(useSession.getState())), refused } });
  if (answer.go === 'stay') return;
  if (answer.signOut) clearSession();
  throw redirectOn(url, redirectUrl(answer));
}
