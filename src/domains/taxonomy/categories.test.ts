import { describe, expect, test } from 'vitest';
import { skills } from './skills.ts';
import {
  categoryBySlug,
  isSubCategory,
  listedUnder,
  MOTIFS,
  subCategoriesOf,
  topCategories,
  topOf,
} from './categories.ts';
import { blurbOf, textsOf } from './category-texts.ts';

const tops = topCategories();
const subs = tops.flatMap((top) => top.subCategories);
const all = [...tops, ...subs];

describe('the categories services are filed under', () => {
  test('there are enough of them, on two levels', () => {
    expect(tops.length).toBeGreaterThanOrEqual(12);
    expect(subs.length).toBeGreaterThanOrEqual(90);
  });

  test('no two share a slug, whatever their level, and every slug fits an address', () => {
    expect(new Set(all.map((category) => category.slug)).size).toBe(all.length);
    for (const category of all) expect(category.slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('no two share a name', () => {
    expect(new Set(all.map((category) => category.name)).size).toBe(all.length);
  });

  test('every sub-category can be reached from its parent and back', () => {
    for (const sub of subs) {
      expect(isSubCategory(sub.slug)).toBe(true);
      expect(subCategoriesOf(sub.parent)).toContain(sub);
      expect(topOf(sub.slug)?.slug).toBe(sub.parent);
      expect(listedUnder(sub.slug)).toEqual([sub.slug]);
    }
  });

  test('every top category lists its children, its own questions and its search words', () => {
    for (const top of tops) {
      expect(isSubCategory(top.slug)).toBe(false);
      expect(listedUnder(top.slug)).toEqual(top.subCategories.map((sub) => sub.slug));
      expect(textsOf(top).faq.length).toBeGreaterThanOrEqual(3);
      expect(textsOf(top).popularSearches.length).toBeGreaterThanOrEqual(5);
    }
    const questions = tops.flatMap((top) => textsOf(top).faq.map((entry) => entry.question));
    expect(new Set(questions).size).toBe(questions.length);
  });

  test('every text is one finished sentence or more, and every motif can be drawn', () => {
    for (const blurb of [...tops.map((top) => textsOf(top).blurb), ...subs.map(blurbOf)])
      expect(blurb).toMatch(/^[A-Z].*\.$/u);
    for (const category of all) expect(MOTIFS).toContain(category.motif);
  });

  test('every skill belongs to one of the top categories, and each of them has a dozen or more', () => {
    for (const skill of skills()) expect(tops.map((top) => top.slug)).toContain(skill.category);
    for (const top of tops)
      expect(skills().filter((skill) => skill.category === top.slug).length).toBeGreaterThanOrEqual(12);
  });

  test('no text is of a sub-category that is gone', () => {
    for (const top of tops)
      expect(Object.keys(textsOf(top).subCategories)).toEqual(top.subCategories.map((sub) => sub.slug));
  });

  test('an unknown slug is nothing', () => {
    expect(categoryBySlug('basket-weaving')).toBeUndefined();
    expect(isSubCategory('basket-weaving')).toBe(false);
    expect(subCategoriesOf('basket-weaving')).toEqual([]);
    expect(listedUnder('basket-weaving')).toEqual([]);
  });
});
