import { renderToString } from 'react-dom/server';
import type { MarkupKeeper } from '#kit/web/kept-markup.tsx';

/** Keeps the markup of as many keys, and drops the oldest for a new one. */
export function markupKeeper(most: number): MarkupKeeper {
  const kept = new Map<string, string>();
  return (key, make) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const markup = renderToString(make());
    kept.set(key, markup);
    if (kept.size > most) kept.delete(kept.keys().next().value ?? '');
    return markup;
  };
}
