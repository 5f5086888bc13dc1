import { expect, test } from 'vitest';
import { isPaypalAmount, wrongWith, type Shape } from './paypal-shapes.ts';

const amount = { currency_code: 'USD', value: '50.00' };
const capture = {
  id: 'CAP1',
  status: 'COMPLETED',
  amount,
  custom_id: 'ours',
  supplementary_data: { related_ids: { order_id: 'ORDER1' } },
};
const order = {
  id: 'ORDER1',
  intent: 'CAPTURE',
  status: 'APPROVED',
  purchase_units: [{ amount, payments: { captures: [{ id: 'CAP1', amount }] } }],
};
const payout = {
  sender_batch_header: { sender_batch_id: 'ours' },
  items: [
    {
      recipient_type: 'EMAIL',
      receiver: 'finn@example.com',
      amount: { currency: 'USD', value: '7.00' },
      sender_item_id: 'ours',
    },
  ],
};
const done = {
  payout_item_id: 'ITEM1',
  payout_batch_id: 'BATCH1',
  sender_batch_id: 'ours',
  transaction_id: 'TXN1',
  transaction_status: 'UNCLAIMED',
  payout_item: { ...payout.items[0], recipient_wallet: 'PAYPAL' },
  payout_item_fee: { currency: 'USD', value: '0.25' },
  time_processed: '2026-11-21T10:00:00Z',
  errors: {
    name: 'RECEIVER_UNREGISTERED',
    message: 'Receiver is unregistered',
    debug_id: 'f05063556a338',
    details: [],
  },
  links: [{ href: 'https://api.paypal.com/v1/payments/payouts-item/ITEM1', rel: 'item', method: 'GET' }],
};
const dispute = {
  dispute_id: 'PP-D-1',
  status: 'OPEN',
  dispute_amount: amount,
  disputed_transactions: [{ seller_transaction_id: 'CAP1' }],
};

test.each<[Shape, object]>([
  ['capturedPayment', capture],
  ['order', order],
  ['payoutRequest', payout],
  ['payoutDone', done],
  ['dispute', dispute],
  [
    'dispute',
    {
      ...dispute,
      create_time: '2026-11-21T10:00:00.000Z',
      dispute_state: 'REQUIRED_ACTION',
      dispute_life_cycle_stage: 'INQUIRY',
    },
  ],
])('%s as PayPal has it is fine', (shape, wire) => {
  expect(wrongWith(shape, wire)).toEqual([]);
});

test.each<[string, Shape, object, RegExp]>([
  ['a field PayPal does not have', 'capturedPayment', { ...capture, colour: 'blue' }, /colour is unknown/],
  [
    'a field deep inside',
    'order',
    { ...order, purchase_units: [{ amount: { ...amount, minor: 5000 } }] },
    /amount\.minor is unknown/,
  ],
  ['a field of another object', 'capturedPayment', { ...capture, purchase_units: [] }, /purchase_units is unknown/],
  ['a number for a text', 'capturedPayment', { ...capture, amount: { ...amount, value: 50 } }, /value/],
  ['an amount without its currency', 'capturedPayment', { ...capture, amount: { value: '50.00' } }, /currency_code/],
  ['a state PayPal does not know', 'refund', { id: 'R1', status: 'SUCCEEDED', amount }, /SUCCEEDED is none of/],
  [
    'an order to do something else',
    'orderRequest',
    { intent: 'CAPTURE', purchase_units: [{ amount, price: 1 }] },
    /price is unknown/,
  ],
  [
    'a payout in the words of orders',
    'payoutRequest',
    { ...payout, items: [{ ...payout.items[0], amount }] },
    /currency/,
  ],
  [
    'a state of a batch on one of its items',
    'payoutDone',
    { ...done, transaction_status: 'DENIED' },
    /transaction_status/,
  ],
  ['an error nobody can ask PayPal about', 'payoutDone', { ...done, errors: { name: 'A', message: 'B' } }, /debug_id/],
  ['an id longer than PayPal’s', 'payoutDone', { ...done, payout_item_id: 'X'.repeat(31) }, /payout_item_id/],
  [
    'a day without its hour',
    'dispute',
    { ...dispute, seller_response_due_date: '2026-12-01' },
    /seller_response_due_date/,
  ],
  ['a dispute id of our own', 'dispute', { ...dispute, dispute_id: 'PP_D_1' }, /dispute_id/],
  ['a dispute outcome of our own', 'dispute', { ...dispute, dispute_outcome: { outcome_code: 'WON' } }, /outcome_code/],
])('%s is seen', (_what, shape, wire, words) => {
  expect(wrongWith(shape, wire).join('; ')).toMatch(words);
});

test.each([
  ['50.00', 'USD', true],
  ['50', 'USD', false],
  ['50.0', 'USD', false],
  ['5000', 'JPY', true],
  ['5000.00', 'HUF', false],
])('%s %s is written as PayPal takes it: %s', (value, currency, fits) => {
  expect(isPaypalAmount(value, currency)).toBe(fits);
});
