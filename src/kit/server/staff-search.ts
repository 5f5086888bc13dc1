import type { Actor } from '../actor.ts';
import type { DataOf } from '../endpoint.ts';
import { isOpenTo, type StaffRole } from '../staff.ts';
import { FOUND_KINDS, staffSearch, type FoundKind } from '../staff-search.ts';
import { recordStaffReads, type ActSubject } from './audit.ts';
import type { Context } from './context.ts';
import type { Db } from './db/database.ts';
import { extensionPoint } from './extension-point.ts';
import { onQuery, type Handler } from './http/handler.ts';

/** What staff typed. */
export interface Wanted {
  readonly words: string;
  /** The start of a number, such as `DK-7K3M`; null for words. */
  readonly number: string | null;
  /** Who was found for the words: what belongs to them is found as well. */
  readonly people: readonly string[];
  readonly roles: readonly StaffRole[];
}

interface Found {
  readonly title: string;
  /** What tells it from others with that title: its number, its state. */
  readonly detail: string;
  readonly path: string;
  /** The person that it is, whose being found is recorded. */
  readonly person?: string;
}

/** A domain's answer to the search of staff. One that knows nothing of what was typed finds nothing. */
export interface StaffFinder {
  readonly kind: FoundKind;
  /** Who may see what it finds. */
  readonly staff: readonly StaffRole[];
  readonly find: (db: Db, wanted: Wanted, most: number) => Promise<readonly Found[]>;
}

const SHOWN = 5;
/**
 * Two letters and at least two more behind the dash: with fewer, everything of a kind would fit. A receipt has the
 * number of what it is for, after an R.
 */
const NUMBER = /^(?:R-)?([A-Z]{2}-[A-Z0-9]{2}[A-Z0-9-]*)$/;

export const numberIn = (words: string): string | null => NUMBER.exec(words.toUpperCase())?.[1] ?? null;

export async function search(
  db: Db,
  actor: Actor,
  typed: string,
  finders: readonly StaffFinder[],
  context: Pick<Context, 'database'>,
): Promise<DataOf<typeof staffSearch>> {
  const roles = actor.staffRoles ?? [];
  // PostgreSQL's text has no zero byte.
  const words = typed.replaceAll('\0', '');
  const wanted = { words, number: numberIn(words), people: [], roles };
  const open = finders.filter(({ staff }) => isOpenTo(roles, staff));
  const foundBy = async (finder: StaffFinder, query: Wanted) => ({
    kind: finder.kind,
    found: await finder.find(db, query, SHOWN + 1),
  });
  const people = await Promise.all(
    open.filter(({ kind }) => kind === 'people').map((finder) => foundBy(finder, wanted)),
  );
  const ids = people.flatMap(({ found }) => found.slice(0, SHOWN).flatMap(({ person }) => person ?? []));
  const rest = await Promise.all(
    open.filter(({ kind }) => kind !== 'people').map((finder) => foundBy(finder, { ...wanted, people: ids })),
  );
  // Names and addresses stay out of the audit, which nothing is ever erased from: it has the accounts that were shown.
  const subjects: ActSubject[] = [
    { type: 'search', id: wanted.number ?? 'words' },
    ...ids.map((id) => ({ type: 'account', id })),
  ];
  await recordStaffReads(context, actor, 'staff.search', subjects);
  const groups = FOUND_KINDS.flatMap((kind) => {
    const found = [...people, ...rest].filter((result) => result.kind === kind).flatMap((result) => result.found);
    const items = found.slice(0, SHOWN).map(({ title, detail, path }) => ({ title, detail, path }));
    return items.length === 0 ? [] : [{ kind, items, has_more: found.length > SHOWN }];
  });
  return { groups };
}

export const staffFinders = extensionPoint<StaffFinder>();

export const staffSearchHandlers: readonly Handler[] = [
  onQuery(staffSearch, ({ db, actor, query, context }) =>
    search(db, actor, query.q, staffFinders.of(context), context),
  ),
];
