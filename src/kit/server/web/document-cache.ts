/** A finished document whose nonce is still to be put in: its bytes cut at the nonce's seats. */
export interface KeptDocument {
  readonly status: number;
  readonly contentType: string;
  readonly pieces: readonly Buffer[];
  readonly until: number;
}

const MOST_DOCUMENTS = 300;

/**
 * Documents are the same for everyone (nothing private is ever rendered on the server), so a short-lived copy spares
 * the render. Bounded by count; the oldest go first.
 */
export function documentCache(lifeMs: number) {
  const kept = new Map<string, KeptDocument>();
  return {
    find(key: string, now: number): KeptDocument | null {
      const found = kept.get(key);
      if (found === undefined) return null;
      if (found.until > now) return found;
      kept.delete(key);
      return null;
    },
    keep(key: string, document: Omit<KeptDocument, 'until'>, now: number): void {
      kept.delete(key);
      kept.set(key, { ...document, until: now + lifeMs });
      if (kept.size > MOST_DOCUMENTS) kept.delete(kept.keys().next().value ?? '');
    },
  };
}
