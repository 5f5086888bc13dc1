/** A name, what others call it, and what it belongs to or what belongs to it. */
export type Findable = readonly [name: string, synonyms: readonly string[], family: readonly string[]];

const plain = (text: string): string => text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/**
 * Best first: the name starts with what is typed, a word of it does, a synonym's, the family's; then each word typed is
 * in one of them.
 */
export function ranked<Item>(items: readonly Item[], typed: string, wordsOf: (item: Item) => Findable): Item[] {
  const text = plain(typed);
  if (text === '') return [];
  const startsWord = (words: string, wanted: string): boolean =>
    plain(words).startsWith(wanted) || plain(words).includes(` ${wanted}`);
  const parts = text.split(/\s+/);
  const rank = (item: Item): number => {
    const [name, synonyms, family] = wordsOf(item);
    if (plain(name).startsWith(text)) return 0;
    if (startsWord(name, text)) return 1;
    if (synonyms.some((synonym) => startsWord(synonym, text))) return 2;
    if (family.some((member) => startsWord(member, text))) return 3;
    const everything = [name, ...synonyms, ...family];
    return parts.every((part) => everything.some((phrase) => startsWord(phrase, part))) ? 4 : 5;
  };
  return items
    .map((item) => ({ item, rank: rank(item) }))
    .filter((found) => found.rank < 5)
    .toSorted((a, b) => a.rank - b.rank)
    .map((found) => found.item);
}
