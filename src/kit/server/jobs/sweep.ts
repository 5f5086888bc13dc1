import { POLICY_REPORT_DAYS } from '../../policy-reports.ts';
import { statement, type Database } from '../db/database.ts';

const BATCH = 5_000;

/** What is kept for a time only, and how long: answers for repeated commands (ID-2), and counters long past their window. */
const sweeps = [
  statement(
    'sweep_answers',
    `delete from idempotency where ctid = any(array(select ctid from idempotency where created_at < now() - interval '7 days' limit ${BATCH})) returning 1 as gone`,
  ),
  statement(
    'sweep_counters',
    `delete from rate_window where ctid = any(array(select ctid from rate_window where starts_at < now() - interval '1 day' limit ${BATCH})) returning 1 as gone`,
  ),
  statement(
    'sweep_origins',
    `delete from payment_origin where ctid = any(array(select ctid from payment_origin where at < now() - interval '2 days' limit ${BATCH})) returning 1 as gone`,
  ),
  statement(
    'sweep_declines',
    `delete from payment_decline where ctid = any(array(select ctid from payment_decline where at < now() - interval '30 days' limit ${BATCH})) returning 1 as gone`,
  ),
  statement(
    'sweep_policy_reports',
    `delete from policy_report where ctid = any(array(select ctid from policy_report where last_seen_at < now() - interval '${POLICY_REPORT_DAYS} days' limit ${BATCH})) returning 1 as gone`,
  ),
];

/** Takes away a batch of each, in short transactions of their own; answers whether there may be more. */
export async function sweepOld(database: Database): Promise<boolean> {
  let more = false;
  for (const sweep of sweeps) {
    const gone = await database.transact((tx) => tx.rows(sweep));
    more ||= gone.length === BATCH;
  }
  return more;
}
