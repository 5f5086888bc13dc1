/** Names of people as banks, cards and passports print them: capitals of A to Z, run together or not. */
import { plainLetters } from './plain-letters.ts';

/** What is printed with a second letter here and without it there: MUELLER and MULLER, SOEREN, AASE, DJORDJE. */
const DOUBLED: readonly (readonly [RegExp, string])[] = [
  [/([aou])e/g, '$1'],
  [/aa/g, 'a'],
  [/dj/g, 'd'],
];
/** The same names from another script are printed in several ways: YURIY, YURI, IURII and JURIJ. */
const FROM_ANOTHER_SCRIPT: readonly (readonly [RegExp, string])[] = [
  [/shch|sch|sh/g, 's'],
  [/[kc]h/g, 'h'],
  [/zh/g, 'z'],
  [/t[sz]/g, 'c'],
  [/[yj]/g, 'i'],
  [/i{2,}/g, 'i'],
];

const isOfAnotherScript = (name: string): boolean => /[^\P{L}\p{Script=Latin}]/u.test(name);

/** How to read two names that are compared: the words of each, spelled alike. */
export function printedWords(...names: readonly string[]): (name: string) => string[] {
  const rules = [...DOUBLED, ...(names.some(isOfAnotherScript) ? FROM_ANOTHER_SCRIPT : [])];
  const spelled = (word: string): string =>
    rules.reduce((text, [pattern, instead]) => text.replaceAll(pattern, instead), word);
  return (name) =>
    plainLetters(name)
      .split(/[^\p{L}\p{N}]+|\p{Lm}+/u)
      .filter((word) => word !== '')
      .map(spelled);
}
