import { expect, it } from 'vitest';
import { uploadTurns, uploadTurnstile } from './upload-turns.ts';

const refusalOf = (enter: () => unknown): unknown => {
  try {
    enter();
    return null;
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

it('lets one person send a few files at a time, all together no more than memory takes, and the next as soon as one is done', () => {
  const enter = uploadTurnstile();
  const leave = Array.from({ length: uploadTurns.perPerson }, () => enter('nora'));
  expect(refusalOf(() => enter('nora'))).toBe('too_many_requests');
  leave[0]?.();
  expect(refusalOf(() => enter('nora'))).toBeNull();
  for (let n = uploadTurns.perPerson; n < uploadTurns.inAll; n += 1) enter(`somebody ${n}`);
  expect(refusalOf(() => enter('late'))).toBe('unavailable');
  leave[1]?.();
  expect(refusalOf(() => enter('late'))).toBeNull();
});
