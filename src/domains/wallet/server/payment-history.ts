import { money } from '#kit/money.ts';
import { cutPage, placeOf, type Page, type PageAsked } from '#kit/paging.ts';
import { statement, type Db, type RowOf } from '#kit/server/db/database.ts';
import type { ChargeKinds } from '../charge-kind.ts';
import { chargePath, paymentKind, payoutKind, purchaseKind } from '../charge.ts';
import { instantsOf, paymentWords, type Days, type PaymentKind, type PaymentState } from '../history.ts';
import type { Payment } from '../history-contract.ts';
import { SOURCES } from './payment-sources.ts';

export interface PaymentsQuery extends Days, PageAsked {
  readonly kind?: PaymentKind | undefined;
  readonly state?: PaymentState | undefined;
}

/**
 * Each of the newest few is merged, so a long history costs no more than a short one. A state is part of the words, so
 * that its own index is used.
 */
const list = <State extends PaymentState | 'all'>(state: State) =>
  statement(
    `wallet_payments_${state}`,
    `select kind, id, number, amount, fee, currency, about, reason, documents, state, at, charge_kind, clears_at, pays,
     to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
   from (${SOURCES.map((source) => source(state === 'all' ? null : state)).join(' union all ')}) payment
   order by at desc, id desc limit :limit`,
  );
const lists: Readonly<Record<PaymentState | 'all', ReturnType<typeof list<'all'>>>> = {
  all: list('all'),
  pending: list('pending'),
  done: list('done'),
  failed: list('failed'),
};

const PAGE_SIZE = 25;

export async function payments(
  db: Db,
  userId: string,
  wanted: PaymentsQuery,
  kinds: ChargeKinds,
): Promise<Page<Payment>> {
  const limit = wanted.limit ?? PAGE_SIZE;
  const place = placeOf(wanted.cursor);
  const { from, until } = instantsOf(wanted);
  const page = { placeAt: place?.key ?? null, placeId: place?.id ?? null, limit: limit + 1 };
  const rows = await db.rows(lists[wanted.state ?? 'all'], { userId, kind: wanted.kind ?? null, from, until, ...page });
  const cut = cutPage(rows, limit, (row) => ({ key: row.place, id: row.id }));
  return { items: cut.items.map((row) => present(row, kinds)), next_cursor: cut.next_cursor };
}

const present = (
  {
    currency,
    amount,
    fee,
    at,
    clears_at: clearsAt,
    charge_kind: chargeKind,
    pays,
    place: _place,
    ...row
  }: RowOf<typeof lists.all>,
  kinds: ChargeKinds,
): Payment => ({
  ...row,
  ...wordsOf(row, chargeKind, pays, kinds),
  path: chargePath(kinds, chargeKind, row.number),
  at: at.toISOString(),
  clears_at: clearsAt?.toISOString() ?? null,
  amount: money(amount, currency),
  fee: fee === null ? null : money(fee, currency),
});

/**
 * In the words of its kind of charge, where it has one. `pays`: the number of what a payment is for, or of what it was
 * added to.
 */
function wordsOf(
  { kind, about }: { kind: PaymentKind; about: string },
  chargeKind: string | null,
  pays: string | null,
  kinds: ChargeKinds,
) {
  if (kind === 'added' && pays !== null)
    return { words: about.endsWith('payment') ? about : `${about} payment`, about: `For ${pays}` };
  const isAddition = kind === 'paid' && pays !== null;
  return {
    words: (isAddition ? paymentKind(kinds, chargeKind ?? '').added : undefined) ?? kindWords(kind, chargeKind, kinds),
    about,
  };
}

function kindWords(kind: PaymentKind, chargeKind: string | null, kinds: ChargeKinds): string {
  if (chargeKind === null) return paymentWords[kind];
  if (
    (kind === 'paid' || kind === 'refunded') &&
    kinds.some((kind) => kind.flow === 'purchase' && kind.kind === chargeKind)
  )
    return purchaseKind(kinds, chargeKind)[kind];
  if (kind === 'paid_out') return payoutKind(kinds, chargeKind).sent;
  return kind === 'paid' || kind === 'refunded' || kind === 'earned'
    ? paymentKind(kinds, chargeKind)[kind]
    : paymentWords[kind];
}
