import type { Reason } from '../identity-case.ts';

declare module '#kit/server/db/statement.ts' {
  interface ColumnTypes {
    'verification_case.reason_code': Reason;
    'verification_case.file_hashes': Record<string, string>;
  }
}
