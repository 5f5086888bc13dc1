/** `npm run bench [-- GROUP …]`: prints the figures of one run and writes bench/results/latest.json. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Figure } from './figure.ts';
import { onOwnCluster } from './support/own-cluster.ts';

const say = (line: string): void => void process.stdout.write(`  ${line}\n`);

/**
 * What a person and an operator wait for: the table of docs/performance.md. Loaded one at a time, so that each can be
 * run alone.
 */
const TABLE: Record<string, () => Promise<Figure[]>> = {
  product: async () => (await import('./product.ts')).productBench(say),
  growth: async () => (await import('./growth.ts')).growthBench(say),
  weight: async () => (await import('./weight.ts')).weightBench(say),
  click: async () => (await import('./click.ts')).clickBench(say),
  start: async () => (await import('./start.ts')).startBench(say),
  lighthouse: async () => (await import('./lighthouse.ts')).lighthouseBench(say),
  relevance: async () => (await import('./relevance.ts')).relevanceBench(say),
};

/**
 * How one part of the engine does against bare HTTP, hand-written SQL or a hundred times the data: `npm run bench --
 * ratios`.
 */
const RATIOS: Record<string, () => Promise<Figure[]>> = {
  ledger: async () =>
    onOwnCluster(async (connection) => (await import('./ledger.ts')).ledgerBench({ connection, say })),
  orders: async () => (await import('./orders.ts')).ordersBench(say),
  queues: async () => (await import('./queues.ts')).queuesBench(say),
  accounts: async () => (await import('./accounts.ts')).accountsBench(say),
  pages: async () => (await import('./pages.ts')).pagesBench(say),
  content: async () => (await import('./content-pages.ts')).contentPagesBench(say),
  'message-reads': async () =>
    onOwnCluster(async (connection) => (await import('./message-reads.ts')).messageReadsBench({ connection, say })),
  sitemap: async () =>
    onOwnCluster(async (connection) => (await import('./sitemap.ts')).sitemapBench({ connection, say })),
  counting: async () => (await import('./counting.ts')).countingBench(say),
  messages: async () => (await import('./messages.ts')).messagesBench(say),
  projects: async () => (await import('./projects.ts')).projectsBench(say),
  search: async () => (await import('./search.ts')).searchBench(say),
  history: async () => (await import('./history.ts')).historyBench(say),
  storage: async () => (await import('./storage.ts')).storageBench(say),
  documents: async () => (await import('./documents.ts')).documentsBench(say),
  'cv-editor': async () => (await import('./cv-editor.ts')).cvEditorBench(say),
  clone: async () => (await import('./clone.ts')).cloneBench(say),
};
const GROUPS = { ...TABLE, ...RATIOS };

const named = process.argv.slice(2);
const wanted =
  named.length === 0 ? Object.keys(TABLE) : named.flatMap((name) => (name === 'ratios' ? Object.keys(RATIOS) : [name]));
const unknown = wanted.filter((name) => !(name in GROUPS));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no benchmark group called ${unknown.join(', ')}. There are: ${Object.keys(GROUPS).join(', ')}, ratios.\n`,
  );
  process.exit(1);
}

const figures: Figure[] = [];
for (const [name, run] of Object.entries(GROUPS)) {
  if (!wanted.includes(name)) continue;
  const startedAt = performance.now();
  process.stdout.write(`${name}\n`);
  figures.push(...(await run()));
  say(`${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`);
}

const width = Math.max(...figures.map(({ name }) => name.length));
process.stdout.write('\n');
for (const { name, value, bar, better, ok, unit } of figures) {
  const target = bar === null ? '' : `${better === 'higher' ? 'at least' : 'at most'} ${bar}`;
  process.stdout.write(
    `${ok ? '  ' : '! '}${name.padEnd(width)}  ${value.toFixed(value < 10 ? 2 : 0).padStart(8)} ${unit.padEnd(10)} ${target}\n`,
  );
}
const results = path.join(import.meta.dirname, 'results');
mkdirSync(results, { recursive: true });
writeFileSync(path.join(results, 'latest.json'), `${JSON.stringify(figures, null, 2)}\n`);
process.exit(figures.every(({ ok }) => ok) ? 0 : 1);
