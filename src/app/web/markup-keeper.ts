import { renderToString } from 'react-dom/server';
import type { MarkupKeeper } from '#kit/web/kept-markup.tsx';

/** What React puts before a part for the head of its document. It belongs to each document that shows the part, so the part asks for it itself. */
const FOR_THE_HEAD = /^(?:<link [^>]*>)+/;

/** Keeps the markup of as many keys, and drops the oldest for a new one. */
export function markupKeeper(most: number): MarkupKeeper {
  const kept = new Map<string, string>();
  return (key, make) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const markup = renderToString(make()).replace(FOR_THE_HEAD, '');
    kept.set(key, markup);
    if (kept.size > most) kept.delete(kept.keys().next().value ?? '');
    return markup;
  };
}
