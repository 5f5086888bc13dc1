import type { Wardrobe } from './used-css.ts';

/** A finished piece of a document, as bytes, with what it needs of the style sheet. */
export interface Part {
  readonly bytes: Buffer;
  readonly wears: Wardrobe;
}

const MOST_PARTS = 2_000;
const SEAT_OF_PART = /<template data-part="(\d+)"><\/template>/;

/** React puts hints for a part's pictures in front of it; in a document they would stand where no element may. */
const HOISTED = /^(?:<link rel="preload"[^>]*>)+/;

/** Rendered parts by what they show: one that shows something else has another key, so none is ever stale. */
export function partStore(wearsOf: (html: string) => Wardrobe) {
  const kept = new Map<string, Part>();
  return {
    /** The part of this key; `render` is called when it is not there. The least recently made go first. */
    part(key: string, render: () => string): Part {
      const found = kept.get(key);
      if (found !== undefined) return found;
      const html = render().replace(HOISTED, '');
      const made = { bytes: Buffer.from(html), wears: wearsOf(html) };
      kept.set(key, made);
      if (kept.size > MOST_PARTS) kept.delete(kept.keys().next().value ?? '');
      return made;
    },
  };
}

/** The document's own text in order, with the number of the part that follows each piece. */
export function seatsIn(text: string): { readonly texts: readonly string[]; readonly parts: readonly number[] } {
  const pieces = text.split(SEAT_OF_PART);
  return {
    texts: pieces.filter((_piece, index) => index % 2 === 0),
    parts: pieces.filter((_piece, index) => index % 2 === 1).map(Number),
  };
}
