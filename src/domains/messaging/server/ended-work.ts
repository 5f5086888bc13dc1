/** Threads about work that has ended: the archive has them, and can be searched alone. */
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { talkedAbout } from './talk-subject.ts';

/** The newest of them; nobody works on more at a time. */
const MOST = 5_000;

const ofWork = statement(
  'message_threads_of_work',
  `select t.id, t.kind, t.ref from conversation_member m join message_thread t on t.conversation_id = m.conversation_id
   where m.user_id = :userId and m.left_at is null and t.kind <> 'service' order by t.last_at desc limit ${MOST}`,
);

/** Each domain says which of its things have ended. */
export async function endedThreadsOf(db: Db, userId: string, context: Context): Promise<string[]> {
  const threads = await db.rows(ofWork, { userId });
  if (threads.length === 0) return [];
  const ended = await Promise.all(
    talkedAbout.of(context).flatMap(({ name, endedAmong }) => {
      const refs = threads.filter(({ kind }) => kind === name).map(({ ref }) => ref);
      return endedAmong === undefined || refs.length === 0
        ? []
        : [endedAmong(db, refs).then((over) => over.map((ref) => `${name}:${ref}`))];
    }),
  );
  const over = new Set(ended.flat());
  return threads.filter(({ kind, ref }) => over.has(`${kind}:${ref}`)).map(({ id }) => id);
}
