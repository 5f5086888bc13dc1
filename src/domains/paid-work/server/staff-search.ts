import { peopleMatching } from '#domains/accounts/server/accounts.ts';
import { instantsOf, type Days } from '#domains/wallet/history.ts';
import type { Actor } from '#kit/actor.ts';
import { unitsOf } from '#kit/amount-filter.ts';
import { recordStaffReads, type ActSubject } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';

/**
 * How staff look for work: of one person or of all with a name, by the first characters of a number, its state, day and
 * amount.
 */
export interface StaffSearch extends Days {
  readonly person?: string | undefined;
  readonly number?: string | undefined;
  readonly who?: string | undefined;
  readonly state?: string | undefined;
  readonly least?: string | undefined;
  readonly most?: string | undefined;
}

/** Two letters and two groups of four. What follows names a part of the work, such as a milestone. */
const NUMBER_LENGTH = 12;

const asNumber = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9-]/g, '')
    .slice(0, NUMBER_LENGTH);

/** What the statements of a search take. Null where nothing was asked. */
export interface SearchedBy {
  readonly people: readonly string[] | null;
  readonly number: string | null;
  readonly state: string | null;
  readonly from: Date | null;
  readonly until: Date | null;
  readonly least: string | null;
  readonly most: string | null;
}

/** What was asked for, recorded as `act`: the accounts that it is about, or the number; never the words. */
export async function searchedBy(
  db: Db,
  actor: Actor,
  act: string,
  search: StaffSearch,
  context: Pick<Context, 'config' | 'database'>,
): Promise<SearchedBy> {
  const { person, who, state = null } = search;
  const number = asNumber(search.number ?? '');
  const people =
    person !== undefined ? [person] : who !== undefined ? await peopleMatching(db, who, actor.staffRoles ?? []) : null;
  const { currency } = context.config;
  const { from, until } = instantsOf(search);
  const by: SearchedBy = {
    people,
    number: number === '' ? null : number,
    state,
    from,
    until,
    least: unitsOf('least', search.least, currency) ?? null,
    most: unitsOf('most', search.most, currency) ?? null,
  };
  const subjects: ActSubject[] = people?.map((id) => ({ type: 'account', id })) ?? [];
  if (by.number !== null) subjects.push({ type: 'search', id: by.number });
  if (subjects.length === 0 && Object.values(by).some((value) => value !== null))
    subjects.push({ type: 'search', id: 'filters' });
  if (subjects.length > 0) await recordStaffReads(context, actor, act, subjects);
  return by;
}

/**
 * The conditions of a search over rows whose columns have these names; its parameters are the names of `SearchedBy`.
 */
export const searchConditions = (columns: {
  readonly placedAt: string;
  readonly amount: string;
  readonly prefix?: string;
}): string => {
  const at = columns.prefix ?? '';
  return `(:people::uuid[] is null or ${at}client_id = any (:people) or ${at}freelancer_id = any (:people))
     and (:number::text is null or ${at}number like :number || '%') and (:state::text is null or ${at}state = :state)
     and (:from::timestamptz is null or ${columns.placedAt} >= :from) and (:until::timestamptz is null or ${columns.placedAt} < :until)
     and (:least::bigint is null or ${columns.amount} >= :least) and (:most::bigint is null or ${columns.amount} <= :most)`;
};
