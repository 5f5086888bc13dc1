import { plainLetters } from './plain-letters.ts';

/** Words of an address: lower-case, unaccented, joined by dashes. */
const MAX_SLUG = 80;

/** `instead` where nothing of the title can stand in an address. */
export function slugOfTitle(title: string, instead: string): string {
  const words = plainLetters(title)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const whole =
    words.length <= MAX_SLUG
      ? words
      : words.slice(0, words.lastIndexOf('-', MAX_SLUG) > 20 ? words.lastIndexOf('-', MAX_SLUG) : MAX_SLUG);
  return whole.replace(/-+$/, '') || instead;
}

/** The first try is the bare slug; later ones carry the tail of the thing's own id, so a retry never loops. */
export const withTailOf = (slug: string, id: string, attempt: number): string =>
  attempt === 0 ? slug : `${slug}-${id.replaceAll('-', '').slice(-4 * attempt)}`;
