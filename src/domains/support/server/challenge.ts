/** Challenges of the contact form: signed and good for half an hour, so that none is stored until it is used. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { blurred } from '#kit/server/sealed.ts';
import { isEnough, PROOF_BITS, PROOF_MINUTES, proven } from '../proof.ts';

type ChallengeContext = Pick<Context, 'config' | 'clock'>;

const signed = ({ config }: ChallengeContext, text: string): string => `${text}.${blurred(config, 'support-challenge', text).toString('base64url')}`;

export const makeChallenge = (context: ChallengeContext) => ({
  challenge: signed(context, `${context.clock().getTime() + PROOF_MINUTES * MINUTE_MS}.${randomBytes(12).toString('base64url')}`),
  bits: PROOF_BITS,
});

/** Every flaw has the same answer: the form asks for another challenge and is sent again. */
export function mustBeProven(challenge: string, answer: number, context: ChallengeContext): void {
  const text = challenge.slice(0, challenge.lastIndexOf('.'));
  const [right, given] = [Buffer.from(signed(context, text)), Buffer.from(challenge)];
  const isOurs = right.length === given.length && timingSafeEqual(right, given);
  const isOpen = Number(text.split('.')[0]) > context.clock().getTime();
  const isSolved = isEnough(createHash('sha256').update(proven(challenge, answer)).digest());
  if (!isOurs || !isOpen || !isSolved) throw new Failure('invalid_input', { message: 'The form took too long. Send it again.' });
}
