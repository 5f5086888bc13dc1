import { Failure } from '#kit/errors.ts';
import type { Actor } from '#kit/actor.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { Context } from '#kit/server/context.ts';
import { lockUntilCommit } from '#kit/server/db/lock-until-commit.ts';
import { FAVORITES, FAVORITES_LIST, refuseListName, refuseMoreLists } from '../saved-list.ts';

interface List {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

const ofPerson = statement(
  'saved_lists',
  `select l.id, l.name,
    (select count(*)::integer from saved_thing t where t.user_id = l.user_id and t.list_id = l.id) as "count!"
   from saved_list l where l.user_id = :userId order by lower(l.name)`,
);
const inFavorites = statement(
  'saved_favorites_count',
  'select count(*)::integer as n from saved_thing where user_id = :userId and list_id is null',
);

/** Favorites first, the others by name. */
export async function listsOf(reads: Db | Tx, userId: string): Promise<List[]> {
  const favorites = (await reads.row(inFavorites, { userId }))?.n ?? 0;
  return [{ id: FAVORITES_LIST, name: FAVORITES, count: favorites }, ...(await reads.rows(ofPerson, { userId }))];
}

const people = statement(
  'saved_people_in_lists',
  `select t.person_id as "id!", array_agg(coalesce(l.name, '${FAVORITES}') order by t.saved_at) as "lists!"
   from saved_thing t left join saved_list l on l.id = t.list_id
   where t.user_id = :userId and t.person_id is not null group by t.person_id order by max(t.saved_at) desc
     limit :most::integer`,
);

export const inListsOf = (reads: Db | Tx, userId: string, most: number) => reads.rows(people, { userId, most });

/** Another person's list is not found (E-3). */
export function listOf(lists: readonly List[], id: string): List {
  const list = lists.find((savedList) => savedList.id === id);
  if (list === undefined) throw new Failure('not_found', { message: 'You don’t have this list.' });
  return list;
}

/** In the column: Favorites is no row. */
export const columnOf = (id: string): string | null => (id === FAVORITES_LIST ? null : id);
export const idOf = (column: string | null): string => column ?? FAVORITES_LIST;

/** What one person saves is counted one after the other, however many tabs they have. */
export const takeTurns = (tx: Tx, { userId }: Actor) => lockUntilCommit(tx, 44, `saved-of:${userId}`);

const insert = statement(
  'saved_list_insert',
  'insert into saved_list (id, user_id, name, created_at) values (:id, :userId, :name, :createdAt)',
);

/** The list of that name: the one there is, else a new one. */
export async function listNamed(tx: Tx, actor: Actor, name: string, context: Context): Promise<string> {
  const lists = await listsOf(tx, actor.userId);
  const known = lists.find((savedList) => savedList.name.toLowerCase() === name.toLowerCase());
  if (known !== undefined) return known.id;
  refuseMoreLists(lists.length - 1);
  const id = context.makeId();
  await tx.rows(insert, { id, userId: actor.userId, name, createdAt: context.clock() });
  return id;
}

const rename = statement(
  'saved_list_rename',
  'update saved_list set name = :name where id = :id and user_id = :userId',
);

export async function renameList(tx: Tx, actor: Actor, id: string, name: string): Promise<List> {
  takeTurns(tx, actor);
  const lists = await listsOf(tx, actor.userId);
  const list = listOf(lists, id);
  const others = lists.flatMap((savedList) =>
    savedList.id === id || savedList.id === FAVORITES_LIST ? [] : savedList.name,
  );
  refuseListName(name, others);
  await tx.rows(rename, { id, userId: actor.userId, name });
  return { ...list, name };
}

const remove = statement(
  'saved_list_remove',
  'delete from saved_list where id = :id and user_id = :userId returning id',
);

/** What is in it goes with it. */
export async function removeList(tx: Tx, actor: Actor, id: string): Promise<null> {
  takeTurns(tx, actor);
  if ((await tx.row(remove, { id, userId: actor.userId })) === undefined)
    throw new Failure('not_found', { message: 'You don’t have this list.' });
  return null;
}
