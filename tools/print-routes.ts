import { existsSync } from 'node:fs';
import path from 'node:path';
import { handlers } from '#app/server/modules.ts';
import { routes } from '#routes';

/** Both tables of the product: its screens and its calls. `--json` prints `{ screens, endpoints }`. */
const SRC = path.join(import.meta.dirname, '../src');

const screens = routes.map(({ name, path: at, access, section, title, page }) => ({
  name,
  path: at,
  access,
  section,
  title,
  state: page !== null && existsSync(path.join(SRC, page)) ? 'built' : 'planned',
}));

const endpoints = handlers
  .map(({ endpoint }) => ({
    method: endpoint.method,
    path: endpoint.path,
    kind: endpoint.kind,
    access: typeof endpoint.access === 'string' ? endpoint.access : JSON.stringify(endpoint.access),
    limit: endpoint.limit,
    summary: endpoint.summary,
  }))
  .toSorted((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method));

function table(rows: readonly Readonly<Record<string, string>>[], columns: readonly string[]): string {
  const width = (column: string): number => Math.max(column.length, ...rows.map((row) => (row[column] ?? '').length));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, at) => cell.padEnd(width(columns[at] ?? '')))
      .join('  ')
      .trimEnd();
  return [
    line(columns),
    line(columns.map((column) => '-'.repeat(width(column)))),
    ...rows.map((row) => line(columns.map((column) => row[column] ?? ''))),
  ].join('\n');
}

const builtScreens = screens.filter((screen) => screen.state === 'built').length;
const text = process.argv.includes('--json')
  ? JSON.stringify({ screens, endpoints }, null, 2)
  : `Screens: ${builtScreens} of ${screens.length} built\n\n${table(screens, ['path', 'access', 'section', 'state', 'title'])}\n\n` +
    `Endpoints: ${endpoints.length}\n\n${table(endpoints, ['method', 'path', 'kind', 'access', 'limit', 'summary'])}`;
// Reading the calls loads the server's modules, some of which would keep the process awake.
process.stdout.write(`${text}\n`, () => process.exit(0));
