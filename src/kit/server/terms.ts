/**
 * The terms that operators changed, as the database has them: read with the command that uses them, and handed on as a
 * value.
 */
import { MINUTE_MS } from '../clock.ts';
import { currencyScale } from '../currencies.ts';
import {
  inOrder,
  isTerm,
  scaledTerms,
  termsFrom,
  type TermChange,
  type TermName,
  type Terms,
  type TermsHistory,
} from '../terms.ts';
import { statement, type Db, type Remembered, type Tx } from './db/database.ts';

const all = statement('term_changes', 'select id, name, new_value as value, holds_from from term_change order by id');

const scaleOf = statement('terms_scale', 'select scale from terms_scale');

/** The whole history. A line of a term that this version no longer knows is left out. */
async function readTermChanges(reads: Db | Tx): Promise<TermChange[]> {
  const [first, rows] = await Promise.all([reads.row(scaleOf), reads.rows(all)]);
  const changes = rows.flatMap(({ name, value, holds_from: from }) =>
    isTerm(name) ? [{ name, value, from: from.getTime() }] : [],
  );
  return [...scaledTerms(first?.scale ?? 1), ...changes];
}

/** What holds at `at`, which may be ahead, as the database has it this moment. */
export const readTermsAt = async (reads: Db | Tx, at: Date): Promise<Terms> =>
  termsFrom(inOrder(await readTermChanges(reads)), at);

/**
 * The database takes no change that holds sooner than five minutes after it was written (0162-term-changes.sql;
 * operators are asked for ten). So a history read within the last two has every change that can hold by now, whichever
 * process wrote it.
 */
const GOOD_FOR_MS = 2 * MINUTE_MS;
const lastRead: Remembered<{
  known: { readonly until: number; readonly at: number; readonly history: TermsHistory } | undefined;
}> = {
  begin: () => ({ known: undefined }),
};

/**
 * For what goes by several instants, such as orders by the moment each was placed. Reads the database once in two
 * minutes.
 */
export async function termsHistory(reads: Db | Tx, now: Date): Promise<TermsHistory> {
  const last = reads.memory(lastRead);
  const { known } = last;
  // The process's own clock stops while the machine sleeps, the database's does not: the older of the two ages counts.
  const isFresh =
    known !== undefined && performance.now() < known.until && Math.abs(now.getTime() - known.at) < GOOD_FOR_MS;
  if (isFresh) return known.history;
  const until = performance.now() + GOOD_FOR_MS;
  const history = inOrder(await readTermChanges(reads));
  last.known = { until, at: now.getTime(), history };
  return history;
}

/** What holds now: for the command or read that uses it, to be handed on as a value. */
export const termsInForce = async (reads: Db | Tx, now: Date): Promise<Terms> =>
  termsFrom(await termsHistory(reads, now), now);

const latest = statement(
  'term_changes_latest',
  'select * from term_change where name = any(:names) order by holds_from desc, id desc limit 200',
);
export const latestTermChanges = (db: Db, names: readonly TermName[]) => db.rows(latest, { names });

const insert = statement(
  'term_change_insert',
  `insert into term_change (name, old_value, new_value, holds_from, changed_by, reason)
   values (:name, :oldValue, :newValue, :holdsFrom, :changedBy, :reason) returning id`,
);

export interface NewTermChange {
  readonly name: TermName;
  readonly before: number;
  readonly value: number;
  readonly holdsFrom: Date;
  readonly changedBy: string;
  readonly reason: string;
}

/** Nothing is overwritten: the line begins to hold on its own. */
export const writeTermChange = async (tx: Tx, change: NewTermChange): Promise<string> =>
  (
    await tx.row(insert, {
      name: change.name,
      oldValue: change.before,
      newValue: change.value,
      holdsFrom: change.holdsFrom,
      changedBy: change.changedBy,
      reason: change.reason,
    })
  )?.id ?? '';

const chooseScale = statement(
  'terms_scale_choose',
  'insert into terms_scale (scale) values (:scale) on conflict do nothing',
);
const changeScale = statement(
  'terms_scale_change',
  'insert into terms_scale (scale) values (:scale) on conflict (is_only) do update set scale = excluded.scale, chosen_at = now()',
);

/** At each start; only the first one chooses (decision 179). */
export const chooseTermsScale = async (tx: Tx, currency: string): Promise<void> =>
  void (await tx.rows(chooseScale, { scale: currencyScale(currency) }));

/** For an instance that gets another currency before anything has a price. */
export const changeTermsScale = async (tx: Tx, currency: string): Promise<void> =>
  void (await tx.rows(changeScale, { scale: currencyScale(currency) }));
