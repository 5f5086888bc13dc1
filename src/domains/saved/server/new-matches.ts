/** Looks at the saved searches that are due, and announces what was published since (SCN-113). */
import { projectsBrowsed } from '#domains/projects/server/projects.ts';
import { servicesFound } from '#domains/services/server/services.ts';
import { after, MINUTE_MS } from '#kit/clock.ts';
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
const TRY_AGAIN_MS = 15 * MINUTE_MS;

const due = statement(
  'saved_search_due',
  `select s.id, s.user_id, s.name, s.list as "list!", s.query, s.alert, s.seen_until, s.due_at as "due_at!"
    from saved_search s
   join account_on_show a on a.id = s.user_id where s.due_at <= :now order by s.due_at limit ${BATCH}`,
);
type Due = Awaited<ReturnType<typeof dueNow>>[number];
const dueNow = ({ db }: Context, now: Date) => db.rows(due, { now });

const newAmong = statement(
  'saved_search_new_among',
  `select s.title as "title!", s.published_at as "published_at!" from named_service s
   where s.service_id = any (:ids) and s.published_at > :seenUntil and s.seller_id <> :userId
     order by s.published_at desc, s.service_id desc`,
);

interface Match {
  readonly title: string;
  readonly published_at: Date;
}

/** Of others, and not hidden by the owner of the search. */
async function newProjects(context: Context, { query, seen_until: seenUntil, user_id: userId }: Due): Promise<Match[]> {
  const { items } = await projectsBrowsed(
    context.db,
    { userId },
    { ...fieldsOf.projects(query), sort: 'newest' },
    context,
    true,
  );
  return items
    .map(({ title, posted_at: at }) => ({ title, published_at: new Date(at) }))
    .filter(({ published_at: at }) => at > seenUntil);
}

/** The newest page of its matches holds everything that is new, or a whole page of it. */
async function newMatches(context: Context, search: Due): Promise<Match[]> {
  const { query, seen_until: seenUntil, user_id: userId } = search;
  try {
    if (search.list === 'projects') return await newProjects(context, search);
    const answer = await servicesFound(context.db, { ...fieldsOf.services(query), sort: 'newest' }, context, true);
    const ids = answer.items.map(({ id }) => id);
    return await context.db.rows(newAmong, { ids, seenUntil, userId });
  } catch (error) {
    // Saved under rules that changed since: it finds nothing until its owner saves it again.
    if (error instanceof Failure) return [];
    throw error;
  }
}

/** Of several processes that looked at once, the first to write announces. */
const seen = statement(
  'saved_search_seen',
  'update saved_search set seen_until = :seenUntil, due_at = :nextDueAt where id = :id and due_at = :dueAt returning id',
);

async function lookAt(context: Context, search: Due, now: Date): Promise<void> {
  const fresh = await newMatches(context, search);
  const [newest] = fresh;
  await context.database.transact(async (tx) => {
    const isMine = await tx.row(seen, {
      id: search.id,
      dueAt: search.due_at,
      seenUntil: newest?.published_at ?? search.seen_until,
      nextDueAt: nextLook(search.alert, now),
    });
    if (isMine === undefined || newest === undefined) return;
    const titles = fresh.slice(0, NAMED).map(({ title }) => title);
    const { id: searchId, user_id: userId, name, query } = search;
    const list = search.list === 'projects' ? 'projects' : 'services';
    announce(tx, searchMatched, { userId, searchId, name, query, found: fresh.length, list, titles }, [
      userTopic(userId),
    ]);
  });
}

const putOff = statement(
  'saved_search_put_off',
  'update saved_search set due_at = :nextDueAt where id = :id and due_at = :dueAt',
);

/** Nothing is lost by it: the next look still starts at what its owner was told of. */
async function tryAgainLater({ database, log }: Context, search: Due, now: Date, error: unknown): Promise<void> {
  log.error({ err: error, savedSearch: search.id }, 'a saved search failed; it will be tried again');
  await database.transact((tx) =>
    tx.rows(putOff, { id: search.id, dueAt: search.due_at, nextDueAt: after(now, TRY_AGAIN_MS) }),
  );
}

/**
 * Says whether more are due. Searches of people who are suspended or about to leave wait. One that fails holds up no
 * other.
 */
export async function alertOfNewMatches(context: Context): Promise<boolean> {
  const now = context.clock();
  const searches = await dueNow(context, now);
  for (const search of searches)
    await lookAt(context, search, now).catch((error: unknown) => tryAgainLater(context, search, now, error));
  return searches.length === BATCH;
}
