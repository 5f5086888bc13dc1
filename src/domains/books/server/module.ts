import type { DomainModule } from '#kit/server/module.ts';
import { every } from '#kit/server/jobs/periodic.ts';
import { bookNotices } from '../notices.ts';
import { runDueChecks } from './checker.ts';
import { booksHandlers } from './handlers.ts';
import { sealLedger } from './seal.ts';
import { personal } from './personal.ts';
import { booksChecks } from './books-checks.ts';

export const books: DomainModule = {
  name: 'books',
  about: 'The ledger for staff: checks, seals, proofs and corrections.',
  owns: [
    'check_run',
    'ledger.seal',
    'ledger.seal_block',
    'ledger.seal_day',
    'ledger.seal_secret',
    'ledger.seal_state',
    'ledger_adjustment',
  ],
  handlers: booksHandlers,
  periodic: [
    every(10_000, 'ledger seals', (context) => sealLedger(context)),
    every(5_000, 'ledger checks', runDueChecks),
  ],
  notices: bookNotices,
  personal,
  checks: booksChecks,
  exampleCalls: () => import('./test-calls.ts'),
};
