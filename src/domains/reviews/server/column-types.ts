import type { Side } from '#kit/sides.ts';

declare module '#kit/server/db/statement.ts' {
  interface ColumnTypes {
    'review_round.reviewed_by': Side[];
    'review_round.replied_by': Side[];
  }
}
