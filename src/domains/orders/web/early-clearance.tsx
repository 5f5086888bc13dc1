import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { Conditions } from '#domains/payouts/web/payouts.tsx';
import { isFreelancerRole } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { userTopic } from '#kit/events.ts';
import { compare, formatMoney } from '#kit/money.ts';
import { termsNow } from '#kit/terms.ts';
import { useRead } from '#kit/web/api.ts';
import { useTopic } from '#kit/web/realtime.ts';
import { EARLY_FROM, mayClearEarly } from '../early.ts';
import { earlyClearance } from '../early-contract.ts';
import { ClearOneEarly } from './clear-one-early.tsx';

/** Earnings out of clearing before their date, order by order, for a fee that stands at each of them. */
export function EarlyClearance() {
  const role = useSession((session) => session.role);
  return isFreelancerRole(role) ? <Early /> : null;
}

function Early() {
  const id = useSession((session) => session.id);
  const read = useRead(earlyClearance, {});
  useTopic(id === '' ? null : userTopic(id), () => void read.refetch());
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-2">
      {read.data === undefined ? (
        <Panel title="Early clearance">
          {read.isError ? (
            <Alert
              tone="danger"
              title={read.error.message}
              action={
                <Button size="sm" onClick={() => void read.refetch()}>
                  Try again
                </Button>
              }
            />
          ) : (
            <Loading label="Loading what is clearing">
              <RowsSkeleton rows={3} />
            </Loading>
          )}
        </Panel>
      ) : (
        <>
          <Waiting early={read.data} />
          <Who early={read.data} />
        </>
      )}
    </div>
  );
}

type Data = DataOf<typeof earlyClearance>;

function Waiting({ early: { items, block, more } }: { early: Data }) {
  return (
    <Panel title="Early clearance" lead={`Available at once instead of on its date, for ${termsNow().earlyRate / 100} % of the amount, taken from it.`}>
      {items.length === 0 ? (
        <EmptyState title="Nothing is clearing">Approved work appears here until it is available by itself.</EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <ClearOneEarly key={item.orderNumber} item={item} isOpen={block === null} />
          ))}
        </ul>
      )}
      {more === 0 ? null : <p className="mt-3 text-sm text-ink-2">{more === 1 ? 'One more order clears' : `${more} more orders clear`} later than these.</p>}
    </Panel>
  );
}

function Who({ early: { level, owes, open, cap } }: { early: Data }) {
  return (
    <Conditions
      title="Who can use early clearance"
      conditions={[
        { words: `You hold ${EARLY_FROM} or above.`, isMet: mayClearEarly(level) },
        { words: 'Nothing is owed.', isMet: !owes },
        {
          words: `At most ${formatMoney(cap)} is ahead of its date at one time; ${formatMoney(open)} is now.`,
          isMet: compare(open, cap) < 0,
        },
      ]}
    />
  );
}
