import type { Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { blurred } from '#kit/server/sealed.ts';
import { cvOfToken } from './store.ts';

const count = statement(
  'cv_count_view',
  `with seen as (
     insert into cv_view (cv_id, seen_on, viewer) values (:id, :day::date, :viewer) on conflict do nothing returning cv_id
   ) update cv set views = views + 1 from seen where cv.id = seen.cv_id`,
);
/** Readers of earlier days are deleted. */
const forget = statement('cv_forget_views', 'delete from cv_view where cv_id = :id and seen_on < :day::date');

/** Someone signed in counts as themselves, anyone else as their address; the owner not at all. */
export async function countCvView(
  tx: Tx,
  token: string,
  { actor, address }: { readonly actor: Actor | null; readonly address: string },
  context: Context,
): Promise<null> {
  const { id, user_id: ownerId } = await cvOfToken({ ...tx, kind: 'db' }, token);
  if (actor?.userId === ownerId) return null;
  const day = context.clock().toISOString().slice(0, 10);
  const who = actor === null ? `address ${address}` : `account ${actor.userId}`;
  await tx.rows(forget, { id, day });
  await tx.rows(count, { id, day, viewer: blurred(context.config, 'cv-view', `${day} ${id} ${who}`) });
  return null;
}
