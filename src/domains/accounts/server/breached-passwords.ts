import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The start of each leaked password's hash: enough to recognize it, with one false alarm in sixty million. */
export const KEPT_BYTES = 5;
/** Shorter ones are refused for their length. */
export const MIN_BREACHED = 8;

let known: Buffer | null = null;

/**
 * Whether a password, as typed or in lower case, is among the leaked ones tried most often. No outside service is
 * called: the list is a local file.
 */
export function isBreached(password: string): boolean {
  known ??= readFileSync(new URL('breached-passwords.bin', import.meta.url));
  return isListed(known, createHash('sha256').update(password.toLowerCase()).digest().subarray(0, KEPT_BYTES));
}

function isListed(list: Buffer, wanted: Buffer): boolean {
  let low = 0;
  let high = list.length / KEPT_BYTES;
  while (low < high) {
    const middle = (low + high) >> 1;
    const order = list.compare(wanted, 0, KEPT_BYTES, middle * KEPT_BYTES, (middle + 1) * KEPT_BYTES);
    if (order === 0) return true;
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return false;
}
