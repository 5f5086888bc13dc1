import type { Actor } from '#kit/actor.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { cutPage, placeOf, type PageAsked } from '#kit/paging.ts';
import type { Parsed } from '#kit/endpoint.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { pathTo } from '#routes';
import type { save, Saved, SavedThings } from '../contract.ts';
import { FAVORITES_LIST, refuseMoreThings } from '../saved-list.ts';
import { columnOf, listNamed, listOf, listsOf, takeTurns } from './lists.ts';
import { rowsInList, savedFrom, savedOfThing, savedOne } from './saved-rows.ts';

const PAGE = 24;

export async function savedIn(
  db: Db,
  actor: Actor,
  { list: id = FAVORITES_LIST, cursor, limit = PAGE }: PageAsked & { list?: string | undefined },
): Promise<SavedThings> {
  const lists = await listsOf(db, actor.userId);
  const list = listOf(lists, id);
  const rows = await rowsInList(db, actor.userId, columnOf(id), placeOf(cursor), limit + 1);
  const { items, next_cursor: next } = cutPage(rows, limit, (row) => ({ key: row.saved_at.toISOString(), id: row.id }));
  return { items: items.map(savedFrom), next_cursor: next, list, lists };
}

interface Wanted {
  readonly service?: string | undefined;
  readonly person?: string | undefined;
  readonly project?: string | undefined;
}

export interface Thing {
  readonly service: string | null;
  readonly person: string | null;
  readonly project: string | null;
  readonly title: string;
  readonly path: string | null;
}

const serviceOnSale = statement(
  'saved_service_wanted',
  'select service_id as "id!", title as "title!" from named_service where slug = :slug and card is not null',
);
const personOnShow = statement(
  'saved_person_wanted',
  // Every role but client is a freelancer's (PRD-6).
  `select p.user_id as "id!", p.display_name as "name!" from person_card p join account_on_show a on a.id = p.user_id
   where a.username = :username and a.role <> 'client'`,
);

const projectOpen = statement(
  'saved_project_wanted',
  'select id as "id!", title as "title!" from project_on_show where slug = :project',
);

/** What is on sale and who is on show can be saved, and open projects; anything else is not found. */
export async function thingWanted(
  reads: Db | Tx,
  { service: slug, person: username, project }: Wanted,
): Promise<Thing> {
  if ([slug, username, project].filter((name) => name !== undefined).length !== 1)
    throw invalidField('service', 'Choose a service, a freelancer or a project.');
  if (slug !== undefined) {
    const found = await reads.row(serviceOnSale, { slug });
    if (found === undefined) throw new Failure('not_found', { message: 'This service isn’t available.' });
    return { service: found.id, person: null, project: null, title: found.title, path: pathTo('service', { slug }) };
  }
  if (project !== undefined) {
    const found = await reads.row(projectOpen, { project });
    if (found === undefined) throw new Failure('not_found', { message: 'This project isn’t open.' });
    return {
      service: null,
      person: null,
      project: found.id,
      title: found.title,
      path: pathTo('project', { slug: project }),
    };
  }
  const found = await reads.row(personOnShow, { username: username?.toLowerCase() ?? '' });
  if (found === undefined) throw new Failure('not_found', { message: 'This freelancer isn’t here.' });
  return {
    service: null,
    person: found.id,
    project: null,
    title: found.name,
    path: pathTo('profile', { slug: username ?? '' }),
  };
}

export async function savedAlready(db: Db, actor: Actor, wanted: Wanted) {
  const { service, person, project, title, path } = await thingWanted(db, wanted);
  return {
    title,
    path,
    saved: await savedOfThing(db, actor.userId, service, person, project),
    lists: await listsOf(db, actor.userId),
  };
}

const insert = statement(
  'saved_insert',
  `insert into saved_thing as t (id, user_id, list_id, service_id, person_id, project_id, note, saved_at)
   values (:id, :userId, :listId, :service, :person, :project, :note, :savedAt)
   on conflict (user_id, list_id, service_id, person_id, project_id) do update set note = excluded.note returning t.id`,
);
const countOf = statement('saved_count', 'select count(*)::integer as n from saved_thing where user_id = :userId');

/** Saving a thing where it already is changes the note. */
export async function saveThing(
  tx: Tx,
  actor: Actor,
  body: Parsed<typeof save>['body'],
  context: Context,
): Promise<Saved> {
  const { service, person, project } = await thingWanted(tx, body);
  if (person === actor.userId) throw invalidField('person', 'This is you. Save someone else.');
  takeTurns(tx, actor);
  const isNew = body.new_list !== undefined && body.new_list !== '';
  const list = isNew
    ? await listNamed(tx, actor, body.new_list ?? '', context)
    : listOf(await listsOf(tx, actor.userId), body.list).id;
  const row = await tx.row(insert, {
    id: context.makeId(),
    userId: actor.userId,
    listId: columnOf(list),
    service,
    person,
    project,
    note: body.note,
    savedAt: context.clock(),
  });
  // Counted afterwards: changing the note of what is there needs no place.
  refuseMoreThings(((await tx.row(countOf, { userId: actor.userId }))?.n ?? 0) - 1);
  return found(await savedOne(tx, actor.userId, row?.id ?? ''));
}

const change = statement(
  'saved_change',
  'update saved_thing set list_id = :listId, note = :note where id = :id and user_id = :userId',
);
const thereAlready = statement(
  'saved_there_already',
  `select from saved_thing t join saved_thing o on o.user_id = t.user_id and o.service_id is not distinct
    from t.service_id and o.person_id is not distinct from t.person_id
     and o.project_id is not distinct from t.project_id
   where t.id = :id and o.id <> t.id and o.list_id is not distinct from :listId::uuid`,
);

export async function changeSaved(
  tx: Tx,
  actor: Actor,
  id: string,
  { list, note }: Pick<Parsed<typeof save>['body'], 'list' | 'note'>,
): Promise<Saved> {
  takeTurns(tx, actor);
  found(await savedOne(tx, actor.userId, id));
  const { name } = listOf(await listsOf(tx, actor.userId), list);
  if ((await tx.row(thereAlready, { id, listId: columnOf(list) })) !== undefined)
    throw new Failure('wrong_state', { message: `It is already in ${name}.` });
  await tx.rows(change, { id, userId: actor.userId, listId: columnOf(list), note });
  return found(await savedOne(tx, actor.userId, id));
}

const remove = statement('saved_remove', 'delete from saved_thing where id = :id and user_id = :userId returning id');

export async function removeSaved(tx: Tx, actor: Actor, id: string): Promise<null> {
  if ((await tx.row(remove, { id, userId: actor.userId })) === undefined) throw missing();
  return null;
}

const missing = () => new Failure('not_found', { message: 'This isn’t in your lists.' });

function found(saved: Saved | undefined): Saved {
  if (saved === undefined) throw missing();
  return saved;
}
