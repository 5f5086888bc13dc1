import type { Bucket } from './accounts.ts';

/** What each kind of journal is called on a person's statement, by the bucket whose line it is. */
const words: Record<string, Partial<Record<Bucket, string>>> = {
  fund: { spendable: 'Money added' },
  hold: { spendable: 'Payment held', available: 'Payment held, from earnings' },
  settle: { clearing: 'Earned, clearing' },
  charge: { spendable: 'Purchase', available: 'Purchase from earnings' },
  refund: { spendable: 'Refund', available: 'Refund to earnings' },
  send_back: { spendable: 'Return to payment method', in_flight: 'Return in transit' },
  sent_back: { in_flight: 'Returned to payment method' },
  send_back_failed: { spendable: 'Return failed', in_flight: 'Return failed' },
  withdraw: { available: 'Withdrawal requested', in_flight: 'Withdrawal in transit' },
  withdraw_paid: { in_flight: 'Withdrawal arrived', available: 'Express fee returned' },
  withdraw_back: { available: 'Withdrawal returned', in_flight: 'Withdrawal no longer in transit' },
  take_back: {
    spendable: 'Payment reversed by the bank',
    clearing: 'Client’s payment reversed',
    available: 'Client’s payment reversed',
    owed: 'Owed after a reversed payment',
  },
  give_back: { spendable: 'Reversed payment restored', available: 'Reversed payment restored', owed: 'No longer owed' },
  repay: { spendable: 'Debt repaid', available: 'Debt repaid', owed: 'Debt repaid' },
  clear: { clearing: 'Cleared, moved to available', available: 'Earnings now available' },
  clear_early: { clearing: 'Cleared early, moved to available', available: 'Earnings available early' },
  adjust: { spendable: 'Correction', available: 'Correction' },
  reverse: {
    spendable: 'Correction',
    clearing: 'Held again for a dispute',
    // A correction, or what a dispute holds again of earnings that were cleared early.
    available: 'Reversed',
    in_flight: 'Correction',
    owed: 'Correction',
  },
};

export const JOURNAL_KINDS = Object.keys(words);

/** For a filter: the kind as a whole, whichever bucket it touches. */
export const journalKindWords: Readonly<Record<string, string>> = {
  fund: 'Money added',
  hold: 'Payment held',
  settle: 'Earned',
  charge: 'Purchase',
  refund: 'Refunded',
  send_back: 'Return to payment method',
  sent_back: 'Returned to payment method',
  send_back_failed: 'Return failed',
  withdraw: 'Withdrawal requested',
  withdraw_paid: 'Withdrawal arrived',
  withdraw_back: 'Withdrawal returned',
  take_back: 'Payment reversed by the bank',
  give_back: 'Reversed payment restored',
  repay: 'Debt repaid',
  clear: 'Cleared',
  clear_early: 'Cleared early',
  adjust: 'Correction',
  reverse: 'Reversed',
};

/** Never empty: the wording test fails for a kind of journal without words here. */
export const statementWords = (kind: string, bucket: Bucket): string => words[kind]?.[bucket] ?? 'Transfer';
