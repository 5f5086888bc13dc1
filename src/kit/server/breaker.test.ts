import { expect, test } from 'vitest';
import { outboundLimits } from '../limits.ts';
import { makeBreaker, type Report } from './breaker.ts';

const { opensAfter, restMs } = outboundLimits.breaker;
let at = 0;
const fresh = () => makeBreaker(outboundLimits.breaker, () => at);
type Made = ReturnType<typeof fresh>;
const enter = (breaker: Made): Report => {
  const report = breaker.enter();
  if (report === null) throw new Error('nobody was let through');
  return report;
};
const opened = (): Made => {
  const breaker = fresh();
  for (let nth = 0; nth < opensAfter; nth += 1) enter(breaker)(false);
  return breaker;
};

test('it opens after several failures in a row, and an answer in between restarts the count', () => {
  const breaker = fresh();
  for (let nth = 1; nth < opensAfter; nth += 1) enter(breaker)(false);
  enter(breaker)(true);
  for (let nth = 1; nth < opensAfter; nth += 1) enter(breaker)(false);
  enter(breaker)(false);
  expect(breaker.enter()).toBeNull();
});

test('after the pause one request probes the host; all others are refused immediately until it is answered', () => {
  const breaker = opened();
  at += restMs - 1;
  expect(breaker.enter()).toBeNull();
  at += 1;
  const probe = enter(breaker);
  expect([breaker.enter(), breaker.enter()]).toEqual([null, null]);
  probe(true);
  enter(breaker)(false);
  expect(breaker.enter()).not.toBeNull();
});

test('one failed probe is enough for another pause', () => {
  const breaker = opened();
  at += restMs;
  enter(breaker)(false);
  expect(breaker.enter()).toBeNull();
  at += restMs;
  enter(breaker)(true);
  expect(breaker.enter()).not.toBeNull();
});

test('a request from before it opened changes nothing when it ends', () => {
  const breaker = fresh();
  const late = [enter(breaker), enter(breaker)];
  for (let nth = 0; nth < opensAfter; nth += 1) enter(breaker)(false);
  at += restMs / 2;
  late[0]?.(true);
  late[1]?.(false);
  expect(breaker.enter()).toBeNull();
  at += restMs / 2;
  expect(breaker.enter()).not.toBeNull();
});
