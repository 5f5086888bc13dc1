import { onQuery, type Handler } from '#kit/server/http/handler.ts';
import { myBalance, walletTransactions } from '../contract.ts';
import { balances, transactions } from './balances.ts';

export const walletHandlers: readonly Handler[] = [
  onQuery(myBalance, ({ db, actor, context }) => balances(db, actor.userId, context.config.currency)),
  onQuery(walletTransactions, ({ db, actor, query }) => transactions(db, actor.userId, query)),
];
