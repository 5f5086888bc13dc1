/** Challenges of the contact form: signed and good for half an hour, so that none is stored until it is used. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import { rateLimits } from '#kit/limits.ts';
import type { Context } from '#kit/server/context.ts';
import { addressNetwork } from '#kit/server/http/address-block.ts';
import { sharedHit } from '#kit/server/http/rate-limit.ts';
import { blurred } from '#kit/server/sealed.ts';
import { isEnough, PROOF_BITS, PROOF_MINUTES, proofBits, proven } from '../proof.ts';

type ChallengeContext = Pick<Context, 'config' | 'clock'>;

const signed = ({ config }: ChallengeContext, text: string): string =>
  `${text}.${blurred(config, 'support-challenge', text).toString('base64url')}`;

export const makeChallenge = (context: ChallengeContext, bits: number = PROOF_BITS) => ({
  challenge: signed(
    context,
    `${context.clock().getTime() + PROOF_MINUTES * MINUTE_MS}.${bits}.${randomBytes(12).toString('base64url')}`,
  ),
  bits,
});

/** Counted when it is given out, so that easy ones cannot be collected in advance. */
export async function challengeFor(address: string, context: ChallengeContext & Pick<Context, 'db'>) {
  if (!context.config.rateLimits) return makeChallenge(context);
  const { proof } = rateLimits;
  const [own, network] = await Promise.all([
    sharedHit(context.db, `proof:${address}`, proof),
    sharedHit(context.db, `proof:network:${addressNetwork(address)}`, proof),
  ]);
  return makeChallenge(context, proofBits(own.hits, network.hits));
}

/** Every flaw has the same answer: the form asks for another challenge and is sent again. */
export function mustBeProven(challenge: string, answer: number, context: ChallengeContext): void {
  const text = challenge.slice(0, challenge.lastIndexOf('.'));
  const [right, given] = [Buffer.from(signed(context, text)), Buffer.from(challenge)];
  const isOurs = right.length === given.length && timingSafeEqual(right, given);
  const isOpen = Number(text.split('.')[0]) > context.clock().getTime();
  const isSolved = isEnough(
    createHash('sha256').update(proven(challenge, answer)).digest(),
    Number(text.split('.')[1]),
  );
  if (!isOurs || !isOpen || !isSolved)
    throw new Failure('invalid_input', { message: 'The form took too long. Send it again.' });
}
