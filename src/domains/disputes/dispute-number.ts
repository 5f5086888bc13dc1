import * as z from 'zod/mini';
import { READABLE_ALPHABET, readableCode } from '#kit/ids.ts';

/** People read it out on the phone: `DP-7K3M-92QX`. */
export const DISPUTE_NUMBER_BYTES = 8;
export const disputeNumberFrom = (randomBytes: Uint8Array): string => readableCode('DP', randomBytes);

const PATTERN = new RegExp(`^DP-[${READABLE_ALPHABET}]{4}-[${READABLE_ALPHABET}]{4}$`);
export const disputeNumberShape = z.string().check(z.regex(PATTERN));
