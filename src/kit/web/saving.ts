import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { unreachable } from './unreachable.ts';

/** A service or a project by its slug, a person by their username. */
export interface SavableThing {
  readonly kind: 'service' | 'person' | 'project';
  readonly name: string;
}

/** The search of a list, by the query of its address. */
export interface SavableSearch {
  readonly kind: 'search';
  readonly list: 'services' | 'projects';
  readonly query: string;
}

export type Savable = SavableThing | SavableSearch;

/**
 * Knows the session and makes the calls. Saving comes after the domains whose pages have its buttons, so the app gives
 * it to them.
 */
export interface Saver {
  /** Keeps the buttons of these up to date: one call for all. */
  show(things: readonly Savable[]): void;
  /**
   * Saves it unless it is saved, such as after someone signed in for it. False: the page is left, because an account
   * lacks something first.
   */
  saveOnce(thing: Savable): Promise<boolean>;
  /** Saves it, or no longer. */
  press(thing: Savable): Promise<void>;
}

/**
 * One text for everything that tells one from another. The same search is the same text in whatever order its address
 * has its fields.
 */
export function savableKey(thing: Savable): string {
  if (thing.kind !== 'search') return `${thing.kind}:${thing.name}`;
  const fields = new URLSearchParams(thing.query);
  fields.sort();
  return `search:${thing.list}:${fields.toString()}`;
}

let importSaver: () => Promise<Saver> = () => Promise.reject(new Error('nothing saves yet'));
const loadSaver = (): Promise<Saver> => importSaver().catch(unreachable);

let saved: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const saving = {
  /**
   * Of the app, once: loaded when someone who is signed in looks at something that can be saved, or anyone presses a
   * button.
   */
  by: (load: () => Promise<Saver>): void => {
    importSaver = load;
  },
  isSaved: (thing: Savable): boolean => saved.has(savableKey(thing)),
  /** The keys of what is saved, of all that is on the screen. */
  set: (keys: ReadonlySet<string>): void => {
    saved = keys;
    for (const listener of listeners) listener();
  },
};

/** An entry for each button. */
const onScreen = new Set<Savable>();
let isDue = false;

/** What is rendered together is read with one call. */
function showSoon(): void {
  if (isDue || document.documentElement.dataset['session'] !== 'in') return;
  isDue = true;
  setTimeout(() => {
    isDue = false;
    // Without an answer every button offers to save, which is right or harmless.
    loadSaver().then(
      (saver) => saver.show([...onScreen]),
      () => undefined,
    );
  });
}

function enter(thing: Savable): () => void {
  onScreen.add(thing);
  showSoon();
  return () => {
    onScreen.delete(thing);
    if (onScreen.size === 0) showSoon();
  };
}

/** Whether it is saved, and the press that changes it. The server knows no reader: there nothing is. */
export function useSaving(thing: Savable): { readonly isSaved: boolean; readonly press: () => Promise<void> } {
  const key = savableKey(thing);
  const isSaved = useSyncExternalStore(
    subscribe,
    () => saved.has(key),
    () => false,
  );
  const enterThis = useEffectEvent(() => enter(thing));
  useEffect(() => enterThis(), [key]);
  return { isSaved, press: async () => (await loadSaver()).press(thing) };
}

/** After signing in for it. */
export const saveOnce = async (thing: Savable): Promise<boolean> => (await loadSaver()).saveOnce(thing);
