import { expect, it } from 'vitest';
import { notices } from '#app/server/modules.ts';
import { noticeName, wordingOf } from './wording.ts';

const NO_WORDS = { group_title: null, title: null, body: null, path: null };
const facts = {
  orderId: '01890000-0000-7000-8000-000000000001',
  orderNumber: 'DK-2222-2222',
  clientId: '01890000-0000-7000-8000-000000000002',
  freelancerId: '01890000-0000-7000-8000-000000000003',
  serviceTitle: 'A logo',
  reviewDueAt: '2026-11-21T12:00:00Z',
  dueAt: '2026-11-21T12:00:00Z',
};

it('words what happened in the reader’s local time', () => {
  const stored = { event: 'order.delivered', facts, ...NO_WORDS };
  expect(wordingOf(stored, 'UTC', notices).body).toMatch(/12:00\sPM UTC/);
  expect(wordingOf(stored, 'Asia/Kolkata', notices).body).toMatch(/5:30\sPM/);
  expect(wordingOf(stored, 'UTC', notices).path).toContain('DK-2222-2222');
});

it('gives each side of one event its own words', () => {
  const [client, freelancer] = [0, 1].map((place) => wordingOf({ event: noticeName('order.became_late', place), facts, ...NO_WORDS }, 'UTC', notices).title);
  expect(client).not.toBe(freelancer);
});

it('keeps the sentences of rows without facts', () => {
  const old = { group_title: 'Order', title: 'Paid', body: 'It is paid.', path: '/orders/1' };
  expect(wordingOf({ event: 'order.paid', facts: null, ...old }, 'UTC', notices)).toEqual(old);
});

it.each([
  ['an event that is gone', 'order.gone', {}],
  ['facts in another shape', 'order.delivered', {}],
  ['a place that is gone', 'order.delivered#7', facts],
])('has words for %s', (_what, event, older) => {
  const { title, path } = wordingOf({ event, facts: older, ...NO_WORDS }, 'UTC', notices);
  expect(title).toBe('You have an update');
  expect(path).toBe('/user/notifications');
});
