import { setLife } from './life-store.ts';
import { reloadWhenFree } from './reload.ts';

const PATIENCE_MS = 3_000;
const later = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A newer worker is fetched and activated; the page is reloaded right after, so that both are new. */
async function takeOver(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.update();
  const next = registration.installing ?? registration.waiting;
  if (next === null) return;
  await new Promise<void>((resolve) => {
    const reportState = (): void => {
      if (next.state === 'installed') next.postMessage({ type: 'SKIP_WAITING' });
      if (next.state === 'activated' || next.state === 'redundant') resolve();
    };
    next.addEventListener('statechange', reportState);
    reportState();
  });
}

/** Registers /sw.js. Gives a function that activates its next version, for when a new build is found. */
export function registerWorker(): () => Promise<void> {
  const nothing = async (): Promise<void> => {};
  if (!('serviceWorker' in navigator)) return nothing;
  const { serviceWorker } = navigator;
  let hadOne = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker in a browser belongs to the same build as its page.
    if (hadOne) reloadWhenFree();
    hadOne = true;
  });
  const registered = serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' });
  registered.catch(() => {
    setLife({ serviceWorkerFailed: true });
    document.documentElement.dataset['serviceWorker'] = 'failed';
  });
  return () => Promise.race([registered.then(takeOver).catch(nothing), later(PATIENCE_MS)]);
}
