/**
 * The archive: archived conversations and the threads of work that has ended, to read, search and export (decision
 * 143).
 */
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import { encodeCursor, placeOf, type Page, type PageAsked } from '#kit/paging.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type RowOf } from '#kit/server/db/database.ts';
import { csvFile, csvPages } from '#kit/server/documents/csv-file.ts';
import type { FileAnswer } from '#kit/server/http/file-answer.ts';
import { endedThreadsOf } from './ended-work.ts';
import { isMemberOf, missing, otherSide } from './store.ts';
import { threadPage } from './thread-list.ts';

const PAGE_SIZE = 30;
const AT_ONCE = 500;

const ended = statement(
  'message_threads_ended',
  `select t.id, t.conversation_id, t.kind, t.ref, t.title, t.last_at,
    coalesce(case when c.low_id = :userId then c.high_id else c.low_id end, c.id) as "other_id!",
     c.title as group_title
   from message_thread t join conversation c on c.id = t.conversation_id
   where t.id = any(:ids::uuid[]) and (:before::timestamptz is null or (t.last_at, t.id) < (:before, :id::uuid))
   order by t.last_at desc, t.id desc limit :limit`,
);

export async function endedWorkOf(
  db: Db,
  { userId }: Actor,
  { cursor, limit = PAGE_SIZE }: PageAsked,
  context: Context,
) {
  const place = placeOf(cursor);
  const rows = await db.rows(ended, {
    userId,
    ids: await endedThreadsOf(db, userId, context),
    before: place?.key ?? null,
    id: place?.id ?? null,
    limit: limit + 1,
  });
  return threadPage(db, rows, limit);
}

/** Of one conversation or thread, everything; otherwise what the archive holds. */
const lines = statement(
  'message_archive_lines',
  `select s.conversation_id, s.seq, s.sent_at, s.body, s.author_id, s.author_id = :userId as "is_mine!", s.deleted_at,
    s.edited_at, t.title as about,
     coalesce(case when c.low_id = :userId then c.high_id else c.low_id end, c.id) as "other_id!",
       c.title as group_title
   from conversation_member m join conversation c on c.id = m.conversation_id
     join message s on s.conversation_id = m.conversation_id and s.seq > m.from_seq left
       join message_thread t on t.id = s.thread_id
   where m.user_id = :userId and m.left_at is null
     and (:conversation::uuid is null or m.conversation_id = :conversation)
       and (:thread::uuid is null or s.thread_id = :thread)
     and (:conversation is not null or :thread is not null or m.archived_at is not null
       or s.thread_id = any(:within::uuid[]))
     and (:after::uuid is null or (s.conversation_id, s.seq) > (:after, :seq::bigint))
   order by s.conversation_id, s.seq limit :limit`,
);
type Line = RowOf<typeof lines> & { readonly from: string; readonly with: string };

const HEADS = ['Sent (UTC)', 'Conversation with', 'About', 'From', 'Message', 'Changed', 'Conversation id'];
const lineOf = (line: Line): string[] => [
  line.sent_at.toISOString(),
  line.with,
  line.about ?? '',
  line.from,
  line.body,
  line.deleted_at === null ? (line.edited_at === null ? '' : 'Edited') : 'Deleted',
  line.conversation_id,
];

interface Wanted {
  readonly conversation?: string | undefined;
  readonly thread?: string | undefined;
}

export async function archiveAsCsv(
  db: Db,
  { userId }: Actor,
  { conversation, thread }: Wanted,
  context: Context,
): Promise<FileAnswer> {
  if (conversation !== undefined && !(await isMemberOf(db, userId, conversation))) throw missing();
  const within = conversation === undefined && thread === undefined ? await endedThreadsOf(db, userId, context) : [];
  const read = async (cursor: string | undefined): Promise<Page<Line>> => {
    const place = placeOf(cursor, { key: () => true, id: () => true });
    const rows = await db.rows(lines, {
      userId,
      within,
      conversation: conversation ?? null,
      thread: thread ?? null,
      after: place?.key ?? null,
      seq: place?.id ?? null,
      limit: AT_ONCE,
    });
    const people = await shownPeople(
      db,
      rows.flatMap((row) => [row.author_id, row.other_id]),
    );
    const last = rows.at(-1);
    return {
      items: rows.map((row) => ({ ...row, from: people(row.author_id).name, with: otherSide(people, row).name })),
      next_cursor:
        rows.length === AT_ONCE && last !== undefined
          ? encodeCursor({ key: last.conversation_id, id: last.seq })
          : null,
    };
  };
  return csvFile('messages.csv', HEADS, csvPages(read, lineOf));
}
