import { expect, it } from 'vitest';
import { whileFunding } from './use-contract.ts';

it('looks again at a contract only while its next milestone is being funded', () => {
  expect([whileFunding({ auto_funding: true }), whileFunding({ auto_funding: false }), whileFunding(undefined)]).toEqual([5_000, false, false]);
});
