/**
 * Something happened between two people: their conversation gets a card in its place, in the transaction that did it
 * (decision 146).
 */
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { keepThread, pairConversation, type ThreadAbout } from './begin-conversation.ts';
import { storeMessage } from './store-message.ts';

export interface CardToShow {
  readonly kind: string;
  readonly ref: string;
  /** One line for lists and copies. */
  readonly text: string;
  /** Who did it, and the person on the other side. */
  readonly by: string;
  readonly to: string;
  readonly about: ThreadAbout;
  /** They work together or are about to: otherwise a conversation that begins with it is a request. */
  readonly isKnown: boolean;
}

/** Nobody writes any more to someone who left, and what they have to settle happens all the same. */
const lock = statement(
  'conversation_lock_for_card',
  `select last_seq from conversation c where id = :id
     and not exists (select from conversation_member m where m.conversation_id = c.id and m.left_at is not null) for no
       key update`,
);
const shown = statement(
  'message_card_shown',
  'select 1 as found from message_card where conversation_id = :id and kind = :kind and ref = :ref',
);
const insert = statement(
  'message_card_insert',
  'insert into message_card (conversation_id, seq, kind, ref) values (:id, :seq, :kind, :ref)',
);

/** The same thing is shown once. Blocks do not matter: what happened between the two has pages of its own anyway. */
export async function showCard(
  tx: Tx,
  { kind, ref, text, by, to, about, isKnown }: CardToShow,
  context: Context,
): Promise<void> {
  const id = await pairConversation(tx, by, to, isKnown, context);
  const held = await tx.row(lock, { id });
  if (held === undefined || (await tx.row(shown, { id, kind, ref })) !== undefined) return;
  const threadId = await keepThread(tx, id, about, context);
  const seq = Number(held.last_seq) + 1;
  storeMessage(
    tx,
    id,
    [by, to],
    { id: context.makeId(), seq, authorId: by, threadId, text, at: context.clock() },
    true,
  );
  tx.send(insert, { id, seq, kind, ref });
}
