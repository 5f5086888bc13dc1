import { expect, it, test } from 'vitest';
import { money } from '#kit/money.ts';
import type { ContractPage } from '../contract.ts';
import type { MilestoneState } from '../milestone.ts';
import type { OpenMilestone } from '../shapes.ts';
import { autoFundWords, milestoneWords, stepWords, waitingWords, whileFunding } from './desk-words.ts';

const READER = { locale: 'en-US', timeZone: 'UTC' };
const usd = (cents: number) => money(cents, 'USD');
const terms = { price: usd(80_000), client_fee: usd(2_400), service_fee: usd(8_000), tax: usd(0), total: usd(82_400) };
const milestone = (state: MilestoneState, more: Partial<OpenMilestone> = {}) =>
  ({
    place: 2,
    title: 'Final files',
    number: 'CT-2',
    state,
    terms,
    clocks: [],
    moves: [],
    turn: null,
    due_at: null,
    ...more,
  }) as OpenMilestone;
const contract = (more: Partial<ContractPage> = {}) =>
  ({
    side: 'client',
    state: 'active',
    began_at: '2026-11-01T00:00:00Z',
    auto_fund: false,
    auto_funding: false,
    change_asked: null,
    balance: usd(100_000),
    disputes: [],
    clocks: [],
    milestones: [milestone('agreed')],
    ...more,
  }) as ContractPage;

test.each<[MilestoneState, string | null, string | null]>([
  ['agreed', 'Nadia starts once its money is held.', 'Don’t start before its money is held.'],
  [
    'funded',
    'Nadia works on it. You review it before its money is released.',
    'Your turn: its money is held, so you can work on it and submit it.',
  ],
  ['submitted', 'Your turn: review what was submitted.', 'Nadia reviews what you submitted.'],
  ['changes_requested', 'Nadia works on the changes you requested.', 'Your turn: make the changes and submit again.'],
  ['released', null, null],
])('a milestone that is %s says whose turn it is', (state, client, freelancer) => {
  const shown = milestone(state, { turn: 'submit' });
  expect([
    milestoneWords(contract(), shown, 'Nadia'),
    milestoneWords(contract({ side: 'freelancer' }), shown, 'Nadia'),
  ]).toEqual([client, freelancer]);
});

it('says of a paused contract that no time runs, and nothing of what was released', () => {
  const words = (state: MilestoneState) => milestoneWords(contract({ state: 'paused' }), milestone(state), 'Nadia');
  expect([words('submitted'), words('agreed'), words('released')]).toEqual([
    'Paused: its deadlines don’t run, and its money stays held.',
    'It can be funded once the contract is resumed.',
    null,
  ]);
});

it('says that work waits for the answer to a request to end, and that reviews go on (CTR-10)', () => {
  const words = (state: MilestoneState) =>
    milestoneWords(contract({ state: 'end_requested', side: 'freelancer' }), milestone(state), 'Greta');
  const waits = 'Nothing can be submitted until the request to end is answered. Its deadline doesn’t run.';
  expect([words('funded'), words('changes_requested'), words('submitted'), words('agreed')]).toEqual([
    waits,
    waits,
    'Greta reviews what you submitted.',
    null,
  ]);
});

it('says that the next milestone is being funded, to each side', () => {
  const funding = contract({ auto_fund: true, auto_funding: true });
  expect(waitingWords(funding, 'Nadia', READER)?.title).toBe('Funding 2. Final files from your balance…');
  expect(waitingWords({ ...funding, side: 'freelancer' }, 'Greta', READER)?.title).toBe(
    '2. Final files is being funded…',
  );
  expect(milestoneWords(funding, milestone('agreed'), 'Nadia')).toBe('It is being funded automatically…');
  expect(milestoneWords(funding, milestone('agreed', { number: 'CT-3' }), 'Nadia')).toBe(
    'Nadia starts once its money is held.',
  );
});

it('looks again at a contract only while its next milestone is being funded', () => {
  expect([
    whileFunding({ auto_funding: true }),
    whileFunding({ auto_funding: false }),
    whileFunding(undefined),
  ]).toEqual([5_000, false, false]);
});

it('says until when the first milestone can be funded, as the condition that it is', () => {
  const clocks = [
    { kind: 'first_funding', ends_at: '2099-12-02T17:00:00Z', next: 'The offer expires', turn: ['client'] },
  ] as ContractPage['clocks'];
  const words = stepWords(
    contract({ state: 'accepted', began_at: null, clocks }),
    { kind: 'fund', milestone: milestone('agreed') },
    'Nadia',
    READER,
  );
  expect(words.title).toBe('Fund the first milestone');
  expect(words.lead).toMatch(
    /^Nadia signed and starts once its money is held\. Fund it by Dec 2, 2099, 5:00.PM, or the offer expires\.$/,
  );
});

it('says what automatic funding takes with an approval, before it and after', () => {
  const working = milestone('submitted', { place: 1, title: 'Sketches', number: 'CT-1' });
  const next = milestone('agreed', { moves: [{ name: 'fund', ok: true, why: null }] });
  const words = (balance: number) =>
    autoFundWords(contract({ auto_fund: true, balance: usd(balance), milestones: [working, next] }), 'CT-1');
  expect(words(100_000)).toEqual({
    before: 'Automatic funding is on: $824.00 of your balance of $1,000.00 is then held for 2. Final files.',
    after: '$824.00 of your balance is being held for 2. Final files.',
  });
  expect(words(1_000)?.after).toBe('2. Final files stays unfunded: your balance doesn’t cover $824.00.');
  expect(autoFundWords(contract({ milestones: [working, next] }), 'CT-1')).toBeNull();
});

it('says why automatic funding left a milestone to the client', () => {
  const lead = (more: Partial<ContractPage>) =>
    stepWords(contract(more), { kind: 'fund', milestone: milestone('agreed') }, 'Nadia', READER).lead;
  const short =
    'Automatic funding is on, but your balance of $10.00 doesn’t cover $824.00. Nadia starts once its money is held.';
  expect([
    lead({ auto_fund: true, balance: usd(1_000) }),
    lead({ auto_fund: true }),
    lead({ balance: usd(1_000) }),
  ]).toEqual([short, 'Nadia starts once its money is held.', 'Nadia starts once its money is held.']);
});
