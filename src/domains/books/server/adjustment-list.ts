import type { DataOf } from '#kit/endpoint.ts';
import { money } from '#kit/money.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { adjustments } from '../admin-contract.ts';

type Adjustment = DataOf<typeof adjustments>['items'][number];

const list = statement(
  'adjustment_list',
  `select a.*, person.username, proposer.username as proposer, decider.username as decider
   from ledger_adjustment a left join account person on person.id = a.user_id left join account proposer on proposer.id = a.proposed_by
   left join account decider on decider.id = a.decided_by order by (a.state = 'proposed') desc, a.proposed_at desc, a.id desc limit 100`,
);

interface Row {
  id: string;
  kind: Adjustment['kind'];
  state: Adjustment['state'];
  journal_id: string | null;
  user_id: string | null;
  account: string | null;
  amount: string | null;
  currency: string | null;
  reason: string;
  proposed_by: string;
  proposed_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  decided_because: string | null;
  posted_journal_id: string | null;
  username: string | null;
  proposer: string | null;
  decider: string | null;
}

const GONE = 'somebody who left';

export async function adjustmentList(db: Db, viewerId: string): Promise<DataOf<typeof adjustments>> {
  const rows = await db.rows<Row>(list);
  return {
    items: rows.map((row) => {
      const isOpen = row.state === 'proposed';
      const isOwn = row.proposed_by === viewerId;
      return {
        id: row.id,
        kind: row.kind,
        state: row.state,
        journalId: row.journal_id,
        person: row.user_id === null ? null : { id: row.user_id, username: row.username ?? GONE },
        account: row.account,
        amount: row.amount === null ? null : money(row.amount, row.currency ?? ''),
        reason: row.reason,
        proposedBy: { id: row.proposed_by, name: row.proposer ?? GONE },
        proposedAt: row.proposed_at.toISOString(),
        decidedBy: row.decided_by === null ? null : (row.decider ?? GONE),
        decidedAt: row.decided_at?.toISOString() ?? null,
        decidedBecause: row.decided_because,
        postedJournalId: row.posted_journal_id,
        mayDecide: isOpen && !isOwn && row.user_id !== viewerId,
        mayWithdraw: isOpen && isOwn,
      };
    }),
  };
}
