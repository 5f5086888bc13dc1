/**
 * A finished document. It has nothing of one reader in it, and where its nonce goes stands the placeholder of this
 * process.
 */
export interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Entry<Made extends Page> {
  readonly page: Promise<Made>;
  readonly until: number;
  /** Known once it is made. */
  length: number;
}

interface PageCacheLimits {
  readonly lifeMs: number;
  readonly pages: number;
  /** Of all bodies together, in characters. */
  readonly characters: number;
}

/**
 * A page is made once for all who ask for it within its short life, also while it is being made. Only one that
 * succeeded is shown again. The oldest go first when there are too many, or when they are too long together.
 */
export function pageCache<Made extends Page>({ lifeMs, pages, characters }: PageCacheLimits) {
  const entries = new Map<string, Entry<Made>>();
  let length = 0;

  function drop(address: string, entry: Entry<Made>): void {
    if (entries.get(address) !== entry) return;
    entries.delete(address);
    length -= entry.length;
  }

  function makeRoom(): void {
    for (const [address, entry] of entries) {
      if (entries.size <= pages && length <= characters) return;
      drop(address, entry);
    }
  }

  return {
    get(address: string, now: number, make: () => Promise<Made>): Promise<Made> {
      const known = entries.get(address);
      if (known !== undefined && known.until > now) return known.page;
      if (known !== undefined) drop(address, known);
      const entry: Entry<Made> = { page: make(), until: now + lifeMs, length: 0 };
      entries.set(address, entry);
      makeRoom();
      entry.page.then(
        ({ status, body }) => {
          if (status !== 200) return drop(address, entry);
          if (entries.get(address) !== entry) return;
          entry.length = body.length;
          length += body.length;
          makeRoom();
        },
        () => drop(address, entry),
      );
      return entry.page;
    },
    /** What is being made now is not shown to anyone who asks later. */
    forget(): void {
      entries.clear();
      length = 0;
    },
  };
}
