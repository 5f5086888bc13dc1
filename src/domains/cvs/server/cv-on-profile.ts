import { statement, type Db } from '#kit/server/db/database.ts';
import { sharedPath } from './present-cv.ts';
import { identityByUsername } from '#domains/accounts/server/accounts.ts';

const shown = statement(
  'cv_on_profile',
  'select share_token from cv where user_id = :userId and on_profile and share_token is not null limit 1',
);

/** Of nobody, and of someone without a public page: none. */
export async function cvOnProfile(db: Db, username: string): Promise<{ path: string | null }> {
  const identity = await identityByUsername(db, username.toLowerCase());
  if (identity === undefined || identity.email_verified_at === null) return { path: null };
  const token = (await db.row(shown, { userId: identity.id }))?.share_token ?? null;
  return { path: token === null ? null : sharedPath(token) };
}
