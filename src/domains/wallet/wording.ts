import type { Bucket } from './accounts.ts';

/** What each kind of journal is called on a person's statement, by the bucket whose line it is. */
const words: Record<string, Partial<Record<Bucket, string>>> = {
  fund: { spendable: 'Money added' },
  hold: { spendable: 'Paid into held funds', available: 'Paid into held funds from earnings' },
  settle: { clearing: 'Earned, clearing' },
  charge: { spendable: 'Purchase', available: 'Purchase from earnings' },
  refund: { spendable: 'Refunded to spendable', available: 'Refunded to earnings' },
  send_back: { spendable: 'Returning to where it came from', in_flight: 'Returning to where it came from' },
  sent_back: { in_flight: 'Returned to where it came from' },
  send_back_failed: { spendable: 'Return did not go through', in_flight: 'Return did not go through' },
  withdraw: { available: 'Withdrawal', in_flight: 'Withdrawal' },
  withdraw_paid: { in_flight: 'Withdrawal arrived', available: 'Express fee returned' },
  withdraw_back: { available: 'Withdrawal came back', in_flight: 'Withdrawal came back' },
  take_back: {
    spendable: 'Payment taken back by its bank',
    clearing: 'The client’s payment was taken back',
    available: 'The client’s payment was taken back',
    owed: 'Owed for a payment taken back',
  },
  give_back: { spendable: 'Payment given back', available: 'Payment given back', owed: 'No longer owed' },
  repay: { spendable: 'Repaid what you owed', available: 'Repaid what you owed', owed: 'Repaid' },
  clear: { clearing: 'Cleared', available: 'Earnings now available' },
  clear_early: { clearing: 'Cleared early', available: 'Earnings available early' },
  adjust: { spendable: 'Correction', available: 'Correction' },
  reverse: {
    spendable: 'Correction',
    clearing: 'Correction',
    available: 'Correction',
    in_flight: 'Correction',
    owed: 'Correction',
  },
};

export const JOURNAL_KINDS = Object.keys(words);

/** For a filter: the kind as a whole, whichever bucket it touches. */
export const journalKindWords: Readonly<Record<string, string>> = {
  fund: 'Money added',
  hold: 'Paid into held funds',
  settle: 'Earned',
  charge: 'Purchase',
  refund: 'Refunded',
  send_back: 'Returning to where it came from',
  sent_back: 'Returned to where it came from',
  send_back_failed: 'Return did not go through',
  withdraw: 'Withdrawal asked for',
  withdraw_paid: 'Withdrawal arrived',
  withdraw_back: 'Withdrawal came back',
  take_back: 'Payment taken back by a bank',
  give_back: 'Payment given back',
  repay: 'Debt repaid',
  clear: 'Cleared',
  clear_early: 'Cleared early',
  adjust: 'Correction',
  reverse: 'Correction, reversed',
};

/** Never empty: the wording test fails for a kind of journal without words here. */
export const statementWords = (kind: string, bucket: Bucket): string => words[kind]?.[bucket] ?? 'Transfer';
