import * as z from 'zod/mini';
import { READABLE_ALPHABET, readableCode } from '#kit/ids.ts';

/** People quote it to their bank: `WD-7K3M-92QX`. */
export const withdrawalNumberFrom = (randomBytes: Uint8Array): string => readableCode('WD', randomBytes);
export const WITHDRAWAL_NUMBER_BYTES = 8;
export const withdrawalNumberShape = z
  .string()
  .check(z.regex(new RegExp(`^WD-[${READABLE_ALPHABET}]{4}-[${READABLE_ALPHABET}]{4}$`)));
