/**
 * For live checks: this entry's `journal` settles its charge, or reverses a settlement because a dispute holds the
 * money again. Other reversals, such as an operator's of a clearance, say nothing about what a charge paid.
 */
export const SETTLED = `(journal.kind = 'settle' or journal.kind = 'reverse' and exists (
  select from ledger.reversal join ledger.journal reversed on reversed.id = reversal.reversed_id
  where reversal.journal_id = journal.id and reversed.kind = 'settle'))`;
