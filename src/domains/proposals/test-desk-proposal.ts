/** A proposal on a desk, for tests. */
import { money } from '#kit/money.ts';
import type { DeskProposal } from './desk-contract.ts';

export function deskProposal(
  id: string,
  more: Partial<DeskProposal> = {},
  proposer: Partial<DeskProposal['proposer']> = {},
): DeskProposal {
  return {
    id,
    state: 'submitted',
    freelancer: { id: `f-${id}`, name: `Nadia ${id}`, username: `nadia-${id}`, avatar_url: null },
    price: money(60_000n, 'USD'),
    net: money(54_000n, 'USD'),
    service_fee_rate: 1_000,
    days: 18,
    cover: 'I drew signs for two bakeries.',
    answers: [],
    milestones: [],
    files: [],
    portfolio: [],
    sent_at: '2026-11-01T09:00:00.000Z',
    is_opened: false,
    reason: null,
    contract_number: null,
    warnings: [],
    versions: [],
    has_changed_brief: false,
    counters: [],
    clock: null,
    agreed_at: null,
    note: null,
    moves: ['shortlist', 'interview', 'offer', 'decline'],
    skills: { shared: 1, wanted: 2 },
    talk: null,
    proposer: {
      title: 'Sign painter',
      rating: null,
      reviews: 0,
      level: 'new',
      is_verified: false,
      country_code: 'SE',
      timezone: null,
      availability: 'available',
      done: 0,
      done_here: 0,
      earned_here: null,
      on_time: null,
      ...proposer,
    },
    ...more,
  };
}
