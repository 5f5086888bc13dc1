import { useSyncExternalStore } from 'react';

/** What the life of this page's build has to say to the person in front of it. */
export interface Life {
  /** `waiting`: a reload stands back for what is under way. `missing`: a part of the app could not be fetched. */
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
