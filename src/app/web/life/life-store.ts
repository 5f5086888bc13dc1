import { useSyncExternalStore } from 'react';

/** What the person has to know about this page's build. */
export interface Life {
  /** `waiting`: a reload waits for what is in progress. `missing`: a part of the app could not be loaded. */
  readonly reload: 'none' | 'waiting' | 'missing';
  /** SES-11: a failed registration is recorded as a flag. */
  readonly serviceWorkerFailed: boolean;
}

let life: Life = { reload: 'none', serviceWorkerFailed: false };
const listeners = new Set<() => void>();

export function setLife(change: Partial<Life>): void {
  life = { ...life, ...change };
  for (const listener of listeners) listener();
}

const START: Life = life;
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useLife = (): Life =>
  useSyncExternalStore(
    listen,
    () => life,
    () => START,
  );
