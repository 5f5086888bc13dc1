import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { BROWSER_FLAGS, findBrowser } from '../e2e/support/browser.ts';
import { PAGE_PATHS } from '#domains/content/page-paths.ts';
import { figure, median, type Figure } from './figure.ts';
import { startInstance, temporaryFolder } from './support/instance.ts';

/** Of the pages that most visitors see first; a content page has one. */
const RUNS = 3;
const OFTEN = ['/', '/services'];
/** Of 100. Performance swings with what else the machine does; the others are counted from the page alone. */
const BARS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof BARS;
const CATEGORIES = Object.keys(BARS) as Category[];
const RUN_LIMIT_MS = 120_000;

/** The part of Lighthouse's report that is read here. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<
    Record<
      Category,
      { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
    >
  >;
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null; readonly displayValue?: string }>
  >;
}

const LIGHTHOUSE = path.join(
  path.dirname(createRequire(import.meta.url).resolve('lighthouse/package.json')),
  'cli/index.js',
);
const run = promisify(execFile);

/** One load as a phone on a slow line, by Lighthouse's own defaults, in a browser of its own. */
async function lighthouse(url: string, folder: string): Promise<Report> {
  const browser = findBrowser();
  const file = path.join(folder, 'report.json');
  const flags = ['--headless=new', ...BROWSER_FLAGS].join(' ');
  const options = ['--quiet', '--no-enable-error-reporting', `--only-categories=${CATEGORIES.join(',')}`];
  const args = [LIGHTHOUSE, url, '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`, ...options];
  await run(process.execPath, args, {
    env: { ...process.env, ...browser.env, CHROME_PATH: browser.executablePath },
    timeout: RUN_LIMIT_MS,
  });
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  if (report.runtimeError !== undefined) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

const scoreOf = (report: Report, category: Category): number =>
  Math.round((report.categories[category].score ?? Number.NaN) * 100);

/** What cost points, so that it can be mended. */
const lost = ({ categories, audits }: Report): string[] =>
  CATEGORIES.flatMap((category) => categories[category].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => [id, audits[id]?.displayValue].filter(Boolean).join(' '));

/**
 * Lighthouse for phones on the home page, the list of services, the first service of the demo world, and each content
 * page.
 */
export async function lighthouseBench(say: (line: string) => void): Promise<Figure[]> {
  const instance = await startInstance({ demo: true });
  const folder = temporaryFolder();
  try {
    const list = await (await fetch(`${instance.url}/services`)).text();
    const service = /<article[\s\S]*?href="(\/services\/[a-z0-9][^"?#/]*)"/.exec(list)?.[1];
    if (service === undefined) throw new Error('the list of services leads to no service');
    const figures: Figure[] = [];
    for (const [name, at] of [
      ['home', '/'],
      ['list of services', '/services'],
      ['a service', service],
      ['fees', '/feesandcharges'],
      ['contact', '/contact_us'],
      ...Object.values(PAGE_PATHS).map((path) => [path, path] as const),
    ] as const) {
      const reports: Report[] = [];
      const runs = at === service || OFTEN.includes(at) ? RUNS : 1;
      for (let count = 0; count < runs; count += 1) reports.push(await lighthouse(`${instance.url}${at}`, folder));
      say(
        `${at}: ${reports.map((report) => CATEGORIES.map((category) => scoreOf(report, category)).join('/')).join(', ')}`,
      );
      for (const line of new Set(reports.flatMap(lost))) say(`  lost on ${line}`);
      for (const category of CATEGORIES)
        figures.push(
          figure(
            `${name}: ${category}`,
            median(reports.map((report) => scoreOf(report, category))),
            BARS[category],
            'higher',
            'of 100',
          ),
        );
    }
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await instance.stop();
  }
}
