/** Looks at the saved searches that are due, and announces what was published since (SCN-113). */
import { servicesFound } from '#domains/services/server/services.ts';
import { Failure } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { searchMatched } from '../events.ts';
import { nextLook } from '../saved-search.ts';
import { fieldsOf } from './saved-searches.ts';

const BATCH = 50;
/** Named in the notice. */
const NAMED = 5;

const due = statement(
  'saved_search_due',
  `select s.id, s.user_id, s.name, s.query, s.alert, s.seen_until, s.due_at as "due_at!" from saved_search s
   join account_on_show a on a.id = s.user_id where s.due_at <= $1 order by s.due_at limit ${BATCH}`,
);
type Due = Awaited<ReturnType<typeof dueNow>>[number];
const dueNow = ({ db }: Context, now: Date) => db.rows(due, [now]);

const newAmong = statement(
  'saved_search_new_among',
  `select s.title as "title!", s.published_at as "published_at!" from named_service s
   where s.service_id = any ($1) and s.published_at > $2 and s.seller_id <> $3 order by s.published_at desc, s.service_id desc`,
);

/** The newest page of its matches holds everything that is new, or a whole page of it. */
async function newMatches(context: Context, { query, seen_until: seenUntil, user_id: userId }: Due) {
  try {
    const answer = JSON.parse(await servicesFound(context.db, { ...fieldsOf(query), sort: 'newest' }, context)) as { match: string; items: { id: string }[] };
    const ids = answer.match === 'all' ? answer.items.map(({ id }) => id) : [];
    return await context.db.rows(newAmong, [ids, seenUntil, userId]);
  } catch (error) {
    // Saved under rules that changed since: it finds nothing until its owner saves it again.
    if (error instanceof Failure) return [];
    throw error;
  }
}

/** Of several processes that looked at once, the first to write announces. */
const seen = statement(
  'saved_search_seen',
  'update saved_search set seen_until = $3, due_at = $4 /* next_due_at */ where id = $1 and due_at = $2 returning id',
);

async function lookAt(context: Context, search: Due, now: Date): Promise<void> {
  const fresh = await newMatches(context, search);
  const [newest] = fresh;
  await context.database.transact(async (tx) => {
    const isMine = await tx.row(seen, [search.id, search.due_at, newest?.published_at ?? search.seen_until, nextLook(search.alert, now)]);
    if (isMine === undefined || newest === undefined) return;
    const titles = fresh.slice(0, NAMED).map(({ title }) => title);
    const { id: searchId, user_id: userId, name, query } = search;
    announce(tx, searchMatched, { userId, searchId, name, query, found: fresh.length, titles }, [userTopic(userId)]);
  });
}

/** Says whether more are due. Searches of people who are suspended or about to leave wait. */
export async function alertOfNewMatches(context: Context): Promise<boolean> {
  const now = context.clock();
  const searches = await dueNow(context, now);
  for (const search of searches) await lookAt(context, search, now);
  return searches.length === BATCH;
}
