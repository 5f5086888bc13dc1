import { money } from '#kit/money.ts';
import { cutPage, placeOf, type Page, type PageAsked } from '#kit/paging.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import { BUCKETS, bucketOf, buckets, type Bucket } from '../accounts.ts';
import type { ChargeKinds } from '../charge-kind.ts';
import { chargePath } from '../charge.ts';
import type { WalletTransaction } from '../contract.ts';
import { instantsOf } from '../history.ts';
import { statementWords } from '../wording.ts';

export interface TransactionsQuery extends PageAsked {
  readonly bucket?: Bucket | undefined;
  readonly kind?: string | undefined;
  readonly reference?: string | undefined;
  readonly number?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Nothing newer than this is read, of any balance; see `cutOf`. */
  readonly cut?: string | undefined;
}

const COLUMNS = `entry.id, account.name, entry.amount, entry.balance_after as "balance_after!", entry.journal_id, journal.kind, account.currency, journal.created_at,
     journal.reference_type, journal.reference_id, journal.reference_label`;

const LISTED = COLUMNS.replaceAll(/account\.|journal\./g, 'entry.');

/** Ends each balance at its last entry of the cut, where there is one. */
const CUT = (parameter: string): string =>
  `case when ${parameter}::jsonb is not null then coalesce((${parameter}::jsonb ->> account.id::text)::bigint, 0) + 1 end`;

/**
 * Each bucket is read by its own index and the few newest of each are merged, so a long history costs no more. Days are
 * found by halving, with an hour more on both sides: a posting carries the start of its transaction.
 */
const newest = (which: string, order: string): string =>
  `select ${LISTED} from ledger.account cross join lateral (
     select case when :from::timestamptz is null then 0
       else coalesce(entry_near(account.id, :from - interval '1 hour'), 9223372036854775807) end as low,
       least(:beforeId, ${CUT(':cut')},
         case when :until::timestamptz is null then :beforeId
         else coalesce(entry_near(account.id, :until + interval '1 hour'), :beforeId) end) as high offset 0
   ) bound cross join lateral (
     select ${COLUMNS.replace('!', '')} from ledger.entry join ledger.journal on journal.id = entry.journal_id
     where entry.account_id = account.id and ${which}
       and (:from is null or journal.created_at >= :from) and (:until is null or journal.created_at < :until)
     order by ${order} limit :limit
   ) entry
   where account.owner = :userId and account.name = any(:names)
   order by entry.id desc limit :limit`;
const newestOnes = statement(
  'wallet_transactions',
  newest('entry.id >= bound.low and entry.id < bound.high and :kind::text is null', 'entry.id desc'),
);
/**
 * Written as bounds of a pair, so that only the index of kinds gives this order and nothing else is scanned, however
 * rare the kind.
 */
const pageOfKind = statement(
  'wallet_transactions_of_kind',
  newest(
    'entry.listed_kind is not null and (entry.listed_kind, entry.id) >= (:kind, bound.low) and (entry.listed_kind, entry.id) < (:kind, bound.high)',
    'entry.listed_kind desc, entry.id desc',
  ),
);

/**
 * One reference has only a few entries: they are found by it, however long the history is. Each `offset 0` forces that
 * plan.
 */
const pageAbout = statement(
  'wallet_transactions_about',
  `select ${COLUMNS} from (select * from ledger.journal where reference_id = any(:referenceIds::uuid[]) offset 0)
    journal
     cross join lateral (select * from ledger.entry where journal_id = journal.id offset 0) entry
       join ledger.account on account.id = entry.account_id
   where account.owner = :userId and account.name = any(:names) and entry.id < least(:beforeId, ${CUT(':cut')})
     and (:kind::text is null or journal.kind = :kind)
     and (:from::timestamptz is null or journal.created_at >= :from)
       and (:until::timestamptz is null or journal.created_at < :until)
   order by entry.id desc limit :limit`,
);

/**
 * Resolves a number that people know to what followed from it: a charge with what was taken back of it, a payment with
 * its refunds.
 */
const numbered = statement(
  'wallet_numbered',
  `select id from charge where number = :number
   union select subject_id from taken_share join charge c on c.id = taken_share.charge_id where c.number = :number
   union select id from funding where number = :number
   union select r.id from funding_refund r join funding f on f.id = r.funding_id where :number in (r.number, f.number)
   union select d.id from payment_dispute d join funding f on f.id = d.funding_id where f.number = :number`,
);

export const subjectsOf = async (db: Db | Tx, number: string): Promise<string[]> =>
  (await db.rows(numbered, { number })).map(({ id }) => id);

/** Only the caller's own entries are read, so someone else's number gives an empty list. */
async function subjects(db: Db | Tx, { reference, number }: TransactionsQuery): Promise<string[] | null> {
  if (number === undefined) return reference === undefined ? null : [reference];
  const ids = await subjectsOf(db, number);
  return reference === undefined ? ids : ids.filter((id) => id === reference);
}

const cuts = statement(
  'wallet_cut',
  `select coalesce(json_object_agg(account.id,
    (select id from ledger.entry where account_id = account.id order by id desc limit 1)), '{}')::text as cut
   from ledger.account where owner = :userId and name like 'U.%'`,
);

/**
 * The last entry of each balance now, in one read: a posting is in it with all its lines or with none, so all pages
 * show the same moment.
 */
export const cutOf = async (db: Db, userId: string): Promise<string> => (await db.row(cuts, { userId }))?.cut ?? '{}';

const NEWEST = '9223372036854775807';
const PAGE_SIZE = 25;

export async function transactions(
  db: Db | Tx,
  userId: string,
  wanted: TransactionsQuery = {},
  kinds: ChargeKinds = [],
): Promise<Page<WalletTransaction>> {
  const place = placeOf(wanted.cursor, { id: (text) => /^\d{1,18}$/.test(text) });
  const limit = wanted.limit ?? PAGE_SIZE;
  const accounts = (wanted.bucket === undefined ? BUCKETS : [wanted.bucket]).map((bucket) => buckets[bucket].account);
  const { from, until } = instantsOf(wanted);
  const filters = { userId, names: accounts, kind: wanted.kind ?? null, from, until };
  const page = { beforeId: place?.id ?? NEWEST, limit: limit + 1, cut: wanted.cut ?? null };
  const referenceIds = await subjects(db, wanted);
  const rows = await (referenceIds === null
    ? db.rows(wanted.kind === undefined ? newestOnes : pageOfKind, { ...filters, ...page })
    : db.rows(pageAbout, { ...filters, ...page, referenceIds: referenceIds }));
  return cutPage(
    rows.map((row) => present(row, kinds)),
    limit,
    (row) => ({ key: row.at, id: row.id }),
  );
}

function present(row: RowOf<typeof newestOnes>, kinds: ChargeKinds): WalletTransaction {
  const bucket = bucketOf(row.name) ?? 'spendable';
  return {
    id: row.id,
    at: row.created_at.toISOString(),
    kind: row.kind,
    words: statementWords(row.kind, bucket),
    bucket,
    amount: money(row.amount, row.currency),
    balance: money(row.balance_after, row.currency),
    reference: {
      type: row.reference_type,
      id: row.reference_id,
      label: row.reference_label,
      path: chargePath(kinds, row.reference_type, row.reference_label),
    },
    journal_id: row.journal_id,
  };
}
