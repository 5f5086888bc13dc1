import { describe, expect, test } from 'vitest';
import { talks } from './server/demo/talks.ts';
import { warningsIn } from './warnings.ts';

describe('asking to pay elsewhere is seen', () => {
  test.each([
    'Can we do the payment outside of the platform?',
    'I’d rather pay you directly, it saves fees.',
    'Let’s avoid the fee, you pay in cash',
    'Send it to me by PayPal and I start today',
    'You can pay me via Western Union.',
    'My IBAN is below',
    'DE89 3704 0044 0532 0130 00',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    'P\u200Ba\u200By me by p\u200Baypal',
    'ＰＡＹ me off-platform'.replace('me', 'me, money'),
  ])('%s', (text) => expect(warningsIn(text)).toContain('pays_elsewhere'));
});

describe('contact details are seen', () => {
  test.each([
    'Write to ana.lima@example.com',
    'ana (at) example (dot) com',
    'Call +351 912 345 678',
    'Call (415) 555-2671',
    'My number: 0176 1234 5678',
    'Let’s talk on WhatsApp',
    'https://wa.me/15551234567',
    'telegram: @ana',
    'a\u200Bna@exam\u200Bple.com',
  ])('%s', (text) => expect(warningsIn(text)).toContain('shares_contact'));
});

describe('work is talked about without a warning', () => {
  test.each([
    'Can you add a PayPal button to my shop, and payments by card?',
    'The shop takes Visa, PayPal and bank transfer at checkout.',
    'The total is $1,250.00 and 3 revisions, order DK-7K3M-92QX.',
    'Deliver by 2026-11-24 16:00, please. 1,000,000 rows.',
    'Use font size 16px and 0.5rem, color #0a1b2c3d.',
    'We need a WhatsApp-like chat in the app, and a bot for Discord.',
    'Version 10.2.33.4, build 20261124160500.',
    'Put the email field below the phone field.',
    'See https://example.com/docs/2024/555-report',
    'I paid for the order yesterday. Is the file there?',
    '@ana did you see it? Meet at 14:30.',
  ])('%s', (text) => expect(warningsIn(text)).toEqual([]));
  test('nor is anything that the demo world says', () => {
    for (const { lines } of talks) for (const [, , text] of lines) expect(warningsIn(text), text).toEqual([]);
  });
});

test('takes no longer for texts made to be slow', () => {
  const began = performance.now();
  for (const piece of ['pay ', 'a', '1 ', '+1', 'a@', 'my ', 'de89 ', 'outside ', '('])
    warningsIn(piece.repeat(10_000 / piece.length));
  expect(performance.now() - began).toBeLessThan(2_000);
});
