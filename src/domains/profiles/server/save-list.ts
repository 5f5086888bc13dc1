import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { lockIdentity } from '#domains/accounts/server/accounts.ts';
import { keepPictures } from './portfolio-images.ts';
import { keepProfile } from './save-profile.ts';
import { profileOf, type Profile } from './store.ts';

/** The lists that are saved as a whole, each by its own call. */
export type ProfileLists = Pick<Profile, 'portfolios' | 'experiences' | 'educations' | 'certifications'>;

/**
 * Sets one or more of the lists; the completion percentage follows. A portfolio shows its owner's own pictures only.
 */
export async function saveLists(tx: Tx, userId: string, lists: Partial<ProfileLists>, context: Context): Promise<void> {
  const identity = await lockIdentity(tx, userId);
  const before = await profileOf(tx, userId);
  const now = context.clock();
  if (lists.portfolios !== undefined) await keepPictures(tx, userId, before.portfolios, lists.portfolios, context);
  await keepProfile(tx, identity, { ...before, ...lists }, {}, now);
}
