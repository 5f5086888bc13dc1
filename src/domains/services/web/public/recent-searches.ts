/** What was searched for on this device, newest first. It never leaves it, and signing out forgets it. */
const STORED = 'docket-searches';
const MOST = 6;

export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? stored.filter((words) => typeof words === 'string').slice(0, MOST) : [];
  } catch {
    // Storage that is switched off or was changed by hand: nothing is remembered.
    return [];
  }
}

export function rememberSearch(words: string): void {
  if (words === '') return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== words.toLowerCase());
  try {
    localStorage.setItem(STORED, JSON.stringify([words, ...others].slice(0, MOST)));
  } catch {
    // Full or switched off: the search works without.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(STORED);
  } catch {
    // Nothing is stored then.
  }
}
