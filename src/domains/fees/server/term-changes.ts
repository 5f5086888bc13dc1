import type { DataOf } from '#kit/endpoint.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import { latestTermChanges, readTermsAt } from '#kit/server/terms.ts';
import { TERM_NAMES, type TermName } from '#kit/terms.ts';
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { publicTerms, termChanges } from '../contract.ts';
import { onTheWire, wireNameOf } from '#kit/wire-terms.ts';

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

async function shownTo(db: Db, now: Date, currency: string) {
  const isAhead = ({ holds_from }: Row): boolean => holds_from > now;
  const shape = (row: Row) => ({
    id: row.id,
    name: wireNameOf(row.name),
    from: row.old_value,
    to: row.new_value,
    holds_from: row.holds_from.toISOString(),
    said_at: row.changed_at.toISOString(),
  });
  return { currency, terms: onTheWire(TERM_NAMES, await readTermsAt(db, now)), isAhead, shape };
}

export async function termsForAll(db: Db, { config, clock }: Context): Promise<DataOf<typeof publicTerms>> {
  const rows = await latestTermChanges(db, TERM_NAMES);
  const { currency, terms, isAhead, shape } = await shownTo(db, clock(), config.currency);
  return {
    currency,
    terms,
    upcoming: rows.filter(isAhead).map(shape),
    past: rows.filter((row) => !isAhead(row)).map(shape),
  };
}

export async function termsForStaff(db: Db, { config, clock }: Context): Promise<DataOf<typeof termChanges>> {
  const rows = await latestTermChanges(db, TERM_NAMES);
  const personOf = await shownPeople(
    db,
    rows.map(({ changed_by }) => changed_by),
  );
  const { currency, terms, isAhead, shape } = await shownTo(db, clock(), config.currency);
  const shown = (row: Row) => ({ ...shape(row), by: personOf(row.changed_by).name, reason: row.reason });
  return {
    currency,
    terms,
    upcoming: rows.filter(isAhead).map(shown),
    past: rows.filter((row) => !isAhead(row)).map(shown),
  };
}
