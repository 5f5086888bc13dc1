import { statement, type Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { Lane } from './lanes.ts';
import type { Outcomes, TakenJob } from './work-jobs.ts';

/** A worker that says nothing for this long was killed: another one gets its jobs. */
const HELD_SECONDS = 15;
const RENEW_MS = 5_000;
const LONGEST_MS = 120_000;
/** A job that failed so often is dead: operators look at it and retry it (JOB-2). */
const TRIES = 8;
const LONGEST_PAUSE_SECONDS = 600;

interface HeldJob extends TakenJob {
  readonly attempts: number;
}

const take = statement(
  'job_take',
  `update job set attempts = attempts + 1, locked_until = now() + interval '${HELD_SECONDS} seconds'
   where id = any (array(select id from job where lane = :lane and died_at is null and run_at <= now()
     and (locked_until is null or locked_until < now()) order by run_at, id limit :batch for update skip locked))
   returning id, name as reaction, facts, event_id as "eventId!", created_at as "announcedAt", attempts`,
);
const renew = statement(
  'job_renew',
  `update job set locked_until = now() + interval '${HELD_SECONDS} seconds'
    where id = any (:ids) and locked_until is not null`,
);
const finish = statement('job_finish', 'delete from job where id = any (:done)');
/** Unless another worker has it by now. */
const fail = statement(
  'job_fail',
  `update job set locked_until = null, last_error = failed.error, died_at =
    case when job.attempts >= ${TRIES} then now() end,
     run_at = now() + make_interval(secs => least(${LONGEST_PAUSE_SECONDS}, 2 ^ job.attempts * (0.5 + random() / 2)))
   from jsonb_to_recordset(:ids) as failed (id bigint, attempts smallint, error text)
   where job.id = failed.id and job.attempts = failed.attempts`,
);
const stray = statement(
  'job_bring_forward',
  `update job set run_at = now(), locked_until = null
   where lane = any (:lanes) and died_at is null
     and greatest(run_at, locked_until) > now() + interval '${2 * LONGEST_PAUSE_SECONDS} seconds'`,
);

export const takeJobs = (owner: Database, lane: Lane, batch: number): Promise<HeldJob[]> =>
  owner.db.rows(take, { lane, batch });

/**
 * Keeps the jobs from other workers while `work` runs, then deletes what is done and schedules another try of what
 * failed.
 */
export async function heldJobs(
  owner: Database,
  jobs: readonly HeldJob[],
  log: Log,
  work: () => Promise<Outcomes>,
): Promise<void> {
  const ids = jobs.map(({ id }) => id);
  const renewal = setInterval(() => {
    owner.db.rows(renew, { ids }).catch((error: unknown) => log.warn({ err: error }, 'jobs could not be held'));
  }, RENEW_MS);
  const outcomes = await withinTime(work, ids).finally(() => clearInterval(renewal));
  const done = ids.filter((id) => outcomes.get(id) === null);
  const failed = jobs.flatMap(({ id, attempts }) => {
    const error = outcomes.get(id) ?? null;
    return error === null ? [] : [{ id, attempts, error: error.message.slice(0, 500) }];
  });
  if (done.length > 0) await owner.db.rows(finish, { done });
  if (failed.length > 0) await owner.db.rows(fail, { ids: JSON.stringify(failed) });
}

/** What hangs does not keep its lane: it fails, and is tried again. */
async function withinTime(work: () => Promise<Outcomes>, ids: readonly string[]): Promise<Outcomes> {
  let limit: NodeJS.Timeout | undefined;
  const late = new Promise<Outcomes>((resolve) => {
    const error = new Error(`took longer than ${LONGEST_MS / 1_000} seconds`);
    limit = setTimeout(() => resolve(new Map(ids.map((id) => [id, error]))), LONGEST_MS);
  });
  return Promise.race([work(), late]).finally(() => clearTimeout(limit));
}

/**
 * After the database's clock was set back, such jobs would wait until it reaches that time again. No pause is that
 * long.
 */
export async function bringForward(owner: Database, lanes: readonly Lane[]): Promise<false> {
  await owner.db.rows(stray, { lanes });
  return false;
}

const takeOver = statement('job_take_over', 'select take_over_earlier_jobs() as moved');

/** What a process of the release before left, or adds while it still runs beside this one (DB-6). */
export async function takeOverEarlierJobs(owner: Database): Promise<false> {
  await owner.db.rows(takeOver);
  return false;
}
