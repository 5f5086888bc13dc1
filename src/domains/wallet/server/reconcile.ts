import { after, DAY_MS } from '#kit/clock.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import type { ProviderName } from '#kit/server/payments/provider.ts';
import { operatorNeeded, reconcileDue } from '../events.ts';
import { compareBooks } from './compare-books.ts';
import { overTakenPayments } from './excess.ts';
import { ownLines } from './own-lines.ts';

/** News may be a week late (WH-3), so each day's comparison looks back a little further than that. */
export const LOOKS_BACK_DAYS = 8;

/** Books a comparison and lets the queue do it: no provider is called inside a transaction (DB-4). False when today's is booked already. */
export async function bookReconciliation(
  tx: Tx,
  context: Context,
  wanted: { id: string; provider: ProviderName; askedBy: string | null; days?: number },
): Promise<boolean> {
  const to = context.clock();
  const row = await tx.row(
    `insert into reconciliation (id, provider, day, asked_by, from_at, to_at) values ($1, $2, ($5::timestamptz at time zone 'UTC')::date, $3, $4, $5)
     on conflict do nothing returning 1 as booked`,
    [wanted.id, wanted.provider, wanted.askedBy, after(to, -(wanted.days ?? LOOKS_BACK_DAYS) * DAY_MS), to],
  );
  if (row !== undefined) await announce(tx, reconcileDue, { reconciliationId: wanted.id });
  return row !== undefined;
}

/** The daily one of each provider, by whichever process comes first. Never more to do: the next beat asks again. */
export async function bookDailyReconciliations(context: Context): Promise<boolean> {
  for (const provider of Object.values(context.payments)) {
    await context.database.transact((tx) => bookReconciliation(tx, context, { id: context.makeId(), provider: provider.name, askedBy: null }));
  }
  return false;
}

interface Booked {
  provider: ProviderName;
  from_at: Date;
  to_at: Date;
}

/** Runs until it is done; a provider that does not answer leaves it failed with the reason, and the queue tries again. */
export async function reconcile(context: Context, id: string): Promise<void> {
  const booked = await context.db.row<Booked>("select provider, from_at, to_at from reconciliation where id = $1 and state <> 'done'", [id]);
  const provider = booked === undefined ? undefined : context.payments[booked.provider];
  if (booked === undefined || provider === undefined) return;
  try {
    const theirs = (await provider.list(booked.from_at, booked.to_at)).filter((line) => line.live === provider.live);
    const ours = await ownLines(context.db, booked.provider, booked.from_at, booked.to_at, theirs);
    const differences = [...compareBooks(ours, theirs), ...(await overTakenPayments(context.db, booked.provider))];
    await context.database.transact(async (tx) => {
      const done = await tx.row(
        "update reconciliation set state = 'done', ours = $2, theirs = $3, error = null, finished_at = now() where id = $1 and state <> 'done' returning 1 as done",
        [id, ours.length, theirs.length],
      );
      if (done === undefined) return;
      await tx.rows(
        `insert into reconciliation_difference (reconciliation_id, kind, about, provider_reference, reference, ours, theirs)
         select $1, * from jsonb_to_recordset($2::jsonb) given (kind text, about text, "providerReference" text, reference text, ours text, theirs text)`,
        [id, JSON.stringify(differences)],
      );
      if (differences.length === 0) return;
      const words = `${differences.length} differences with the ${booked.provider} provider.`;
      context.log.error({ reconciliation: id, provider: booked.provider, differences: differences.slice(0, 20) }, words);
      await announce(tx, operatorNeeded, { what: 'reconciliation', subject: id, words });
    });
  } catch (error) {
    const said = error instanceof Error ? error.message.slice(0, 500) : 'no answer';
    await context.database.transact((tx) =>
      tx.rows("update reconciliation set state = 'failed', error = $2, finished_at = now() where id = $1 and state <> 'done'", [id, said]),
    );
    throw error;
  }
}
