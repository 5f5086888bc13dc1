import { createHash } from 'node:crypto';

/**
 * The same words always give the same uuid (RFC 9562 version 8 layout over SHA-256). A command that posts money names
 * its journal this way, so running it twice can never post twice (ID-3).
 */
export function derivedId(...words: readonly string[]): string {
  const bytes = createHash('sha256').update(JSON.stringify(words)).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
