import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { cutPage, isInstant, placeOf, type PageAsked } from '#kit/paging.ts';
import { recordStaffRead } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { staffProjects } from '../staff-contract.ts';

const PAGE_SIZE = 25;

const ofPerson = statement(
  'staff_projects_of',
  `select id, slug, title, state, visibility, posted_at as "posted_at!", proposals, hires from project
   where client_id = $1 and posted_at is not null and ($2::timestamptz is null or (posted_at, id) < ($2::timestamptz, $3::uuid))
   order by posted_at desc, id desc limit $4`,
);

export async function readStaffProjects(
  db: Db,
  actor: Actor,
  { person, cursor, limit = PAGE_SIZE }: PageAsked & { readonly person: string },
  context: Context,
): Promise<DataOf<typeof staffProjects>> {
  await recordStaffRead(context, actor, 'project.search', { type: 'account', id: person });
  const place = placeOf(cursor, { key: isInstant });
  const rows = await db.rows(ofPerson, [person, place?.key ?? null, place?.id ?? null, limit + 1]);
  const page = cutPage(rows, limit, (row) => ({ key: row.posted_at.toISOString(), id: row.id }));
  return { items: page.items.map(({ posted_at: at, ...row }) => ({ ...row, posted_at: at.toISOString() })), next_cursor: page.next_cursor };
}
