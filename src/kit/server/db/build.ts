import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * The query builder for dynamic and plain queries. It only writes SQL: `tx.run(build.insertInto(…))` executes it, so
 * a query cannot escape its transaction.
 */
export const build = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
