import { Failure } from '#kit/errors.ts';
import type { Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { blurred } from '#kit/server/sealed.ts';
import { identityByUsername } from '#domains/accounts/server/accounts.ts';

/** One row per viewer and day decides whether the count goes up; only existing profiles have one. */
const count = statement(
  'profile_count_view',
  `with seen as (
     insert into profile_view (user_id, seen_on, viewer) select user_id, :day::date, :viewer from profile
       where user_id = :userId
     on conflict do nothing returning user_id
   ) update profile set views = views + 1 from seen where profile.user_id = seen.user_id`,
);
/** Viewers of earlier days are deleted. */
const forget = statement(
  'profile_forget_views',
  'delete from profile_view where user_id = :userId and seen_on < :day::date',
);

interface Looker {
  readonly actor: Actor | null;
  readonly address: string;
}

/**
 * Someone signed in counts as themselves, anyone else as their address: several people behind one address are
 * counted too low rather than one too often.
 */
export async function countProfileView(
  tx: Tx,
  username: string,
  { actor, address }: Looker,
  context: Context,
): Promise<void> {
  const identity = await identityByUsername({ ...tx, kind: 'db' }, username.toLowerCase());
  if (identity === undefined || identity.email_verified_at === null || identity.is_operator)
    throw new Failure('not_found');
  if (actor?.userId === identity.id) return;
  const day = context.clock().toISOString().slice(0, 10);
  const who = actor === null ? `address ${address}` : `account ${actor.userId}`;
  await tx.rows(forget, { userId: identity.id, day });
  await tx.rows(count, {
    userId: identity.id,
    day,
    viewer: blurred(context.config, 'profile-view', `${day} ${identity.id} ${who}`),
  });
}
