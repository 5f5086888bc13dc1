/**
 * A proof of work holds robots back without a third party: the browser that sends the form finds a number whose hash
 * with the server's challenge begins with some zero bits. A person waits a second; ten thousand forms cost hours.
 */
export const PROOF_BITS = 14;
/** Half a minute for a browser. */
export const MOST_PROOF_BITS = 19;
export const PROOF_MINUTES = 30;

/** Each further try of an address within an hour takes twice as long, and every four of its network. */
export const proofBits = (triesOfAddress: number, triesOfNetwork: number): number =>
  Math.min(MOST_PROOF_BITS, PROOF_BITS + Math.max(0, triesOfAddress - 1, Math.floor((triesOfNetwork - 1) / 4)));

export type Hash = (text: string) => Promise<Uint8Array>;

/** The hash begins with that many zero bits. */
export function isEnough(hash: Uint8Array, bits: number): boolean {
  for (let bit = 0; bit < bits; bit += 1) if (((hash[bit >> 3] ?? 255) >> (7 - (bit & 7))) & 1) return false;
  return true;
}

export const proven = (challenge: string, answer: number): string => `${challenge}:${answer}`;

/** The first number that fits; of 14 bits some 16,000 tries in the middle. */
export async function findAnswer(
  { challenge, bits }: { readonly challenge: string; readonly bits: number },
  hash: Hash,
): Promise<number> {
  for (let answer = 0; answer < 2 ** (bits + 6); answer += 1)
    if (isEnough(await hash(proven(challenge, answer)), bits)) return answer;
  throw new Error('no answer to the challenge was found');
}
