import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { pairOf } from '../message.ts';

/**
 * A conversation that the other person started counts before it is answered: they wrote first. So does what they sent
 * by another door: a request, an offer, an invitation, a proposal.
 */
const inTouch = statement(
  'outreach_in_touch',
  `select exists (select from conversation where low_id = :low and high_id = :high
    and (answered_at is not null or asked_by <> :userId) and last_seq > 0)
     or exists (select from outreach where from_id = :otherId and to_id = :userId) as "found!"`,
);

/** Whether this person may turn to the other without being a stranger. Blocks are asked apart: `refuseBlocked`. */
export async function isInTouch(reads: Db | Tx, userId: string, otherId: string): Promise<boolean> {
  const { low, high } = pairOf(userId, otherId);
  return (await reads.row(inTouch, { low, high, userId, otherId }))?.found === true;
}
