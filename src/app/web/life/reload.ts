import { flushDrafts } from '#kit/web/draft-flush.ts';
import { isHeld, whenFree } from '#kit/web/holding.ts';
import { setLife } from './life-store.ts';
import { waitBeforeReload } from './reload-window.ts';

const RELOADED_AT = 'docket-reloaded-at';
let planned = false;
let going: 'again' | 'elsewhere' | null = null;

const lastReload = (): number | null => {
  const written = Number(sessionStorage.getItem(RELOADED_AT) ?? 'none');
  return Number.isFinite(written) ? written : null;
};

export const waitNow = (): number => waitBeforeReload(Date.now(), lastReload());

/** Set once we are leaving ourselves: to the same page, or to another. */
export const isGoing = (): typeof going => going;

/** Saves everything typed, then leaves: to where the person was going, or to the same page. */
export async function reloadNow(to: string | null = null): Promise<void> {
  await flushDrafts();
  going = to === null ? 'again' : 'elsewhere';
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  if (to === null) location.reload();
  else location.assign(to);
}

/**
 * A reload that nobody asked for: at most once in ten seconds, and never while a form is dirty, an upload runs or a
 * payment is open (FRM-9). Until then the screen says that it waits, and offers to reload now.
 */
export function reloadWhenFree(before: () => Promise<void> = async () => {}): void {
  if (planned) return;
  planned = true;
  if (isHeld()) setLife({ reload: 'waiting' });
  whenFree(() => {
    planned = false;
    // Without a connection a reload would fail.
    if (!navigator.onLine) return addEventListener('online', () => reloadWhenFree(before), { once: true });
    const wait = waitNow();
    if (wait > 0) return void setTimeout(() => reloadWhenFree(before), wait);
    planned = true;
    return void before().then(() => reloadNow());
  });
}
