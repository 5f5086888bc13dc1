const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;
const AT_LATEST_MS = 2_000;
/** For browsers that do not say when they are idle. */
const SOON_MS = 200;

/**
 * A public page works as HTML, so making it interactive waits until the browser has nothing better to do, or someone
 * uses it. For people who are signed in it starts immediately: the page has more to show them.
 */
export function whenUsedOrIdle(start: () => void): void {
  let isStarted = false;
  const once = (): void => {
    for (const sign of SIGNS) removeEventListener(sign, once, true);
    if (!isStarted) start();
    isStarted = true;
  };
  const isUsed = document.activeElement !== null && document.activeElement !== document.body;
  if (isUsed || document.documentElement.dataset['session'] !== undefined) return once();
  for (const sign of SIGNS) addEventListener(sign, once, { capture: true, passive: true });
  if (typeof requestIdleCallback === 'function') requestIdleCallback(once, { timeout: AT_LATEST_MS });
  else setTimeout(once, SOON_MS);
}
