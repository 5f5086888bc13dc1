import { describe, expect, it } from 'vitest';
import { whyNotApply, whyNotClose, whyNotDelete, whyNotOpen } from './opening.ts';

const now = new Date('2026-11-24T16:00:00Z');
const opening = (state: 'draft' | 'open' | 'closed', closesOn: string | null = null) => ({ state, closesOn });

describe('an opening', () => {
  it('takes applications while it is open, until its last day has ended', () => {
    expect(whyNotApply(opening('open'), now)).toBeNull();
    expect(whyNotApply(opening('open', '2026-11-24'), now)).toBeNull();
    expect(whyNotApply(opening('open', '2026-11-23'), now)).toContain('last day');
    // Until then it is the last day somewhere.
    expect(whyNotApply(opening('open', '2026-11-24'), new Date('2026-11-25T11:59:00Z'))).toBeNull();
    expect(whyNotApply(opening('open', '2026-11-24'), new Date('2026-11-25T12:01:00Z'))).toContain('last day');
    expect(whyNotApply(opening('draft'), now)).toContain('closed');
    expect(whyNotApply(opening('closed'), now)).toContain('closed');
  });
  it('opens from a draft, and again after it was closed, but not with a last day that has passed', () => {
    expect([whyNotOpen(opening('draft'), now), whyNotOpen(opening('closed'), now)]).toEqual([null, null]);
    expect(whyNotOpen(opening('open'), now)).not.toBeNull();
    expect(whyNotOpen(opening('draft', '2026-11-23'), now)).not.toBeNull();
  });
  it('is closed once it is open, and deleted only before it was public', () => {
    expect([whyNotClose(opening('open')), whyNotDelete(opening('draft'))]).toEqual([null, null]);
    for (const state of ['draft', 'closed'] as const) expect(whyNotClose(opening(state))).not.toBeNull();
    for (const state of ['open', 'closed'] as const) expect(whyNotDelete(opening(state))).not.toBeNull();
  });
});
