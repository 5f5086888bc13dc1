import type { Role } from './fit-database.ts';

declare module '#kit/server/db/statement.ts' {
  interface ColumnTypes {
    'database_facts.roles': Readonly<Record<string, Role>>;
  }
}
