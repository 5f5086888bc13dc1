import { expect, test } from 'vitest';
import { topCategories } from './categories.ts';
import { subindustryBySlug } from './industries.ts';
import { industryOfCategory, NEUTRAL_INDUSTRY } from './industry-of-category.ts';

test.each(topCategories().flatMap(({ slug, subCategories }) => [slug, ...subCategories.map((sub) => sub.slug)]))(
  'the suggestion for %s is a specialty of its industry',
  (category) => {
    const { industry, subindustry } = industryOfCategory(category) ?? NEUTRAL_INDUSTRY;
    expect(subindustryBySlug(subindustry)?.parent.slug).toBe(industry);
  },
);

test('a menu suggests restaurants, though other design is for anyone', () => {
  expect(industryOfCategory('menu-signage-design')).toEqual({
    industry: 'food-and-drink',
    subindustry: 'restaurants-and-cafes',
  });
  expect(industryOfCategory('logo-design')).toBeNull();
});

test('a podcast suggests media, a logo and an unknown category suggest nothing', () => {
  expect(industryOfCategory('voice-audio')).toEqual({
    industry: 'media-and-publishing',
    subindustry: 'podcasts-and-radio',
  });
  expect(industryOfCategory('brand-design')).toBeNull();
  expect(industryOfCategory('gone')).toBeNull();
});
