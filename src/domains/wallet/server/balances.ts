import { Failure } from '#kit/errors.ts';
import { money, type Money } from '#kit/money.ts';
import { cutPage, decodeCursor, type Page } from '#kit/paging.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { BUCKETS, bucketOf, buckets, type Bucket, type HeldReference, type PlatformAccount } from '../accounts.ts';
import type { WalletTransaction } from '../contract.ts';
import { instantsOf } from '../history.ts';
import { statementWords } from '../wording.ts';

/** `held` is what the user paid and nobody has yet; `owed` is above zero when something is owed. */
export type Balances = Record<Bucket | 'held', Money>;

const userBalances = statement(
  'wallet_balances',
  `select account.name, balance.amount from ledger.account join ledger.balance on balance.account_id = account.id
   where account.owner = $1 and account.currency = $2
   union all
   select 'held', coalesce(sum(entry.amount), 0)::bigint from ledger.entry
   where entry.source_id in (select id from ledger.account where owner = $1 and currency = $2)`,
);

export async function balances(db: Db | Tx, userId: string, currency: string): Promise<Balances> {
  const found = new Map((await db.rows<{ name: string; amount: string }>(userBalances, [userId, currency])).map((row) => [row.name, row.amount]));
  const of = (account: string): Money => money(found.get(account) ?? '0', currency);
  const owed = of(buckets.owed.account);
  return {
    spendable: of(buckets.spendable.account),
    held: of('held'),
    clearing: of(buckets.clearing.account),
    available: of(buckets.available.account),
    inFlight: of(buckets.inFlight.account),
    owed: money(-BigInt(owed.amount), currency),
  };
}

const held = statement(
  'wallet_held',
  `select balance.amount from ledger.account join ledger.balance on balance.account_id = account.id
   where account.owner = $1 and account.name = $2 and account.currency = $3`,
);

/** What is held for one order now; zero when nothing ever was. */
export async function heldFor(db: Db | Tx, reference: Pick<HeldReference, 'type' | 'id'>, currency: string): Promise<Money> {
  const row = await db.row<{ amount: string }>(held, [reference.id, `H.${reference.type}`, currency]);
  return money(row?.amount ?? '0', currency);
}

const platform = statement(
  'wallet_platform',
  `select coalesce((select ledger.platform_balance(id) from ledger.account where owner is null and name = $1 and currency = $2), 0)::text as amount`,
);

/** From the platform's view: income is above zero; the outside world is below zero by what came in from it. */
export async function platformBalance(db: Db | Tx, account: PlatformAccount, currency: string): Promise<Money> {
  const row = await db.row<{ amount: string }>(platform, [account, currency]);
  return money(row?.amount ?? '0', currency);
}

export interface TransactionsQuery {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
  readonly bucket?: Bucket | undefined;
  readonly kind?: string | undefined;
  readonly reference?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface Row {
  id: string;
  name: string;
  amount: string;
  balance_after: string;
  journal_id: string;
  kind: string;
  currency: string;
  created_at: Date;
  reference_type: string;
  reference_id: string;
  reference_label: string;
}

const COLUMNS = `entry.id, account.name, entry.amount, entry.balance_after, entry.journal_id, journal.kind, account.currency, journal.created_at,
     journal.reference_type, journal.reference_id, journal.reference_label`;

/**
 * Each bucket is read by its own index and the few newest of each are merged, so a long history costs no more. Days are
 * found by halving, with an hour more on both sides: a posting carries the start of its transaction.
 */
const page = statement(
  'wallet_transactions',
  `select entry.* from ledger.account cross join lateral (
     select case when $6::timestamptz is null then 0 else coalesce(entry_near(account.id, $6 - interval '1 hour'), 9223372036854775807) end as low,
       least($3, case when $7::timestamptz is null then $3 else coalesce(entry_near(account.id, $7 + interval '1 hour'), $3) end) as high offset 0
   ) bound cross join lateral (
     select ${COLUMNS} from ledger.entry join ledger.journal on journal.id = entry.journal_id
     where entry.account_id = account.id and entry.id >= bound.low and entry.id < bound.high
       and ($4::text is null or journal.kind = $4)
       and ($6 is null or journal.created_at >= $6) and ($7 is null or journal.created_at < $7)
     order by entry.id desc limit $5
   ) entry
   where account.owner = $1 and account.name = any($2)
   order by entry.id desc limit $5`,
);

/** About one thing there are only a few: they are found by it, however long the history is. */
const pageAbout = statement(
  'wallet_transactions_about',
  `select ${COLUMNS} from ledger.journal join ledger.entry on entry.journal_id = journal.id join ledger.account on account.id = entry.account_id
   where journal.reference_id = $8 and account.owner = $1 and account.name = any($2) and entry.id < $3 and ($4::text is null or journal.kind = $4)
     and ($6::timestamptz is null or journal.created_at >= $6) and ($7::timestamptz is null or journal.created_at < $7)
   order by entry.id desc limit $5`,
);

const NEWEST = '9223372036854775807';
const PAGE_SIZE = 25;

export async function transactions(db: Db | Tx, userId: string, wanted: TransactionsQuery = {}): Promise<Page<WalletTransaction>> {
  const place = decodeCursor(wanted.cursor);
  if (wanted.cursor !== undefined && (place === null || !/^\d{1,18}$/.test(place.id))) {
    throw new Failure('invalid_shape', { fields: { cursor: ['This is not a cursor of this list.'] } });
  }
  const limit = wanted.limit ?? PAGE_SIZE;
  const accounts = (wanted.bucket === undefined ? BUCKETS : [wanted.bucket]).map((bucket) => buckets[bucket].account);
  const { from, until } = instantsOf(wanted);
  const values = [userId, accounts, place?.id ?? NEWEST, wanted.kind ?? null, limit + 1, from, until];
  const rows = await (wanted.reference === undefined ? db.rows<Row>(page, values) : db.rows<Row>(pageAbout, [...values, wanted.reference]));
  return cutPage(rows.map(present), limit, (row) => ({ key: row.at, id: row.id }));
}

function present(row: Row): WalletTransaction {
  const bucket = bucketOf(row.name) ?? 'spendable';
  return {
    id: row.id,
    at: row.created_at.toISOString(),
    kind: row.kind,
    words: statementWords(row.kind, bucket),
    bucket,
    amount: money(row.amount, row.currency),
    balance: money(row.balance_after, row.currency),
    reference: { type: row.reference_type, id: row.reference_id, label: row.reference_label },
    journalId: row.journal_id,
  };
}
