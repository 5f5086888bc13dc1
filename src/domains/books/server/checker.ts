import type { DataOf } from '#kit/endpoint.ts';
import type { Actor } from '#kit/actor.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import type { checkRuns } from '../admin-contract.ts';
import { ledgerAlarm } from '../events.ts';
import { NIGHT_HOUR_UTC } from '../night.ts';

/** An alarm names this many of each check; `npm run check:ledger` prints the whole list. */
const MOST_NAMED = 50;

const ask = statement(
  'check_ask',
  `insert into check_run (id, state, asked_by) values (:id, 'asked', :askedBy) on conflict do nothing`,
);
const nightly = statement(
  'check_nightly',
  `select to_char(now() at time zone 'UTC' - make_interval(hours => ${NIGHT_HOUR_UTC}), 'YYYY-MM-DD') as night`,
);
/** One process takes a run; a run whose process died is taken over. */
const claim = statement(
  'check_claim',
  `update check_run set state = 'running', started_at = now() where id = (
     select id from check_run
       where state = 'asked' or (state = 'running' and started_at < now() - interval '30 minutes') order by asked_at
       limit 1 for update skip locked) returning id`,
);
const finish = statement(
  'check_finish',
  `update check_run set state = 'done', ended_at = now(), checks = :checks, violations = :total, found = :found
    where id = :id and state = 'running'`,
);
const fail = statement(
  'check_fail',
  `update check_run set state = 'failed', ended_at = now(), error = :error where id = :id and state = 'running'`,
);

export async function askForCheck(tx: Tx, actor: Actor, id: string): Promise<void> {
  await tx.rows(ask, { id, askedBy: actor.userId });
  await recordStaffAct(tx, actor, 'ledger.check', { type: 'check_run', id }, null, null, null);
}

/** Schedules the nightly run once a day, and carries out a waiting one. Answers whether another may be waiting. */
export async function runDueChecks(context: Context): Promise<boolean> {
  const { database, log, runChecks } = context;
  if (runChecks === undefined) return false;
  const night = await context.db.row(nightly);
  const id = await database.transact(async (tx) => {
    await tx.rows(ask, { id: derivedId('nightly-check', night?.night ?? ''), askedBy: null });
    return (await tx.row(claim))?.id;
  });
  if (id === undefined) return false;
  try {
    const outcomes = await runChecks();
    const found = outcomes
      .filter(({ violations }) => violations.length > 0)
      .map(({ check, violations }) => ({
        name: check.name,
        means: check.means,
        count: violations.length,
        what: violations.slice(0, MOST_NAMED),
      }));
    const total = found.reduce((sum, { count }) => sum + count, 0);
    await database.transact(async (tx) => {
      await tx.rows(finish, { id, checks: outcomes.length, total, found: JSON.stringify(found) });
      if (total > 0) announce(tx, ledgerAlarm, { runId: id, violations: total, checks: found.map(({ name }) => name) });
    });
    if (total > 0) log.error({ run: id, violations: total, found }, 'the ledger does not add up');
  } catch (error) {
    log.error({ err: error, run: id }, 'the ledger could not be checked');
    await database.transact((tx) =>
      tx.rows(fail, { id, error: error instanceof Error ? error.message.slice(0, 500) : 'unknown' }),
    );
  }
  return true;
}

const latest = statement(
  'check_runs',
  `select id, state, asked_by is null as nightly, asked_at, ended_at, checks, violations, found, error from check_run
    order by asked_at desc, id desc limit 30`,
);

export async function latestCheckRuns(db: Db): Promise<DataOf<typeof checkRuns>> {
  const rows = await db.rows(latest);
  return {
    items: rows.map(({ asked_at, ended_at, ...row }) => ({
      ...row,
      asked_at: asked_at.toISOString(),
      ended_at: ended_at?.toISOString() ?? null,
    })),
  };
}
