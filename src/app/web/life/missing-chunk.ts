import { whenFree } from '#kit/web/holding.ts';
import { heading } from './heading.ts';
import { setLife } from './life-store.ts';
import { isGoing, reloadNow, waitNow } from './reload.ts';

/** The parts of the Navigation API that are used here. */
interface Leaving extends Event {
  readonly navigationType: 'push' | 'reload' | 'replace' | 'traverse';
  readonly userInitiated: boolean;
}

/** Where the person was going when a part was missing: the address of the link they clicked, not the present page. */
const target = (): string | null =>
  heading() ?? (pressed !== null && Date.now() - pressed.at < PRESS_COUNTS_MS ? pressed.to : null);

/** The router may find a part missing before it announces its target: then the link just clicked has it. */
const PRESS_COUNTS_MS = 5_000;
let pressed: { to: string; at: number } | null = null;

function notePress(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.origin !== location.origin || link.target !== '') return;
  pressed = { to: link.pathname + link.search + link.hash, at: Date.now() };
}

/** What a screen sends is answered sooner; what someone types is not over so soon. */
const SOON_MS = 1_500;

/** Leaves as soon as nothing is held, if that is soon; otherwise the person decides. */
function leaveOrAsk(to: string | null): void {
  if (waitNow() > 0) return setLife({ reload: 'missing' });
  let isDecided = false;
  const callOff = whenFree(() => {
    isDecided = true;
    void reloadNow(to);
  });
  setTimeout(() => {
    if (isDecided) return;
    callOff();
    setLife({ reload: 'missing' });
  }, SOON_MS);
}

/**
 * When a part of the app cannot be loaded because a newer build has replaced it, the router reloads the page
 * immediately. We intercept that reload: it must not lose typed text, must not repeat endlessly, and should lead to
 * where the person was going. Our own reloads pass.
 */
export function guardReloads(): void {
  addEventListener('click', notePress, true);
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', (event) => {
    const leaving = event as Leaving;
    const to = target();
    if (leaving.navigationType !== 'reload' || leaving.userInitiated || isGoing() === 'again' || !leaving.cancelable)
      return;
    // The router may find the part missing more than once: its second reload must not cancel ours.
    if (isGoing() === 'elsewhere') return leaving.preventDefault();
    if (to === null) return;
    leaving.preventDefault();
    leaveOrAsk(to);
  });
  // Parts that our own code fetches later on, such as a dialog.
  addEventListener('vite:preloadError', () => leaveOrAsk(target()));
}

/** The person agrees: immediately, to where they were going. */
export const reloadByChoice = (): void => void reloadNow(target());
