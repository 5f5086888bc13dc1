import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findAnswer, isEnough, MOST_PROOF_BITS, PROOF_BITS, proofBits, proven } from './proof.ts';
import { stateAfter, TICKET_LIMITS, whyNotWrite } from './ticket.ts';

const hash = async (text: string) => createHash('sha256').update(text).digest();

describe('the proof of work', () => {
  it('counts zero bits from the first one', () => {
    expect(isEnough(new Uint8Array([0, 0b0000_0011]), 14)).toBe(true);
    expect(isEnough(new Uint8Array([0, 0b0000_0100]), 14)).toBe(false);
    expect(isEnough(new Uint8Array([]), 1)).toBe(false);
  });
  it('is found, and holds for its own challenge only', async () => {
    const answer = await findAnswer({ challenge: 'one', bits: PROOF_BITS }, hash);
    expect(isEnough(await hash(proven('one', answer)), PROOF_BITS)).toBe(true);
    const others = await Promise.all(
      ['two', 'three', 'four'].map(async (challenge) => isEnough(await hash(proven(challenge, answer)), PROOF_BITS)),
    );
    expect(others).toContain(false);
  });
  it('grows with every try of an address, slower with those of its network, and stays bearable', () => {
    expect([1, 2, 3, 4].map((tries) => proofBits(tries, tries))).toEqual([14, 15, 16, 17]);
    expect([1, 4, 5, 9].map((tries) => proofBits(1, tries))).toEqual([14, 14, 15, 16]);
    expect(proofBits(1_000, 1_000)).toBe(MOST_PROOF_BITS);
  });
});

describe('writing in a ticket', () => {
  it.each([
    ['open', 3, false, null],
    ['closed', 3, false, null],
    ['closed', 3, true, 'This ticket is closed. The person can open it again by writing.'],
    ['open', TICKET_LIMITS.messages, false, 'This ticket has 100 messages. Open a new one.'],
  ] as const)('%s with %i messages, by staff: %s', (state, messages, byStaff, refusal) =>
    expect(whyNotWrite(state, messages, byStaff)).toBe(refusal),
  );
  it('waits for the other side', () => expect([stateAfter(true), stateAfter(false)]).toEqual(['answered', 'open']));
});
