import type { DataOf } from '#kit/endpoint.ts';
import type { checkRuns } from '../admin-contract.ts';

declare module '#kit/server/db/statement.ts' {
  interface ColumnTypes {
    'check_run.found': DataOf<typeof checkRuns>['items'][number]['found'];
  }
}
