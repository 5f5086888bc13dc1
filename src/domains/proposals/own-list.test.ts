import { expect, test } from 'vitest';
import { hasAgreed, nextStep, ownTurn, type Standing } from './own-list.ts';

const sent: Standing = {
  state: 'submitted',
  isViewed: false,
  isOpen: true,
  counterFor: null,
  isAgreed: false,
  hasChangedBrief: false,
  hasUnread: false,
  isSigned: false,
};

test.each([
  ['a draft', { state: null }, 'write', 'Finish and send it'],
  ['a draft for a project that ended', { state: null, isOpen: false }, null, 'The project takes no more proposals'],
  ['one that nobody read', {}, null, 'Waits for the client to open it'],
  ['one that was read', { isViewed: true }, null, 'The client decides'],
  ['a counter-offer of the client', { counterFor: 'freelancer' }, 'counter', 'Answer the counter-offer'],
  [
    'a counter-offer of the freelancer',
    { counterFor: 'client', hasChangedBrief: true },
    null,
    'The client answers your counter-offer',
  ],
  ['a changed brief', { hasChangedBrief: true }, 'brief', 'The brief changed: update yours'],
  [
    'a question of the client',
    { state: 'shortlisted', hasUnread: true, hasChangedBrief: true },
    'message',
    'Read the client’s message',
  ],
  ['a counter-offer with words', { counterFor: 'freelancer', hasUnread: true }, 'counter', 'Answer the counter-offer'],
  ['agreed terms', { state: 'shortlisted', isAgreed: true }, null, 'Agreed: the client offers a contract'],
  ['an interview', { state: 'interviewing' }, null, 'The client wants to talk'],
  ['an offer', { state: 'offered' }, 'sign', 'Sign or decline the offer'],
  ['a signed offer', { state: 'offered', isSigned: true }, null, 'The client funds the first milestone'],
  ['a hire', { state: 'accepted' }, null, 'Hired: work is on the contract'],
] as const)('%s says whose turn it is and what comes next', (_what, change, turn, words) => {
  const standing = { ...sent, ...change } as Standing;
  expect(ownTurn(standing)).toBe(turn);
  expect(nextStep(standing)).toBe(words);
});

test('terms are agreed until others are on the table or it is decided', () => {
  const agreed: Standing = { ...sent, isAgreed: true };
  expect(
    [
      agreed,
      { ...agreed, counterFor: 'client' },
      { ...agreed, state: 'accepted' },
      { ...agreed, state: 'withdrawn' },
      sent,
    ].map((standing) => hasAgreed(standing as Standing)),
  ).toEqual([true, false, false, false, false]);
});
