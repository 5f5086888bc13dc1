import { expect, test } from 'vitest';
import { FIRST_TERMS } from '#kit/terms.ts';
import { sellingFacts } from './selling-facts.ts';

test('the example is worked out with the fees in force', () => {
  const { rate, example } = sellingFacts('USD', { ...FIRST_TERMS, serviceFeeRate: 1_250, withdrawalBankWhole: 3 });
  expect(rate).toBe('12.5%');
  expect(example).toMatchObject({
    price: { amount: '20000' },
    serviceFee: { amount: '2500' },
    earned: { amount: '17500' },
    arrives: { amount: '17200' },
  });
});

test('its price is one that may be charged', () => {
  expect(sellingFacts('USD', { ...FIRST_TERMS, gigPriceLeastWhole: 300 }).example.price.amount).toBe('30000');
  expect(sellingFacts('USD', { ...FIRST_TERMS, gigPriceMostWhole: 150 }).example.price.amount).toBe('15000');
});

test('periods are those of the settings', () => {
  const { steps, clearing, questions } = sellingFacts('USD', {
    ...FIRST_TERMS,
    reviewClockDays: 6,
    firstHoldDays: 9,
    clearanceNewDays: 11,
    clearanceTopDays: 2,
  });
  const words = steps.map((step) => step.words).join(' ');
  for (const period of ['6 days to review', '11 days after approval', 'held for 9 days'])
    expect(words).toContain(period);
  expect(clearing.at(-1)).toEqual({ level: 'Top', days: '2 days' });
  expect(questions.map(({ answer }) => answer).join(' ')).toContain('6 days to review');
});
