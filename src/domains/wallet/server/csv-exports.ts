import { Readable } from 'node:stream';
import { subtract, toDecimal, zero } from '#kit/money.ts';
import type { Db } from '#kit/server/db/database.ts';
import { csvFile, csvPages } from '#kit/server/documents/csv-file.ts';
import { makeCsv } from '#kit/server/documents/csv.ts';
import { FileAnswer } from '#kit/server/http/file-answer.ts';
import { buckets } from '../accounts.ts';
import type { ChargeKinds } from '../charge-kind.ts';
import { bucketWords, stateWords } from '../history.ts';
import { cutOf, transactions, type TransactionsQuery } from './transactions.ts';
import { payments, type PaymentsQuery } from './payment-history.ts';
import { touched, type Statement } from './yearly-statement.ts';

export const asFile = (name: string, bytes: Buffer): FileAnswer =>
  new FileAnswer(name, { bytes: bytes.length, content: Readable.from([bytes]) });

const LINES_AT_ONCE = 500;

const MOVEMENT_HEADS = [
  'Date (UTC)',
  'What',
  'Reference',
  'Balance',
  'Amount',
  'Balance after',
  'Currency',
  'Entry',
  'Journal',
];

/** Contains what was in the books when it was requested: no part of it has what moves meanwhile. */
export async function transactionsAsCsv(db: Db, userId: string, wanted: TransactionsQuery): Promise<FileAnswer> {
  const cut = await cutOf(db, userId);
  const pages = csvPages(
    (cursor) => transactions(db, userId, { ...wanted, cursor, limit: LINES_AT_ONCE, cut }),
    (row) => [
      row.at,
      row.words,
      row.reference.label,
      buckets[row.bucket].title,
      toDecimal(row.amount),
      toDecimal(row.balance),
      row.amount.currency,
      row.id,
      row.journal_id,
    ],
  );
  return csvFile('transactions.csv', MOVEMENT_HEADS, pages);
}

const PAYMENT_HEADS = ['Date (UTC)', 'What', 'Number', 'About', 'State', 'Amount', 'Fee', 'Currency'];

export function paymentsAsCsv(db: Db, userId: string, wanted: PaymentsQuery, kinds: ChargeKinds): Promise<FileAnswer> {
  const pages = csvPages(
    (cursor) => payments(db, userId, { ...wanted, cursor, limit: LINES_AT_ONCE }, kinds),
    (row) => [
      row.at,
      row.words,
      row.number,
      row.about,
      stateWords[row.state],
      toDecimal(row.amount),
      row.fee === null ? '' : toDecimal(row.fee),
      row.amount.currency,
    ],
  );
  return csvFile('payments.csv', PAYMENT_HEADS, pages);
}

export async function statementAsCsv(statement: Statement): Promise<FileAnswer> {
  const lines = touched(statement).flatMap(({ bucket, opening, kinds, closing }) => {
    const { title } = bucketWords(bucket);
    const line = (words: string, count: string, amount: typeof opening): string[] => [
      title,
      words,
      count,
      toDecimal(amount),
      amount.currency,
    ];
    return [
      line('Opening balance', '', opening),
      ...kinds.map((kind) => line(kind.words, String(kind.count), kind.amount)),
      line('Closing balance', '', closing),
    ];
  });
  const fees = statement.fees.map(({ words, amount }) => [
    'Fees',
    words,
    '',
    toDecimal(subtract(zero(amount.currency), amount)),
    amount.currency,
  ]);
  return asFile(
    `statement-${statement.year}.csv`,
    await makeCsv(['Balance', 'What', 'Transactions', 'Amount', 'Currency'], [...lines, ...fees]),
  );
}
