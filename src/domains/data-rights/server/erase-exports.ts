import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { cancelTimers } from '#kit/server/jobs/timers.ts';
import { EXPORT_EXPIRES, EXPORT_GIVEN_UP } from './make-export.ts';
import { dropExports, exportKey } from './store.ts';

export async function eraseExports(tx: Tx, userId: string, context: Context): Promise<void> {
  for (const id of await dropExports(tx, userId)) {
    cancelTimers(tx, id, EXPORT_EXPIRES);
    cancelTimers(tx, id, EXPORT_GIVEN_UP);
    await context.files.remove(exportKey(id));
  }
}
