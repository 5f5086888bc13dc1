import { expect, test as base, type BrowserContext, type Locator, type Page } from '@playwright/test';
import path from 'node:path';
import { violationsOn } from './axe.ts';
import { PHONE, WIDE } from './widths.ts';

export { expect };
export type { Locator, Page };

/**
 * Where several products were started (tools/gate.ts), each worker has one to itself: stories share the people of the
 * demo world.
 */
const PRODUCTS = (process.env['DOCKET_PRODUCTS'] ?? '').split(' ').filter((product) => product !== '');
const product = PRODUCTS[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)]?.split(',');
if (product !== undefined) [process.env['DOCKET_URL'], process.env['DOCKET_DATA_DIR']] = product;

const PICTURES = path.join(import.meta.dirname, '../../test-results/pictures');
const SIZES = { desktop: WIDE, phone: PHONE } as const;
/** WCAG 2.2 AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

interface Fixtures {
  /** Errors this end-to-end test expects: a refused call is an error in the console. */
  allowConsole(pattern: RegExp): void;
  /** One more person at their own screen, with their own storage. Watched like the first. */
  anotherPerson(): Promise<Page>;
  watched: { watch(context: BrowserContext): void; allow(pattern: RegExp): void };
}

/** Playwright's test with one rule more: an error in any page's console, or thrown there, fails the end-to-end test. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => {
    await use(process.env['DOCKET_URL']);
  },
  watched: [
    async ({ context }, use) => {
      const faults: string[] = [];
      const allowed: RegExp[] = [];
      const contexts: BrowserContext[] = [];
      const watch = (watchedContext: BrowserContext): void => {
        contexts.push(watchedContext);
        watchedContext.on('console', (message) => {
          if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`);
        });
        watchedContext.on('weberror', (error) =>
          faults.push(`thrown: ${error.error().stack ?? error.error().message}`),
        );
      };
      watch(context);
      await use({ watch, allow: (pattern) => void allowed.push(pattern) });
      // A page that still reads when the test ends would fail in the test's own route.
      for (const shown of contexts.flatMap((each) => each.pages()))
        await shown.unrouteAll({ behavior: 'ignoreErrors' });
      expect(
        faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault))),
        'errors in the browser',
      ).toEqual([]);
    },
    { auto: true },
  ],
  allowConsole: async ({ watched }, use) => {
    await use(watched.allow);
  },
  anotherPerson: async ({ browser, watched, contextOptions, viewport }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        ...(process.env['DOCKET_URL'] === undefined ? {} : { baseURL: process.env['DOCKET_URL'] }),
      });
      contexts.push(context);
      watched.watch(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** What moves below the window may never come to its end. */
const LONGEST_MOVE_MS = 2_000;

/** Nothing changes its color or place any more: halfway, neither is what a person sees. */
const expectStill = (page: Page): Promise<void> =>
  page.evaluate(async (most) => {
    const moves = document.getAnimations().filter((move) => move.effect?.getComputedTiming().endTime !== Infinity);
    const isOver = Promise.all(moves.map((move) => move.finished.catch(() => undefined)));
    await Promise.race([isOver, new Promise((resolve) => setTimeout(resolve, most))]);
  }, LONGEST_MOVE_MS);

/** WCAG 2.2 AA by axe, on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectStill(page);
  const violations = await violationsOn(page, { runOnly: { type: 'tag', values: RULES } });
  const findings = violations.map(
    (violation) =>
      `${violation.id}: ${violation.help} — ${violation.nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
  expect(findings, 'accessibility findings').toEqual([]);
}

/**
 * Shows the page in a theme the way a person's choice does, without a reload. Colors don't move to their new place but
 * are there: what is below the window begins to move only once it is looked at, and would be judged halfway.
 */
export async function showTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate((chosen) => {
    const atOnce = new CSSStyleSheet();
    atOnce.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, atOnce];
    localStorage.setItem('docket-theme', chosen);
    document.documentElement.dataset['theme'] = chosen;
  }, theme);
}

/**
 * A picture of the page as it is, in test-results/pictures; with PICTURES=all four, both widths in both themes; with
 * PICTURES=none, as in the gate, no picture. The page is left as it was.
 */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (process.env['PICTURES'] === 'none') return;
  if (process.env['PICTURES'] !== 'all') {
    await page.screenshot({ path: path.join(PICTURES, `${name}.png`), fullPage: true, animations: 'disabled' });
    return;
  }
  const size = page.viewportSize();
  for (const [width, viewport] of Object.entries(SIZES))
    for (const theme of THEMES) {
      await page.setViewportSize(viewport);
      await showTheme(page, theme);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.screenshot({
        path: path.join(PICTURES, `${name}-${width}-${theme}.png`),
        fullPage: true,
        animations: 'disabled',
      });
    }
  if (size !== null) await page.setViewportSize(size);
  await showTheme(page, 'light');
}

/** A page must not scroll sideways on a phone. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang, 'pixels the page is wider than the screen').toBe(0);
}
