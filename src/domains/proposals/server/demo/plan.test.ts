import { describe, expect, test } from 'vitest';
import { demoSellers } from '#domains/profiles/server/demo/people.ts';
import { briefs } from '#domains/projects/server/demo/briefs.ts';
import { findingsIn } from '#domains/services/text-rules.ts';
import { PROPOSAL_LIMITS } from '../../proposal.ts';
import { coverOf } from './cover.ts';
import { FATES, planProposals } from './plan.ts';

const planned = planProposals(briefs, demoSellers);

describe('the proposals of the demo world', () => {
  test('are 160 and more by many people, while their project is open, each person once for each', () => {
    expect(planned.length).toBeGreaterThanOrEqual(160);
    expect(new Set(planned.map(({ by }) => by.username)).size).toBeGreaterThanOrEqual(25);
    expect(new Set(planned.map(({ brief, by }) => `${brief.key} ${by.username}`)).size).toBe(planned.length);
    expect(new Set(planned.map(({ fate }) => fate))).toEqual(new Set(FATES));
    for (const { brief, daysAgo } of planned) expect(daysAgo > 0 && daysAgo < brief.daysAgo, brief.key).toBe(true);
  });

  test('are within the limits, and say nothing that the rules find', () => {
    for (const { by, brief, days, at, price } of planned) {
      const cover = coverOf(by, brief, days, at);
      expect(cover.length).toBeGreaterThanOrEqual(PROPOSAL_LIMITS.cover.least);
      expect(findingsIn([['cover', cover]]), cover).toEqual([]);
      expect(price).toBeGreaterThanOrEqual(brief.budget[0] - 10);
      expect(days).toBeLessThanOrEqual(PROPOSAL_LIMITS.days);
    }
  });
});
