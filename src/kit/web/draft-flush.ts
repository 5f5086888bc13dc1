const flushes = new Set<() => Promise<void>>();

/** Has a part in `flushDrafts` until the returned function is called. */
export function flushWith(flush: () => Promise<void>): () => void {
  flushes.add(flush);
  return () => void flushes.delete(flush);
}

/** Before the page is left for a reason other than the person's wish, everything typed is saved. */
export const flushDrafts = async (): Promise<void> => void (await Promise.all([...flushes].map((flush) => flush())));
