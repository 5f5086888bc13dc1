import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { unreachable } from './unreachable.ts';

let Content: ComponentType | null = null;
const listeners = new Set<() => void>();

function change(next: ComponentType | null): void {
  Content = next;
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Over the page that is shown, such as a dialog: it stays when what opened it is gone, as cards are. */
export type OpenOverPage = (content: (close: () => void) => ReactNode) => void;

let load: () => Promise<OpenOverPage> = () => Promise.reject(new Error('nothing opens yet'));

export const overPage = {
  /** Of the app, once: with what parts of signed-in screens need on a public page. */
  by: (loadOpen: () => Promise<OpenOverPage>): void => {
    load = loadOpen;
  },
  set: change,
};

export const loadOverPage = (): Promise<OpenOverPage> => load().catch(unreachable);

export const useOverPage = (): ComponentType | null =>
  useSyncExternalStore(
    subscribe,
    () => Content,
    () => null,
  );
