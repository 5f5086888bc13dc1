import { useEffect, useSyncExternalStore } from 'react';
import { SIDE_KEY } from './public/side-script.ts';
import type { Side } from '#kit/sides.ts';

const listeners = new Set<() => void>();

/**
 * Of someone who does both; the selling side until they choose. Nobody is signed in where a browser forbids storage.
 */
const chosenSide = (): Side => (localStorage.getItem(SIDE_KEY) === 'client' ? 'client' : 'freelancer');

export function chooseSide(side: Side): void {
  localStorage.setItem(SIDE_KEY, side);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The side of the screen that is shown, else the one chosen last: a page of one side also chooses it. */
export function useChosenSide(ofScreen: Side | null, doesBoth: boolean): Side {
  const chosen = useSyncExternalStore(subscribe, chosenSide, () => 'freelancer' as const);
  useEffect(() => {
    if (doesBoth && ofScreen !== null && ofScreen !== chosenSide()) chooseSide(ofScreen);
  }, [doesBoth, ofScreen]);
  return ofScreen ?? chosen;
}
