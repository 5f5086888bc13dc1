import { expect, test } from 'vitest';
import { money, negate } from '#kit/money.ts';
import { moneyLines } from './money-trail.ts';

const work = { clientId: 'client', freelancerId: 'freelancer' };
const HELD = ['H.job', null] as const;
const BALANCE = ['U.spend', 'client'] as const;
const CLEARING = ['U.pend', 'freelancer'] as const;
const AVAILABLE = ['U.avail', 'freelancer'] as const;

test.each([
  [BALANCE, HELD, 'Held for this work'],
  [HELD, CLEARING, 'To the freelancer, clearing'],
  [HELD, ['R.svc', null], 'Paid as service fee'],
  [HELD, BALANCE, 'Back to the client’s balance'],
  [CLEARING, AVAILABLE, 'Available to the freelancer'],
  [CLEARING, ['R.exp', null], 'Paid as early clearance fee'],
  [CLEARING, HELD, 'Held again from the freelancer’s clearing earnings'],
  [AVAILABLE, ['U.owed', 'freelancer'], 'Freelancer’s available earnings to freelancer’s money owed'],
] as const)('money from %s to %s reads “%s”', (from, to, details) => {
  const amount = money(100, 'USD');
  const lines = [
    { account: from[0], owner: from[1], amount: negate(amount) },
    { account: to[0], owner: to[1], amount },
  ];
  expect(moneyLines([{ journalId: 'journal', kind: 'hold', at: new Date(0), lines }], work)).toMatchObject([
    { details },
  ]);
});

test('what was added to the work is named', () => {
  const amount = money(100, 'USD');
  const lines = [
    { account: 'U.spend', owner: 'client', amount: negate(amount) },
    { account: 'H.job', owner: null, amount },
  ];
  const additions = [{ id: 'extra', title: 'A drinks card' }];
  const [first, added] = ['journal', 'extra'].map((journalId) =>
    moneyLines([{ journalId, kind: 'hold', at: new Date(0), lines }], work, additions),
  );
  expect(first).toMatchObject([{ details: 'Held for this work' }]);
  expect(added).toMatchObject([{ details: 'For “A drinks card”' }]);
});
