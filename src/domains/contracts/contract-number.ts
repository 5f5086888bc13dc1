/** People read out a contract's number, `CT-7K3M-92QX`; its milestones count on from it, `CT-7K3M-92QX-2`. */
import * as z from 'zod/mini';
import type { Topic } from '#kit/events.ts';
import { READABLE_ALPHABET, readableCode } from '#kit/ids.ts';

export const CONTRACT_NUMBER_BYTES = 8;
export const contractNumberFrom = (randomBytes: Uint8Array): string => readableCode('CT', randomBytes);

const CODE = `[${READABLE_ALPHABET}]{4}-[${READABLE_ALPHABET}]{4}`;
const CONTRACT = new RegExp(`^CT-${CODE}$`);
const MILESTONE = new RegExp(`^CT-${CODE}-[1-9][0-9]?$`);

export const isContractNumber = (text: string): boolean => CONTRACT.test(text);
export const isMilestoneNumber = (text: string): boolean => MILESTONE.test(text);
export const contractNumberShape = z.string().check(z.regex(CONTRACT));
export const milestoneNumberShape = z.string().check(z.regex(MILESTONE));

export const milestoneNumberOf = (contractNumber: string, place: number): string => `${contractNumber}-${place}`;
export const contractNumberOf = (milestoneNumber: string): string => milestoneNumber.slice(0, 'CT-XXXX-XXXX'.length);
export const placeOf = (milestoneNumber: string): number => Number(milestoneNumber.slice('CT-XXXX-XXXX-'.length));

export const contractTopic = (contractNumber: string): Topic => `contract:${contractNumber}`;
