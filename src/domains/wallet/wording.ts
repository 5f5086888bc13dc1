import type { Bucket } from './accounts.ts';

/** What each kind of journal is called on a person's statement, by the bucket whose line it is. */
const words: Record<string, Partial<Record<Bucket, string>>> = {
  fund: { spendable: 'Money added' },
  hold: { spendable: 'Paid into held funds', available: 'Paid into held funds from earnings' },
  settle: { clearing: 'Earned, clearing' },
  refund: { spendable: 'Refunded to spendable', available: 'Refunded to earnings' },
  clear: { clearing: 'Cleared', available: 'Earnings now available' },
  reverse: {
    spendable: 'Correction',
    clearing: 'Correction',
    available: 'Correction',
    inFlight: 'Correction',
    owed: 'Correction',
  },
};

export const JOURNAL_KINDS = Object.keys(words);

/** Never empty: a kind of journal without words here is a fault that the wording test catches. */
export const statementWords = (kind: string, bucket: Bucket): string => words[kind]?.[bucket] ?? 'Transfer';
