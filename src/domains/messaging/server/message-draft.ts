/**
 * What is being written, on every device of a person: the last save wins by the server's order, and nothing is lost
 * (decision 145).
 */
import type { Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { MessageDraft } from '../draft-contract.ts';
import { MESSAGE_LIMITS } from '../message.ts';
import { isMemberOf, missing } from './store.ts';

const read = statement(
  'message_draft_read',
  'select text, version, replaced from message_draft where user_id = :userId and conversation_id = :conversationId',
);
/** The same text again is no other text. What was replaced before stays above what is replaced now. */
const save = statement(
  'message_draft_save',
  `insert into message_draft as d (user_id, conversation_id, text, version, saved_at)
    values (:userId, :conversationId, :text, 1, :savedAt)
   on conflict (user_id, conversation_id) do update set text = excluded.text, version = d.version + 1,
     saved_at = excluded.saved_at,
     replaced = nullif(left(concat_ws(E'\\n\\n', case when :dropsReplaced::boolean then null else d.replaced end,
       case when d.version <> :base::integer and d.text <> '' and d.text <> excluded.text then d.text end),
         ${MESSAGE_LIMITS.text}), '')
   returning text, version, replaced`,
);

export async function draftOf(db: Db, { userId }: Actor, conversationId: string): Promise<MessageDraft> {
  if (!(await isMemberOf(db, userId, conversationId))) throw missing();
  return (await db.row(read, { userId, conversationId })) ?? { text: '', version: 0, replaced: null };
}

interface Save {
  readonly text: string;
  readonly base: number;
  readonly drops_replaced?: boolean | undefined;
}

export async function saveDraft(
  tx: Tx,
  { userId }: Actor,
  conversationId: string,
  wanted: Save,
  { clock }: Context,
): Promise<MessageDraft> {
  if (!(await isMemberOf(tx, userId, conversationId))) throw missing();
  const row = await tx.row(save, {
    userId,
    conversationId,
    text: wanted.text,
    savedAt: clock(),
    base: wanted.base,
    dropsReplaced: wanted.drops_replaced === true,
  });
  if (row === undefined) throw new Error('a draft that was saved is there');
  return row;
}
