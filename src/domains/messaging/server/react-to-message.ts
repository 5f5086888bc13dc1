/** A reaction is a sign, not a message: it takes no place in the sequence, and no one is notified of it. */
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { messageChanged } from '../events.ts';
import { whyNotWrite } from '../message.ts';
import type { Message } from '../message-shape.ts';
import type { Reaction } from '../reactions.ts';
import { conversationTopic } from '../topics.ts';
import { oneMessageRow, presentMessage } from './present-messages.ts';
import { blocksBetween, lockMyConversation, missing, readsFrom } from './store.ts';

const add = statement(
  'message_reaction_add',
  `insert into message_reaction (conversation_id, seq, user_id, reaction, reacted_at)
    values (:id, :seq, :userId, :reaction, :reactedAt)
   on conflict do nothing returning seq`,
);
const remove = statement(
  'message_reaction_remove',
  'delete from message_reaction where conversation_id = :id and seq = :seq and user_id = :userId and reaction = :reaction returning seq',
);

interface Reacting {
  readonly id: string;
  readonly seq: number;
  readonly reaction: Reaction;
  readonly on: boolean;
}

export async function reactToMessage(
  tx: Tx,
  { userId }: Actor,
  { id, seq, reaction, on }: Reacting,
  { clock }: Context,
): Promise<Message> {
  const conversation = await lockMyConversation(tx, id, userId);
  const row = await tx.row(oneMessageRow, { id, seq });
  if (row === undefined || seq <= (await readsFrom(tx, id, userId))) throw missing();
  if (on && row.deleted_at !== null) throw new Failure('wrong_state', { message: 'This message was deleted.' });
  if (on && conversation.otherId !== null) {
    const reason = whyNotWrite({
      standing: 'open',
      sent: 0,
      ...(await blocksBetween(tx, userId, conversation.otherId)),
    });
    if (reason !== null) throw new Failure('wrong_state', { message: reason });
  }
  const changed = on
    ? await tx.row(add, { id, seq, userId, reaction, reactedAt: clock() })
    : await tx.row(remove, { id, seq, userId, reaction });
  if (changed !== undefined) announce(tx, messageChanged, { conversationId: id, seq }, [conversationTopic(id)]);
  return presentMessage(tx, id, row, userId);
}
