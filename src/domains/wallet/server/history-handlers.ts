import { recordStaffRead } from '#kit/server/audit.ts';
import { onQuery, type Handler } from '#kit/server/http/handler.ts';
import {
  balanceParts,
  invoicePdf,
  paymentHistory,
  paymentsCsv,
  receiptPdf,
  transactionsCsv,
  yearlyPdf,
  yearlyCsv,
  yearlyStatement,
} from '../history-contract.ts';
import { chargeKinds } from './charge-kinds.ts';
import { readParts } from './balance-parts.ts';
import { readInvoice, readReceipt, statementAsPdf } from './documents.ts';
import { payments } from './payment-history.ts';
import { paymentsAsCsv, statementAsCsv, transactionsAsCsv } from './csv-exports.ts';
import { personWallet } from '../staff-contract.ts';
import { walletOfPerson } from './person-wallet.ts';
import { readStatement } from './yearly-statement.ts';

/** People read only their own: every read starts from the caller's id. Staff name the person, and that is recorded. */
export const historyHandlers: readonly Handler[] = [
  onQuery(personWallet, async ({ db, actor, params, context }) => {
    await recordStaffRead(context, actor, 'wallet.read', { type: 'account', id: params.id });
    return walletOfPerson(db, params.id, context.config.currency, chargeKinds.of(context));
  }),
  onQuery(paymentHistory, ({ db, actor, query, context }) =>
    payments(db, actor.userId, query, chargeKinds.of(context)),
  ),
  onQuery(paymentsCsv, ({ db, actor, query, context }) =>
    paymentsAsCsv(db, actor.userId, query, chargeKinds.of(context)),
  ),
  onQuery(transactionsCsv, ({ db, actor, query }) => transactionsAsCsv(db, actor.userId, query)),
  onQuery(receiptPdf, ({ db, actor, params, context }) => readReceipt(db, actor.userId, params.number, context)),
  onQuery(invoicePdf, ({ db, actor, params, context }) => readInvoice(db, actor.userId, params.number, context)),
  onQuery(balanceParts, ({ db, actor, params, context }) =>
    readParts(db, actor.userId, params.bucket, context.config.currency, chargeKinds.of(context)),
  ),
  onQuery(yearlyStatement, ({ db, actor, params, context }) =>
    readStatement(db, actor.userId, Number(params.year), context.config.currency, context.clock()),
  ),
  onQuery(yearlyPdf, async ({ db, actor, params, context }) => {
    const statement = await readStatement(
      db,
      actor.userId,
      Number(params.year),
      context.config.currency,
      context.clock(),
    );
    return statementAsPdf(db, actor.userId, statement, context);
  }),
  onQuery(yearlyCsv, async ({ db, actor, params, context }) =>
    statementAsCsv(
      await readStatement(db, actor.userId, Number(params.year), context.config.currency, context.clock()),
    ),
  ),
];
