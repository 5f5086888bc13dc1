import type { Actor } from '#kit/actor.ts';
import type { Parsed } from '#kit/endpoint.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { SavedAmong, savedAmong as call } from '../among-contract.ts';
import { idOf } from './lists.ts';
import { searchSaved } from './saved-searches.ts';

const among = statement(
  'saved_among',
  `select t.id, t.list_id, t.note, s.slug as service, a.username as person, j.slug as project from saved_thing t
   left join named_service s on s.service_id = t.service_id left join account_on_show a on a.id = t.person_id left
     join named_project j on j.id = t.project_id
   where t.user_id = :userId and (s.slug = any(:services) or a.username = any(:people) or j.slug = any(:projects))
     order by t.saved_at`,
);

const split = (names = ''): string[] => names.split(',').filter((name) => name !== '');

/** What is gone meanwhile is left out. */
export async function savedAmong(
  db: Db,
  actor: Actor,
  query: Parsed<typeof call>['query'],
  context: Context,
): Promise<SavedAmong> {
  const { services, people, projects, list = 'services', search } = query;
  const [rows, found] = await Promise.all([
    db.rows(among, {
      userId: actor.userId,
      services: split(services),
      people: split(people?.toLowerCase()),
      projects: split(projects),
    }),
    search === undefined ? null : searchSaved(db, actor, list, search, context),
  ]);
  return { saved: rows.map(({ list_id: listId, ...row }) => ({ ...row, list: idOf(listId) })), search: found };
}
