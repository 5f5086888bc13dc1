import { useSyncExternalStore } from 'react';

/**
 * What the screen that is shown stands under, by its breadcrumbs. An order is under what someone bought or what they
 * sell, which only the order knows; the navigation beside it marks the same place.
 */
let shown: readonly string[] = [];
const listeners = new Set<() => void>();

export function showTrail(hrefs: readonly string[]): void {
  shown = hrefs;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The addresses of the screens above, the nearest last. None before the screen has its header. */
export const useShownTrail = (): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => shown,
  );
