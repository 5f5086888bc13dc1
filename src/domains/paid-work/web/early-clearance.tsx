import { instanceLocale } from '#kit/locale.ts';
import { formatRate } from '#kit/format/number.ts';
import { Unread } from '#design/app/unread.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { useOwnTopic, useSession } from '#domains/accounts/web/accounts.ts';
import { Conditions } from '#domains/payouts/web/payouts.tsx';
import { isFreelancerRole } from '#kit/actor.ts';
import { compare, formatMoney } from '#kit/money.ts';
import { plural } from '#kit/format/unit.ts';
import { useRead } from '#kit/web/api.ts';
import { EARLY_FROM, mayClearEarly } from '../early.ts';
import { earlyClearance, type EarlyClearance as Early } from '../early-contract.ts';
import { ClearOneEarly, type ClearOne } from './clear-one-early.tsx';

interface EarlyClearanceProps {
  /** By kind of work. */
  readonly ways: Readonly<Record<string, ClearOne>>;
}

/** Clears earnings early, one piece of work after the other, with the fee of each. */
export function EarlyClearance(props: EarlyClearanceProps) {
  const role = useSession((session) => session.role);
  return isFreelancerRole(role) ? <Open {...props} /> : null;
}

function Open({ ways }: EarlyClearanceProps) {
  const read = useRead(earlyClearance, {});
  useOwnTopic(() => void read.refetch());
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-2">
      {read.data === undefined ? (
        <Panel title="Early clearance">
          <Unread what="What is clearing" read={read}>
            <Loading label="Loading what is clearing">
              <RowsSkeleton rows={3} />
            </Loading>
          </Unread>
        </Panel>
      ) : (
        <>
          <Waiting early={read.data} ways={ways} />
          <Who early={read.data} />
        </>
      )}
    </div>
  );
}

function Waiting({ early: { items, block, more, in_force: inForce }, ways }: { early: Early } & EarlyClearanceProps) {
  return (
    <Panel
      title="Early clearance"
      lead={`Get earnings immediately instead of on the clearing date, for ${formatRate(inForce.early_rate, instanceLocale())} of the amount.`}
    >
      {items.length === 0 ? (
        <EmptyState title="No clearing earnings">
          Approved orders and milestones appear here until their earnings clear.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {items.map((item) => {
            const clear = ways[item.kind];
            return clear === undefined ? null : (
              <ClearOneEarly key={item.number} item={item} isOpen={block === null} clear={clear} />
            );
          })}
        </ul>
      )}
      {more === 0 ? null : (
        <p className="mt-3 text-sm text-ink-2">
          {plural(more, { one: 'One more clears', other: `${more} more clear` })} after these.
        </p>
      )}
    </Panel>
  );
}

function Who({ early: { level, owes, open, cap } }: { early: Early }) {
  return (
    <Conditions
      title="Requirements for early clearance"
      conditions={[
        { words: `Your level is ${EARLY_FROM} or higher.`, isMet: mayClearEarly(level) },
        { words: 'You have no debt.', isMet: !owes },
        {
          words: `You can have up to ${formatMoney(cap)} cleared early at a time. You’re using ${formatMoney(open)}.`,
          isMet: compare(open, cap) < 0,
        },
      ]}
    />
  );
}
