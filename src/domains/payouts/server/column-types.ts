import type { WithdrawalState } from '../withdrawal.ts';

declare module '#kit/server/db/statement.ts' {
  interface ColumnTypes {
    'withdrawal_event.state_after': WithdrawalState;
  }
}
