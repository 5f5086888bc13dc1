import { expect, test } from 'vitest';
import type { Workroom } from '../contract.ts';
import { stepsOf } from './order-docket.tsx';

const AT = '2026-11-29T08:49:00.000Z';
const firstStep = (order: Pick<Workroom, 'state' | 'timeline' | 'clocks'>, isChecking = false) => {
  const [step] = stepsOf({ side: 'client', ...order } as Workroom, isChecking);
  return [step?.title, step?.state];
};
const clocks = [{ kind: 'payment', ends_at: AT }] as unknown as Workroom['clocks'];
const paid = [{ move: 'pay', at: AT }] as unknown as Workroom['timeline'];

test('an order whose payment was declined is not listed as paid and held', () => {
  expect(firstStep({ state: 'pending_payment', timeline: [], clocks })).toEqual(['Payment', 'current']);
  expect(firstStep({ state: 'pending_payment', timeline: [], clocks }, true)).toEqual(['Payment', 'current']);
  expect(firstStep({ state: 'expired', timeline: [], clocks: [] })).toEqual(['Payment', 'next']);
  expect(firstStep({ state: 'awaiting_requirements', timeline: paid, clocks: [] })).toEqual(['Paid and held', 'done']);
});
