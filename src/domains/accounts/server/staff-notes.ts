import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { cutPage, placeOf, type PageAsked } from '#kit/paging.ts';
import { recordStaffAct, recordStaffRead } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { staffNotes } from '../people-contract.ts';

const PAGE = 20;

const exists = statement('staff_note_person', 'select id from account where id = :userId');
const insert = statement(
  'staff_note_insert',
  'insert into staff_note (id, user_id, written_by, text, at) values (:id, :userId, :writtenBy, :text, :at)',
);
const list = statement(
  'staff_note_list',
  `select n.id, n.text, n.at, b.email as by, date_trunc('milliseconds', n.at) as place from staff_note n
    join account b on b.id = n.written_by
   where n.user_id = :userId
     and (:at::timestamptz is null or (date_trunc('milliseconds', n.at), n.id) < (:at, :id::uuid))
     order by n.at desc, n.id desc limit :limit`,
);
const erase = statement('staff_note_erase', 'delete from staff_note where user_id = :userId');

/** The audit says that there is a note and which one; its text stays in the note, where it can be erased. */
export async function writeNote(
  tx: Tx,
  actor: Actor,
  userId: string,
  text: string,
  { clock, makeId }: Context,
): Promise<{ id: string }> {
  if ((await tx.row(exists, { userId })) === undefined) throw new Failure('not_found');
  const id = makeId();
  await tx.rows(insert, { id, userId, writtenBy: actor.userId, text, at: clock() });
  await recordStaffAct(tx, actor, 'account.note', { type: 'account', id: userId }, null, null, { note: id });
  return { id };
}

export async function notesOf(
  db: Db,
  actor: Actor,
  userId: string,
  query: PageAsked,
  context: Context,
): Promise<DataOf<typeof staffNotes>> {
  const place = placeOf(query.cursor);
  if (place === null) await recordStaffRead(context, actor, 'account.read-notes', { type: 'account', id: userId });
  const limit = query.limit ?? PAGE;
  const rows = await db.rows(list, { userId, at: place?.key ?? null, id: place?.id ?? null, limit: limit + 1 });
  const page = cutPage(rows, limit, (row) => ({ key: row.at.toISOString(), id: row.id }));
  return {
    items: page.items.map(({ id, text, at, by }) => ({ id, text, by, at: at.toISOString() })),
    next_cursor: page.next_cursor,
  };
}

export const eraseNotes = (tx: Tx, userId: string): Promise<unknown> => tx.rows(erase, { userId });
