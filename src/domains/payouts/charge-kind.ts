import type { PayoutKindWords } from '#domains/wallet/charge-kind.ts';
import { pathTo } from '#routes';

/** How the wallet speaks of withdrawals in histories and receipts. */
export const withdrawalCharge: PayoutKindWords = {
  flow: 'payout',
  kind: 'withdrawal',
  noun: 'Withdrawal',
  sent: 'Withdrawal',
  in_transit: (method) => `Withdrawal to ${method}`,
  receipt: 'Withdrawn',
  fee: 'Withdrawal fee',
  path: (withdrawal) => pathTo('withdraw', {}, { withdrawal }),
};
