import pg from 'pg';
import { openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
const at = { host: '127.0.0.1', port: 54391, user: 'postgres' };
export async function testDatabase() {
  const name = `t_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const admin = new pg.Client({ ...at, database: 'postgres' }); await admin.connect();
  await admin.query(`create database ${name}`);
  const owner = new pg.Pool({ ...at, database: name, max: 4 });
  await migrate(owner, 'db/migrations');
  const database = openDatabase({ connection: { ...at, database: name }, poolSize: 16, role: 'docket_app' });
  return { database, db: database.db, owner, end: async () => { await database.end(); await owner.end(); await admin.query(`drop database ${name} with (force)`); await admin.end(); } };
}
export type TestDatabase = Awaited<ReturnType<typeof testDatabase>>;
