import { storageSpace } from '../../storage-space.ts';
import { statement } from '../db/database.ts';
import { onQuery, type Handler } from '../http/handler.ts';

const MOST_SHOWN = 50;
const recent = statement(
  'space_recent',
  `select place, level, free_percent, changed_at from storage_space where probed_at > now() - interval '10 minutes'
    order by free_percent limit ${MOST_SHOWN}`,
);

export const spaceHandlers: readonly Handler[] = [
  onQuery(storageSpace, async ({ db, context }) => {
    const rows = await db.rows(recent);
    return {
      writes: context.space.trouble ?? ('ok' as const),
      places: rows.map((row) => ({ ...row, changed_at: row.changed_at.toISOString() })),
    };
  }),
];
