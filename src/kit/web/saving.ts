import { useEffect, useSyncExternalStore, type ComponentType } from 'react';

/** What can be saved for later: a service or a project by its slug, a person by their username, a search by its address. */
export interface Savable {
  readonly kind: 'service' | 'person' | 'project' | 'search:services' | 'search:projects';
  readonly name: string;
}

/** Knows the session and makes the calls. Saving comes after the domains whose pages have its buttons, so the app gives it to them. */
export interface Saver {
  /** Reads which of these are saved: one call for all. */
  show(things: readonly Savable[]): Promise<void>;
  /** Saves it unless it is saved, such as after someone signed in for it. */
  keep(thing: Savable): Promise<void>;
  /** Saves it, or no longer. */
  press(thing: Savable): Promise<void>;
}

export const savableKey = ({ kind, name }: Savable): string => `${kind}:${name}`;

let loadSaver: () => Promise<Saver> = () => Promise.reject(new Error('nothing saves yet'));
let saved: ReadonlySet<string> = new Set();
let Dialog: ComponentType | null = null;
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const saving = {
  /** Of the app, once: loaded when someone who is signed in looks at something that can be saved, or anyone presses a button. */
  by: (load: () => Promise<Saver>): void => {
    loadSaver = load;
  },
  isSaved: (thing: Savable): boolean => saved.has(savableKey(thing)),
  set: (thing: Savable, isSaved: boolean): void => {
    const next = new Set(saved);
    if (isSaved) next.add(savableKey(thing));
    else next.delete(savableKey(thing));
    saved = next;
    changed();
  },
  /** The session ended. */
  clear: (): void => {
    saved = new Set();
    changed();
  },
  /** In front of the page that is shown, over whatever it is. */
  open: (dialog: ComponentType): void => {
    Dialog = dialog;
    changed();
  },
  close: (): void => {
    Dialog = null;
    changed();
  },
};

let shown: Savable[] = [];

/** What is rendered together is read with one call. */
function ask(thing: Savable): void {
  if (document.documentElement.dataset['session'] !== 'in') return;
  shown.push(thing);
  if (shown.length > 1) return;
  setTimeout(() => {
    const things = shown;
    shown = [];
    // Without an answer every button offers to save, which is right or harmless.
    loadSaver().then(
      (saver) => saver.show(things),
      () => undefined,
    );
  });
}

/** Whether it is saved, and the press that changes it. The server knows no reader: there nothing is. */
export function useSaving({ kind, name }: Savable): { readonly isSaved: boolean; readonly press: () => void } {
  const isSaved = useSyncExternalStore(
    subscribe,
    () => saving.isSaved({ kind, name }),
    () => false,
  );
  useEffect(() => ask({ kind, name }), [kind, name]);
  return { isSaved, press: () => void loadSaver().then((saver) => saver.press({ kind, name })) };
}

export const useSavingDialog = (): ComponentType | null =>
  useSyncExternalStore(
    subscribe,
    () => Dialog,
    () => null,
  );

/** After signing in for it. */
export const keepSaved = async (thing: Savable): Promise<void> => (await loadSaver()).keep(thing);
