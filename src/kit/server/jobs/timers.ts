import { statement, type Tx } from '../db/database.ts';

const upsert = statement(
  'timer_set',
  `insert into job (lane, name, subject, run_at) values ('timers', :kind, :subject, :firesAt)
   on conflict (subject, name) do update set run_at = excluded.run_at, attempts = 0, last_error = null`,
);
const upsertAll = statement(
  'timer_set_all',
  `insert into job (lane, name, subject, run_at)
   select 'timers', :kind, subject, run_at
     from unnest(:subjects::uuid[], :firesAts::timestamptz[]) as one (subject, run_at)
   on conflict (subject, name) do update set run_at = excluded.run_at, attempts = 0, last_error = null`,
);
const drop = statement(
  'timer_drop',
  'delete from job where subject = :subject and (:kind::text is null or name = :kind)',
);

/** One deadline of a kind per subject, kept in the command's transaction; setting it again moves it. */
export function setTimer(tx: Tx, kind: string, subject: string, firesAt: Date): void {
  tx.send(upsert, { kind, subject, firesAt });
}

/** The same for many subjects, each named once. */
export function setTimers(
  tx: Tx,
  kind: string,
  all: readonly { readonly subject: string; readonly firesAt: Date }[],
): void {
  if (all.length > 0)
    tx.send(upsertAll, {
      kind,
      subjects: all.map(({ subject }) => subject),
      firesAts: all.map(({ firesAt }) => firesAt),
    });
}

/** Without a kind, all deadlines of the subject. */
export function cancelTimers(tx: Tx, subject: string, kind: string | null = null): void {
  tx.send(drop, { subject, kind });
}
