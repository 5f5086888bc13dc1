/** A list that this browser keeps for itself, such as what was searched for. Signing out forgets it (leave-no-trace). */
export interface DeviceList<Entry> {
  /** The same array while nothing changes; empty where the browser keeps nothing, or something else stands there. */
  all(): readonly Entry[];
  /** At most so many of them, the first ones. */
  keep(entries: readonly Entry[]): void;
  forget(): void;
  /** Told of each change, also in other tabs, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

function storedUnder(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is switched off.
    return null;
  }
}

function entriesIn<Entry>(text: string | null, isEntry: (value: unknown) => value is Entry): Entry[] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    // Changed by hand.
    return [];
  }
}

export function deviceList<Entry>(
  key: string,
  most: number,
  isEntry: (value: unknown) => value is Entry,
): DeviceList<Entry> {
  const listeners = new Set<() => void>();
  let read: { readonly text: string | null; readonly entries: readonly Entry[] } = { text: null, entries: [] };
  const change = (store: () => void): void => {
    try {
      store();
    } catch {
      // Full or switched off: everything works without.
    }
    for (const listener of listeners) listener();
  };
  return {
    all() {
      const text = storedUnder(key);
      if (text !== read.text) read = { text, entries: entriesIn(text, isEntry).slice(0, most) };
      return read.entries;
    },
    keep: (entries) => change(() => localStorage.setItem(key, JSON.stringify(entries.slice(0, most)))),
    forget: () => change(() => localStorage.removeItem(key)),
    subscribe(listener) {
      listeners.add(listener);
      addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', listener);
      };
    },
  };
}

export const isText = (value: unknown): value is string => typeof value === 'string';
