import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { pairOf } from '../message.ts';
import { blocksBetween } from './store.ts';

/** A conversation that the other person started counts before it is answered: they wrote first. */
const talking = statement(
  'conversation_is_talking',
  'select 1 as found from conversation where low_id = $1 and high_id = $2 and (answered_at is not null or asked_by <> $3) and last_seq > 0',
);

/** Whether this person may turn to the other without being a stranger, and neither has blocked the other. */
export async function isTalking(reads: Db | Tx, userId: string, otherId: string): Promise<boolean> {
  const [low, high] = pairOf(userId, otherId);
  if ((await reads.row(talking, [low, high, userId])) === undefined) return false;
  const { blockedByMe, blockedByOther } = await blocksBetween(reads, userId, otherId);
  return !blockedByMe && !blockedByOther;
}
