/** How soon a letter typed into a CV appears, and the page that it changes. */
import path from 'node:path';
import { figure, p95, type Figure } from './figure.ts';
import { startInstance } from './support/instance.ts';
import { launchBrowser, pageOf, post, tokenOf } from './support/person.ts';

const WRITER = 'priyanka.raghunathan@example.com';
const SLOWER = 4;
const TEXTS = 30;
const TEXT = 'Cut reports to 1 s. ';
const KEY_EVERY_MS = 90;
const NOTE_TIMES = path.join(import.meta.dirname, 'support/typing-times.js');

interface TypingTimes {
  readonly echoes: readonly number[];
  readonly previews: readonly number[];
}

/** Types into the headline at a quarter of this machine's speed, and waits for the page after each text. */
async function typeHeadlines(url: string): Promise<TypingTimes> {
  const token = await tokenOf(url, WRITER);
  const { id } = await post<{ id: string }>(`${url}/api/cvs`, { name: 'Typed', language: 'en' }, token);
  const browser = await launchBrowser();
  try {
    const page = await pageOf(browser, token);
    await page.addInitScript({ path: NOTE_TIMES });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(`${url}/cvbuilder/createcv?cv=${id}`);
    await page.getByAltText(/^Page 1 of/).waitFor();
    const headline = page.locator('#basics-headline');
    for (let nth = 0; nth < TEXTS; nth += 1) {
      await headline.selectText();
      await page.keyboard.type(`${nth} ${TEXT}`, { delay: KEY_EVERY_MS });
      await page.waitForFunction(`window.typingTimes.previews.length > ${nth}`);
    }
    return await page.evaluate<TypingTimes>('window.typingTimes');
  } finally {
    await browser.close();
  }
}

export async function cvEditorBench(say: (line: string) => void): Promise<Figure[]> {
  const instance = await startInstance({ demo: true });
  try {
    const { echoes, previews } = await typeHeadlines(instance.url);
    say(`${echoes.length} keys, ${previews.length} pages`);
    return [
      figure('CV: a typed letter appears, 4 times slower, p95', p95(echoes), 50, 'lower', 'ms'),
      figure('CV: the page is drawn again after the last key, p95', p95(previews), 300, 'lower', 'ms'),
    ];
  } finally {
    await instance.stop();
  }
}
