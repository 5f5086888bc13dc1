/** Operators' search of the ledger: any filters together, the newest first, page by page. Nothing is written here. */
import { cutPage, placeOf, type Page, type PageAsked } from '#kit/paging.ts';
import { plannedEachTime, statement, type Db } from '#kit/server/db/database.ts';
import { instantsOf, type Days } from '../history.ts';
import type { Journal } from './journals.ts';
import { subjectsOf } from './transactions.ts';

export interface JournalFilters extends PageAsked, Days {
  readonly kind?: string | undefined;
  /** An account's name, or its beginning: "H." is everything held. */
  readonly account?: string | undefined;
  /** A line of at least or at most this many minor units, in or out; of the account, where one is given too. */
  readonly least?: string | undefined;
  readonly most?: string | undefined;
  /** The id of a journal, of what it is about, or of a person. */
  readonly id?: string | undefined;
  readonly number?: string | undefined;
  /** A username or an email address. */
  readonly person?: string | undefined;
}

const found = plannedEachTime(
  statement(
    'journals_found',
    `select journal.id, journal.kind, journal.currency, journal.created_at, journal.reference_type,
      journal.reference_id, journal.reference_label,
       to_char(journal.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "place!",
       (select coalesce(sum(amount), 0)::text from ledger.entry where journal_id = journal.id and amount > 0) as moved
     from ledger.journal
     where (:kind::text is null or kind = :kind)
       and (:from::timestamptz is null or created_at >= :from) and (:until::timestamptz is null or created_at < :until)
       and (:account::text is null and :least::bigint is null and :most::bigint is null or exists (
         select from ledger.entry join ledger.account on account.id = account_id where journal_id = journal.id
         and (:account is null or starts_with(name, :account)) and (:least is null or abs(amount) >= :least)
           and (:most is null or abs(amount) <= :most)))
       and (:id::uuid is null or journal.id in (
         select :id union all select id from ledger.journal where reference_id = :id
         union all select journal_id from ledger.account join ledger.entry on account_id = account.id
           where owner = :id))
       and (:about::uuid[] is null or reference_id = any(:about))
       and (:label::text is null
         or (reference_label = :label and reference_type not in ('order', 'funding', 'refund', 'dispute')))
       and (:person::text is null or journal.id in (
         select journal_id from account_contact known join ledger.account on owner = known.id
           join ledger.entry on account_id = account.id
         where known.username = :person or known.email = :person))
       and (:before::timestamptz is null or (created_at, journal.id) < (:before, :beforeId::uuid))
     order by created_at desc, journal.id desc limit :limit`,
  ),
);

/**
 * Charges and payments lead to all that followed from them; other numbers, such as a withdrawal's, are on the journals
 * themselves (journal_label).
 */
async function aboutNumber(
  db: Db,
  number: string | undefined,
): Promise<{ ids: string[] | null; label: string | null }> {
  if (number === undefined) return { ids: null, label: null };
  const ids = await subjectsOf(db, number.toUpperCase());
  return ids.length > 0 ? { ids, label: null } : { ids: null, label: number.toUpperCase() };
}

const JOURNALS_AT_ONCE = 50;

export async function findJournals(db: Db, wanted: JournalFilters): Promise<Page<Journal>> {
  const { kind, account, least, most, id, number, person, cursor, limit = JOURNALS_AT_ONCE } = wanted;
  const place = placeOf(cursor);
  const { from, until } = instantsOf(wanted);
  const reference = await aboutNumber(db, number);
  const amounts = { account: account ?? null, least: least ?? null, most: most ?? null };
  const subject = {
    id: id ?? null,
    about: reference.ids,
    label: reference.label,
    person: person?.toLowerCase() ?? null,
  };
  const page = { before: place?.key ?? null, beforeId: place?.id ?? null, limit: limit + 1 };
  const rows = await db.rows(found, { kind: kind ?? null, from, until, ...amounts, ...subject, ...page });
  return cutPage(rows, limit, (row) => ({ key: row.place, id: row.id }));
}
