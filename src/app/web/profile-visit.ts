import { initialise, useSession } from '#domains/accounts/web/accounts.ts';
import { countView, profileByUsername, type PublicProfile } from '#domains/profiles/contract.ts';
import { call } from '#kit/web/api-client.ts';

/**
 * Counts the view, and for signed-in people reads what the owner shows to them. Null when a visitor sees everything.
 */
export async function visitProfile(username: string): Promise<PublicProfile | null> {
  if (document.documentElement.dataset['session'] === 'in') await initialise();
  const params = { username };
  await call(countView, { params });
  return useSession.getState().isLoggedIn ? call(profileByUsername, { params }) : null;
}
