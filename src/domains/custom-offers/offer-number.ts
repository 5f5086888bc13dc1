import * as z from 'zod/mini';
import { READABLE_ALPHABET, readableCode } from '#kit/ids.ts';

/** People read it out on the phone: `CO-7K3M-92QX`. */
export const OFFER_NUMBER_BYTES = 8;
export const offerNumberFrom = (randomBytes: Uint8Array): string => readableCode('CO', randomBytes);

const PATTERN = new RegExp(`^CO-[${READABLE_ALPHABET}]{4}-[${READABLE_ALPHABET}]{4}$`);
export const isOfferNumber = (text: string): boolean => PATTERN.test(text);
export const offerNumberShape = z.string().check(z.regex(PATTERN));

export const offerTopic = (number: string): `custom-offer:${string}` => `custom-offer:${number}`;
