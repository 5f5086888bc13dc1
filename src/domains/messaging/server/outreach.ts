/**
 * What one person says to another before they talk or work together, through any door (LIM-64, AUT-13, decision 171).
 */
import { after } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { lockUntilCommit } from '#kit/server/db/lock-until-commit.ts';
import { pairOf, whyNotWrite } from '../message.ts';
import { OUTREACH_LIMITS, whyNotReachOut, type Door } from '../outreach.ts';
import { isInTouch } from './in-touch.ts';
import { blocksBetween } from './store.ts';
import { haveWork } from './warn.ts';

interface Pair {
  readonly from: string;
  readonly to: string;
}

/** A block holds at every door, in the words of messages. */
export async function refuseBlocked(reads: Db | Tx, { from, to }: Pair): Promise<void> {
  const reason = whyNotWrite({ standing: 'open', sent: 0, ...(await blocksBetween(reads, from, to)) });
  if (reason !== null) throw new Failure('wrong_state', { message: reason });
}

const people = statement(
  'outreach_people',
  `select count(distinct to_id)::integer as n, coalesce(bool_or(to_id = :to), false) as "has_this!" from outreach
   where from_id = :from and at > :at and door not in ('answer', 'proposal')`,
);
/** New people that someone turned to within a day. One of them is not new a second time: then none count. */
export async function peopleToday(reads: Db | Tx, { from, to }: Pair, now: Date): Promise<number> {
  const today = await reads.row(people, { from, at: after(now, -OUTREACH_LIMITS.dayMs), to });
  return today === undefined || today.has_this ? 0 : today.n;
}

/** Once the other person turned to them as well, nothing counts. A card is counted as what it shows. */
const words = statement(
  'outreach_words',
  `select case when exists (select from outreach where from_id = :to and to_id = :from) then 0 else
     (select count(*) from outreach where from_id = :from and to_id = :to and door not in ('answer', 'message')
       and at > :since)
     + (select count(*) from conversation c join message m on m.conversation_id = c.id and m.author_id = :from
        where c.low_id = :low and c.high_id = :high and c.answered_at is null
          and (:messagesSince::timestamptz is null or m.sent_at > :messagesSince)
          and not exists (select from message_card k where k.conversation_id = c.id and k.seq = m.seq)) end::integer
            as "n!"`,
);
export async function wordsTo(reads: Db | Tx, { from, to }: Pair, now: Date, door: Door = 'message'): Promise<number> {
  const since = after(now, -OUTREACH_LIMITS.toOneMs);
  return (
    (await reads.row(words, { from, to, since, ...pairOf(from, to), messagesSince: door === 'message' ? null : since }))
      ?.n ?? 0
  );
}

const insert = statement(
  'outreach_insert',
  "insert into outreach (from_id, to_id, door, at) values (:from, :to, :door, :at) on conflict (from_id, to_id) where door = 'answer' do nothing",
);
/** Someone who answered can be turned to, by any door. */
export const recordAnswer = (tx: Tx, { from, to }: Pair, at: Date): void =>
  tx.send(insert, { from, to, door: 'answer', at });

export interface Outreach extends Pair {
  readonly door: Door;
}
export interface Reached {
  /** The other person turned to them, answered or works with them: nothing is counted. */
  readonly isKnown: boolean;
  /** They paid for work or signed for it. */
  readonly haveWork: boolean;
}

/** Counted and recorded in the transaction of what is sent, so that withdrawing it gives nothing back. */
export async function reachOut(tx: Tx, { from, to, door }: Outreach, context: Context): Promise<Reached> {
  const now = context.clock();
  // All that one person sends is counted one after the other, by whichever doors and however many tabs.
  lockUntilCommit(tx, 64, `message-requests:${from}`);
  const pair = { from, to };
  // Asked in one turn, behind the lock.
  const [, works, isInTouchNow, others, sent] = await Promise.all([
    refuseBlocked(tx, pair),
    haveWork(tx, from, to, context),
    isInTouch(tx, from, to),
    peopleToday(tx, pair, now),
    wordsTo(tx, pair, now, door),
  ]);
  const isKnown = works || isInTouchNow;
  const refusal = isKnown ? null : whyNotReachOut({ door, people: others, words: sent });
  if (refusal !== null) throw new Failure(refusal.code, { message: refusal.why });
  tx.send(insert, { from, to, door: isKnown ? 'answer' : door, at: now });
  return { isKnown, haveWork: works };
}
