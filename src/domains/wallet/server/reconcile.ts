import { after, DAY_MS } from '#kit/clock.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import type { ProviderName } from '#kit/server/payments/provider.ts';
import { operatorNeeded, reconcileDue } from '../events.ts';
import { compareBooks } from './compare-books.ts';
import { overTakenPayments } from './excess.ts';
import { ownLines } from './own-lines.ts';

/** Events may be a week late (WH-3), so each day's comparison looks back a little further. */
export const LOOKS_BACK_DAYS = 8;

const insert = statement(
  'reconciliation_insert',
  `insert into reconciliation (id, provider, day, asked_by, from_at, to_at)
   values (:id, :provider, (:to::timestamptz at time zone 'UTC')::date, :askedBy, :fromAt, :to)
     on conflict do nothing returning 1 as booked`,
);

/**
 * Schedules a comparison for the queue: no provider is called inside a transaction (DB-4). False when today's is
 * scheduled already.
 */
export async function bookReconciliation(
  tx: Tx,
  context: Context,
  wanted: { id: string; provider: ProviderName; askedBy: string | null; days?: number },
): Promise<boolean> {
  const to = context.clock();
  const row = await tx.row(insert, {
    id: wanted.id,
    provider: wanted.provider,
    askedBy: wanted.askedBy,
    fromAt: after(to, -(wanted.days ?? LOOKS_BACK_DAYS) * DAY_MS),
    to,
  });
  if (row !== undefined) announce(tx, reconcileDue, { reconciliationId: wanted.id });
  return row !== undefined;
}

/** The daily one of each provider, scheduled by the first process. Answers false: the next beat checks again. */
export async function bookDailyReconciliations(context: Context): Promise<boolean> {
  for (const provider of Object.values(context.payments)) {
    await context.database.transact((tx) =>
      bookReconciliation(tx, context, { id: context.makeId(), provider: provider.name, askedBy: null }),
    );
  }
  return false;
}

const unfinished = statement(
  'reconciliation_unfinished',
  "select provider, from_at, to_at from reconciliation where id = :id and state <> 'done'",
);

const finish = statement(
  'reconciliation_finish',
  "update reconciliation set state = 'done', ours = :ours, theirs = :theirs, error = null, finished_at = now() where id = :id and state <> 'done' returning 1 as done",
);

const addDifferences = statement(
  'reconciliation_differences_add',
  `insert into reconciliation_difference (reconciliation_id, kind, about, provider_reference, reference, ours, theirs)
         select :id, * from jsonb_to_recordset(:kinds::jsonb) given
           (kind text, about text, provider_reference text, reference text, ours text, theirs text)`,
);

const fail = statement(
  'reconciliation_fail',
  "update reconciliation set state = 'failed', error = :error, finished_at = now() where id = :id and state <> 'done'",
);

/**
 * Runs until it is done; a provider that does not answer leaves it failed with the reason, and the queue tries again.
 */
export async function reconcile(context: Context, id: string): Promise<void> {
  const booked = await context.db.row(unfinished, { id });
  const provider = booked === undefined ? undefined : context.payments[booked.provider];
  if (booked === undefined || provider === undefined) return;
  try {
    const theirs = (await provider.list(booked.from_at, booked.to_at)).filter((line) => line.live === provider.live);
    const ours = await ownLines(context, booked.provider, booked.from_at, booked.to_at, theirs);
    const differences = [...compareBooks(ours, theirs), ...(await overTakenPayments(context.db, booked.provider))];
    await context.database.transact(async (tx) => {
      const done = await tx.row(finish, { id, ours: ours.length, theirs: theirs.length });
      if (done === undefined) return;
      await tx.rows(addDifferences, { id, kinds: JSON.stringify(differences) });
      if (differences.length === 0) return;
      const words = `${differences.length} differences with the ${booked.provider} provider.`;
      context.log.error(
        { reconciliation: id, provider: booked.provider, differences: differences.slice(0, 20) },
        words,
      );
      announce(tx, operatorNeeded, { what: 'reconciliation', subject: id, words });
    });
  } catch (error) {
    const message = error instanceof Error ? error.message.slice(0, 500) : 'no answer';
    await context.database.transact((tx) => tx.rows(fail, { id, error: message }));
    throw error;
  }
}
