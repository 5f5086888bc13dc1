const cache = new Map<string, unknown>();
/** A process sees a handful of locales, currencies and zones; a stranger who sends others must not fill the memory. */
const MOST = 1_000;

/** Making a formatter costs more than a hundred uses, so each is kept under its own key. */
export function fromCache<Formatter>(key: string, make: () => Formatter): Formatter {
  const known = cache.get(key) as Formatter | undefined;
  if (known !== undefined) return known;
  const fresh = make();
  if (cache.size >= MOST) cache.clear();
  cache.set(key, fresh);
  return fresh;
}
