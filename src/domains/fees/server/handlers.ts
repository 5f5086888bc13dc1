import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import { changeTerm, publicTerms, termChanges } from '../contract.ts';
import { change } from './change-term.ts';
import { termsForAll, termsForStaff } from './term-changes.ts';

export const feeHandlers: readonly Handler[] = [
  onQuery(publicTerms, ({ db, context }) => termsForAll(db, context)),
  onQuery(termChanges, ({ db, context }) => termsForStaff(db, context)),
  onCommand(changeTerm, ({ tx, actor, body, context }) => change(tx, actor, body, context)),
];
