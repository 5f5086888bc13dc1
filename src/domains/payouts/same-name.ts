import { printedWords } from '#kit/printed-name.ts';

/** Its words in any order, or run together as banks print them: OBRIEN, MCDONALD, VANDERBERG. */
function isIn(held: readonly string[], part: readonly string[]): boolean {
  if (part.every((word) => held.includes(word))) return true;
  const whole = part.join('');
  return held.some((_word, from) =>
    held.some((_other, to) => to >= from && held.slice(from, to + 1).join('') === whole),
  );
}

/**
 * An account holder is the person when first and last name are both in it; order, accents, spelling and middle names do
 * not matter.
 */
export function isSameName(holder: string, person: { first_name: string; last_name: string }): boolean {
  const wordsOf = printedWords(holder, person.first_name, person.last_name);
  const held = wordsOf(holder).slice(0, 40);
  const parts = [wordsOf(person.first_name), wordsOf(person.last_name)].filter((part) => part.length > 0);
  return parts.length > 0 && parts.every((part) => isIn(held, part));
}
