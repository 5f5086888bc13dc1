import { onQuery, type Handler } from '#kit/server/http/handler.ts';
import {
  balanceParts,
  invoicePaper,
  paymentHistory,
  paymentSheet,
  receiptPaper,
  transactionSheet,
  yearlyPaper,
  yearlySheet,
  yearlyStatement,
} from '../history-contract.ts';
import { readParts } from './balance-parts.ts';
import { readInvoice, readReceipt, statementAsPaper } from './papers.ts';
import { payments } from './payment-history.ts';
import { paymentsAsSheet, statementAsSheet, transactionsAsSheet } from './sheets.ts';
import { readStatement } from './yearly-statement.ts';

/** Whoever asks reads their own: each read starts from the caller's id, at every request. */
export const historyHandlers: readonly Handler[] = [
  onQuery(paymentHistory, ({ db, actor, query }) => payments(db, actor.userId, query)),
  onQuery(paymentSheet, ({ db, actor, query }) => paymentsAsSheet(db, actor.userId, query)),
  onQuery(transactionSheet, ({ db, actor, query }) => transactionsAsSheet(db, actor.userId, query)),
  onQuery(receiptPaper, ({ db, actor, params, context }) => readReceipt(db, actor.userId, params.number, context)),
  onQuery(invoicePaper, ({ db, actor, params, context }) => readInvoice(db, actor.userId, params.number, context)),
  onQuery(balanceParts, ({ db, actor, params, context }) => readParts(db, actor.userId, params.bucket, context.config.currency)),
  onQuery(yearlyStatement, ({ db, actor, params, context }) => readStatement(db, actor.userId, Number(params.year), context.config.currency, context.clock())),
  onQuery(yearlyPaper, async ({ db, actor, params, context }) => {
    const made = await readStatement(db, actor.userId, Number(params.year), context.config.currency, context.clock());
    return statementAsPaper(db, actor.userId, made, context);
  }),
  onQuery(yearlySheet, async ({ db, actor, params, context }) =>
    statementAsSheet(await readStatement(db, actor.userId, Number(params.year), context.config.currency, context.clock())),
  ),
];
