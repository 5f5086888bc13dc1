import { Failure } from '#kit/errors.ts';
import { money } from '#kit/money.ts';
import { cutPage, decodeCursor, type Page } from '#kit/paging.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { instantsOf, type Days, type PaymentKind, type PaymentState } from '../history.ts';
import type { Payment } from '../history-contract.ts';
import { SOURCES } from './payment-sources.ts';

export interface PaymentsQuery extends Days {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
  readonly kind?: PaymentKind | undefined;
  readonly state?: PaymentState | undefined;
}

/** Each of the newest few is merged, so a long history costs no more than a short one. A state is part of the words, so that its own index is used. */
const list = (state: PaymentState | null) =>
  statement(
    `wallet_payments_${state ?? 'all'}`,
    `select kind, id, number, amount, fee, currency, about, reason, papers, state, at,
     to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
   from (${SOURCES.map((of) => of(state)).join(' union all ')}) payment
   order by at desc, id desc limit $7`,
  );
const lists = { all: list(null), pending: list('pending'), done: list('done'), failed: list('failed') } as const;

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
  const values = [userId, wanted.kind ?? null, from, until, place?.key ?? null, place?.id ?? null, limit + 1];
  const rows = await db.rows<Row>(lists[wanted.state ?? 'all'], values);
  const page = cutPage(rows, limit, (row) => ({ key: row.place, id: row.id }));
  return { items: page.items.map(present), nextCursor: page.nextCursor };
}

const present = ({ currency, amount, fee, at, place: _place, ...row }: Row): Payment => ({
  ...row,
  at: at.toISOString(),
  amount: money(amount, currency),
  fee: fee === null ? null : money(fee, currency),
});
