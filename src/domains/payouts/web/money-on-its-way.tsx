import { StatStrip } from '#design/app/stat-strip.tsx';
import { Money } from '#design/public/money.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { isPositive } from '#kit/money.ts';
import { pathTo } from '#routes';
import type { payoutOverview } from '../contract.ts';

export type Overview = DataOf<typeof payoutOverview>;

/** What can leave, what will be able to, and what has left: separate sums, never one (PAY-2). */
export function MoneyOnItsWay({ overview }: { overview: Overview | undefined }) {
  const of = (kind: 'available' | 'clearing' | 'inFlight' | 'owed') => (overview === undefined ? null : <Money value={overview[kind]} />);
  const owes = overview !== undefined && isPositive(overview.owed);
  return (
    <StatStrip
      label="Your earnings"
      loading={overview === undefined}
      stats={[
        { label: 'Available', value: of('available'), context: 'Yours to withdraw now.' },
        { label: 'Clearing', value: of('clearing'), link: { href: pathTo('freelancer-dashboard'), label: 'When it becomes available' } },
        { label: 'On its way out', value: of('inFlight'), context: 'Asked for, and not arrived yet.' },
        ...(owes ? [{ label: 'Owed', value: of('owed'), context: 'Repaid from your next earnings.' }] : []),
      ]}
    />
  );
}
