import type { DataOf } from '#kit/endpoint.ts';
import { money } from '#kit/money.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { adjustments } from '../admin-contract.ts';

const list = statement(
  'adjustment_list',
  `select a.*, person.username, proposer.username as proposer, decider.username as decider
   from ledger_adjustment a left join account_standing person on person.id = a.user_id left
     join account_standing proposer on proposer.id = a.proposed_by
   left join account_standing decider on decider.id = a.decided_by
     order by (a.state = 'proposed') desc, a.proposed_at desc, a.id desc limit 100`,
);

const GONE = 'a deleted account';

export async function adjustmentList(db: Db, viewerId: string): Promise<DataOf<typeof adjustments>> {
  const rows = await db.rows(list);
  return {
    items: rows.map((row) => {
      const isOpen = row.state === 'proposed';
      const isOwn = row.proposed_by === viewerId;
      return {
        id: row.id,
        kind: row.kind,
        state: row.state,
        journal_id: row.journal_id,
        person: row.user_id === null ? null : { id: row.user_id, username: row.username ?? GONE },
        account: row.account,
        amount: row.amount === null ? null : money(row.amount, row.currency ?? ''),
        reason: row.reason,
        proposed_by: { id: row.proposed_by, name: row.proposer ?? GONE },
        proposed_at: row.proposed_at.toISOString(),
        decided_by: row.decided_by === null ? null : (row.decider ?? GONE),
        decided_at: row.decided_at?.toISOString() ?? null,
        decided_because: row.decided_because,
        posted_journal_id: row.posted_journal_id,
        may_decide: isOpen && !isOwn && row.user_id !== viewerId,
        may_withdraw: isOpen && isOwn,
      };
    }),
  };
}
