import { describe, expect, it } from 'vitest';
import { money } from '#kit/money.ts';
import { activityWords } from '../../activity-words.ts';
import type { DeskProposal, ProjectDesk } from '../../desk-contract.ts';
import { deskProposal } from '../../test-desk-proposal.ts';
import { hrefOf, placeFrom } from './desk-address.ts';
import { nextStep } from './next-step.ts';

const usd = (cents: bigint) => money(cents, 'USD');
const project: ProjectDesk['project'] = {
  id: 'p',
  slug: 'three-signs',
  title: 'Three signs',
  state: 'open',
  visibility: 'public',
  budget_least: usd(50_000n),
  budget_most: usd(100_000n),
  budget_undecided: false,
  proposals: 0,
  offers: 0,
  hires: 0,
  hires_wanted: 1,
  at: '2026-11-01T09:00:00.000Z',
  clock: null,
  moves: [],
};
const stepOf = (state: ProjectDesk['project']['state'], proposals: DeskProposal[] = []) =>
  nextStep(
    {
      project: { ...project, state },
      brief: null,
      proposals,
      invitations: [],
      invitations_left: 15,
      other_talks: [],
      contracts: [],
      activity: [],
    },
    'en-US',
  );
const read = (id: string, state: DeskProposal['state'], more: Partial<DeskProposal> = {}) =>
  deskProposal(id, { state, is_opened: true, ...more });

describe('the next step of a client', () => {
  it('is what the project waits for before anyone proposes', () => {
    expect(stepOf('draft')?.title).toBe('Finish your draft and post it');
    expect(stepOf('pending_review')).toMatchObject({ title: 'Our team checks your project' });
    expect(stepOf('pending_review')?.action).toBeUndefined();
    expect(stepOf('open')).toMatchObject({ action: { href: '/projects/invite/three-signs' } });
    expect(stepOf('closed')).toBeNull();
  });

  it('is one thing, the most pressing first: answer, offer what is agreed, read, wait, choose', () => {
    const counter = {
      number: 1,
      by: 'freelancer' as const,
      price: usd(50_000n),
      net: usd(45_000n),
      days: 9,
      milestones: [],
      note: '',
      made_at: project.at,
      outcome: null,
    };
    const all = [
      deskProposal('new'),
      read('shortlisted', 'shortlisted'),
      read('talking', 'interviewing'),
      read('offered', 'offered', { moves: [] }),
      read('agreed', 'shortlisted', { agreed_at: project.at }),
      read('countered', 'shortlisted', { counters: [counter], moves: ['acceptCounter', 'declineCounter'] }),
    ];
    const titles = [6, 5, 4, 3, 1].map(
      (count) => stepOf('open', count === 3 ? all.slice(1, 3) : all.slice(0, count))?.title,
    );
    expect(titles).toEqual([
      'Answer the counter-offer of Nadia countered',
      'Offer Nadia agreed the contract you agreed on',
      '1 new proposal to read',
      'Choose from 2 on your shortlist',
      '1 new proposal to read',
    ]);
    expect(stepOf('awarded', all.slice(1, 4))).toMatchObject({ title: 'Nadia offered answers your offer' });
    expect(stepOf('awarded', all.slice(1, 4))?.action).toBeUndefined();
  });
});

it('the address has what differs from the usual, and unknown values are ignored', () => {
  const search = new URLSearchParams(
    'view=board&sort=price&show=shortlisted&only=unread,nonsense&q=sign&compare=a,b,c,d,e&proposal=x&tab=nowhere',
  );
  const place = placeFrom(search);
  expect(place).toMatchObject({
    tab: 'proposals',
    view: 'board',
    sort: 'price',
    column: 'shortlisted',
    filters: ['unread'],
    compare: ['a', 'b', 'c', 'd'],
  });
  expect(hrefOf('three-signs', place)).toBe(
    '/manage-projects/three-signs?view=board&sort=price&show=shortlisted&only=unread&q=sign&compare=a%2Cb%2Cc%2Cd&proposal=x',
  );
  expect(hrefOf('three-signs', placeFrom(new URLSearchParams()))).toBe('/manage-projects/three-signs');
});

it('what happened is told from the client’s side', () => {
  const who = { id: 'f', name: 'Nadia Haddad', username: 'nadia', avatar_url: null };
  expect(activityWords({ of: 'proposal', move: 'counter', by: 'client', who })).toBe(
    'You made Nadia Haddad a counter-offer',
  );
  expect(activityWords({ of: 'proposal', move: 'counter', by: 'freelancer', who })).toBe(
    'Nadia Haddad made a counter-offer',
  );
  expect(activityWords({ of: 'project', move: 'extend', by: 'client', who: null })).toBe('You extended it by 30 days');
});
