import type { Page } from './test.ts';

/** A public page is hydrated once it is used; then the router is there. */
export async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => document.documentElement.dataset['at'] !== undefined);
}

/** The router moves on as it does for its own links; the document stays. */
export function walkOn(page: Page, address: string): Promise<void> {
  return page.evaluate((to) => {
    document.documentElement.dataset['walked'] = 'yes';
    history.pushState({ idx: 99, key: 'walk', usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, address);
}

/** Where the router is once it has nothing more to load. */
export const settledAt = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.documentElement.dataset['at'] ?? null);
