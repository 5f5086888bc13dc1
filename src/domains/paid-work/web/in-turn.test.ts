import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('one is asked after the other, also after one that fails', async () => {
  let running = 0;
  let most = 0;
  const read = inTurn(async (name: string) => {
    running += 1;
    most = Math.max(most, running);
    await sleep(5);
    running -= 1;
    if (name === 'broken') throw new Error('no picture');
    return name;
  });
  const answers = await Promise.allSettled(['a', 'broken', 'c'].map(read));
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'failed'))).toEqual(['a', 'failed', 'c']);
  expect(most).toBe(1);
});
