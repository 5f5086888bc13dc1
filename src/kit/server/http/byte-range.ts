import type { ByteRange } from '../storage/files.ts';

const ONE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * What a Range header asks for of so many bytes (RFC 9110): one range; anything else is answered whole, and beyond the
 * end there is none.
 */
export function rangeIn(header: string | undefined, bytes: number): ByteRange | 'whole' | 'none' {
  const [, from = '', to = ''] = ONE.exec(header ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  if (from === '')
    return to === '0' || bytes === 0 ? 'none' : { start: Math.max(0, bytes - Number(to)), end: bytes - 1 };
  const [start, end] = [Number(from), to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)];
  if (to !== '' && Number(to) < start) return 'whole';
  return start >= bytes ? 'none' : { start, end };
}
