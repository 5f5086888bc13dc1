import { Failure } from '#kit/errors.ts';
import { money, negate, subtract, type Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { drawPaper } from '#kit/server/documents/paper.ts';
import type { FileAnswer } from '#kit/server/http/file-answer.ts';
import { identityOf } from '#domains/accounts/server/accounts.ts';
import { bucketWords } from '../history.ts';
import { orderReceipt } from './order-receipt.ts';
import { dayInWords, exact, type PaperContent } from './paper-words.ts';
import { asFile } from './sheets.ts';
import { touched, type Statement } from './yearly-statement.ts';

type Issuer = Pick<Context, 'config' | 'clock'>;

async function draw(db: Db, userId: string, paper: PaperContent, { config, clock }: Issuer): Promise<FileAnswer> {
  const person = await identityOf(db, userId);
  if (person === undefined) throw new Failure('not_found');
  const name = [person.first_name, person.middle_name, person.last_name].filter((part) => part !== null && part !== '').join(' ');
  const bytes = await drawPaper({ ...paper, issuer: config.issuer, to: [name, person.email], madeAt: clock() });
  return asFile(`${paper.number}.pdf`, bytes);
}

const receiptOf = statement(
  'receipt_of',
  `select 'Money added' as words, f.number, f.amount, 0::bigint as fee, f.currency, f.live, f.provider as by, f.provider_reference as reference, f.updated_at as at,
     coalesce((select sum(amount) from funding_refund where funding_id = f.id and state = 'succeeded'), 0)::text as returned,
     coalesce((select sum(amount) from payment_dispute where funding_id = f.id and taken_at is not null and given_back_at is null), 0)::text as taken
   from funding f where f.number = $1 and f.user_id = $2 and f.state = 'succeeded'
   union all select 'Sent back to where it came from', r.number, r.amount, 0, r.currency, f.live, f.provider, r.provider_reference, r.updated_at, '0', '0'
   from funding_refund r join funding f on f.id = r.funding_id where r.number = $1 and r.user_id = $2 and r.state = 'succeeded'
   union all select 'Withdrawn', w.number, w.amount, w.fee, w.currency, true, w.method, null, coalesce(w.ended_at, w.requested_at), '0', '0'
   from withdrawal_charge w where w.number = $1 and w.user_id = $2 and w.state = 'paid'`,
);

const PROVIDERS: Readonly<Record<string, string>> = { card: 'Card', paypal: 'PayPal', test: 'The built-in test provider' };

/** A number that is no payment's may be an order's: its receipt says what was paid into held funds and what came back. */
export async function readReceipt(db: Db, userId: string, number: string, issuer: Issuer): Promise<FileAnswer> {
  const row = await db.row<{
    words: string;
    amount: string;
    fee: string;
    currency: string;
    live: boolean;
    by: string;
    reference: string | null;
    at: Date;
    returned: string;
    taken: string;
  }>(receiptOf, [number, userId]);
  if (row === undefined) return draw(db, userId, await orderReceipt(db, userId, number), issuer);
  const amount = money(row.amount, row.currency);
  const fee = money(row.fee, row.currency);
  const facts: [string, string][] = [
    ['Date', dayInWords(row.at)],
    ['Payment', number],
    ['By', PROVIDERS[row.by] ?? row.by],
  ];
  if (row.reference !== null) facts.push(['Their reference', row.reference]);
  const feeRows = fee.amount === '0' ? [] : [['Withdrawal fee', exact(negate(fee))]];
  return draw(
    db,
    userId,
    {
      title: 'Receipt',
      number: `R-${number}`,
      facts,
      tables: [{ title: row.words, heads: ['What', 'Amount'], rows: [[row.words, exact(amount)], ...feeRows], total: ['Total', exact(subtract(amount, fee))] }],
      notes: [...undone(row), ...(row.live ? [] : ['Made with the built-in test provider: no real money moved.'])],
    },
    issuer,
  );
}

/** A receipt of money that went back since does not pass for money that stayed. */
const undone = ({ returned, taken, currency }: { returned: string; taken: string; currency: string }): string[] => [
  ...(returned === '0' ? [] : [`Sent back to where it came from since: ${exact(money(returned, currency))}.`]),
  ...(taken === '0' ? [] : [`Taken back by its bank since: ${exact(money(taken, currency))}.`]),
];

const invoiceOf = statement(
  'invoice_of',
  `select o.number, o.title, o.currency, o.price, o.completed_at, o.client_id = $2 as is_client,
     case when o.client_id = $2 then o.client_fee else o.service_fee end as fee,
     (select coalesce(sum(e.amount), 0)::text from ledger.journal j join ledger.entry e on e.journal_id = j.id join ledger.account a on a.id = e.account_id
      where j.reference_id = o.id and a.owner is null and a.name = case when o.client_id = $2 then 'R.buy' else 'R.svc' end) as charged
   from order_charge o where o.number = $1 and (o.client_id = $2 or o.freelancer_id = $2) and o.completed_at is not null`,
);

/** What the platform charged, as the ledger has it; the rate is the one the order was placed under. */
export async function readInvoice(db: Db, userId: string, number: string, issuer: Issuer): Promise<FileAnswer> {
  const row = await db.row<{ title: string; currency: string; price: string; completed_at: Date; is_client: boolean; fee: string; charged: string }>(
    invoiceOf,
    [number, userId],
  );
  if (row === undefined) throw new Failure('not_found');
  const [price, fee, charged] = [row.price, row.fee, row.charged].map((amount) => money(amount, row.currency)) as [Money, Money, Money];
  const words = row.is_client ? 'Client fee' : 'Service fee';
  const returned = subtract(fee, charged);
  const returns = returned.amount === '0' ? [] : [['Returned with the order’s price', exact(negate(returned))]];
  return draw(
    db,
    userId,
    {
      title: 'Invoice',
      number: `${row.is_client ? 'IC' : 'IF'}-${number}`,
      facts: [
        ['Date of supply', dayInWords(row.completed_at)],
        ['Order', `${number}, ${row.title}`],
        ['Price of the order', exact(price)],
      ],
      tables: [
        {
          title: 'What the platform charged',
          heads: ['What', 'Amount'],
          rows: [[`${words} for order ${number}`, exact(fee)], ...returns],
          total: ['Total', exact(charged)],
        },
      ],
      notes: [
        row.is_client ? 'Paid together with the order.' : 'Kept from the order’s price when it was released.',
        'The fee was fixed when the order was placed. Tax: none charged.',
      ],
    },
    issuer,
  );
}

export async function statementAsPaper(db: Db, userId: string, made: Statement, issuer: Issuer): Promise<FileAnswer> {
  const tables = touched(made).map(({ bucket, opening, kinds, closing }) => ({
    title: bucketWords(bucket).title,
    heads: ['What', 'Movements', 'Amount'],
    rows: [['Opening balance', '', exact(opening)], ...kinds.map(({ words, count, amount }) => [words, String(count), exact(amount)])],
    total: ['Closing balance', '', exact(closing)],
  }));
  const fees = {
    title: 'Fees charged by the platform',
    heads: ['What', 'Amount'],
    rows: made.fees.map(({ words, amount }) => [words, exact(amount)]),
    total: ['Total', exact(made.feesTotal)],
  };
  return draw(
    db,
    userId,
    {
      title: `Statement of ${made.year}`,
      number: `S-${made.year}`,
      facts: [['Period', `1 January to ${made.isOver ? '31 December' : dayInWords(issuer.clock())}${made.isOver ? ` ${made.year}` : ', so far'} (UTC)`]],
      tables: [...tables, fees],
      notes: ['Every sum is taken from the ledger. Fees are part of the movements above: they are listed again for your books.'],
    },
    issuer,
  );
}
