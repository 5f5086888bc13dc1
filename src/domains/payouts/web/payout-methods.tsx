import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { Unread } from '#domains/wallet/web/wallet.tsx';
import { PAYOUT_TERMS } from '../terms.ts';
import { AddPayoutMethod } from './add-payout-method.tsx';
import { PayoutMethodRow } from './payout-method-row.tsx';
import { usePayouts } from './use-payouts.ts';

/** Where earnings go: the list, the default, and the way to add one (`?add=payout` opens it). */
export function PayoutMethods() {
  const [search, setSearch] = useSearchParams();
  const isAdding = search.get('add') === 'payout';
  const read = usePayouts();
  const open = (adding: boolean): void => setSearch(adding ? { add: 'payout' } : {});
  return (
    <>
      <Panel
        title="For being paid"
        lead="Your earnings go here. Kept encrypted, shown only in part."
        actions={
          isAdding ? null : (
            <Button size="sm" onClick={() => open(true)}>
              Add a payout method
            </Button>
          )
        }
        flush
      >
        {read.data !== undefined ? (
          read.data.methods.length === 0 ? (
            <div className="px-4 pb-4 sm:px-5">
              <EmptyState title="No payout method yet">
                Add a bank account or PayPal address in your own name. It can be used {PAYOUT_TERMS.methodHoldDays} days later.
              </EmptyState>
            </div>
          ) : (
            <ul className="divide-y divide-line border-t border-line">
              {read.data.methods.map((method) => (
                <PayoutMethodRow key={method.id} method={method} />
              ))}
            </ul>
          )
        ) : (
          <div className="px-4 pb-4 sm:px-5">
            <Unread what="Your payout methods" read={read}>
              <Loading label="Loading your payout methods">
                <RowsSkeleton rows={2} />
              </Loading>
            </Unread>
          </div>
        )}
      </Panel>
      {isAdding && read.data !== undefined ? (
        <Shown>
          <AddPayoutMethod overview={read.data} onClose={() => open(false)} />
        </Shown>
      ) : null}
    </>
  );
}

/** Comes into view and takes the focus: it opened below what was pressed, or from another page. */
function Shown({ children }: { children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}
