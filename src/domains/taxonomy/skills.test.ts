import { describe, expect, test } from 'vitest';
import { findSkills, skillBySlug, skills } from './skills.ts';

describe('the skills people choose from', () => {
  test('there are many, none twice, and every slug fits an address', () => {
    expect(skills().length).toBeGreaterThanOrEqual(220);
    expect(new Set(skills().map((skill) => skill.slug)).size).toBe(skills().length);
    expect(new Set(skills().map((skill) => skill.name)).size).toBe(skills().length);
    for (const skill of skills()) {
      expect(skill.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(skillBySlug(skill.slug)).toBe(skill);
    }
  });

  test('typing finds names first and synonyms after them', () => {
    expect(findSkills('logo').map((skill) => skill.slug)).toEqual(['logo-design', 'logo-animation', 'jingles']);
    expect(findSkills('postgres').map((skill) => skill.slug)).toEqual(['postgresql']);
    expect(findSkills('resume').map((skill) => skill.slug)).toEqual(['cv-writing']);
    expect(findSkills('design', 3)).toHaveLength(3);
    expect(findSkills('  ')).toEqual([]);
  });

  test('a skill is found by both spellings, and keeps the slug it had', () => {
    expect(skillBySlug('data-visualisation')?.name).toBe('Data visualization');
    for (const typed of ['color theory', 'colour theory']) expect(findSkills(typed)[0]?.slug).toBe('colour-theory');
  });

  test('a category finds its skills, and words in any order find what has them all', () => {
    expect(findSkills('animation', 40).map((skill) => skill.slug)).toContain('colour-grading');
    expect(findSkills('design book').map((skill) => skill.slug)).toContain('book-cover-design');
    expect(findSkills('underwater welding')).toEqual([]);
  });
});
