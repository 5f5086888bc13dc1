/** Cards of a conversation: kept here by what they are, read from their domains as they are now (decision 146). */
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { PlacedCard } from '../contract.ts';

const placed = statement('message_cards_at', 'select seq, kind, ref from message_card where conversation_id = $1 and seq = any ($2::bigint[] /* seqs */)');
const known = statement('message_card_is', 'select 1 as found from message_card where conversation_id = $1 and seq = $2');

export const isCard = async (tx: Tx, conversationId: string, seq: number): Promise<boolean> => (await tx.row(known, [conversationId, seq])) !== undefined;

/** One read for each kind, however many cards there are. */
export async function cardsAt(db: Db, conversationId: string, seqs: readonly string[], readerId: string, context: Context): Promise<PlacedCard[]> {
  const rows = seqs.length === 0 ? [] : await db.rows(placed, [conversationId, [...seqs]]);
  const kinds = (context.talkCards ?? []).filter(({ kind }) => rows.some((row) => row.kind === kind));
  const read = await Promise.all(
    kinds.map(async ({ kind, read }) => {
      const mine = rows.filter((row) => row.kind === kind);
      const cards = await read(
        db,
        mine.map(({ ref }) => ref),
        readerId,
        context,
      );
      return mine.flatMap(({ seq, ref }) => {
        const card = cards.get(ref);
        return card === undefined ? [] : [{ seq: Number(seq), ...card }];
      });
    }),
  );
  return read.flat();
}
