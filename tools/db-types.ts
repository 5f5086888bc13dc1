import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { testDatabase } from '#kit/server/test-database.ts';
import { readCatalog, type Catalog } from './sql/catalog.ts';
import { collectStatements } from './sql/collect.ts';
import { describe, type Described } from './sql/describe.ts';
import { renderStatements, renderTables, type Narrowed } from './sql/render.ts';

/**
 * Writes `db/tables.ts`, the rows of the tables, and `statements.ts` of every domain, the types of its statements, as
 * the migrated database says. `--check` writes nothing and fails when a file on disk is another, or a statement does
 * not fit the database.
 */
const ROOT = path.join(import.meta.dirname, '..');

/** `src/domains/wallet/server` of a file of the wallet. */
const homeOf = (file: string): string =>
  /^(src\/domains\/[^/]+\/server|src\/(?:kit|app)\/server|db\/seed)\//.exec(file)?.[1] ?? path.posix.dirname(file);

async function describeAll(): Promise<{ homes: Map<string, Described[]>; catalog: Catalog }> {
  const statements = await collectStatements();
  const base = await testDatabase();
  const homes = new Map<string, Described[]>();
  const wrong: string[] = [];
  let catalog: Catalog;
  try {
    const client = await base.owner.connect();
    try {
      catalog = await readCatalog(client);
      for (const { name, text, file } of statements) {
        try {
          const description = await describe(client, catalog, { name, text });
          homes.set(homeOf(file), [...(homes.get(homeOf(file)) ?? []), description]);
        } catch (error) {
          wrong.push(`${file}: statement ${name}: ${(error as Error).message}`);
        }
      }
    } finally {
      client.release();
    }
  } finally {
    await base.close();
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return { homes, catalog };
}

/** What every `column-types.ts` names. */
const narrowedColumns = (): Set<string> =>
  new Set(
    globSync('src/**/server/column-types.ts', { cwd: ROOT }).flatMap((file) =>
      [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/^\s+'([\w.-]+)':/gm)].map((match) => match[1] ?? ''),
    ),
  );

/** Remembers what was asked for: what nothing uses is out of date. */
function noting(columns: ReadonlySet<string>): Narrowed & { readonly used: Set<string> } {
  const used = new Set<string>();
  return { used, has: (column) => columns.has(column) && used.add(column).size > 0 };
}

if (import.meta.main) {
  const isCheck = process.argv.includes('--check');
  try {
    const { homes, catalog } = await describeAll();
    const columns = narrowedColumns();
    const narrowed = noting(columns);
    const stale = globSync('{src/**/server,db/seed}/statements.ts', { cwd: ROOT }).filter(
      (file) => !homes.has(path.dirname(file)),
    );
    const tables = new Set<string>();
    const texts = [...homes].map(([home, all]) => ({
      file: `${home}/statements.ts`,
      text: renderStatements(all, catalog, narrowed, tables),
    }));
    const idle = [...columns].filter((column) => !narrowed.used.has(column));
    if (idle.length > 0) throw new Error(`column-types.ts names what no statement answers: ${idle.join(', ')}`);
    texts.push({ file: 'db/tables.ts', text: renderTables(tables, catalog, columns) });
    const changed = texts.filter(
      ({ file, text }) => !existsSync(path.join(ROOT, file)) || readFileSync(path.join(ROOT, file), 'utf8') !== text,
    );
    const count = [...homes.values()].reduce((sum, all) => sum + all.length, 0);
    if (!isCheck) for (const { file, text } of changed) writeFileSync(path.join(ROOT, file), text);
    const wrong = [...(isCheck ? changed.map(({ file }) => file) : []), ...stale];
    if (wrong.length > 0)
      throw new Error(
        `${wrong.join(', ')} ${wrong.length === 1 ? 'is' : 'are'} not what the database says. Run: npm run db:types`,
      );
    console.log(
      `${count} statements in ${homes.size} places described; ${changed.length} files ${isCheck ? 'differ' : 'written'}`,
    );
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
