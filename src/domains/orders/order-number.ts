import * as z from 'zod/mini';
import { READABLE_ALPHABET, readableCode } from '#kit/ids.ts';

/** People read it out on the phone: `DK-7K3M-92QX`. */
export type OrderNumber = string;

export const ORDER_NUMBER_BYTES = 8;
export const orderNumberFrom = (randomBytes: Uint8Array): OrderNumber => readableCode('DK', randomBytes);

const PATTERN = new RegExp(`^DK-[${READABLE_ALPHABET}]{4}-[${READABLE_ALPHABET}]{4}$`);
export const isOrderNumber = (text: string): boolean => PATTERN.test(text);
export const orderNumberShape = z.string().check(z.regex(PATTERN));
