/** A page of threads, from one row more than fits on it. */
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import { cutPage } from '#kit/paging.ts';
import type { Db } from '#kit/server/db/database.ts';
import { pathOfThread } from '../thread-path.ts';
import { otherSide } from './store.ts';

type ThreadRow = Parameters<typeof pathOfThread>[0] &
  Parameters<typeof otherSide>[1] & { readonly id: string; readonly last_at: Date };

export async function threadPage<Row extends ThreadRow>(db: Db, rows: Row[], limit: number) {
  const { items, next_cursor } = cutPage(rows, limit, ({ last_at: at, id }) => ({ key: at.toISOString(), id }));
  const people = await shownPeople(
    db,
    items.map((row) => row.other_id),
  );
  return {
    items: items.map(({ other_id, group_title, last_at: at, ...row }) => ({
      ...row,
      path: pathOfThread(row),
      with: otherSide(people, { other_id, group_title }),
      last_at: at.toISOString(),
    })),
    next_cursor,
  };
}
