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
import type { ChargeEvidence } from '#kit/server/charge-evidence.ts';
import type { ChargeKinds } from '#kit/charge-kind.ts';
import { readParts } from './balance-parts.ts';
import { readInvoice, readReceipt, statementAsPdf } from './documents.ts';
import { payments } from './payment-history.ts';
import { paymentsAsCsv, statementAsCsv, transactionsAsCsv } from './csv-exports.ts';
import { personWallet } from '../staff-contract.ts';
import { walletOfPerson } from './person-wallet.ts';
import { readStatement } from './yearly-statement.ts';

/** People read only their own: every read starts from the caller's id. Staff name the person, and that is recorded. */
export const historyHandlers = (kinds: ChargeKinds, evidence: readonly ChargeEvidence[]): readonly Handler[] => [
  onQuery(personWallet, async ({ db, actor, params, context }) => {
    await recordStaffRead(context, actor, 'wallet.read', { type: 'account', id: params.id });
    return walletOfPerson(db, params.id, context.config.currency, kinds);
  }),
  onQuery(paymentHistory, ({ db, actor, query }) => payments(db, actor.userId, query, kinds)),
  onQuery(paymentsCsv, ({ db, actor, query }) => paymentsAsCsv(db, actor.userId, query, kinds)),
  onQuery(transactionsCsv, ({ db, actor, query }) => transactionsAsCsv(db, actor.userId, query)),
  onQuery(receiptPdf, ({ db, actor, params, context }) => readReceipt(db, actor.userId, params.number, kinds, evidence, context)),
  onQuery(invoicePdf, ({ db, actor, params, context }) => readInvoice(db, actor.userId, params.number, kinds, context)),
  onQuery(balanceParts, ({ db, actor, params, context }) => readParts(db, actor.userId, params.bucket, context.config.currency, kinds)),
  onQuery(yearlyStatement, ({ db, actor, params, context }) => readStatement(db, actor.userId, Number(params.year), context.config.currency, context.clock())),
  onQuery(yearlyPdf, async ({ db, actor, params, context }) => {
    const made = await readStatement(db, actor.userId, Number(params.year), context.config.currency, context.clock());
    return statementAsPdf(db, actor.userId, made, context);
  }),
  onQuery(yearlyCsv, async ({ db, actor, params, context }) =>
    statementAsCsv(await readStatement(db, actor.userId, Number(params.year), context.config.currency, context.clock())),
  ),
];
