import { useSyncExternalStore } from 'react';

/** Where the talk is beside the rest (docs/desks.md): Tailwind's `xl`. */
const WIDE = '(min-width: 80rem)';

const subscribe = (change: () => void): (() => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', change);
  return () => query.removeEventListener('change', change);
};

/**
 * What is beside the page on a wide window is a tab on a narrow one: it is loaded once, in its place. Only behind
 * sign-in, where the browser renders.
 */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
