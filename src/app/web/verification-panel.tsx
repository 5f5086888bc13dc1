import { BadgeCheck, Circle } from 'lucide-react';
import { ProgressBar } from '#design/app/progress-bar.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Icon } from '#design/public/icon.tsx';
import { Panel } from '#design/public/panel.tsx';
import { VERIFIED_LEVEL } from '#domains/accounts/user.ts';
import { PROOFS, VERIFICATION_POINTS, type Proof } from '#domains/accounts/verification.ts';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { isBuilt, pathTo } from '#routes';

const WORDS: Readonly<Record<Proof, { name: string; screen: string | null }>> = {
  email: { name: 'E-mail address', screen: 'verify-email' },
  phone: { name: 'Phone number', screen: 'verify-phone' },
  identity: { name: 'Identity', screen: 'verify-identity' },
  address: { name: 'Address', screen: null },
  payout_method: { name: 'Payout method', screen: 'add-payment-method' },
  credentials: { name: 'Credentials, reviewed', screen: null },
};

/** What was proven, what each proof adds, and the way to the next one. */
export function VerificationPanel() {
  const me = useSession((session) => session.me);
  if (me === null) return null;
  return (
    <Panel title="Verification" lead={`From ${VERIFIED_LEVEL} of 100 points on you count as verified.`}>
      <ProgressBar label="Verification level" hideLabel value={me.verification_level} start={`${me.verification_level} of 100 points`} />
      <ul className="mt-3 grid gap-2">
        {PROOFS.map((proof) => {
          const { name, screen } = WORDS[proof];
          const isDone = me.verification_badges.includes(proof);
          return (
            <li key={proof} className="flex min-h-9 items-center gap-2 text-md">
              <Icon of={isDone ? BadgeCheck : Circle} className={isDone ? 'text-success' : 'text-ink-3'} />
              <span className="min-w-0 flex-1">
                {name}
                <span className="sr-only">{isDone ? ', verified' : ', not verified'}</span>
              </span>
              <span className="tnum text-sm text-ink-2">{isDone ? VERIFICATION_POINTS[proof] : `+${VERIFICATION_POINTS[proof]}`}</span>
              {!isDone && screen !== null && isBuilt(screen) ? (
                <LinkButton size="sm" href={pathTo(screen)}>
                  Verify<span className="sr-only"> {name}</span>
                </LinkButton>
              ) : null}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
