import { useEffect } from 'react';

/** What a reload must not interrupt (FRM-9): typed text, an upload, a payment in progress. */
export type Held = 'form' | 'upload' | 'payment';

/** Long enough to read "Saved" before the page goes. */
const SETTLE_MS = 1_000;

const held = new Map<symbol, Held>();
const waiting = new Set<() => void>();

export const isHeld = (): boolean => held.size > 0;

/** Holds reloads back until the returned function is called; calling it twice does no harm. */
export function hold(what: Held): () => void {
  const mine = Symbol(what);
  held.set(mine, what);
  return () => {
    if (held.delete(mine) && held.size === 0 && waiting.size > 0) setTimeout(letGo, SETTLE_MS);
  };
}

function letGo(): void {
  if (held.size > 0) return;
  const acts = [...waiting];
  waiting.clear();
  for (const act of acts) act();
}

/** Acts immediately, or as soon as nothing is held any more. Gives the way to call it off. */
export function whenFree(act: () => void): () => void {
  if (!isHeld()) {
    act();
    return () => {};
  }
  waiting.add(act);
  return () => void waiting.delete(act);
}

/** For a component: held for as long as `on` is true and it is on the screen. */
export function useHold(what: Held, on: boolean): void {
  useEffect(() => (on ? hold(what) : undefined), [what, on]);
}
