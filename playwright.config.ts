import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from './e2e/support/browser.ts';
import { PHONE, WIDE } from './e2e/support/widths.ts';

const browser = findBrowser();
/** A headless browser calls itself a bot by default, and bots get no error page (SCN-21). */
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';
const given = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);

/** Of `npm run test:long`. */
const IS_LONG = process.env['TEST_LONG'] !== undefined;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // Left to `npm run test:long`: what takes minutes and seldom breaks (docs/testing.md).
  testIgnore: IS_LONG ? [] : '**/*.long.spec.ts',
  outputDir: 'test-results/runs',
  globalSetup: './e2e/support/global-setup.ts',
  workers: 1,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  // For a machine at a quarter of this one's speed: what is waited for ends the wait.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter:
    process.env['E2E_JSON'] === undefined ? [['list']] : [['list'], ['json', { outputFile: process.env['E2E_JSON'] }]],
  use: {
    browserName: 'chromium',
    userAgent: PERSON,
    locale: 'en-US',
    timezoneId: 'UTC',
    // End-to-end tests that look at what is asked of the server would not see what a worker asks; e2e/life.spec.ts lets
    // it in.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.executablePath,
      args: BROWSER_FLAGS,
      env: { ...Object.fromEntries(given), ...browser.env },
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: WIDE } },
    // The main job with a finger. The walk over every screen looks at both widths itself.
    {
      name: 'phone',
      testMatch: IS_LONG
        ? /(main-job|project-job|contract-desk|console-rule)\.spec\.ts$/
        : /(main-job|console-rule)\.spec\.ts$/,
      use: { viewport: PHONE, hasTouch: true, isMobile: true },
    },
  ],
});
