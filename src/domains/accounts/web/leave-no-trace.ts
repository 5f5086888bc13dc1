import { forgetDrafts } from '#kit/web/draft-store.ts';
import { THEME_KEY } from '#design/public/theme-script.ts';

/**
 * Signing out leaves nothing of a person in this browser: storages, caches, IndexedDB (AUT-9). Light or dark stays: it
 * says something about the screen, not about who sat before it.
 */
export async function leaveNoTrace(): Promise<void> {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key !== THEME_KEY) storage.removeItem(key);
  await forgetDrafts();
  if (typeof caches === 'undefined') return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}
