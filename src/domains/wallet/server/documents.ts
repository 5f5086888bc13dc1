import { Failure } from '#kit/errors.ts';
import { isolated } from '#kit/isolated.ts';
import { money, negate, subtract, type Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { drawPdf } from '#kit/server/documents/pdf.ts';
import { logoOfDocuments } from '#kit/server/storage/logo.ts';
import type { RowOf } from '#kit/server/db/statement.ts';
import type { FileAnswer } from '#kit/server/http/file-answer.ts';
import { identityOf } from '#domains/accounts/server/accounts.ts';
import type { PurchaseKindWords } from '../charge-kind.ts';
import { paymentKind, payoutKind, purchaseKind } from '../charge.ts';
import { bucketWords } from '../history.ts';
import { paymentReceipt } from './payment-receipt.ts';
import { dayInWords, exact, NOT_LIVE, PROVIDERS, undone, type DocumentContent } from './document-words.ts';
import { billingLines } from './billing.ts';
import { asFile } from './csv-exports.ts';
import { touched, type Statement } from './yearly-statement.ts';
import { chargeEvidence } from './charge-evidence.ts';
import { chargeKinds } from './charge-kinds.ts';

type Issuer = Pick<Context, 'config' | 'clock' | 'files' | 'extensions'>;

/** `charge`: the number of what it is about, where the payer may have given billing details. */
async function draw(
  db: Db,
  userId: string,
  document: DocumentContent,
  { config, clock, files }: Issuer,
  charge: string | null = null,
): Promise<FileAnswer> {
  const person = await identityOf(db, userId);
  if (person === undefined) throw new Failure('not_found');
  const name = [person.first_name, person.middle_name, person.last_name]
    .filter((part) => part !== null && part !== '')
    .join(' ');
  const billing = charge === null ? null : await billingLines(db, userId, charge);
  const facts = [...document.facts, ...(billing?.facts ?? [])];
  const parties = {
    issuer: config.issuer,
    logo: await logoOfDocuments(db, files),
    to: billing?.to ?? [name, person.email],
  };
  const bytes = await drawPdf({ ...document, ...parties, facts, madeAt: clock() });
  return asFile(`${document.number}.pdf`, bytes);
}

const receiptOf = statement(
  'receipt_of',
  `select 'Money added' as words, null as charge_kind, case when f.pays_outcome = 'paid' then f.pays_number end as pays,
    f.number, f.amount, 0::bigint as fee, f.currency, f.live, f.provider as by, f.provider_reference as reference,
    f.updated_at as at,
     coalesce((select sum(amount) from funding_refund where funding_id = f.id and state = 'succeeded'), 0)::text
       as returned,
     coalesce((select sum(amount) from payment_dispute where funding_id = f.id and taken_at is not null
       and given_back_at is null), 0)::text as taken
   from funding f where f.number = :number and f.user_id = :userId and f.state = 'succeeded'
   union all select 'Returned to payment method', null, null, r.number, r.amount, 0, r.currency, f.live, f.provider,
     r.provider_reference, r.updated_at, '0', '0'
   from funding_refund r join funding f on f.id = r.funding_id where r.number = :number and r.user_id = :userId
     and r.state = 'succeeded'
   union all select '', kind, null, number, price, service_fee, currency, true, title, null,
     coalesce(ended_at, opened_at), '0', '0'
   from charge where number = :number and payer_id = :userId and flow = 'payout' and state = 'sent'`,
);

/**
 * A receipt of money added, refunded or paid out, or of a charge: what was held and what came back. A payment for a
 * charge has that one’s.
 */
export async function readReceipt(db: Db, userId: string, number: string, issuer: Issuer): Promise<FileAnswer> {
  const kinds = chargeKinds.of(issuer);
  const row = await db.row(receiptOf, { number, userId });
  // What a payment paid has the receipt, and there is no second one for the same money.
  if (row === undefined || row.pays !== null) {
    const charge = row?.pays ?? number;
    return draw(db, userId, await paymentReceipt(db, userId, charge, kinds, chargeEvidence.of(issuer)), issuer, charge);
  }
  const payout = row.charge_kind === null ? null : payoutKind(kinds, row.charge_kind);
  const words = payout?.receipt ?? row.words;
  const amount = money(row.amount, row.currency);
  const fee = money(row.fee, row.currency);
  const facts: [string, string][] = [
    ['Date', dayInWords(row.at)],
    ['Payment', number],
    ['Method', PROVIDERS[row.by] ?? row.by],
  ];
  if (row.reference !== null) facts.push(['Provider reference', row.reference]);
  const feeRows = fee.amount === '0' ? [] : [[payout?.fee ?? 'Fee', exact(negate(fee))]];
  return draw(
    db,
    userId,
    {
      title: 'Receipt',
      number: `R-${number}`,
      facts,
      tables: [
        {
          title: words,
          heads: ['What', 'Amount'],
          rows: [[words, exact(amount)], ...feeRows],
          total: ['Total', exact(subtract(amount, fee))],
        },
      ],
      notes: [...undone(row), ...(row.live ? [] : [NOT_LIVE])],
    },
    issuer,
  );
}

const invoiceOf = statement(
  'invoice_of',
  `select kind, flow, title, currency, price, tax, total, returned, settled_at as "settled_at!",
    payer_id = :userId as is_payer,
     case when payer_id = :userId then client_fee else service_fee end as fee,
       case when payer_id = :userId then client_fee_kept else service_fee_kept end as charged
   from charge where number = :number and flow in ('payment', 'purchase') and (payer_id = :userId or payee_id = :userId)
     and settled_at is not null`,
);

/** What the platform charged, as posted; the rate is the one that was agreed. */
export async function readInvoice(db: Db, userId: string, number: string, issuer: Issuer): Promise<FileAnswer> {
  const kinds = chargeKinds.of(issuer);
  const row = await db.row(invoiceOf, { number, userId });
  if (row === undefined) throw new Failure('not_found');
  if (row.flow === 'purchase')
    return draw(db, userId, purchaseInvoice(number, row, purchaseKind(kinds, row.kind)), issuer, number);
  const [price, fee, charged] = [row.price, row.fee, row.charged].map((amount) => money(amount, row.currency)) as [
    Money,
    Money,
    Money,
  ];
  const words = row.is_payer ? 'Client fee' : 'Service fee';
  const { noun } = paymentKind(kinds, row.kind);
  const lowerNoun = noun.toLowerCase();
  const returned = subtract(fee, charged);
  const returns = returned.amount === '0' ? [] : [[`Refunded with the ${lowerNoun}`, exact(negate(returned))]];
  return draw(
    db,
    userId,
    {
      title: 'Invoice',
      number: `${row.is_payer ? 'IC' : 'IF'}-${number}`,
      facts: [
        ['Date of supply', dayInWords(row.settled_at)],
        [noun, `${number}, ${isolated(row.title)}`],
        [`Price of the ${lowerNoun}`, exact(price)],
      ],
      tables: [
        {
          title: 'Platform fees',
          heads: ['What', 'Amount'],
          rows: [[`${words} for ${lowerNoun} ${number}`, exact(fee)], ...returns],
          total: ['Total', exact(charged)],
        },
      ],
      notes: [
        row.is_payer
          ? `Paid together with the ${lowerNoun}.`
          : `Deducted from the price of the ${lowerNoun} when it was released.`,
        `The fee was fixed when the ${lowerNoun} was placed. Tax: none charged.`,
      ],
    },
    issuer,
    number,
  );
}

/** The platform is the seller: its price, and the tax on it. */
export function purchaseInvoice(
  number: string,
  row: RowOf<typeof invoiceOf>,
  { noun }: PurchaseKindWords,
): DocumentContent {
  const formatAmount = (amount: string) => exact(money(amount, row.currency));
  return {
    title: 'Invoice',
    number: `IP-${number}`,
    facts: [
      ['Date of supply', dayInWords(row.settled_at)],
      [noun, `${number}, ${isolated(row.title)}`],
    ],
    tables: [
      {
        title: 'Platform fees',
        heads: ['What', 'Amount'],
        rows: [
          [`${noun} ${number}`, formatAmount(row.price)],
          ...(row.tax === '0' ? [] : [['Tax', formatAmount(row.tax)]]),
          ...(row.returned === '0' ? [] : [['Refunded', exact(negate(money(row.returned, row.currency)))]]),
        ],
        total: ['Total', exact(subtract(money(row.total, row.currency), money(row.returned, row.currency)))],
      },
    ],
    notes: ['Paid from the wallet at purchase.', ...(row.tax === '0' ? ['Tax: none charged.'] : [])],
  };
}

export async function statementAsPdf(
  db: Db,
  userId: string,
  yearlyStatement: Statement,
  issuer: Issuer,
): Promise<FileAnswer> {
  const tables = touched(yearlyStatement).map(({ bucket, opening, kinds, closing }) => ({
    title: bucketWords(bucket).title,
    heads: ['What', 'Transactions', 'Amount'],
    rows: [
      ['Opening balance', '', exact(opening)],
      ...kinds.map(({ words, count, amount }) => [words, String(count), exact(amount)]),
    ],
    total: ['Closing balance', '', exact(closing)],
  }));
  const fees = {
    title: 'Fees charged by the platform',
    heads: ['What', 'Amount'],
    rows: yearlyStatement.fees.map(({ words, amount }) => [words, exact(amount)]),
    total: ['Total', exact(yearlyStatement.fees_total)],
  };
  return draw(
    db,
    userId,
    {
      title: `Statement of ${yearlyStatement.year}`,
      number: `S-${yearlyStatement.year}`,
      facts: [
        [
          'Period',
          `1 January to ${yearlyStatement.is_over ? '31 December' : dayInWords(issuer.clock())}${yearlyStatement.is_over ? ` ${yearlyStatement.year}` : ', so far'} (UTC)`,
        ],
      ],
      tables: [...tables, fees],
      notes: ['Fees are included in the transactions above and listed again for your records.'],
    },
    issuer,
  );
}
