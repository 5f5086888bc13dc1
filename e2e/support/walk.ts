import type { Page } from './test.ts';

/** A public page is hydrated once it is used; then the router is there. */
export async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(
    () => (window as { __reactRouterDataRouter?: { state: { initialized: boolean } } }).__reactRouterDataRouter?.state.initialized === true,
  );
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
export function settledAt(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    interface Routed {
      readonly __reactRouterDataRouter?: {
        readonly state: { readonly initialized: boolean; readonly navigation: { readonly state: string }; readonly location: { readonly pathname: string } };
      };
    }
    const { initialized, navigation, location } = (window as Routed).__reactRouterDataRouter?.state ?? {};
    return initialized === true && navigation?.state === 'idle' ? (location?.pathname ?? null) : null;
  });
}
