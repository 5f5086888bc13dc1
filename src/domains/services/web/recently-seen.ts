/** Services that were looked at in this browser: kept here alone, and gone with signing out (leave-no-trace). */
export interface SeenService {
  readonly slug: string;
  readonly title: string;
  readonly seller: string;
}

const KEY = 'docket-seen-services';
export const MOST_SEEN = 20;

const isSeen = (entry: unknown): entry is SeenService =>
  typeof entry === 'object' &&
  entry !== null &&
  ['slug', 'title', 'seller'].every((field) => typeof (entry as Record<string, unknown>)[field] === 'string');

/** The latest first; nothing where the browser keeps nothing, or something else stands there. */
export function seenServices(): SeenService[] {
  try {
    const entries: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isSeen).slice(0, MOST_SEEN) : [];
  } catch {
    return [];
  }
}

export function sawService({ slug, title, seller }: SeenService): void {
  const others = seenServices().filter((seenService) => seenService.slug !== slug);
  try {
    localStorage.setItem(KEY, JSON.stringify([{ slug, title, seller }, ...others].slice(0, MOST_SEEN)));
  } catch {
    // A browser that keeps nothing: nothing is seen again.
  }
}

export function forgetSeenServices(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There was nothing.
  }
}
