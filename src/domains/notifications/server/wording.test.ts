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
  expect(wordingOf(stored, { zone: 'UTC' }, notices).body).toMatch(/12:00\sPM UTC/);
  expect(wordingOf(stored, { zone: 'Asia/Kolkata' }, notices).body).toMatch(/5:30\sPM/);
  expect(wordingOf(stored, { zone: 'UTC' }, notices).path).toContain('DK-2222-2222');
});

it('gives each side of one event its own words', () => {
  const [client, freelancer] = [0, 1].map(
    (place) =>
      wordingOf({ event: noticeName('order.became_late', place), facts, ...NO_WORDS }, { zone: 'UTC' }, notices).title,
  );
  expect(client).not.toBe(freelancer);
});

it('keeps the sentences of rows without facts', () => {
  const old = { group_title: 'Order', title: 'Paid', body: 'It is paid.', path: '/orders/1' };
  expect(wordingOf({ event: 'order.paid', facts: null, ...old }, { zone: 'UTC' }, notices)).toEqual({
    ...old,
    action: 'See the details',
  });
});

it.each([
  ['an event that is gone', 'order.gone', {}],
  ['facts in another shape', 'order.delivered', {}],
  ['a place that is gone', 'order.delivered#7', facts],
])('has words for %s', (_what, event, older) => {
  const { title, path } = wordingOf({ event, facts: older, ...NO_WORDS }, { zone: 'UTC' }, notices);
  expect(title).toBe('You have an update');
  expect(path).toBe('/user/notifications');
});

it('names people as they are called now, and what they are where no name is known', () => {
  const stored = { event: 'order.delivered', facts, ...NO_WORDS };
  const names = new Map([[facts.freelancerId, 'Amara Okafor']]);
  expect(wordingOf(stored, { zone: 'UTC', names }, notices).title).toBe(
    'Amara Okafor delivered DK-2222-2222: review by Nov 21',
  );
  expect(wordingOf(stored, { zone: 'UTC' }, notices).title).toBe(
    'The freelancer delivered DK-2222-2222: review by Nov 21',
  );
});
