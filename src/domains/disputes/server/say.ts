/** What a side says in a dispute, with its files: for the other side and the reviewer alike. */
import type { FilePurpose } from '#domains/paid-work/server/paid-work.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import type { Side } from '#kit/sides.ts';
import type { Dispute } from './store.ts';

export const evidenceOf = (side: Side): FilePurpose => (side === 'client' ? 'client_evidence' : 'freelancer_evidence');

interface Said {
  readonly side: Side;
  readonly kind: 'claim' | 'answer' | 'evidence' | 'appeal';
  readonly items?: readonly string[];
  readonly text: string;
  readonly share?: number | null;
  readonly files?: readonly string[];
}

const insert = statement(
  'dispute_statement_add',
  `insert into dispute_statement (id, dispute_id, side, kind, items, body, share, file_ids, said_at)
   values (:id, :disputeId, :side, :kind, :items, :text, :share, :fileIds, :at)`,
);

/** Nobody waits for the answer: if it fails, so does the transaction. */
export function say(
  tx: Tx,
  { id }: Pick<Dispute, 'id'>,
  { side, kind, items = [], text, share = null, files = [] }: Said,
  at: Date,
  context: Context,
): void {
  tx.send(insert, {
    id: context.makeId(),
    disputeId: id,
    side,
    kind,
    items: [...items],
    text,
    share,
    fileIds: [...files],
    at,
  });
}

const all = statement(
  'dispute_statements',
  'select id, side, kind, items, body, share, file_ids, said_at from dispute_statement where dispute_id = :disputeId order by said_at, id',
);
export type KeptStatement = RowOf<typeof all>;

const evidence = statement(
  'dispute_evidence_count',
  'select count(*)::int as "times!" from dispute_statement where dispute_id = :disputeId and side = :side and kind = \'evidence\'',
);
export const timesOfEvidence = async (tx: Tx, disputeId: string, side: Side): Promise<number> =>
  (await tx.row(evidence, { disputeId, side }))?.times ?? 0;

export const statementsOf = (reads: Db | Tx, disputeId: string): Promise<KeptStatement[]> =>
  reads.rows(all, { disputeId });
