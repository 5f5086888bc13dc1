import { useSyncExternalStore } from 'react';

const hearConnection = (listener: () => void): (() => void) => {
  for (const event of ['online', 'offline']) addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, listener);
  };
};

export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    hearConnection,
    () => !navigator.onLine,
    () => false,
  );
