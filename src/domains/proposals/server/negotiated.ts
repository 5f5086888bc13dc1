/** What desk.ts says of a proposal, in SQL about its row `p`. */

export const IS_UNDECIDED = "p.state in ('submitted', 'shortlisted', 'interviewing')";
export const HAS_ACCEPTED =
  "exists (select from proposal_counter a where a.proposal_id = p.id and a.outcome = 'accepted')";
export const HAS_OPEN_COUNTER =
  'exists (select from proposal_counter o where o.proposal_id = p.id and o.outcome is null)';
/** Both accepted the same terms, and no others are on the table (PRP-4). */
export const HAS_AGREED = `(${IS_UNDECIDED} and ${HAS_ACCEPTED} and not ${HAS_OPEN_COUNTER})`;
