import { hashOfSources } from '../build-stamp.mjs';
import type { Part } from './tally.ts';

/** A build that changes what it is made of would be made again by every start. */
export async function leavingSources(build: () => Promise<Part>, hash: () => string = hashOfSources): Promise<Part> {
  const before = hash();
  const part = await build();
  if (hash() === before) return part;
  return {
    ...part,
    passed: 0,
    failed: [...part.failed, 'it changed its own sources, so the next start would build again'],
  };
}
