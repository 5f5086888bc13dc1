/** `npm run bench [-- GROUP …]`: prints ratios taken in one run and writes bench/results/latest.json. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Figure } from './figure.ts';

const say = (line: string): void => void process.stdout.write(`  ${line}\n`);

/** Loaded one at a time, so that a group can be run alone. */
const GROUPS: Record<string, () => Promise<Figure[]>> = {
  ledger: async () =>
    (await import('./support/own-cluster.ts')).onOwnCluster(async (connection) => (await import('./ledger.ts')).ledgerBench({ connection, say })),
  orders: async () => (await import('./orders.ts')).ordersBench(say),
  queues: async () => (await import('./queues.ts')).queuesBench(say),
  accounts: async () => (await import('./accounts.ts')).accountsBench(say),
  pages: async () => (await import('./pages.ts')).pagesBench(say),
  content: async () => (await import('./content-pages.ts')).contentPagesBench(say),
  'message-reads': async () =>
    (await import('./support/own-cluster.ts')).onOwnCluster(async (connection) => (await import('./message-reads.ts')).messageReadsBench({ connection, say })),
  sitemap: async () =>
    (await import('./support/own-cluster.ts')).onOwnCluster(async (connection) => (await import('./sitemap.ts')).sitemapBench({ connection, say })),
  counting: async () => (await import('./counting.ts')).countingBench(say),
  messages: async () => (await import('./messages.ts')).messagesBench(say),
  projects: async () => (await import('./projects.ts')).projectsBench(say),
  search: async () => (await import('./search.ts')).searchBench(say),
  history: async () => (await import('./history.ts')).historyBench(say),
  weight: async () => (await import('./weight.ts')).weightBench(say),
  click: async () => (await import('./click.ts')).clickBench(say),
  lighthouse: async () => (await import('./lighthouse.ts')).lighthouseBench(say),
  start: async () => (await import('./start.ts')).startBench(say),
  clone: async () => (await import('./clone.ts')).cloneBench(say),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in GROUPS));
if (unknown.length > 0) {
  process.stderr.write(`There is no benchmark group called ${unknown.join(', ')}. There are: ${Object.keys(GROUPS).join(', ')}.\n`);
  process.exit(1);
}

const figures: Figure[] = [];
for (const [name, run] of Object.entries(GROUPS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  process.stdout.write(`${name}\n`);
  figures.push(...(await run()));
}

const width = Math.max(...figures.map((one) => one.name.length));
process.stdout.write('\n');
for (const { name, value, bar, better, ok, unit } of figures) {
  const wanted = bar === null ? '' : `${better === 'higher' ? 'at least' : 'at most'} ${bar}`;
  process.stdout.write(`${ok ? '  ' : '! '}${name.padEnd(width)}  ${value.toFixed(value < 10 ? 2 : 0).padStart(8)} ${unit.padEnd(10)} ${wanted}\n`);
}
const results = path.join(import.meta.dirname, 'results');
mkdirSync(results, { recursive: true });
writeFileSync(path.join(results, 'latest.json'), `${JSON.stringify(figures, null, 2)}\n`);
process.exit(figures.every((one) => one.ok) ? 0 : 1);
