import type { TermName } from '../terms.ts';
import type { Topic } from '../events.ts';

declare module '#kit/server/db/statement.ts' {
  interface ColumnTypes {
    'term_changes_latest.name': TermName;
    'file_scan.topics': Topic[];
  }
}
