import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../e2e/support/browser.ts';
import { figure, median, type Figure } from './figure.ts';
import { startInstance } from './support/instance.ts';

const CARDS = 9;
const SLOWER = 4;
/** A pointer is over a card before its button goes down: a fast hand takes about this long (Fitts's law, for a card's size). */
const HOVER_MS = 150;
const BAR_MS = 200;

const NOTE_TIMES = path.join(import.meta.dirname, 'support/click-times.js');
const IS_AWAKE = 'window.__reactRouterDataRouter?.state.initialized === true';
const TAKEN = "sessionStorage.getItem('shown') !== null && Number(sessionStorage.getItem('shown')) - Number(sessionStorage.getItem('clicked'))";

/** How long someone has looked at the list. */
interface Reader {
  /** Long enough for the page to wake (docs/public-pages.md). */
  readonly hasLooked: boolean;
  readonly hoverMs: number;
}

/** Milliseconds from the click on a card to the painted heading of its page. */
async function clickOn(browser: Browser, list: string, card: number, { hasLooked, hoverMs }: Reader): Promise<number> {
  // What is waited for is an expression, and our policy refuses to evaluate any.
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, bypassCSP: true });
  try {
    await context.addInitScript({ path: NOTE_TIMES });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(list);
    await page.waitForLoadState('networkidle');
    if (hasLooked) await page.waitForFunction(IS_AWAKE);
    const link = page.locator('main article a[href]').nth(card);
    await link.scrollIntoViewIfNeeded();
    const box = await link.boundingBox();
    if (box === null) throw new Error('the list has too few cards');
    const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 20)];
    if (hoverMs > 0) {
      await page.mouse.move(x, y);
      await page.waitForTimeout(hoverMs);
    }
    await page.mouse.click(x, y);
    const taken = await page.waitForFunction(TAKEN);
    return Number(await taken.jsonValue());
  } finally {
    await context.close();
  }
}

/** From a click on a card of the list to the heading of the service, in Chromium at a quarter of this machine's speed. */
export async function clickBench(say: (line: string) => void): Promise<Figure[]> {
  const instance = await startInstance({ demo: true });
  const found = findBrowser();
  const browser = await chromium.launch({ executablePath: found.executablePath, args: BROWSER_FLAGS, env: { ...process.env, ...found.env } });
  try {
    const list = `${instance.url}/services`;
    const taken = async (words: string, reader: Reader): Promise<number> => {
      const times: number[] = [];
      for (let card = 0; card < CARDS; card += 1) times.push(await clickOn(browser, list, card, reader));
      say(`${words}: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`);
      return median(times);
    };
    return [
      figure('click on a card to the heading of its page, 4 times slower', await taken('awake', { hasLooked: true, hoverMs: HOVER_MS }), BAR_MS, 'lower', 'ms'),
      figure('the same, as soon as the list is there', await taken('asleep', { hasLooked: false, hoverMs: HOVER_MS }), null, 'lower', 'ms'),
      figure('the same, by a finger', await taken('finger', { hasLooked: true, hoverMs: 0 }), null, 'lower', 'ms'),
    ];
  } finally {
    await browser.close();
    await instance.stop();
  }
}
