import { expect, test } from 'vitest';
import { summary } from './test-checkout-page.ts';

const written = (title: string, amount: string, currency: string): string => summary({ title, amount, currency }).text;

test.each([
  ['15445', 'USD', '$154.45'],
  ['15445', 'CAD', 'CA$154.45'],
  ['15445', 'EUR', '€154.45'],
])('%s of %s are written as %s, without the currency a second time', (amount, currency, words) => {
  expect(written('Add funds', amount, currency)).toContain(`<dd>${words}</dd>`);
});

test('the reference number is in a line of its own, where it is not broken', () => {
  const text = written('Add funds to your Docket wallet (AF-7K3M-92QX)', '5000', 'USD');
  expect(text).toContain('<dd>Add funds to your Docket wallet</dd>');
  expect(text).toContain('<dd class="number">AF-7K3M-92QX</dd>');
  expect(written('Tips (all of them)', '5000', 'USD')).toContain('<dd>Tips (all of them)</dd>');
});
