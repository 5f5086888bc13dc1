/** Cards of a conversation: kept here by what they are, read from their domains as they are now (decision 146). */
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { TalkCard } from '#kit/talk-card.ts';
import type { PlacedCard } from '../contract.ts';
import { talkCards } from './talk-subject.ts';

const placed = statement(
  'message_cards_at',
  'select seq, kind, ref from message_card where conversation_id = :conversationId and seq = any (:seqs::bigint[])',
);
const known = statement(
  'message_card_is',
  'select 1 as found from message_card where conversation_id = :conversationId and seq = :seq',
);

export const isCard = async (tx: Tx, conversationId: string, seq: number): Promise<boolean> =>
  (await tx.row(known, { conversationId, seq })) !== undefined;

interface Kept {
  readonly kind: string;
  readonly ref: string;
}

/** One read for each kind, however many cards there are. Each with its card, where the reader has it. */
export async function readCards<Row extends Kept>(
  db: Db,
  rows: readonly Row[],
  readerId: string,
  context: Context,
): Promise<(readonly [Row, TalkCard])[]> {
  const kinds = talkCards.of(context).filter(({ kind }) => rows.some((row) => row.kind === kind));
  const found = await Promise.all(
    kinds.map(async ({ kind, read }) => {
      const mine = rows.filter((row) => row.kind === kind);
      const cards = await read(
        db,
        mine.map(({ ref }) => ref),
        readerId,
        context,
      );
      return mine.flatMap((row) => {
        const card = cards.get(row.ref);
        return card === undefined ? [] : [[row, card] as const];
      });
    }),
  );
  return found.flat();
}

export async function cardsAt(
  db: Db,
  conversationId: string,
  seqs: readonly string[],
  readerId: string,
  context: Context,
): Promise<PlacedCard[]> {
  const rows = seqs.length === 0 ? [] : await db.rows(placed, { conversationId, seqs: [...seqs] });
  return (await readCards(db, rows, readerId, context)).map(([{ seq }, card]) => ({ seq: Number(seq), ...card }));
}
