import { Failure } from '#kit/errors.ts';
import { money } from '#kit/money.ts';
import { cutPage, decodeCursor, type Page } from '#kit/paging.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { instantsOf, type Days, type PaymentKind, type PaymentState } from '../history.ts';
import type { Payment } from '../history-contract.ts';

export interface PaymentsQuery extends Days {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
  readonly kind?: PaymentKind | undefined;
  readonly state?: PaymentState | undefined;
}

const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** One source of payments: read newest first by its own index, from the place of the cursor on. */
const source = (kind: PaymentKind, at: string, id: string, from: string, columns: string, state: string): string => `(
  select '${kind}' as kind, ${id} as id, ${at} as at, ${columns}, ${state} as state
  from ${from} and ($2::text is null or $2 = '${kind}') and ($3::text is null or ${state} = $3)
    and ${at} >= coalesce($4::timestamptz, '-infinity') and ${at} < coalesce($5::timestamptz, 'infinity')
    and (${at}, ${id}) < (coalesce($6::timestamptz, 'infinity'), coalesce($7::uuid, '${LAST}'))
  order by ${at} desc, ${id} desc limit $8)`;

const providerWords = "case f.provider when 'card' then 'Card' when 'paypal' then 'PayPal' else 'Test payment' end";

/** The client fee goes back with the price, in the same proportion (PRODUCT 4.0). */
const RETURNED_FEE = 'round(o.client_fee * r.amount::numeric / o.total)::bigint';
/** What the ledger paid out of the order: a part that was refunded before is neither earned nor charged for. */
const settled = (to: string): string =>
  `(select coalesce(sum(e.amount), 0)::bigint from ledger.journal j join ledger.entry e on e.journal_id = j.id join ledger.account a on a.id = e.account_id
    where j.reference_id = o.id and j.kind = 'settle' and ${to})`;

/** Each of the newest few is merged, so a long history costs no more than a short one. */
const list = statement(
  'wallet_payments',
  `select kind, id, number, amount, fee, currency, about, reason, papers, state, at,
     to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
   from (${[
     source(
       'added',
       'f.created_at',
       'f.id',
       'funding f where f.user_id = $1',
       `f.number, f.amount, null::bigint as fee, f.currency, ${providerWords} as about, f.reason, case f.state when 'succeeded' then '{receipt}'::text[] else '{}' end as papers`,
       "case f.state when 'succeeded' then 'done' when 'failed' then 'failed' when 'expired' then 'failed' else 'pending' end",
     ),
     source(
       'returned',
       'r.created_at',
       'r.id',
       'funding_refund r join funding f on f.id = r.funding_id where r.user_id = $1',
       `r.number, -r.amount, null::bigint, r.currency, ${providerWords} || ', ' || f.number, r.reason, case r.state when 'succeeded' then '{receipt}'::text[] else '{}' end`,
       "case r.state when 'succeeded' then 'done' when 'failed' then 'failed' else 'pending' end",
     ),
     source(
       'order',
       'o.placed_at',
       'o.id',
       'order_charge o where o.client_id = $1 and o.paid_at is not null',
       "o.number, -o.total, o.client_fee, o.currency, o.title, null, case when o.completed_at is null then '{receipt}'::text[] else '{receipt,invoice}' end",
       "'done'",
     ),
     source(
       'order_refund',
       'r.at',
       'r.journal_id',
       "held_refund r join order_charge o on o.id = r.reference_id where r.user_id = $1 and r.reference_type = 'order'",
       `o.number, r.amount, -${RETURNED_FEE}, o.currency, o.title, null, '{receipt}'::text[]`,
       "'done'",
     ),
     source(
       'earned',
       'o.completed_at',
       'o.id',
       'order_charge o where o.freelancer_id = $1 and o.completed_at is not null',
       `o.number, ${settled('a.owner = $1')}, ${settled("a.name = 'R.svc'")}, o.currency, o.title, null, '{invoice}'::text[]`,
       "'done'",
     ),
     source(
       'withdrawal',
       'w.requested_at',
       'w.id',
       'withdrawal_charge w where w.user_id = $1',
       "w.number, -w.amount, w.fee, w.currency, w.method, w.reason, case w.state when 'paid' then '{receipt}'::text[] else '{}' end",
       "case when w.state = 'paid' then 'done' when w.state in ('failed', 'cancelled', 'rejected') then 'failed' else 'pending' end",
     ),
   ].join(' union all ')}) payment
   order by at desc, id desc limit $8`,
);

interface Row {
  kind: PaymentKind;
  id: string;
  number: string;
  amount: string;
  fee: string | null;
  currency: string;
  about: string;
  reason: string | null;
  papers: ('receipt' | 'invoice')[];
  state: PaymentState;
  at: Date;
  place: string;
}

const PAGE_SIZE = 25;
const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const INSTANT = /^2\d{3}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d\.\d{6}Z$/;

export async function payments(db: Db, userId: string, wanted: PaymentsQuery): Promise<Page<Payment>> {
  const limit = wanted.limit ?? PAGE_SIZE;
  const place = decodeCursor(wanted.cursor);
  if (wanted.cursor !== undefined && (place === null || !UUID.test(place.id) || !INSTANT.test(place.key) || Number.isNaN(Date.parse(place.key)))) {
    throw new Failure('invalid_shape', { fields: { cursor: ['This is not a cursor of this list.'] } });
  }
  const { from, until } = instantsOf(wanted);
  const filters = [wanted.kind ?? null, wanted.state ?? null, from, until];
  const rows = await db.rows<Row>(list, [userId, ...filters, place?.key ?? null, place?.id ?? null, limit + 1]);
  const page = cutPage(rows, limit, (row) => ({ key: row.place, id: row.id }));
  return { items: page.items.map(present), nextCursor: page.nextCursor };
}

const present = ({ currency, amount, fee, at, place: _place, ...row }: Row): Payment => ({
  ...row,
  at: at.toISOString(),
  amount: money(amount, currency),
  fee: fee === null ? null : money(fee, currency),
});
