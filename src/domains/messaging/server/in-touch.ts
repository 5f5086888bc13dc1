import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { pairOf } from '../message.ts';

/**
 * A conversation that the other person started counts before it is answered: they wrote first. So does what they sent by
 * another door: a request, an offer, an invitation, a proposal.
 */
const inTouch = statement(
  'outreach_in_touch',
  `select exists (select from conversation where low_id = $1 and high_id = $2 and (answered_at is not null or asked_by <> $3 /* from */) and last_seq > 0)
     or exists (select from outreach where from_id = $4 /* to */ and to_id = $3) as "found!"`,
);

/** Whether this person may turn to the other without being a stranger. Blocks are asked apart: `refuseBlocked`. */
export async function isInTouch(reads: Db | Tx, userId: string, otherId: string): Promise<boolean> {
  const [low, high] = pairOf(userId, otherId);
  return (await reads.row(inTouch, [low, high, userId, otherId]))?.found === true;
}
