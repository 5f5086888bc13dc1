import { describe, expect, it } from 'vitest';
import { matchPoints, reasonsFor, whyNotInvite, type Match } from './invitation.ts';

const match = (over: Partial<Match>): Match => ({
  shared: [],
  wanted: 3,
  category: null,
  from: null,
  completed: 0,
  rating: null,
  reviews: 0,
  ...over,
});

describe('an invitation', () => {
  it('is sent only while people can propose, to 15 people at most', () => {
    const now = new Date('2026-03-02T09:00:00Z');
    const open = { state: 'open', expiresAt: new Date('2026-03-20T09:00:00Z') } as const;
    expect(whyNotInvite(open, 14, now)).toBeNull();
    expect(whyNotInvite(open, 15, now)).toContain('15');
    expect(whyNotInvite({ ...open, expiresAt: now }, 0, now)).toContain('expired');
    for (const state of ['draft', 'pending_review', 'reviewing', 'awarded', 'closed'] as const)
      expect(whyNotInvite({ ...open, state }, 0, now)).not.toBeNull();
  });

  it('says why someone is suggested, and nothing that is not known', () => {
    expect(reasonsFor(match({}))).toEqual([]);
    expect(
      reasonsFor(
        match({
          shared: ['Typography', 'Signage'],
          category: 'Brand design',
          completed: 1,
          rating: 4.75,
          reviews: 4,
          from: { amount: '12000', currency: 'USD' },
        }),
      ),
    ).toEqual([
      '2 of your 3 skills: Typography and Signage',
      'Sells in Brand design',
      '1 finished job here',
      'Rated 4.8 by 4 clients',
      'Services from $120.00, within your budget',
    ]);
  });

  it('does not count to one skill', () => {
    expect(reasonsFor(match({ shared: ['Signage'], wanted: 1 }))).toEqual(['The skill you ask for: Signage']);
  });

  it('puts someone with the skills before someone who only sells in the category', () => {
    expect(matchPoints(match({ shared: ['Typography', 'Signage'] }))).toBeGreaterThan(
      matchPoints(match({ category: 'Brand design' })),
    );
  });
});
