import { describe, expect, test } from 'vitest';
import { findIndustries, findSubindustries, industries, industryBySlug, subindustryBySlug } from './industries.ts';

describe('the industries clients choose from', () => {
  test('each has four to eight parts, and no slug is used twice on either level', () => {
    expect(industries().length).toBeGreaterThanOrEqual(18);
    const slugs = industries().flatMap((industry) => [industry.slug, ...industry.subindustries.map((sub) => sub.slug)]);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const industry of industries()) {
      expect(industry.subindustries.length).toBeGreaterThanOrEqual(4);
      expect(industry.subindustries.length).toBeLessThanOrEqual(8);
    }
  });

  test('a part knows the industry it belongs to', () => {
    expect(subindustryBySlug('bakeries')?.parent).toBe(industryBySlug('food-and-drink'));
    expect(subindustryBySlug('food-and-drink')).toBeUndefined();
    expect(industryBySlug('bakeries')).toBeUndefined();
  });
});

test('an industry is found by what is within it and by what others call it', () => {
  expect(findIndustries('baker').map(({ slug }) => slug)).toEqual(['food-and-drink']);
  expect(findIndustries('saas')[0]?.slug).toBe('software-and-internet');
  expect(findIndustries('cafe').map(({ slug }) => slug)).toContain('food-and-drink');
});

test('a specialty is found in every industry, with the one it is in', () => {
  expect(findSubindustries('bread').map(({ sub, parent }) => [sub.slug, parent.slug])).toEqual([
    ['bakeries', 'food-and-drink'],
  ]);
  expect(findSubindustries('tourism').map(({ sub }) => sub.slug)).toContain('travel-guides');
});
