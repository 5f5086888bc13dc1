import type { Actor } from '#kit/actor.ts';
import { listProjects } from '#domains/projects/finding-contract.ts';
import { listServices } from '#domains/services/contract.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import type { Parsed } from '#kit/endpoint.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { Searched } from '../saved-list.ts';
import { inWords, nextLook, queryText, refuseMoreSearches, refuseSearchName } from '../saved-search.ts';
import type {
  changeSearch as changeCall,
  SavedSearch,
  SavedSearches,
  saveSearch as saveCall,
} from '../searches-contract.ts';
import { takeTurns } from './lists.ts';

const COLUMNS = 'id, name, list as "list!", query, alert, due_at, created_at';
const ofPerson = statement(
  'saved_searches',
  `select ${COLUMNS} from saved_search where user_id = :userId order by created_at desc, id desc`,
);

type Row = Awaited<ReturnType<typeof rowsOf>>[number];
const rowsOf = (reads: Db | Tx, userId: string) => reads.rows(ofPerson, { userId });

const shown = (
  { id, name, list, query, alert, due_at: dueAt, created_at: createdAt }: Row,
  currency: string,
): SavedSearch => ({
  id,
  name,
  list: list === 'projects' ? 'projects' : 'services',
  query,
  words: inWords(query, currency),
  alert,
  next_at: dueAt?.toISOString() ?? null,
  created_at: createdAt.toISOString(),
});

export const searchesOf = async (db: Db, { userId }: Actor, { config }: Context): Promise<SavedSearches> => ({
  items: (await rowsOf(db, userId)).map((row) => shown(row, config.currency)),
});

/** Orders and places of a list are no part of a search; what its address alone knows would be refused. */
const searchFields = (query: string) =>
  Object.fromEntries(
    [...new URLSearchParams(query)].filter(([name]) => !['sort', 'cursor', 'limit', 'hidden'].includes(name)),
  );

interface Shape<Fields> {
  readonly safeParse: (fields: unknown) => { success: true; data: Fields } | { success: false };
}

/** What a list takes from an address, and leaves out anything else in it; null where it takes it not at all. */
function fieldsBy<Fields>(shape: Shape<Fields>, query: string): Fields | null {
  const read = shape.safeParse(searchFields(query));
  return read.success ? read.data : null;
}
const readBy = {
  services: (query: string) => fieldsBy(listServices.query, query),
  projects: (query: string) => fieldsBy(listProjects.query, query),
};

function must<Fields>(fields: Fields | null): Fields {
  if (fields === null) throw invalidField('query', 'This search can’t be saved. Change its filters and try again.');
  return fields;
}
export const fieldsOf = {
  services: (query: string) => must(readBy.services(query)),
  projects: (query: string) => must(readBy.projects(query)),
};

/** The person's search that looks for the same; one that can't be saved is none. */
export async function searchSaved(
  db: Db,
  { userId }: Actor,
  list: Searched,
  query: string,
  { config }: Context,
): Promise<SavedSearch | null> {
  const read = readBy[list](query);
  if (read === null) return null;
  const text = queryText(read);
  const row = (await rowsOf(db, userId)).find((row) => row.list === list && row.query === text);
  return row === undefined ? null : shown(row, config.currency);
}

const insert = statement(
  'saved_search_insert',
  `insert into saved_search (id, user_id, name, list, query, alert, seen_until, due_at, created_at)
   values (:id, :userId, :name, :list, :text, :alert, :now, :dueAt, :now) returning ${COLUMNS}`,
);

/**
 * Only what is published from now on is new to its owner. Saving the same search again renames it and sets its alert:
 * it is there once.
 */
export async function saveSearch(
  tx: Tx,
  actor: Actor,
  { name, list = 'services', query, alert }: Parsed<typeof saveCall>['body'],
  context: Context,
): Promise<SavedSearch> {
  const text = queryText(fieldsOf[list](query));
  takeTurns(tx, actor);
  const others = await rowsOf(tx, actor.userId);
  const same = others.find((row) => row.list === list && row.query === text);
  if (same !== undefined) return changeSearch(tx, actor, same.id, { name, alert }, context);
  refuseMoreSearches(others.length);
  refuseSearchName(
    name,
    others.map((search) => search.name),
  );
  const now = context.clock();
  const row = await tx.row(insert, {
    id: context.makeId(),
    userId: actor.userId,
    name,
    list,
    text,
    alert,
    now,
    dueAt: nextLook(alert, now),
  });
  return shown(found(row), context.config.currency);
}

const change = statement(
  'saved_search_change',
  `update saved_search set name = :name, alert = :alert, due_at = :dueAt, seen_until =
    case when alert = 'none' then :now else seen_until end
   where id = :id and user_id = :userId returning ${COLUMNS}`,
);

/** Someone who turns the alert on again is not told of what came meanwhile. */
export async function changeSearch(
  tx: Tx,
  actor: Actor,
  id: string,
  { name, alert }: Parsed<typeof changeCall>['body'],
  context: Context,
): Promise<SavedSearch> {
  takeTurns(tx, actor);
  const all = await rowsOf(tx, actor.userId);
  const before = found(all.find((search) => search.id === id));
  refuseSearchName(
    name,
    all.flatMap((search) => (search.id === id ? [] : search.name)),
  );
  const now = context.clock();
  const dueAt = before.alert === alert ? before.due_at : nextLook(alert, now);
  return shown(
    found(await tx.row(change, { id, userId: actor.userId, name, alert, dueAt, now })),
    context.config.currency,
  );
}

const remove = statement(
  'saved_search_remove',
  'delete from saved_search where id = :id and user_id = :userId returning id',
);

export async function removeSearch(tx: Tx, actor: Actor, id: string): Promise<null> {
  found(await tx.row(remove, { id, userId: actor.userId }));
  return null;
}

function found<Found>(row: Found | undefined): Found {
  if (row === undefined) throw new Failure('not_found', { message: 'You don’t have this saved search.' });
  return row;
}
