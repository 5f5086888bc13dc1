import { booksChecks } from './books-checks.ts';
import type { Check } from './check.ts';
import { fundingChecks } from './funding-checks.ts';
import { ledgerChecks } from './ledger-checks.ts';
import { orderChecks } from './order-checks.ts';
import { payoutChecks } from './payout-checks.ts';

/** Everything the checker looks at. A domain adds its own table here. */
export const checks: readonly Check[] = [...ledgerChecks, ...fundingChecks, ...orderChecks, ...payoutChecks, ...booksChecks];
