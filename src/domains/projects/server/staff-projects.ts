import { peopleMatching } from '#domains/accounts/server/accounts.ts';
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import type { DataOf, Parsed } from '#kit/endpoint.ts';
import { cutPage, isInstant, placeOf } from '#kit/paging.ts';
import { recordStaffRead } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { plannedEachTime, statement, type Db } from '#kit/server/db/database.ts';
import { containing } from '#kit/server/search/containing.ts';
import type { staffProjects } from '../staff-contract.ts';

const PAGE_SIZE = 25;

const found = plannedEachTime(
  statement(
    'staff_projects',
    `select id, slug, title, state, visibility, client_id, posted_at as "posted_at!", proposals, hires from project
     where posted_at is not null and (:person::uuid is null or client_id = :person)
       and (:project::uuid is null or id = :project)
       and (:words::text is null or title ilike :words or client_id = any (:clients::uuid[]))
         and (:state::text is null or state = :state)
       and (:postedBefore::timestamptz is null or (posted_at, id) < (:postedBefore, :before::uuid))
     order by posted_at desc, id desc limit :limit`,
  ),
);

type Search = Parsed<typeof staffProjects>['query'];

export async function readStaffProjects(
  db: Db,
  actor: Actor,
  search: Search,
  context: Context,
): Promise<DataOf<typeof staffProjects>> {
  const { person = null, project = null, q, state = null, cursor, limit = PAGE_SIZE } = search;
  const words = q?.replaceAll('\0', '') ?? null;
  if (person !== null) await recordStaffRead(context, actor, 'project.search', { type: 'account', id: person });
  else if (words !== null || project !== null || state !== null)
    await recordStaffRead(context, actor, 'project.search', {
      type: 'search',
      id: project ?? (words === null ? 'filters' : 'words'),
    });
  const clients = words === null ? [] : await peopleMatching(db, words, actor.staffRoles ?? []);
  const place = placeOf(cursor, { key: isInstant });
  const from = { postedBefore: place?.key ?? null, before: place?.id ?? null };
  const filters = { person, project, words: words === null ? null : containing(words), clients, state };
  const page = cutPage(await db.rows(found, { ...filters, ...from, limit: limit + 1 }), limit, (row) => ({
    key: row.posted_at.toISOString(),
    id: row.id,
  }));
  const personOf = await shownPeople(
    db,
    page.items.map((row) => row.client_id),
  );
  return {
    items: page.items.map(({ posted_at: at, client_id: client, ...row }) => ({
      ...row,
      client: { id: client, name: personOf(client).name },
      posted_at: at.toISOString(),
    })),
    next_cursor: page.next_cursor,
  };
}
