import { PROOF_WORDS, PROOFS, VERIFICATION_POINTS, type Proof } from '#domains/accounts/verification.ts';
import { VERIFIED_LEVEL } from '#domains/accounts/user.ts';
import type { PublicProfile } from '../../contract.ts';

const isProof = (what: string): what is Proof => PROOFS.some((proof) => proof === what);
export const badgeOf = (what: string): string => (isProof(what) ? PROOF_WORDS[what].badge : what);

/** What each badge means, in one tap: what was checked and how much it counts (REC-11). */
export function VerifiedExplained({ person }: { person: PublicProfile }) {
  const proven = person.verified.filter(isProof);
  const points = proven.reduce((sum, proof) => sum + VERIFICATION_POINTS[proof], 0);
  return (
    <details className="border-t border-line pt-4">
      <summary className="min-h-6 cursor-pointer font-medium">
        {proven.length === 0 ? 'Nothing verified yet' : 'How this person was verified'}
      </summary>
      <p className="mt-2 text-sm text-ink-2">
        {points} of 100 points. From {VERIFIED_LEVEL} points, a person is verified. Points can’t be bought.
      </p>
      <ul className="mt-3 grid gap-3 text-sm">
        {proven.map((proof) => (
          <li key={proof}>
            <p className="flex justify-between gap-3 font-medium">
              {PROOF_WORDS[proof].name}
              <span className="tnum font-normal text-ink-2">{VERIFICATION_POINTS[proof]}</span>
            </p>
            <p className="text-ink-2">{PROOF_WORDS[proof].earned}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
