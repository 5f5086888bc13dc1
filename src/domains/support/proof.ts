/**
 * A proof of work holds robots back without a third party: the browser that sends the form finds a number whose hash with the
 * server's challenge begins with some zero bits. A person waits a second; ten thousand forms cost hours.
 */
export const PROOF_BITS = 14;
export const PROOF_MINUTES = 30;
const MOST_TRIES = 2 ** (PROOF_BITS + 6);

export type Hash = (text: string) => Promise<Uint8Array>;

/** The hash begins with that many zero bits. */
export function isEnough(hash: Uint8Array, bits: number = PROOF_BITS): boolean {
  for (let bit = 0; bit < bits; bit += 1) if (((hash[bit >> 3] ?? 255) >> (7 - (bit & 7))) & 1) return false;
  return true;
}

export const proven = (challenge: string, answer: number): string => `${challenge}:${answer}`;

/** The first number that fits; some 16,000 tries in the middle. */
export async function findAnswer(challenge: string, hash: Hash): Promise<number> {
  for (let answer = 0; answer < MOST_TRIES; answer += 1) if (isEnough(await hash(proven(challenge, answer)))) return answer;
  throw new Error('no answer to the challenge was found');
}
