/**
 * Where typed text waits: IndexedDB, because local storage holds the token and the eight fields and nothing else
 * (AUT-9). Every draft belongs to one person; signing out, or someone else signing in, removes it.
 */
export interface Kept {
  readonly values: unknown;
  /**
   * What the form showed before anything was typed, as JSON: a draft of something that changed since is only offered.
   */
  readonly base: string;
  readonly savedAt: number;
}

export interface DraftStore {
  read(name: string): Promise<Kept | null>;
  write(name: string, draft: Kept): Promise<void>;
  drop(name: string): Promise<void>;
}

const DATABASE = 'docket';
const DRAFTS = 'drafts';
const LIFE_MS = 14 * 86_400_000;

interface Row extends Kept {
  readonly key: string;
  readonly owner: string;
}

let opened: Promise<IDBDatabase> | null = null;
let owner = '';

const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
  });

function open(): Promise<IDBDatabase> {
  opened ??= (async () => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(DRAFTS, { keyPath: 'key' }));
    const database = await resultOf(request);
    // Another tab signs out: let go, or its deletion would wait for this tab.
    database.addEventListener('versionchange', close);
    return database;
  })();
  opened.catch(() => (opened = null));
  return opened;
}

function close(): void {
  void opened?.then(
    (database) => database.close(),
    () => null,
  );
  opened = null;
}

/** A browser that keeps nothing (private windows of some) costs the draft, never the form. */
async function attempt<Result>(
  mode: IDBTransactionMode,
  work: (drafts: IDBObjectStore) => Promise<Result>,
): Promise<Result | null> {
  try {
    const database = await open();
    return await work(database.transaction(DRAFTS, mode).objectStore(DRAFTS));
  } catch {
    return null;
  }
}

/** The drafts of the person who is signed in now; nobody's text is kept for nobody. */
export function draftStore(): DraftStore {
  const mine = owner;
  const keyOf = (name: string): string => `${mine}|${name}`;
  return {
    async read(name) {
      if (mine === '') return null;
      const row = (await attempt('readonly', (drafts) => resultOf<unknown>(drafts.get(keyOf(name))))) as
        | Row
        | null
        | undefined;
      return row === null || row === undefined || row.savedAt + LIFE_MS < Date.now() ? null : row;
    },
    async write(name, draft) {
      if (mine === '') return;
      const row: Row = { ...draft, key: keyOf(name), owner: mine };
      await attempt('readwrite', (drafts) => resultOf(drafts.put(row)));
    },
    async drop(name) {
      if (mine !== '') await attempt('readwrite', (drafts) => resultOf(drafts.delete(keyOf(name))));
    },
  };
}

/** Told whose session this is. What others left behind, and what has grown old, goes. */
export function ownDrafts(id: string): void {
  if (id === owner) return;
  owner = id;
  if (id === '' || typeof indexedDB === 'undefined') return;
  void attempt('readwrite', async (drafts) => {
    const rows = (await resultOf<unknown[]>(drafts.getAll())) as Row[];
    const gone = rows.filter((row) => row.owner !== id || row.savedAt + LIFE_MS < Date.now());
    await Promise.all(gone.map((row) => resultOf(drafts.delete(row.key))));
  });
}

/** Signing out leaves nothing on this device. */
export async function forgetDrafts(): Promise<void> {
  owner = '';
  close();
  if (typeof indexedDB === 'undefined') return;
  await resultOf(indexedDB.deleteDatabase(DATABASE)).catch(() => null);
}
