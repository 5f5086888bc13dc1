import type { Side } from '#kit/sides.ts';
import type { Reasoned } from '../criteria.ts';

declare module '#kit/server/db/statement.ts' {
  interface ColumnTypes {
    'dispute.opened_by': Side;
    'dispute.appealed_by': Side;
    'dispute.offer_due_from': Side;
    'dispute.accepted_by': Side[];
    'dispute_statement.side': Side;
    'dispute_decision.criteria': Reasoned[];
  }
}
