import type { Browser } from '@playwright/test';
import { judgeScreens, SCREEN_BYTES, type Script } from '../tools/screen-budget.ts';
import { figure, type Figure } from './figure.ts';
import { launchBrowser, pageOf, tokenOf } from './support/person.ts';

const SETTLES_MS = 2_000;
/** A client of the demo world. */
const CLIENT = 'greta.nystrom@example.org';
/** Some of what a client opens, the heavy ones among them; the gate judges every screen. */
const PATHS = [
  '/client/dashboard',
  '/messages',
  '/post_project',
  '/manage-projects',
  '/user/wallet',
  '/user/profile_setting',
];
/** An expression, because this side knows no browser. */
const SCRIPTS = `performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  .map(({ name, encodedBodySize }) => ({ url: name, bytes: encodedBodySize }))`;

/** Every script that a screen asks for in a browser with nothing cached, for someone who is signed in. */
async function scriptsOn(browser: Browser, url: string, path: string, token: string): Promise<Script[]> {
  const page = await pageOf(browser, token);
  try {
    await page.goto(`${url}${path}`);
    await page.locator('main h1, main h2').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLES_MS);
    if (!page.url().startsWith(`${url}${path}`)) throw new Error(`${path} led to ${page.url()}`);
    return await page.evaluate<Script[]>(SCRIPTS);
  } finally {
    await page.context().close();
  }
}

/** All scripts that a screen behind sign-in asks for: the heaviest of those above. */
export async function screenWeight(url: string, say: (line: string) => void): Promise<Figure> {
  const browser = await launchBrowser();
  try {
    const token = await tokenOf(url, CLIENT);
    const seen: { name: string; scripts: Script[] }[] = [];
    for (const path of PATHS) seen.push({ name: path, scripts: await scriptsOn(browser, url, path, token) });
    const costs = judgeScreens(seen);
    for (const { name, bytes } of costs) say(`${name}: ${(bytes / 1_000).toFixed(1)} kB`);
    const heaviest = Math.max(...costs.map(({ bytes }) => bytes)) / 1_000;
    return figure('screen behind sign-in: script in all', heaviest, SCREEN_BYTES / 1_000, 'lower', 'kB');
  } finally {
    await browser.close();
  }
}
