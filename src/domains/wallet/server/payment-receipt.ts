import { Failure } from '#kit/errors.ts';
import { isolated } from '#kit/isolated.ts';
import { equals, isPositive, isZero, money, negate, subtract, sum, type Money } from '#kit/money.ts';
import type { ChargeEvidence } from './charge-evidence.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { RowOf } from '#kit/server/db/statement.ts';
import { identityOf } from '#domains/accounts/server/accounts.ts';
import type { ChargeKinds, PurchaseKindWords } from '../charge-kind.ts';
import { paymentKind, purchaseKind } from '../charge.ts';
import { dayInWords, exact, NOT_LIVE, PROVIDERS, undone, type DocumentContent } from './document-words.ts';

const paidCharge = statement(
  'receipt_of_charge',
  `select id, kind, flow, title, payee_id, currency, price, client_fee, tax, total, opened_at from charge
   where number = :number and payer_id = :userId and flow in ('payment', 'purchase')`,
);
const returnedOf = statement(
  'receipt_refunds',
  `select r.amount, r.at, round(c.client_fee * r.amount::numeric / c.total)::bigint as fee from charge c
    join held_refund r on r.reference_id = c.id
   where c.number = :number and c.payer_id = :userId and c.flow in ('payment', 'purchase') and r.user_id = :userId
     order by r.at, r.journal_id`,
);

/** One payment can be for several milestones of a contract: it names the first, and all are held in one transaction. */
const HELD_TOGETHER = `select count(*)::int as charges, sum(s.total)::bigint as total,
  bool_or(s.number = :number) as has_this from charge s
   where s.payer_id = :userId and left(s.number, 12) = left(:number, 12) and exists (
     select from ledger.journal first join ledger.journal other on other.transaction = first.transaction
       and other.kind = 'hold'
     where first.reference_id = f.pays_id and first.kind = 'hold' and other.reference_id = s.id)`;
const paymentsFor = statement(
  'receipt_payments',
  `select f.number, f.amount, f.provider as by, f.live, greatest(held.charges, 1) as "charges!", held.total as held,
     coalesce((select sum(amount) from funding_refund where funding_id = f.id and state = 'succeeded'), 0)::text
       as returned,
     coalesce((select sum(amount) from payment_dispute where funding_id = f.id and taken_at is not null
       and given_back_at is null), 0)::text as taken
   from funding f cross join lateral (${HELD_TOGETHER}) held
   where f.user_id = :userId and f.pays_outcome = 'paid' and (f.pays_number = :number or held.has_this)
     order by f.created_at, f.id`,
);

/** How it was paid: each payment that was made for it, and what came from the balance. */
async function paidWith(db: Db, userId: string, number: string, total: Money) {
  const payments = await db.rows(paymentsFor, { number, userId });
  const toMoney = (amount: string) => money(amount, total.currency);
  const ways = payments.map(({ number: payment, by, amount, charges, held }): [string, string] => {
    const way = `${PROVIDERS[by] ?? by}, ${payment}`;
    if (charges < 2) return ['Paid by', `${way}: ${exact(toMoney(amount))}`];
    const rest = held === null ? toMoney('0') : subtract(toMoney(held), toMoney(amount));
    const several = `${way}: one payment of ${exact(toMoney(amount))} for ${charges} milestones`;
    return ['Paid by', isPositive(rest) ? `${several}, with ${exact(rest)} of your wallet balance` : several];
  });
  const isShared = payments.some(({ charges }) => charges > 1);
  const rest = isShared
    ? toMoney('0')
    : subtract(
        total,
        sum(
          payments.map(({ amount }) => toMoney(amount)),
          total.currency,
        ),
      );
  return {
    ways: [...ways, ...(isPositive(rest) ? [['Paid from', `Wallet balance: ${exact(rest)}`] as [string, string]] : [])],
    notes: [
      ...payments.flatMap((row) => undone({ ...row, currency: total.currency })),
      ...(payments.every(({ live }) => live) ? [] : [NOT_LIVE]),
    ],
  };
}

