import { Failure } from '#kit/errors.ts';
import { isZero, money, negate, subtract } from '#kit/money.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { identityOf } from '#domains/accounts/server/accounts.ts';
import { dayInWords, exact, type PaperContent } from './paper-words.ts';

const paidOrder = statement(
  'receipt_of_order',
  `select title, freelancer_id, currency, price, client_fee, tax, total, paid_at from order_charge where number = $1 and client_id = $2 and paid_at is not null`,
);
const returnedOf = statement(
  'receipt_refunds',
  `select r.amount, r.at, round(o.client_fee * r.amount::numeric / o.total)::bigint as fee from order_charge o join held_refund r on r.reference_id = o.id
   where o.number = $1 and o.client_id = $2 and r.user_id = $2 order by r.at, r.journal_id`,
);

interface Row {
  title: string;
  freelancer_id: string;
  currency: string;
  price: string;
  client_fee: string;
  tax: string;
  total: string;
  paid_at: Date;
}

/** What a client paid for an order, line by line, and what came back of it with its share of the fee (LED-12). */
export async function orderReceipt(db: Db, userId: string, number: string): Promise<PaperContent> {
  const row = await db.row<Row>(paidOrder, [number, userId]);
  if (row === undefined) throw new Failure('not_found');
  const of = (amount: string) => money(amount, row.currency);
  const [freelancer, returned] = await Promise.all([
    identityOf(db, row.freelancer_id),
    db.rows<{ amount: string; at: Date; fee: string }>(returnedOf, [number, userId]),
  ]);
  const paid = returned.reduce((left, { amount }) => subtract(left, of(amount)), of(row.total));
  const returns = returned.map(({ amount, at, fee }) => [
    `Refunded on ${dayInWords(at)}${fee === '0' ? '' : `, with ${exact(of(fee))} of the client fee`}`,
    exact(negate(of(amount))),
  ]);
  return {
    title: 'Receipt',
    number: `R-${number}`,
    facts: [
      ['Date', dayInWords(row.paid_at)],
      ['Order', `${number}, ${row.title}`],
      ['Freelancer', freelancer === undefined ? 'A closed account' : `${freelancer.first_name} ${freelancer.last_name}`.trim()],
    ],
    tables: [
      {
        title: 'Paid from your wallet',
        heads: ['What', 'Amount'],
        rows: [
          ['Price of the work', exact(of(row.price))],
          ['Client fee', exact(of(row.client_fee))],
          ...(isZero(of(row.tax)) ? [] : [['Tax', exact(of(row.tax))]]),
          ...returns,
        ],
        total: [returns.length === 0 ? 'Total' : 'Paid in the end', exact(paid)],
      },
    ],
    notes: ['The money is held for the order until the work is approved, and returned if it is cancelled.'],
  };
}
