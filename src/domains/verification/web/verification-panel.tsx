import { BadgeCheck, Circle } from 'lucide-react';
import { ProgressBar } from '#design/app/progress-bar.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Icon } from '#design/public/icon.tsx';
import { Link } from '#design/public/link.tsx';
import { Panel } from '#design/public/panel.tsx';
import { When } from '#design/public/when.tsx';
import { VERIFIED_LEVEL } from '#domains/accounts/user.ts';
import { PROOF_WORDS, PROOFS, VERIFICATION_POINTS, type Proof } from '#domains/accounts/verification.ts';
import { useOwnTopic, useSession } from '#domains/accounts/web/accounts.ts';
import { isFreelancerRole } from '#kit/actor.ts';
import { useRead } from '#kit/web/api.ts';
import { isBuilt, pathTo } from '#routes';
import { identityVerification } from '../identity-contract.ts';

/** The screen for a proof; those without one say in words how they are earned. */
const SCREENS: Readonly<Partial<Record<Proof, string>>> = {
  email: 'verify-email',
  phone: 'verify-phone',
  identity: 'verify-identity',
  payout_method: 'withdraw',
};
/** Proofs that cannot be given here yet are not offered. */
const OFFERED = PROOFS.filter((proof) => SCREENS[proof] !== undefined);

/** What was proven, what each proof adds, and a link to the next one. */
export function VerificationPanel() {
  const me = useSession((session) => session.me);
  const proven = me?.verification_badges ?? [];
  // Only members with a verified email address may read it, and only until it is approved there is something to say.
  const mayRead = proven.includes('email') && !proven.includes('identity');
  const identity = useRead(identityVerification, {}, { enabled: mayRead });
  useOwnTopic(() => {
    if (mayRead) void identity.refetch();
  });
  if (me === null) return null;
  /** Null unless it is in review. */
  const answerBy = identity.data?.answer_by ?? null;
  return (
    <div id="verification" className="scroll-mt-6">
      <Panel title="Verification" lead={`You count as verified from ${VERIFIED_LEVEL} of 100 points.`}>
        <ProgressBar
          label="Verification level"
          hideLabel
          value={me.verification_level}
          start={`${me.verification_level} of 100 points`}
        />
        <ul className="mt-3 grid gap-2">
          {OFFERED.filter((proof) => proof !== 'payout_method' || isFreelancerRole(me.role)).map((proof) => {
            const { name, earned } = PROOF_WORDS[proof];
            const screen = SCREENS[proof] ?? null;
            const isDone = proven.includes(proof);
            return (
              <li key={proof} className="flex min-h-9 items-start gap-2 text-md">
                <Icon of={isDone ? BadgeCheck : Circle} className={isDone ? 'text-success' : 'text-ink-3'} />
                <details className="min-w-0 flex-1">
                  <summary className="cursor-pointer py-1.5">
                    {name}
                    <span className="sr-only">{isDone ? ', verified' : ', not verified'}</span>
                  </summary>
                  <p className="pb-2 text-sm text-ink-2">{earned}</p>
                </details>
                <span className="tnum text-sm text-ink-2">
                  {isDone ? VERIFICATION_POINTS[proof] : `+${VERIFICATION_POINTS[proof]}`}
                </span>
                {!isDone && proof === 'identity' && answerBy !== null ? (
                  <Link href={pathTo('verify-identity')} className="link text-sm">
                    In review, answer by <When at={answerBy} style="short" />
                  </Link>
                ) : !isDone && screen !== null && isBuilt(screen) ? (
                  <LinkButton size="sm" href={pathTo(screen)}>
                    Verify<span className="sr-only"> {name}</span>
                  </LinkButton>
                ) : null}
              </li>
            );
          })}
        </ul>
      </Panel>
    </div>
  );
}
