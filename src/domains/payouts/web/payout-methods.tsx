import { RowsPanel } from '#design/app/paged-panel.tsx';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { wantedIn } from '#domains/accounts/return-path.ts';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { AddPayoutMethod } from './add-payout-method.tsx';
import { methodWait } from './method-wait.ts';
import { PayoutMethodRow } from './payout-method-row.tsx';
import { usePayouts } from './use-payouts.ts';

/** Where earnings go: the list, the default, and the way to add one (`?add=payout` opens it). */
export function PayoutMethods() {
  const [search, setSearch] = useSearchParams();
  const isAdding = search.get('add') === 'payout';
  const read = usePayouts();
  const country = useSession((session) => session.me?.country_code);
  const navigate = useNavigate();
  const reader = usePlace();
  /** The screen that a method was missing on. */
  const back = wantedIn(search);
  const open = (adding: boolean): void => {
    if (!adding && back !== null) void navigate(back);
    else setSearch(adding ? { add: 'payout' } : {});
  };
  const overview = read.data;
  return (
    <>
      <RowsPanel
        title="Payout methods"
        lead="Your earnings go here. Stored encrypted and shown only in part."
        actions={
          isAdding ? null : (
            <Button size="sm" onClick={() => open(true)}>
              Add a payout method
            </Button>
          )
        }
        read={read}
        items={overview?.methods}
        empty={
          <EmptyState title="No payout method yet">
            Add a bank account or PayPal address in your own name.
            {/* The form below says it too. */}
            {overview === undefined || isAdding ? null : ` ${methodWait(overview, reader)}`}
          </EmptyState>
        }
        renderRow={(method) =>
          overview === undefined ? null : <PayoutMethodRow key={method.id} method={method} overview={overview} />
        }
      />
      {isAdding && overview !== undefined ? (
        <Shown>
          {/* On a full load the account may be read after this: its country is where a new form starts. */}
          <AddPayoutMethod key={country} overview={overview} onClose={() => open(false)} />
        </Shown>
      ) : null}
    </>
  );
}

/** Scrolls into view and takes the focus: it opens below the button that was pressed, or from another page. */
function Shown({ children }: { children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}
