import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { keyedTurns } from './turns.ts';

/** Work that ends when the test says so. */
function slowWork() {
  const open = new Map<string, PromiseWithResolvers<string>>();
  const begun: string[] = [];
  return {
    begun,
    of: (name: string) => () => {
      begun.push(name);
      open.set(name, Promise.withResolvers());
      return open.get(name)?.promise ?? Promise.reject(new Error('unknown'));
    },
    end: async (name: string, error?: Error) => {
      if (error === undefined) open.get(name)?.resolve(name);
      else open.get(name)?.reject(error);
      await turn();
    },
  };
}

test('some are done at a time, the next when one ends or fails', async () => {
  const queue = keyedTurns<string>({ atOnce: 2, mostWaiting: 5, retryAfterSeconds: 3 });
  const { begun, of, end } = slowWork();
  const results = Promise.allSettled(['a', 'b', 'c', 'd'].map((name) => queue(name, of(name))));
  expect(begun).toEqual(['a', 'b']);
  await end('b', new Error('broken'));
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  await end('d');
  expect((await results).map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([
    'a',
    'failed',
    'c',
    'd',
  ]);
});

test('two who ask for the same wait for the same work, and later it is done again', async () => {
  const queue = keyedTurns<string>({ atOnce: 2, mostWaiting: 5, retryAfterSeconds: 3 });
  const { begun, of, end } = slowWork();
  const both = [queue('a', of('first')), queue('a', of('second'))];
  await end('first');
  expect(await Promise.all(both)).toEqual(['first', 'first']);
  void queue('a', of('third'));
  expect(begun).toEqual(['first', 'third']);
  await end('third');
});

test('what finds no place in the line is told when to come back', async () => {
  const queue = keyedTurns<string>({ atOnce: 1, mostWaiting: 1, retryAfterSeconds: 3 });
  const { of, end } = slowWork();
  const first = queue('a', of('a'));
  const second = queue('b', of('b'));
  await expect(queue('c', of('c'))).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 3 });
  await end('a');
  await end('b');
  expect(await Promise.all([first, second])).toEqual(['a', 'b']);
});
