import { expect, test } from 'vitest';
import { SkillSets } from './skill-sets.ts';

test('the same skills in another order are one set, and each set says how many of the wanted ones it has', () => {
  const sets = new SkillSets();
  const [both, single, none] = [sets.of(['figma', 'seo']), sets.of(['seo']), sets.of([])];
  expect(sets.of(['seo', 'figma'])).toBe(both);
  expect(sets.size).toBe(3);
  const shared = sets.shared(['seo', 'figma', 'nothing-has-it']);
  expect([shared[both], shared[single], shared[none]]).toEqual([2, 1, 0]);
});

test('counts of sets add up to counts of their skills', () => {
  const sets = new SkillSets();
  sets.of(['figma', 'seo']);
  sets.of(['seo']);
  expect(sets.bySkill(Uint32Array.of(3, 4))).toEqual(
    new Map([
      ['figma', 3],
      ['seo', 7],
    ]),
  );
  expect(sets.bySkill(Uint32Array.of(0, 4))).toEqual(new Map([['seo', 4]]));
});
