/** Once a day everybody who sells is judged by what the orders and reviews of this database say (LIM-37). */
import { applyMeasures, forgetOldViews } from '#domains/profiles/server/profiles.ts';
import type { Measures } from '#domains/profiles/levels.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';

const BATCH = 200;

const isDone = statement('level_run_done', 'select 1 as done from level_run where ran_on = $1::date');
const finish = statement('level_run_finish', 'insert into level_run (ran_on, finished_at) values ($1::date, $2) on conflict do nothing');

/** Late and cancelled counts against being on time: an order does not leave the record by going wrong. */
const COLUMNS = `a.id as user_id,
  count(o.id) filter (where o.completed_at is not null)::int as orders,
  count(distinct o.client_id) filter (where o.completed_at is not null)::int as clients,
  (select avg((r.communication + r.quality + r.value) / 3.0)::float8 from review r
   where r.about_id = a.id and r.author = 'client' and r.shown_at is not null) as rating,
  floor(100.0 * count(o.id) filter (where o.completed_at is not null and o.late_at is null)
    / nullif(count(o.id) filter (where o.completed_at is not null or o.late_at is not null and o.state = 'cancelled'), 0))::int as on_time_percent,
  a.identity_verified_at is not null as identity_verified,
  greatest(0, extract(year from age($1::timestamptz, a.created_at)) * 12 + extract(month from age($1::timestamptz, a.created_at)))::int as months`;

interface Row extends Measures {
  readonly user_id: string;
}

/** Everybody who ever sold something, in the order of their ids. */
const sellers = statement(
  'level_sellers',
  `select ${COLUMNS} from account a join orders o on o.freelancer_id = a.id
   where a.role <> 'client' and a.id > coalesce($2::uuid, '00000000-0000-0000-0000-000000000000')
     and (o.completed_at is not null or o.late_at is not null)
   group by a.id order by a.id limit ${BATCH}`,
);
const one = statement('level_of_one', `select ${COLUMNS} from account a left join orders o on o.freelancer_id = a.id where a.id = $2 group by a.id`);

const measuresOf = ({ user_id: _who, rating, ...rest }: Row): Measures => ({ ...rest, rating: rating === null ? null : Math.round(rating * 100) / 100 });

/** As they stand now, for the person's own dashboard. */
export async function measuresNow(db: Db | Tx, userId: string, now: Date): Promise<Measures | null> {
  const row = await db.row<Row>(one, [now, userId]);
  return row === undefined ? null : measuresOf(row);
}

/**
 * Safe to run twice or in two processes at once: a level that is already right announces nothing. The day is marked
 * only when everybody was judged, so a run that dies is done again.
 */
export async function evaluateLevels(context: Context): Promise<boolean> {
  const now = context.clock();
  const today = now.toISOString().slice(0, 10);
  if ((await context.db.row(isDone, [today])) !== undefined) return false;
  let after: string | null = null;
  for (;;) {
    const rows: Row[] = await context.db.rows<Row>(sellers, [now, after]);
    await context.database.transact(async (tx) => {
      for (const row of rows) await applyMeasures(tx, row.user_id, measuresOf(row), context);
    });
    after = rows.at(-1)?.user_id ?? null;
    if (rows.length < BATCH) break;
  }
  await context.database.transact(async (tx) => {
    await tx.rows(forgetOldViews, [today]);
    await tx.rows(finish, [today, now]);
  });
  return false;
}
