import type { ReactNode } from 'react';
import { StatStrip, type Stat } from '#design/app/stat-strip.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Money } from '#design/public/money.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { isFreelancerRole } from '#kit/actor.ts';
import { isZero } from '#kit/money.ts';
import type { Balances as All } from '../contract.ts';
import { bucketWords } from '../history.ts';
import { isParted, PartsLink } from './parts-panel.tsx';

type Kind = keyof All;

const ORDER: readonly Kind[] = ['available', 'spendable', 'clearing', 'held', 'in_flight', 'owed'];

export type BalanceActions = Readonly<Partial<Record<Kind, { readonly href: string; readonly label: string }>>>;

interface BalancesProps {
  /** Undefined while it loads. */
  readonly all: All | undefined;
  /** What can be done with a balance, beside it. */
  readonly actions?: BalanceActions;
}

/**
 * The balances that are not zero, each with its meaning, never added up (PAY-2). The others are explained on request.
 */
export function Balances({ all, actions = {} }: BalancesProps) {
  const sells = useSession((session) => isFreelancerRole(session.role));
  const own: Kind = sells ? 'available' : 'spendable';
  const filled = all === undefined ? [] : ORDER.filter((kind) => !isZero(all[kind]));
  const shown = filled.length === 0 ? [own] : filled;
  const stats = shown.map((kind): Stat => ({
    label: bucketWords(kind).title,
    value: all === undefined ? null : <Beside action={actions[kind]}>{<Money value={all[kind]} />}</Beside>,
    context: (
      <>
        {bucketWords(kind).meaning} {isParted(kind) ? <PartsLink bucket={kind} /> : null}
      </>
    ),
  }));
  return (
    <div className="grid gap-2">
      <StatStrip label="Your money" stats={stats} loading={all === undefined} />
      <Others of={ORDER.filter((kind) => !shown.includes(kind))} />
    </div>
  );
}

const Beside = ({ action, children }: { action: BalanceActions[Kind]; children: ReactNode }) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
    {children}
    {action === undefined ? null : (
      <LinkButton size="sm" href={action.href}>
        {action.label}
      </LinkButton>
    )}
  </span>
);

/** What else money here can be. */
const Others = ({ of }: { of: readonly Kind[] }) => (
  <details className="text-sm text-ink-2">
    <summary className="link inline-block min-h-6 cursor-pointer">What other balances can there be?</summary>
    <dl className="mt-2 grid gap-2">
      {of.map((kind) => (
        <div key={kind}>
          <dt className="font-medium text-ink">{bucketWords(kind).title}</dt>
          <dd>{bucketWords(kind).meaning}</dd>
        </div>
      ))}
    </dl>
  </details>
);
