import { describe, expect, test } from 'vitest';
import { skillBySlug } from '#domains/taxonomy/skills.ts';
import { contentOf, postProblems } from '../../post-rules.ts';
import { briefFindings } from '../../screening.ts';
import { datesFrom } from '../../brief-dates.ts';
import { briefs } from './briefs.ts';
import { draftOf } from './demo.ts';

const FROM = datesFrom(new Date());

describe('the briefs of the demo world', () => {
  test('are at least 40, each its own, and each fit to be posted', () => {
    expect(briefs.length).toBeGreaterThanOrEqual(40);
    for (const field of ['key', 'title', 'words'] as const)
      expect(new Set(briefs.map((brief) => brief[field])).size).toBe(briefs.length);
    expect(new Set(briefs.map(({ by }) => by)).size).toBeGreaterThanOrEqual(14);
    for (const brief of briefs) {
      const draft = draftOf(brief, 'USD');
      expect(postProblems(draft, 'USD', FROM), brief.key).toEqual({});
      expect(briefFindings(contentOf(draft, FROM)), brief.key).toEqual([]);
      for (const slug of brief.skills) expect(skillBySlug(slug), slug).toBeDefined();
    }
  });
});
