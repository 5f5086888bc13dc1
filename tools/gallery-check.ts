/**
 * Builds the component gallery and looks at every story in headless Chromium, light and dark: any axe finding, console
 * error or page error fails. `--shots <folder>` keeps pictures at 360 and 1280; `--only <text>` narrows to some
 * stories; `--built` takes the gallery as it was built last.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { violationsOn } from '../e2e/support/axe.ts';
import { BROWSER_FLAGS, findBrowser } from '../e2e/support/browser.ts';
import { coverSvg, isMotif } from '../src/design/art/cover.ts';
import { mosaicSvg } from '../src/design/art/mosaic.ts';

const root = join(import.meta.dirname, '..');
const gallery = join(root, 'build/gallery');
const { values: options } = parseArgs({
  options: { shots: { type: 'string' }, only: { type: 'string' }, built: { type: 'boolean' } },
});
const PAGES_AT_ONCE = 2;
/** A part of a page has none of these, and need not. */
const NOT_OF_A_PART = Object.fromEntries(
  ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order', 'document-title', 'html-has-lang'].map(
    (rule) => [rule, { enabled: false }],
  ),
);
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

if (!options.built) {
  execFileSync(process.execPath, [join(root, 'tools/fonts.ts')], { stdio: 'ignore' });
  // Storybook's own program, without telemetry and without a check for newer versions.
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/.bin/storybook'), 'build', '-o', gallery, '--quiet', '--disable-telemetry'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    },
  );
}

/** The built files, and the art the product's server would draw. */
const server = createServer((request, response) => {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://gallery').pathname);
  const [, area, motif = '', seed = ''] = path.replace(/\.svg$/, '').split('/');
  try {
    const art = area === 'art' ? (isMotif(motif) ? coverSvg(motif, seed) : mosaicSvg(seed)) : null;
    const body = art ?? readFileSync(join(gallery, normalize(path)));
    response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
    response.end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

interface Entry {
  id: string;
  type: string;
}
const index = JSON.parse(readFileSync(join(gallery, 'index.json'), 'utf8')) as { entries: Record<string, Entry> };
const stories = Object.values(index.entries)
  .filter((entry) => entry.type === 'story' && (!options.only || entry.id.includes(options.only)))
  .map((entry) => entry.id);
if (stories.length === 0) throw new Error('no story to look at');

const problems: string[] = [];
if (options.shots) mkdirSync(options.shots, { recursive: true });

async function themed(page: Page, theme: 'light' | 'dark'): Promise<void> {
  // As text: these lines run in the page, not here.
  await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
  // Colours move for 120 ms; measured halfway they would be wrong.
  await page.evaluate(
    'Promise.allSettled(document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished)).then(() => null)',
  );
}

async function look(page: Page, id: string): Promise<void> {
  const heard: string[] = [];
  const hear = (text: string): void => void heard.push(text);
  page.removeAllListeners('console').removeAllListeners('pageerror').removeAllListeners('requestfailed');
  page.on('console', (message) => (message.type() === 'error' ? hear(message.text()) : undefined));
  page.on('pageerror', (error) => hear(error.message));
  await page.goto(`${base}/iframe.html?id=${id}&viewMode=story`);
  await page.waitForSelector('#storybook-root > *, body.sb-show-errordisplay');
  await page.evaluate('document.fonts.ready.then(() => null)');
  await page.waitForTimeout(200);
  if (await page.locator('body.sb-show-errordisplay').count()) hear('the story did not render');
  for (const theme of ['light', 'dark'] as const) {
    await themed(page, theme);
    for (const found of await violationsOn(page, { rules: NOT_OF_A_PART }))
      for (const node of found.nodes)
        hear(`${theme}: ${found.id}: ${node.html.slice(0, 160)} ${node.failureSummary.split('\n')[1]?.trim() ?? ''}`);
    if (options.shots) await shoot(page, id, theme);
  }
  for (const text of heard) problems.push(`${id}: ${text}`);
}

async function shoot(page: Page, id: string, theme: string): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.waitForTimeout(150);
    const wide = await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    if (wide > 0) problems.push(`${id}: ${theme} at ${width}: scrolls sideways by ${wide}px`);
    writeFileSync(join(options.shots ?? '', `${id}.${theme}.${width}.png`), await page.screenshot({ fullPage: true }));
  }
}

let browser: Browser | undefined;
const startedAt = performance.now();
try {
  const { executablePath, env } = findBrowser();
  browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS], env: { ...process.env, ...env } });
  const waiting = [...stories];
  const worker = async (): Promise<void> => {
    const context = await browser?.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      colorScheme: 'light',
    });
    const page = await context?.newPage();
    if (!page) return;
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        await look(page, id);
      } catch (error) {
        problems.push(`${id}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, worker));
} finally {
  await browser?.close();
  server.close();
}

for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(
  `${stories.length} stories in light and dark, ${problems.length} problems, ${Math.round((performance.now() - startedAt) / 1_000)} s\n`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
