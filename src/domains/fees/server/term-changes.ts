import type { DataOf } from '#kit/endpoint.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { followTerms, TERM_NAMES, termsAt, type TermChange, type TermName } from '#kit/terms.ts';
import { personCards } from '#domains/profiles/server/profiles.ts';
import type { publicTerms, termChanges } from '../contract.ts';

const all = statement('term_changes', 'select id, name, new_value as value, holds_from from term_change order by id');

/** A line of a term this version no longer knows is history only. */
const isKnown = (name: string): name is TermName => (TERM_NAMES as readonly string[]).includes(name);

export async function readChanges(reads: Db | Tx): Promise<TermChange[]> {
  const rows = await reads.rows<{ name: string; value: number; holds_from: Date }>(all, []);
  return rows.flatMap(({ name, value, holds_from }) => (isKnown(name) ? [{ name, value, from: holds_from.getTime() }] : []));
}

/** At the start and every half minute after it, well inside the notice every change is given. */
export async function learnTerms({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<boolean> {
  followTerms(await readChanges(db), () => clock().getTime());
  return false;
}

interface Row {
  id: string;
  name: TermName;
  old_value: number;
  new_value: number;
  holds_from: Date;
  changed_at: Date;
  changed_by: string;
  reason: string;
}
const latest = statement('term_changes_latest', 'select * from term_change where name = any($1) order by holds_from desc, id desc limit 200');

const shownTo = (now: Date, currency: string) => {
  const isAhead = ({ holds_from }: Row): boolean => holds_from > now;
  const shape = (row: Row) => ({
    id: row.id,
    name: row.name,
    from: row.old_value,
    to: row.new_value,
    holdsFrom: row.holds_from.toISOString(),
    saidAt: row.changed_at.toISOString(),
  });
  return { currency, terms: { ...termsAt(now) }, isAhead, shape };
};

export async function termsForAll(db: Db, { config, clock }: Context): Promise<DataOf<typeof publicTerms>> {
  const rows = await db.rows<Row>(latest, [TERM_NAMES]);
  const { currency, terms, isAhead, shape } = shownTo(clock(), config.currency);
  return { currency, terms, upcoming: rows.filter(isAhead).map(shape), past: rows.filter((row) => !isAhead(row)).map(shape) };
}

export async function termsForStaff(db: Db, { config, clock }: Context): Promise<DataOf<typeof termChanges>> {
  const rows = await db.rows<Row>(latest, [TERM_NAMES]);
  const people = await personCards(
    db,
    rows.map(({ changed_by }) => changed_by),
  );
  const { currency, terms, isAhead, shape } = shownTo(clock(), config.currency);
  const shown = (row: Row) => ({ ...shape(row), by: people.get(row.changed_by)?.display_name ?? 'Former member', reason: row.reason });
  return { currency, terms, upcoming: rows.filter(isAhead).map(shown), past: rows.filter((row) => !isAhead(row)).map(shown) };
}
