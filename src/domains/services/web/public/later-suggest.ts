/**
 * Suggestions for a search box. A file of its own, which names the files to fetch ahead: in those of every visitor their
 * names cost more than the code.
 */
export async function suggest(target: EventTarget, go: (path: string) => unknown = (path) => location.assign(path)): Promise<void> {
  if (target instanceof HTMLInputElement && target.type === 'search') (await import('./public-suggest.tsx')).suggestFor(target, (path) => void go(path));
}
