import type { Lexicon } from '#kit/lexicon.ts';
import { topCategories } from './categories.ts';
import { neighborCategories } from './neighbor-categories.ts';
import { skills } from './skills.ts';
import { ar } from './words/ar.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { hi } from './words/hi.ts';
import { it } from './words/it.ts';
import { pt } from './words/pt.ts';
import { ru } from './words/ru.ts';

const groups = en.same
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.split(',').map((phrase) => phrase.trim()));

/** What people type for the categories and skills, in the languages most used on such markets. */
export const taxonomyLexicon = (): Lexicon => ({
  languages: { en: { ...en, words: '' }, ar, de, es, fr, hi, it, pt, ru },
  parents: new Map(
    topCategories().flatMap(({ subCategories }) => subCategories.map(({ slug, parent }) => [slug, parent])),
  ),
  neighbors: neighborCategories(),
  same: [
    ...groups,
    ...skills()
      .map(({ name, synonyms }) => [name, ...synonyms])
      .filter((group) => group.length > 1),
  ],
});
