import { describe, expect, it } from 'vitest';
import { money } from '#kit/money.ts';
import type { DeskProposal } from './desk-contract.ts';
import {
  activeOf,
  arranged,
  columnOf,
  dropOn,
  isAgreed,
  isNew,
  matchPoints,
  shownState,
  type Arranged,
} from './desk.ts';
import { PROPOSAL_STATES, declineWords, type ProposalState } from './proposal.ts';
import { roundedDown } from './prices.ts';
import { deskProposal } from './test-desk-proposal.ts';

const ALL: Arranged = { sort: 'newest', column: null, filters: [], q: '' };
const MOST = 100_000n;

const ids = (all: readonly DeskProposal[], by: Partial<Arranged> = {}): string =>
  arranged(all, { ...ALL, ...by }, MOST)
    .map(({ id }) => id)
    .join(' ');

describe('proposals on the desk', () => {
  it('are in one column each, and new until they are opened or decided about', () => {
    const columns = PROPOSAL_STATES.map((state: ProposalState) => columnOf({ state, counters: [] }));
    expect(new Set(columns)).toEqual(new Set(['new', 'shortlisted', 'interviewing', 'offered', 'hired', 'ended']));
    expect([
      isNew(deskProposal('a')),
      isNew(deskProposal('a', { is_opened: true })),
      isNew(deskProposal('a', { state: 'shortlisted' })),
    ]).toEqual([true, false, false]);
  });

  it('say that terms are open or agreed, are not new then, and end with the name of how they ended', () => {
    const counter = (outcome: 'accepted' | 'declined' | null) => ({
      number: 1,
      by: 'client' as const,
      price: money(50_000n, 'USD'),
      net: money(45_000n, 'USD'),
      days: 9,
      milestones: [],
      note: '',
      made_at: '2026-11-02T09:00:00.000Z',
      outcome,
    });
    const at = '2026-11-03T09:00:00.000Z';
    const agreed = deskProposal('a', { counters: [counter('accepted')], agreed_at: at });
    const again = deskProposal('b', { counters: [counter(null), counter('accepted')], agreed_at: at });
    const refused = deskProposal('c', { counters: [counter('declined')], state: 'shortlisted' });
    const over = deskProposal('d', { counters: [counter('accepted')], agreed_at: at, state: 'withdrawn' });
    const talked = deskProposal('e', { counters: [counter('declined')] });
    const all = [agreed, again, refused, over, talked];
    expect(all.map((each) => shownState(each).label)).toEqual([
      'Agreed',
      'Counter-offer',
      'Shortlisted',
      'Withdrawn',
      'Interviewing',
    ]);
    expect(all.map(columnOf)).toEqual(['interviewing', 'interviewing', 'shortlisted', 'ended', 'interviewing']);
    expect(all.map(isAgreed)).toEqual([true, false, false, false, false]);
    expect(activeOf(all)).toEqual([agreed, again, refused, talked]);
  });

  it('are sorted by what was chosen, equals by the newer one', () => {
    const all = [
      deskProposal('cheap', { price: money(20_000n, 'USD'), days: 30 }),
      deskProposal('fast', { days: 3, sent_at: '2026-11-02T09:00:00.000Z' }),
      deskProposal('rated', {}, { rating: 4.9, reviews: 23 }),
    ];
    expect(ids(all)).toBe('fast cheap rated');
    expect(ids(all, { sort: 'price' })).toBe('cheap fast rated');
    expect(ids(all, { sort: 'price-down' })).toBe('fast rated cheap');
    expect(ids(all, { sort: 'days' })).toBe('fast rated cheap');
    expect(ids(all, { sort: 'rating' })).toBe('rated fast cheap');
    expect(ids(all, { sort: 'match' })).toBe('rated fast cheap');
  });

  it('match by skills, reviews, work in the category, budget and care, not by one perfect review', () => {
    const plain = deskProposal('plain');
    const better: readonly DeskProposal[] = [
      deskProposal('skilled', { skills: { shared: 2, wanted: 2 } }),
      deskProposal('proven', {}, { rating: 4.8, reviews: 20 }),
      deskProposal('done', {}, { done: 3, done_here: 2 }),
      deskProposal('answered', { answers: [{ id: 'q', question: 'Which?', answer: 'Two.' }] }),
      deskProposal('verified', {}, { is_verified: true }),
    ];
    for (const each of better) expect(matchPoints(each, MOST), each.id).toBeGreaterThan(matchPoints(plain, MOST));
    expect(matchPoints(deskProposal('dear', { price: money(100_001n, 'USD') }), MOST)).toBeLessThan(
      matchPoints(plain, MOST),
    );
    expect(matchPoints(deskProposal('warned', { warnings: ['Payment elsewhere'] }), MOST)).toBeLessThan(
      matchPoints(plain, MOST),
    );
    expect(matchPoints(deskProposal('once', {}, { rating: 5, reviews: 1 }), MOST)).toBeLessThan(
      matchPoints(deskProposal('often', {}, { rating: 4.9, reviews: 30 }), MOST),
    );
  });

  it('are narrowed by column, filters and words anywhere in them; ended ones only in their column', () => {
    const all = [
      deskProposal('a', { note: 'Friday' }),
      deskProposal('b', { state: 'shortlisted', is_opened: true }, { is_verified: true }),
      deskProposal('c', { state: 'withdrawn' }),
      deskProposal(
        'd',
        { price: money(200_000n, 'USD'), talk: { unread: 1, last: 'Hello', last_at: '2026-11-03T09:00:00.000Z' } },
        { rating: 4.5, reviews: 4 },
      ),
    ];
    expect(ids(all)).toBe('a b d');
    expect(ids(all, { column: 'shortlisted' })).toBe('b');
    expect(ids(all, { column: 'ended' })).toBe('c');
    expect(ids(all, { filters: ['unread'] })).toBe('a d');
    expect(ids(all, { filters: ['budget'] })).toBe('a b');
    expect(ids(all, { filters: ['verified'] })).toBe('b');
    expect(ids(all, { filters: ['rated', 'talk'] })).toBe('d');
    expect(ids(all, { q: 'FRIDAY nadia' })).toBe('a');
    expect(ids(all, { q: 'plumber' })).toBe('');
  });

  it('are dropped only where the server has a move, and say why not elsewhere', () => {
    const fresh = deskProposal('a');
    expect(dropOn(fresh, 'shortlisted')).toEqual({ does: 'shortlist' });
    expect(dropOn(fresh, 'interviewing')).toEqual({ does: 'interview' });
    expect(dropOn(fresh, 'offered')).toEqual({ does: 'offer' });
    expect(dropOn(fresh, 'ended')).toEqual({ does: 'decline' });
    const talking = deskProposal('b', { state: 'interviewing', moves: ['offer', 'decline'] });
    const ended = deskProposal('c', { state: 'withdrawn', moves: [] });
    for (const drop of [
      dropOn(fresh, 'hired'),
      dropOn(talking, 'new'),
      dropOn(talking, 'shortlisted'),
      dropOn(ended, 'shortlisted'),
    ])
      expect(drop).toEqual({ why: expect.any(String) });
  });

  it('earnings are rounded down, and a decline has its reason and the client’s own words', () => {
    expect([0n, 7n, 99n, 41_999n, 126_350n].map(roundedDown)).toEqual([0n, 7n, 99n, 41_000n, 120_000n]);
    expect(declineWords('price', '')).toBe('The price is above the budget.');
    expect(declineWords('price', 'By a lot.')).toBe('The price is above the budget. By a lot.');
    expect(declineWords('own', 'We do it ourselves.')).toBe('We do it ourselves.');
  });
});
