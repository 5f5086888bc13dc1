/** Rows of conversations, and how a command takes one: only a member's own is found (E-3). */
import type { ShownPerson } from '#domains/profiles/server/profiles.ts';
import { Failure } from '#kit/errors.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import type { Writing } from '../message.ts';

export const CONVERSATION_COLUMNS = 'c.id, c.low_id, c.high_id, c.last_seq, c.asked_by, c.answered_at';
/** Of a member who did not leave: $1 is the conversation, $2 the member. */
export const MINE = `from conversation c
   where c.id = :id and exists (select from conversation_member m where m.conversation_id = c.id and m.user_id = :userId
     and m.left_at is null)`;

const lockMine = statement('conversation_lock_mine', `select ${CONVERSATION_COLUMNS} ${MINE} for no key update`);
const readMine = statement('conversation_read_mine', `select ${CONVERSATION_COLUMNS} ${MINE}`);

export interface Conversation {
  readonly id: string;
  /** Null in a group. */
  readonly otherId: string | null;
  readonly lastSeq: number;
  readonly askedBy: string | null;
  readonly answeredAt: Date | null;
}

export const conversationFrom = (row: RowOf<typeof readMine> | undefined, userId: string): Conversation => {
  if (row === undefined) throw missing();
  return {
    id: row.id,
    otherId: row.low_id === userId ? row.high_id : row.low_id,
    lastSeq: Number(row.last_seq),
    askedBy: row.asked_by,
    answeredAt: row.answered_at,
  };
};

/** Everything that counts in a conversation waits here for its turn: sends, marks, edits. */
export const lockMyConversation = async (tx: Tx, id: string, userId: string): Promise<Conversation> =>
  conversationFrom(await tx.row(lockMine, { id, userId }), userId);

/** As it is, for what is looked at before the transaction. */
export const readMyConversation = async (db: Db, id: string, userId: string): Promise<Conversation> =>
  conversationFrom(await db.row(readMine, { id, userId }), userId);

/**
 * A request is no longer one: accepted, answered, or between people who work together, who need nobody's leave. What
 * its reader had declined is in their inbox again, and not muted.
 */
export const openKnown = statement(
  'conversation_open_known',
  `with opened as (update conversation set answered_at = :now where id = :id and answered_at is null returning asked_by)
   update conversation_member m set archived_at = null, muted_at = null from opened o
     where m.conversation_id = :id and m.user_id <> o.asked_by`,
);

const from = statement(
  'conversation_reads_from',
  'select from_seq from conversation_member where conversation_id = :id and user_id = :userId and left_at is null',
);

/** Messages up to this place were written before the member joined. */
export const readsFrom = async (reads: Db | Tx, id: string, userId: string): Promise<number> =>
  Number((await reads.row(from, { id, userId }))?.from_seq ?? 0);

export const missing = () => new Failure('not_found', { message: 'You don’t have this conversation.' });

const membersNow = statement(
  'conversation_members',
  'select user_id from conversation_member where conversation_id = :id and left_at is null',
);
export const membersOf = async (reads: Db | Tx, id: string): Promise<string[]> =>
  (await reads.rows(membersNow, { id })).map(({ user_id: userId }) => userId);

const member = statement(
  'conversation_is_member',
  'select 1 as found from conversation_member where conversation_id = :id and user_id = :userId and left_at is null',
);
export const isMemberOf = async (db: Db | Tx, userId: string, id: string): Promise<boolean> =>
  (await db.row(member, { id, userId })) !== undefined;

/** What decides whether one person can write to another, as columns; both are expressions. */
export const blocksColumns = (me: string, other: string): string =>
  `exists (select from person_block where user_id = ${me} and blocked_id = ${other}) as "by_me!",
     exists (select from person_block where user_id = ${other} and blocked_id = ${me}) as "by_other!",
     not exists (select from account_standing where id = ${other} and erased_at is null) as "other_left!"`;

export type Blocks = Pick<Writing, 'blockedByMe' | 'blockedByOther' | 'otherLeft'>;
interface BlocksRow {
  readonly by_me: boolean;
  readonly by_other: boolean;
  readonly other_left: boolean;
}
export const blocksFrom = (row: BlocksRow): Blocks => ({
  blockedByMe: row.by_me,
  blockedByOther: row.by_other,
  otherLeft: row.other_left,
});

const between = statement('conversation_between', `select ${blocksColumns(':userId', ':otherId')}`);
export async function blocksBetween(reads: Db | Tx, userId: string, otherId: string): Promise<Blocks> {
  const row = await reads.row(between, { userId, otherId });
  if (row === undefined) throw new Error('a question without a table has an answer');
  return blocksFrom(row);
}

/** Who is on the other side, as the reader finds them: a person, or a group under its title. */
export const otherSide = (
  people: (id: string) => ShownPerson,
  { other_id: id, group_title: title }: { other_id: string; group_title: string | null },
): ShownPerson => (title === null ? people(id) : { id, name: title, username: '', avatar_url: null });