/** What was paid for a charge, line by line, and what came back of it with its share of the fee (LED-12). */
export async function paymentReceipt(
  db: Db,
  userId: string,
  number: string,
  kinds: ChargeKinds,
  evidence: readonly ChargeEvidence[] = [],
): Promise<DocumentContent> {
  const row = await db.row(paidCharge, { number, userId });
  if (row === undefined) throw new Failure('not_found');
  const toMoney = (amount: string) => money(amount, row.currency);
  const [payee, returned, { ways, notes }] = await Promise.all([
    row.payee_id === null ? null : identityOf(db, row.payee_id),
    db.rows(returnedOf, { number, userId }),
    paidWith(db, userId, number, toMoney(row.total)),
  ]);
  const paid = returned.reduce((left, { amount }) => subtract(left, toMoney(amount)), toMoney(row.total));
  const returns = returned.map(({ amount, at, fee }) => [
    `Refunded on ${dayInWords(at)}${fee === '0' ? '' : `, with ${exact(toMoney(fee))} of the client fee`}`,
    exact(negate(toMoney(amount))),
  ]);
  const total = [returns.length === 0 ? 'Total' : 'Net paid', exact(paid)] as const;
  if (row.flow === 'purchase') return purchaseReceipt(number, row, purchaseKind(kinds, row.kind), ways, returns, total);
  const words = paymentKind(kinds, row.kind);
  const parts = (
    await Promise.all(evidence.filter(({ kind }) => kind === row.kind).map(({ linesOf }) => linesOf(db, row.id)))
  ).flat();
  // One that does not add up is not shown: what was charged is.
  const isWhole =
    parts.length > 0 &&
    equals(
      sum(
        parts.map(({ amount }) => amount),
        row.currency,
      ),
      toMoney(row.price),
    );
  const priceLines = isWhole
    ? parts.map((part) => [isolated(part.words), exact(part.amount)])
    : [[words.price ?? 'Price of the work', exact(toMoney(row.price))]];
  return {
    title: 'Receipt',
    number: `R-${number}`,
    facts: [
      ['Date', dayInWords(row.opened_at)],
      [words.noun, `${number}, ${isolated(row.title)}`],
      ...(payee === null ? [] : [[words.payee, nameOf(payee)] as const]),
      ...ways,
    ],
    tables: [
      {
        title: 'What you paid for',
        heads: ['What', 'Amount'],
        rows: [
          ...priceLines,
          ...(isZero(toMoney(row.client_fee)) ? [] : [['Client fee', exact(toMoney(row.client_fee))]]),
          ...(isZero(toMoney(row.tax)) ? [] : [['Tax', exact(toMoney(row.tax))]]),
          ...returns,
        ],
        total,
      },
    ],
    notes: [words.held_note, ...notes],
  };
}

/** All of it is the platform's, and was paid at once. */
function purchaseReceipt(
  number: string,
  row: RowOf<typeof paidCharge>,
  { noun }: PurchaseKindWords,
  ways: readonly (readonly [string, string])[],
  returns: readonly string[][],
  total: readonly [string, string],
): DocumentContent {
  const formatAmount = (amount: string) => exact(money(amount, row.currency));
  return {
    title: 'Receipt',
    number: `R-${number}`,
    facts: [['Date', dayInWords(row.opened_at)], [noun, `${number}, ${isolated(row.title)}`], ...ways],
    tables: [
      {
        title: 'What you paid for',
        heads: ['What', 'Amount'],
        rows: [
          [noun, formatAmount(row.price)],
          ...(row.tax === '0' ? [] : [['Tax', formatAmount(row.tax)]]),
          ...returns,
        ],
        total,
      },
    ],
    notes: [],
  };
}

const nameOf = (person: { first_name: string; last_name: string } | undefined): string =>
  person === undefined ? 'A closed account' : `${person.first_name} ${person.last_name}`.trim();
