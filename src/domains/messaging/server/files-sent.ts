/** The files of a conversation, as each of its members finds them: only what was sent since they joined. */
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import { cutPage, placeOf, type PageAsked } from '#kit/paging.ts';
import { statement, type Db, type RowOf } from '#kit/server/db/database.ts';
import type { Thread } from '../contract.ts';
import type { SentFile } from '../files-contract.ts';
import { presentMessageFile } from './message-files.ts';
import { isMemberOf, missing } from './store.ts';

const PAGE_SIZE = 12;

const sent = statement(
  'message_files_sent',
  `select f.seq as "seq!", f.place as "place!", file.id, file.name, file.kind, file.bytes, file.width, file.height,
     file.scan, s.author_id, s.sent_at
   from conversation_member m join message_file f on f.conversation_id = m.conversation_id and f.seq > m.from_seq
     and f.sealed_until is null
     join message s on s.conversation_id = f.conversation_id and s.seq = f.seq and s.deleted_at is null
     join attached_file file on file.id = f.id
   where m.conversation_id = :id and m.user_id = :userId and m.left_at is null
     and (:before::bigint is null or (f.seq, f.place) < (:before, :place::integer))
   order by f.seq desc, f.place desc limit :limit`,
);

/** Far more than two people send about one thing. */
const MOST_ABOUT = 200;
const sentAbout = statement(
  'message_files_about',
  `select f.conversation_id, f.seq as "seq!", file.id, file.name, file.kind, file.bytes, file.width, file.height,
     file.scan, s.author_id, s.sent_at
   from message_thread t join conversation_member m on m.conversation_id = t.conversation_id and m.user_id = :userId
     and m.left_at is null
     join message s on s.thread_id = t.id and s.conversation_id = t.conversation_id and s.seq > m.from_seq
       and s.files > 0 and s.deleted_at is null
     join message_file f on f.conversation_id = s.conversation_id and f.seq = s.seq and f.sealed_until is null
     join attached_file file on file.id = f.id
   where t.kind = :kind and t.ref = :ref order by s.sent_at desc, f.seq desc, f.place limit ${MOST_ABOUT}`,
);

type SentRow = Omit<RowOf<typeof sent>, 'place'>;
const presentSent = (row: SentRow, userId: string, people: Awaited<ReturnType<typeof shownPeople>>): SentFile => ({
  ...presentMessageFile(row),
  seq: Number(row.seq),
  from: people(row.author_id).name,
  is_mine: row.author_id === userId,
  sent_at: row.sent_at.toISOString(),
});

type FileSentAbout = SentFile & { readonly conversation_id: string };

/** For the page of what two people talk about: the files of its messages, the newest first. */
export async function filesSentAbout(
  db: Db,
  userId: string,
  { kind, ref }: Pick<Thread, 'kind' | 'ref'>,
): Promise<FileSentAbout[]> {
  const rows = await db.rows(sentAbout, { userId, kind, ref });
  const people = await shownPeople(
    db,
    rows.map((row) => row.author_id),
  );
  return rows.map((row) => ({ ...presentSent(row, userId, people), conversation_id: row.conversation_id }));
}

const countAbout = statement(
  'message_files_about_count',
  `select count(*)::integer as "n!" from message_thread t
     join conversation_member m on m.conversation_id = t.conversation_id and m.user_id = :userId and m.left_at is null
     join message s on s.thread_id = t.id and s.conversation_id = t.conversation_id and s.seq > m.from_seq
       and s.files > 0 and s.deleted_at is null
     join message_file f on f.conversation_id = s.conversation_id and f.seq = s.seq and f.sealed_until is null
   where t.kind = :kind and t.ref = :ref`,
);
export const countFilesAbout = async (
  db: Db,
  userId: string,
  { kind, ref }: Pick<Thread, 'kind' | 'ref'>,
): Promise<number> => Math.min(MOST_ABOUT, (await db.row(countAbout, { userId, kind, ref }))?.n ?? 0);

const isCount = (text: string): boolean => /^\d{1,15}$/.test(text);
const isPlace = (text: string): boolean => /^\d{1,4}$/.test(text);

export async function filesSentIn(db: Db, { userId }: Actor, id: string, { cursor, limit = PAGE_SIZE }: PageAsked) {
  if (!(await isMemberOf(db, userId, id))) throw missing();
  const before = placeOf(cursor, { key: isCount, id: isPlace });
  const rows = await db.rows(sent, {
    id,
    userId,
    before: before?.key ?? null,
    place: before === null ? null : Number(before.id),
    limit: limit + 1,
  });
  const page = cutPage(rows, limit, ({ seq, place }) => ({ key: seq, id: String(place) }));
  const people = await shownPeople(
    db,
    page.items.map((row) => row.author_id),
  );
  return { items: page.items.map((row) => presentSent(row, userId, people)), next_cursor: page.next_cursor };
}
