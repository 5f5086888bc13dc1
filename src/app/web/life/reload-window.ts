/** A page is reloaded by us at most once in this time (SES-10, LIM-5). */
export const RELOAD_WINDOW_MS = 10_000;

/**
 * How long a reload still has to wait; 0 means now. A time in the future, from a clock that was set back, does not
 * count.
 */
export function waitBeforeReload(nowMs: number, lastReloadMs: number | null): number {
  if (lastReloadMs === null || lastReloadMs > nowMs) return 0;
  return Math.max(0, lastReloadMs + RELOAD_WINDOW_MS - nowMs);
}
