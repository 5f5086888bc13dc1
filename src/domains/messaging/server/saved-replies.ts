/** Short texts of a person's own, to put into a message (decision 151). */
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { lockUntilCommit } from '#kit/server/db/lock-until-commit.ts';
import { REPLY_LIMITS, type SavedReplies, type SavedReply } from '../replies-contract.ts';

const list = statement(
  'saved_reply_list',
  'select id, text from saved_reply where user_id = :userId order by created_at, id',
);
const add = statement(
  'saved_reply_add',
  `insert into saved_reply (id, user_id, text, created_at) values (:id, :userId, :text, :createdAt)
   on conflict (id) do update set text = saved_reply.text where saved_reply.user_id = :userId returning id, text`,
);
const edit = statement(
  'saved_reply_edit',
  'update saved_reply set text = :text where id = :id and user_id = :userId returning id, text',
);
const drop = statement(
  'saved_reply_delete',
  'delete from saved_reply where id = :id and user_id = :userId returning id, text',
);

const SPACE = 151;

const missing = (): Failure => new Failure('not_found', { message: 'You have no such saved reply.' });

export const repliesOf = async (db: Db, { userId }: Actor): Promise<SavedReplies> => ({
  items: await db.rows(list, { userId }),
});

export async function addReply(
  tx: Tx,
  { userId }: Actor,
  { id, text }: SavedReply,
  { clock }: Context,
): Promise<SavedReply> {
  // Two devices that add at the same time are counted one after the other.
  lockUntilCommit(tx, SPACE, userId);
  const row = await tx.row(add, { id, userId, text, createdAt: clock() });
  if (row === undefined) throw new Failure('wrong_state', { message: 'This reply can’t be saved under that id.' });
  if ((await tx.rows(list, { userId })).length > REPLY_LIMITS.count)
    throw new Failure('wrong_state', {
      message: `You can save up to ${REPLY_LIMITS.count} replies. Delete one you don’t use.`,
    });
  return row;
}

export async function editReply(tx: Tx, { userId }: Actor, id: string, text: string): Promise<SavedReply> {
  const row = await tx.row(edit, { id, userId, text });
  if (row === undefined) throw missing();
  return row;
}

export async function deleteReply(tx: Tx, { userId }: Actor, id: string): Promise<SavedReply> {
  const row = await tx.row(drop, { id, userId });
  if (row === undefined) throw missing();
  return row;
}
