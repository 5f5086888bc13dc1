import { Readable } from 'node:stream';
import { Failure } from '#kit/errors.ts';
import { subtract, toDecimal, zero } from '#kit/money.ts';
import { MAX_PAGE_SIZE, type Page } from '#kit/paging.ts';
import type { Db } from '#kit/server/db/database.ts';
import { makeSheet } from '#kit/server/documents/sheet.ts';
import { FileAnswer } from '#kit/server/http/file-answer.ts';
import { buckets } from '../accounts.ts';
import { bucketWords, paymentWords, SHEET_MOST, stateWords } from '../history.ts';
import { transactions, type TransactionsQuery } from './transactions.ts';
import { payments, type PaymentsQuery } from './payment-history.ts';
import { touched, type Statement } from './yearly-statement.ts';

export const asFile = (name: string, bytes: Buffer): FileAnswer => new FileAnswer(name, { bytes: bytes.length, content: Readable.from([bytes]) });

/** Read page by page; a list that is too long is refused whole, so nobody takes a part of it for all. */
async function allOf<Item>(read: (cursor: string | undefined) => Promise<Page<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    items.push(...page.items);
    cursor = page.nextCursor ?? undefined;
    if (items.length > SHEET_MOST)
      throw new Failure('invalid_input', { message: `One file holds ${SHEET_MOST.toLocaleString('en-US')} lines at most. Choose a shorter time.` });
  } while (cursor !== undefined);
  return items;
}

export async function transactionsAsSheet(db: Db, userId: string, wanted: TransactionsQuery): Promise<FileAnswer> {
  const rows = await allOf((cursor) => transactions(db, userId, { ...wanted, cursor, limit: MAX_PAGE_SIZE }));
  const lines = rows.map((row) => [
    row.at,
    row.words,
    row.reference.label,
    buckets[row.bucket].title,
    toDecimal(row.amount),
    toDecimal(row.balance),
    row.amount.currency,
    row.id,
    row.journalId,
  ]);
  return asFile(
    'transactions.csv',
    await makeSheet(['Date (UTC)', 'What', 'Reference', 'Balance', 'Amount', 'Balance after', 'Currency', 'Entry', 'Journal'], lines),
  );
}

export async function paymentsAsSheet(db: Db, userId: string, wanted: PaymentsQuery): Promise<FileAnswer> {
  const rows = await allOf((cursor) => payments(db, userId, { ...wanted, cursor, limit: MAX_PAGE_SIZE }));
  const lines = rows.map((row) => [
    row.at,
    paymentWords[row.kind],
    row.number,
    row.about,
    stateWords[row.state],
    toDecimal(row.amount),
    row.fee === null ? '' : toDecimal(row.fee),
    row.amount.currency,
  ]);
  return asFile('payments.csv', await makeSheet(['Date (UTC)', 'What', 'Number', 'About', 'State', 'Amount', 'Fee', 'Currency'], lines));
}

export async function statementAsSheet(made: Statement): Promise<FileAnswer> {
  const lines = touched(made).flatMap(({ bucket, opening, kinds, closing }) => {
    const { title } = bucketWords(bucket);
    const line = (words: string, count: string, amount: typeof opening): string[] => [title, words, count, toDecimal(amount), amount.currency];
    return [
      line('Opening balance', '', opening),
      ...kinds.map((kind) => line(kind.words, String(kind.count), kind.amount)),
      line('Closing balance', '', closing),
    ];
  });
  const fees = made.fees.map(({ words, amount }) => ['Fees', words, '', toDecimal(subtract(zero(amount.currency), amount)), amount.currency]);
  return asFile(`statement-${made.year}.csv`, await makeSheet(['Balance', 'What', 'Movements', 'Amount', 'Currency'], [...lines, ...fees]));
}
