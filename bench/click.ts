import { readFileSync } from 'node:fs';
import path from 'node:path';
import { figure, median, type Figure } from './figure.ts';
import { startInstance } from './support/instance.ts';
import { LostAnswer } from './support/answers.ts';
import { plainBrowser } from './support/plain-browser.ts';

const CARDS = 9;
/** Clicks before those that count: the first ones also wait for a browser and a server that have just started. */
const WARMING = 6;
const SLOWER = 4;
/**
 * A pointer is over a card before its button goes down: a fast hand takes about this long (Fitts's law, for a card's
 * size).
 */
const HOVER_MS = 150;
const BAR_MS = 300;

const NOTE_TIMES = readFileSync(path.join(import.meta.dirname, 'support/click-times.js'), 'utf8');
const IS_HYDRATED = 'document.documentElement.dataset.at !== undefined';
const TAKEN =
  "sessionStorage.getItem('shown') === null ? null : Number(sessionStorage.getItem('shown')) - Number(sessionStorage.getItem('clicked'))";
const STATE = 'JSON.stringify({ ...sessionStorage, at: location.pathname, shows: document.visibilityState })';
const boxOf = (card: number): string => `(() => {
  const link = document.querySelectorAll('main article a[href]')[${card}];
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = link.getBoundingClientRect();
  return [x + width / 2, y + Math.min(height / 2, 20)];
})()`;

/** Asked for while the page is being made, the answer would wait for a script of ours to run in it. */
const ASKED_AFTER_MS = 2_000;
const LIMIT_MS = 20_000;
const LOOK_MS = 100;
/** Nothing that the page fetches comes later. */
const QUIET_MS = 1_000;

/** How long someone has looked at the list. */
interface Reader {
  /** Long enough for the page to be hydrated. */
  readonly hasLooked: boolean;
  readonly hoverMs: number;
}

const HYDRATED: Reader = { hasLooked: true, hoverMs: HOVER_MS };
/** Of one click, each in a browser of its own after the first. */
const TRIES = 3;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A page that gives way to another loses what it was asked: the other one is asked then. */
async function until<T>(words: string, look: () => Promise<T | null | false>): Promise<T> {
  let lost: LostAnswer | null = null;
  for (let waited = 0; waited < LIMIT_MS; waited += LOOK_MS) {
    try {
      const seen = await look();
      if (seen !== null && seen !== false) return seen;
      lost = null;
    } catch (error) {
      if (!(error instanceof LostAnswer)) throw error;
      lost = error;
    }
    await pause(LOOK_MS);
  }
  throw lost ?? new Error(words);
}

/** Milliseconds from the click on a card to the painted heading of its page. */
async function clickOn(
  browser: Awaited<ReturnType<typeof plainBrowser>>,
  list: string,
  card: number,
  { hasLooked, hoverMs }: Reader,
) {
  const tab = await browser.tab([
    ['Page.enable', {}],
    ['Page.addScriptToEvaluateOnNewDocument', { source: NOTE_TIMES }],
    ['Emulation.setCPUThrottlingRate', { rate: SLOWER }],
  ]);
  try {
    await until('the tab shows no page', () => tab.valueOf('true').then(Boolean, () => false));
    await tab.send('Page.navigate', { url: list });
    await until(
      'the list did not load',
      async () =>
        (await tab.valueOf("document.readyState === 'complete' && location.pathname === '/services'")) === true,
    );
    await pause(QUIET_MS);
    if (hasLooked) await until('the page was not hydrated', async () => (await tab.valueOf(IS_HYDRATED)) === true);
    const [x, y] = (await tab.valueOf(boxOf(card))) as [number, number];
    const mouse = (type: string, button = 'none') =>
      tab.send('Input.dispatchMouseEvent', { type, x, y, button, clickCount: button === 'none' ? 0 : 1 });
    if (hoverMs > 0) {
      await mouse('mouseMoved');
      await pause(hoverMs);
    }
    await mouse('mousePressed', 'left');
    await mouse('mouseReleased', 'left');
    await pause(ASKED_AFTER_MS);
    const ms = await until('the heading was not seen', async () => (await tab.valueOf(TAKEN)) as number | null).catch(
      async (error: Error) => {
        if (error instanceof LostAnswer) throw error;
        throw new Error(`${error.message}: ${String(await tab.valueOf(STATE))}`);
      },
    );
    return ms;
  } finally {
    await tab.close();
  }
}

/**
 * From a click on a card of the list to the heading of the service, in Chromium at a quarter of this machine's speed.
 */
export async function clickBench(say: (line: string) => void): Promise<Figure[]> {
  const instance = await startInstance({ demo: true });
  let browser = await plainBrowser();
  try {
    const list = `${instance.url}/services`;
    /** What a browser lost is measured again in a new one, which warms up first. */
    const click = async (card: number, reader: Reader, tries = TRIES): Promise<Awaited<ReturnType<typeof clickOn>>> => {
      try {
        return await clickOn(browser, list, card, reader);
      } catch (error) {
        if (!(error instanceof LostAnswer) || tries === 1) throw error;
        say(`card ${card + 1} again, in a new browser: ${error.message}`);
        await browser.close();
        browser = await plainBrowser();
        await click(card, HYDRATED, tries - 1);
        return click(card, reader, tries - 1);
      }
    };
    for (let card = 0; card < WARMING; card += 1) await click(card, HYDRATED);
    const taken = async (words: string, reader: Reader): Promise<number> => {
      const clicks: number[] = [];
      for (let card = 0; card < CARDS; card += 1) clicks.push(await click(card, reader));
      say(`${words}: ${clicks.map((ms) => ms.toFixed(0)).join(', ')} ms`);
      return median(clicks);
    };
    return [
      figure(
        'click on a card to the heading of its page, 4 times slower',
        await taken('hydrated', HYDRATED),
        BAR_MS,
        'lower',
        'ms',
      ),
      figure(
        'the same, as soon as the list is there',
        await taken('just loaded', { hasLooked: false, hoverMs: HOVER_MS }),
        null,
        'lower',
        'ms',
      ),
      figure('the same, by a finger', await taken('finger', { hasLooked: true, hoverMs: 0 }), null, 'lower', 'ms'),
    ];
  } finally {
    await browser.close();
    await instance.stop();
  }
}
