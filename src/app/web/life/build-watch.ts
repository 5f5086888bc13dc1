import { reloadWhenFree } from './reload.ts';

const EVERY_MS = 60_000;

async function latestVersion(): Promise<string | null> {
  try {
    const answer = await fetch('/build.json', { cache: 'no-cache', credentials: 'omit' });
    if (!answer.ok) return null;
    const { version } = (await answer.json()) as { version?: unknown };
    return typeof version === 'string' && version !== '' ? version : null;
  } catch {
    // No connection, or a deployment in progress: the next check decides.
    return null;
  }
}

/** Checks for a newer build every minute while the page is visible, and whenever someone returns to it. */
export function watchBuild(before: () => Promise<void>): void {
  const { build: own } = document.documentElement.dataset;
  if (own === undefined) return;
  const look = async (): Promise<void> => {
    if (document.visibilityState === 'hidden') return;
    const latest = await latestVersion();
    if (latest !== null && latest !== own) reloadWhenFree(before);
  };
  setInterval(() => void look(), EVERY_MS);
  document.addEventListener('visibilitychange', () => void look());
  addEventListener('online', () => void look());
}
