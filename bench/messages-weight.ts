import { chromium, type Browser } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../e2e/support/browser.ts';
import { judgeScreens, type Script } from '../tools/screen-budget.ts';
import { figure, type Figure } from './figure.ts';
import { startInstance } from './support/instance.ts';

const SETTLES_MS = 2_000;
/** A client of the demo world. */
const CLIENT = { email: 'greta.nystrom@example.org', password: 'demo-docket-2026' };
/** An expression, because this side knows no browser. */
const SCRIPTS = `performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  .map(({ name, encodedBodySize }) => ({ url: name, bytes: encodedBodySize }))`;

/** Every script that a screen asks for in a browser with nothing cached, for someone who is signed in. */
async function scriptsOn(browser: Browser, url: string, path: string, token: string): Promise<Script[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block', bypassCSP: true });
  try {
    await context.addInitScript(`localStorage.setItem('docket-token', '${token}'); localStorage.setItem('docket-token-stored-at', String(Date.now()));`);
    const page = await context.newPage();
    await page.goto(`${url}${path}`);
    await page.locator('main h1, main h2').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLES_MS);
    if (!page.url().startsWith(`${url}${path}`)) throw new Error(`${path} led to ${page.url()}`);
    return await page.evaluate<Script[]>(SCRIPTS);
  } finally {
    await context.close();
  }
}

/** What /messages asks for beside what every screen of its reader has. */
export async function screenWeight(say: (line: string) => void): Promise<Figure[]> {
  const instance = await startInstance({ demo: true });
  const found = findBrowser();
  const browser = await chromium.launch({ executablePath: found.executablePath, args: BROWSER_FLAGS, env: { ...process.env, ...found.env } });
  try {
    const answer = await fetch(`${instance.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(CLIENT),
    });
    const { data } = (await answer.json()) as { data: { api_token: string } };
    const [home, messages] = [
      await scriptsOn(browser, instance.url, '/client/dashboard', data.api_token),
      await scriptsOn(browser, instance.url, '/messages', data.api_token),
    ];
    const costs = judgeScreens([
      { name: 'dashboard', scripts: home },
      { name: 'messages', scripts: messages },
    ]);
    say(`the first screen ${((costs[0]?.bytes ?? 0) / 1_000).toFixed(1)} kB in ${costs[0]?.files} files, /messages beside it ${costs[1]?.files} files`);
    return [figure('script of /messages over the shell', (costs[1]?.bytes ?? Number.NaN) / 1_000, 60, 'lower', 'kB')];
  } finally {
    await browser.close();
    await instance.stop();
  }
}
