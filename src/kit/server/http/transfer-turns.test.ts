import { expect, it } from 'vitest';
import type { Failure } from '../../errors.ts';
import { transferTurns, type Turn } from './transfer-turns.ts';

const SHARES = { perPerson: 3, perAddress: 6, inAll: 8 };
const WORDS = { tooManyOfYours: 'Yours.', tooMany: 'All.' };

interface Fake extends Turn {
  cutBy: Failure | null;
  came: { bytes: number; seconds: number; underWay: boolean };
}
function turn(person: string, address = '203.0.113.7', came = { bytes: 0, seconds: 0, underWay: true }): Fake {
  const fake: Fake = {
    person,
    address,
    cutBy: null,
    came,
    transfer: {
      bytes: () => came.bytes,
      waitedSeconds: () => came.seconds,
      isUnderWay: () => came.underWay,
      cut: (failure) => void (fake.cutBy = failure),
    },
  };
  return fake;
}

it('one person has a share of places and is refused beyond it', () => {
  const { enter } = transferTurns(SHARES, WORDS);
  const leave = [1, 2, 3].map(() => enter(turn('nora')));
  expect(() => enter(turn('nora'))).toThrow('Yours.');
  leave[0]?.();
  expect(() => enter(turn('nora'))).not.toThrow();
});

it('when four people fill an address, a fifth takes the place of one who holds several', () => {
  const { enter, size } = transferTurns(SHARES, WORDS);
  const crowd = ['a', 'b', 'c'].flatMap((person) => [turn(person), turn(person)]);
  for (const holder of crowd) enter(holder);
  const newcomer = turn('nora');
  enter(newcomer);
  expect(crowd.filter(({ cutBy }) => cutBy !== null)).toHaveLength(1);
  expect(crowd.find(({ cutBy }) => cutBy !== null)?.cutBy).toMatchObject({ code: 'unavailable', retryAfterSeconds: 3 });
  expect(size()).toBe(SHARES.perAddress);
  // Equal now: no one holds more than the newcomer would.
  expect(() => enter(turn('b'))).toThrow('All.');
  expect(newcomer.cutBy).toBeNull();
});

it('when everyone holds one place, a crawling transfer makes room; a moving or finished one does not', () => {
  const { enter } = transferTurns({ ...SHARES, inAll: 3 }, WORDS);
  const fast = turn('a', '203.0.113.1', { bytes: 5_000_000, seconds: 5, underWay: true });
  const arrived = turn('b', '203.0.113.2', { bytes: 100, seconds: 60, underWay: false });
  const slow = turn('c', '203.0.113.3', { bytes: 100, seconds: 1, underWay: true });
  for (const holder of [fast, arrived, slow]) enter(holder);
  expect(() => enter(turn('nora', '203.0.113.4'))).toThrow('All.');
  slow.came.seconds = 4;
  enter(turn('nora', '203.0.113.4'));
  expect([fast.cutBy, arrived.cutBy, slow.cutBy?.code]).toEqual([null, null, 'unavailable']);
});

it('many addresses together fill no more than the places there are', () => {
  const { enter, size } = transferTurns(SHARES, WORDS);
  let refused = 0;
  for (let n = 0; n < 40; n += 1)
    try {
      enter(turn(`person ${n}`, `203.0.113.${n}`));
    } catch {
      refused += 1;
    }
  expect([size(), refused]).toEqual([SHARES.inAll, 40 - SHARES.inAll]);
});
