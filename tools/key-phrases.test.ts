/**
 * Sentences about fees, refunds and the moment money is released. People rely on them and some bind us, so a change of
 * one is made here too, on purpose: reworded in passing, it would promise something else.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './run-step.ts';

const PHRASES: Readonly<Record<string, readonly string[]>> = {
  'src/domains/fees/web/public/fees-page.tsx': [
    'Orders keep the terms in force when they were placed.',
    'When an order is refunded, we refund the client fee in proportion.',
    'We charge the service fee only on money that is released.',
    'No inactivity fees.',
  ],
  'src/domains/fees/web/public/calculator.tsx': [
    'We hold the full amount until the client approves the work or the review time ends. On a refund, we refund the client fee too.',
    'or we refund the fee.',
  ],
  'src/domains/orders/charge-kind.ts': [
    'We hold the money until you approve the work or the review time ends, and refund it if the order is canceled.',
  ],
  'src/domains/orders/web/pay-order.tsx': [
    'Your payment is held until you approve the work or the review time ends.',
    'You were not charged, and your order details are saved.',
  ],
  'src/domains/orders/web/checkout-form.tsx': [
    'is paid when you approve the work or the review time ends.',
    'Until then you can cancel for a full refund.',
    'If you do nothing, they are released automatically when the review time ends.',
  ],
  'src/domains/orders/web/order-placed.tsx': [
    'It is held until you approve the work or the review time ends.',
    'If you do nothing, we release it',
  ],
  'src/domains/orders/web/requirements-form.tsx': ['Until then you can cancel for a full refund.'],
  'src/domains/paid-work/web/paid-or-not.tsx': ['You are never charged twice.'],
  'src/domains/orders/web/review-actions.tsx': ['the rest is fees. This cannot be undone.'],
  'src/domains/orders/web/use-more-review.ts': [
    'then it is approved automatically. You can do this once per delivery.',
  ],
  'src/domains/disputes/web/review-share.tsx': [
    'Nothing is paid until you both agree or a reviewer decides.',
    'You lose {formatMoney(lost)}',
  ],
  'src/domains/paid-work/web/clear-one-early.tsx': ['The fee is ${formatMoney(fee)}. This cannot be undone.'],
  'src/domains/orders/notices.ts': [
    'We hold the money until the client approves your work or the review time ends.',
    'After that, it is approved automatically.',
    'After that, your delivery is approved automatically.',
    'You can withdraw the money once it clears on',
    'we cancel the order and refund you in full.',
  ],
  'src/domains/payouts/web/withdraw-form.tsx': ['The fee is included in the amount.'],
  'src/domains/payouts/web/cost-and-dates.tsx': ['Deducted from your available balance'],
  'src/domains/payouts/web/express-withdrawal.tsx': ['If we miss it, we refund the whole fee.'],
  'src/domains/payouts/web/admin/decide-payout.tsx': [
    'The full amount returns to the person’s available balance.',
    'The full amount and the fee return to the person',
  ],
  'src/domains/payouts/notices.ts': [
    'It took longer than promised, so we refunded the fee.',
    'We refund the fee when it arrives.',
  ],
  'src/domains/wallet/web/payment-for.tsx': ['Do not pay again.', 'you are never charged twice.'],
  'src/domains/contracts/web/project-payment-page.tsx': [
    'We hold the money until you approve the milestone or its review time ends.',
    'We release the money when you approve, or when the review time ends if you do nothing.',
    'You were not charged.',
  ],
  'src/domains/wallet/web/funding-progress.tsx': ['Do not pay again.', 'You were not charged.'],
  'src/domains/wallet/web/add-funds-form.tsx': ['You can return unspent money at any time.'],
  'src/domains/wallet/server/documents.ts': ['Tax: none charged.'],
  'src/domains/wallet/server/document-words.ts': ['No real money moved.'],
  'src/domains/accounts/notices.ts': ['Your undelivered orders were canceled and refunded.'],
};

/** Text as it is read: lines of JSX are one sentence. */
const readText = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const asRead = (code: string): string => code.replaceAll("{' '}", ' ').replaceAll(/\s+/g, ' ');

test.each(Object.entries(PHRASES))('%s says what people rely on', (file, phrases) => {
  const code = asRead(readText(file));
  expect(phrases.filter((phrase) => !code.includes(phrase))).toEqual([]);
});

/** Silence approves, so no sentence says that only an approval releases: the review time stands beside it. */
const BY_APPROVAL =
  /\b(?:until|when|once|after|only) (?:you|the client|your client) approves?\b(?:(?!\.\s|[`’']\s*[,;)]|<\/)[^])*/g;
const SILENCE = /review time|time to review|if you do nothing|automatically/;
/** About pictures with a watermark and about staff, not about money. */
const NOT_MONEY = ['src/domains/paid-work/web/delivery-thread.tsx', 'src/domains/paid-work/server/watermarked.ts'];
const halfTruths = (code: string): string[] =>
  [...asRead(code).matchAll(BY_APPROVAL)].map(([found]) => found).filter((found) => !SILENCE.test(found));

test('no sentence says that money waits for an approval alone', () => {
  const files = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(?:tsx?|md)$/.test(file) && !/\.test\.|\/demo\//.test(file) && !NOT_MONEY.includes(file));
  expect(files.flatMap((file) => halfTruths(readText(file)).map((found) => `${file}: ${found}`))).toEqual([]);
});

test.each([
  'is paid only after you approve.',
  'Your payment is held until you approve the work.',
  'released when you approve. If not, it stays.',
])('%s is found', (text) => {
  expect(halfTruths(text)).toHaveLength(1);
});

test('a reworded promise is found', () => {
  expect(
    asRead("<p>\n  If we miss it,{' '}\n  we refund the fee.\n</p>").includes(
      'If we miss it, we refund the whole fee.',
    ),
  ).toBe(false);
  expect(asRead('<p>\n  If we miss it,\n  we refund the whole fee.\n</p>')).toContain(
    'If we miss it, we refund the whole fee.',
  );
});
