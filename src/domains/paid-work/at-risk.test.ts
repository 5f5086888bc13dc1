import { expect, it } from 'vitest';
import { riskWords } from './at-risk.ts';

it.each([
  [
    { side: 'client', isDecided: false, isReleased: false },
    'Your bank is disputing the payment for this order. Once released, the freelancer’s earnings clear after 14 days at the earliest, and not before the bank decides. If the bank reverses it, add funds to repay it.',
  ],
  [
    { side: 'client', isDecided: true, isReleased: true },
    'Your bank reversed the payment for this order. The freelancer’s earnings clear 14 days after the release at the earliest, and only if the payment is repaid by then. Add funds to repay it.',
  ],
  [
    { side: 'freelancer', isDecided: false, isReleased: true },
    'The client’s bank is disputing the payment for this order. Your earnings clear 14 days after the release at the earliest, and not before the bank decides. If the bank reverses it and the client doesn’t repay it, these earnings are reversed too.',
  ],
  [
    { side: 'freelancer', isDecided: true, isReleased: false },
    'The client’s bank reversed the payment for this order. Once released, your earnings clear after 14 days at the earliest, and only if the payment is repaid by then. If the client doesn’t repay it, these earnings are reversed too.',
  ],
] as const)('says to the %o what happens to the money', (facts, words) => {
  expect(riskWords({ ...facts, noun: 'order' })).toBe(words);
});
