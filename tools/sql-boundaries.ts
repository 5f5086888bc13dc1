import path from 'node:path';
import { placeOf, readSources, DOMAIN_ORDER, type Breach } from './boundaries.ts';

/**
 * Each table belongs to one module, which lists it (`owns`): a domain, or the platform, which is what src/kit keeps.
 * Others name only the views that a module before them in the domain order publishes (decision 059). Read from the
 * generated `statements.ts`, where PostgreSQL itself said which tables a statement reads and writes; text without a
 * name does not compile, and `composed` is refused. What a view reads is judged by `modules.test.ts`, on the migrated
 * database.
 */

const PLATFORM = 'platform';
/** Modules that are not domains. */
const BESIDE_DOMAINS: Readonly<Record<string, string>> = {
  'src/kit/server/platform.ts': PLATFORM,
  'src/app/server/demo.ts': 'demo',
};
const isOfPostgres = (table: string): boolean => table.startsWith('pg_catalog.');

/** Named as tests' helpers are, but part of the product. */
const TEST_PROVIDER = 'src/kit/server/payments/test-';

const DESCRIBED = /\/\*\* ([^*]+) \*\/\s+'?([\w -]+)'?: \{/g;

interface Owners {
  readonly owner: ReadonlyMap<string, string>;
  readonly published: ReadonlySet<string>;
}

const listIn = (text: string, field: string): string[] =>
  [...(new RegExp(`\\b${field}: \\[([^\\]]*)\\]`).exec(text)?.[1] ?? '').matchAll(/'([\w.]+)'/g)].map(
    (match) => match[1] ?? '',
  );

export function ownersOf(files: ReadonlyMap<string, string>): Owners {
  const owner = new Map<string, string>();
  const published = new Set<string>();
  for (const [file, text] of files) {
    const domain = BESIDE_DOMAINS[file] ?? /^src\/domains\/([^/]+)\/server\/module\.ts$/.exec(file)?.[1];
    if (domain === undefined) continue;
    for (const table of [...listIn(text, 'owns'), ...listIn(text, 'publishes')]) owner.set(table, domain);
    for (const view of listIn(text, 'publishes')) published.add(view);
  }
  return { owner, published };
}

/** The platform, which is not in the list, comes before every domain. */
const placeInOrder = (module: string): number => DOMAIN_ORDER.indexOf(module);

/** Why statements of `file` may not name the table, or null. */
function whyNotTable(file: string, table: string, writes: boolean, { owner, published }: Owners): string | null {
  const { layer, domain: name } = placeOf(file);
  const domain = layer === 'kit' ? PLATFORM : name;
  const tableOwner = owner.get(table);
  if (tableOwner === undefined)
    return isOfPostgres(table) ? null : 'no module owns it: add it to `owns` or `publishes` of its domain';
  if (layer === 'app' || layer === 'seed' || tableOwner === domain) return null;
  if (layer === 'kit') return `kit knows no domain, and this belongs to ${tableOwner}`;
  if (writes) return `it belongs to ${tableOwner}, which alone writes it: call a function behind its front door`;
  if (!published.has(table))
    return `it belongs to ${tableOwner}: read a view that ${tableOwner} publishes, or call it by its front door`;
  return placeInOrder(tableOwner) < placeInOrder(domain)
    ? null
    : `${tableOwner} publishes it, but comes after ${domain}`;
}

/** `Reads a, b. Writes c.` of the generated comment: each table once, as written where it is. */
function tablesIn(comment: string): ReadonlyMap<string, boolean> {
  const tables = new Map<string, boolean>();
  for (const [, verb, names = ''] of comment.matchAll(/(Reads|Writes) (.+?)\.(?=\s|$)/g))
    for (const table of names.split(', ')) tables.set(table, verb === 'Writes');
  return tables;
}

export function findSqlBreaches(files: ReadonlyMap<string, string>): Breach[] {
  const owners = ownersOf(files);
  const breaches: Breach[] = [];
  const note = (file: string, statement: string, table: string, writes: boolean): void => {
    const because = whyNotTable(file, table, writes, owners);
    if (because !== null) breaches.push({ file, imports: `${table} in ${statement}`, because });
  };
  for (const [file, text] of files) {
    if (
      (/\.test\.tsx?$|\/test-|\/server\/db\//.test(file) && !file.startsWith(TEST_PROVIDER)) ||
      placeOf(file).side !== 'server'
    )
      continue;
    if (file.endsWith('/statements.ts')) {
      for (const [, comment = '', statement = ''] of text.matchAll(DESCRIBED))
        for (const [table, writes] of tablesIn(comment)) note(file, statement, table, writes);
      continue;
    }
    if (/\bcomposed[<(]/.test(text))
      breaches.push({ file, imports: 'composed text', because: 'its row is checked by nobody: make it static' });
  }
  return breaches;
}

if (import.meta.main) {
  const sources = readSources(path.join(import.meta.dirname, '..'));
  const breaches = findSqlBreaches(sources);
  for (const { file, imports, because } of breaches) console.error(`${file} uses ${imports}: ${because}`);
  const described = [...sources.keys()].filter((file) => file.endsWith('/statements.ts')).length;
  if (described === 0) console.error('No statements found to judge.');
  console.log(`Statements of ${described} places, ${breaches.length} breaches`);
  process.exitCode = breaches.length === 0 && described > 0 ? 0 : 1;
}
