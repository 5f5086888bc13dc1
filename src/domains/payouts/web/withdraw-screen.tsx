import { useState, type ComponentType, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { Unread } from '#design/app/unread.tsx';
import { BalanceStrip } from '#domains/wallet/web/wallet.tsx';
import { compare } from '#kit/money.ts';
import type { Overview } from '../contract.ts';
import type { Lane } from '../withdrawal.ts';
import { InTheWay } from './in-the-way.tsx';
import { MethodWaits } from './method-waits.tsx';
import { OneWithdrawal } from './one-withdrawal.tsx';
import { PastWithdrawals } from './past-withdrawals.tsx';
import { ReviewWithdrawal } from './review-withdrawal.tsx';
import { usePayouts } from './use-payouts.ts';
import { WithdrawForm, type Wish } from './withdraw-form.tsx';

interface WithdrawScreenProps {
  readonly lane: Lane;
  readonly header: ReactNode;
  /** What is specific to this lane, above the form. */
  readonly about?: ComponentType<{ overview: Overview }>;
  /** Below the form. */
  readonly children?: ReactNode;
}

/** Nothing is missing, and there is enough. */
const canAsk = ({ blocks, available, smallest }: Overview): boolean =>
  blocks.length === 0 && compare(available, smallest) >= 0;

/** Withdrawing, in either lane: the balance, what blocks it, the form, and all earlier requests. */
export function WithdrawScreen({ lane, header, about: About, children }: WithdrawScreenProps) {
  const [search, setSearch] = useSearchParams();
  const [newNumber, setNewNumber] = useState<string | null>(null);
  const open = search.get('withdrawal');
  const read = usePayouts();
  const show = (number: string): void => {
    setNewNumber(number);
    setSearch({ withdrawal: number });
  };
  return (
    <>
      {header}
      <div className="in-order grid grid-cols-[minmax(0,1fr)] gap-6">
        {open === null ? null : (
          <OneWithdrawal number={open} isNew={newNumber === open} onClose={() => setSearch({})} />
        )}
        {read.data === undefined ? (
          <Unread what="Your withdrawal options" read={read}>
            <Loading label="Loading your withdrawal options" className="panel">
              <RowsSkeleton rows={4} />
            </Loading>
          </Unread>
        ) : (
          <>
            {canAsk(read.data) ? null : <BalanceStrip />}
            <InTheWay overview={read.data} />
            {/* Express says itself how long the first one waits; a date while something else is missing would be no
                promise. */}
            {lane === 'express' || !canAsk(read.data) ? null : <MethodWaits overview={read.data} />}
            {About === undefined ? null : <About overview={read.data} />}
            {read.data.blocks.length > 0 ? null : <Asking overview={read.data} lane={lane} onDone={show} />}
            {/* The form comes first, and says what is available. */}
            {canAsk(read.data) ? <BalanceStrip /> : null}
          </>
        )}
        {children}
        <PastWithdrawals />
      </div>
    </>
  );
}

/** First how much and where to, then a review; going back keeps what was entered. */
function Asking({ overview, lane, onDone }: { overview: Overview; lane: Lane; onDone: (number: string) => void }) {
  const [wish, setWish] = useState<Wish | null>(null);
  const [isReviewing, setReviewing] = useState(false);
  if (isReviewing && wish !== null)
    return (
      <ReviewWithdrawal
        overview={overview}
        wish={wish}
        lane={lane}
        onBack={() => setReviewing(false)}
        onDone={({ number }) => {
          setReviewing(false);
          setWish(null);
          onDone(number);
        }}
      />
    );
  return (
    <WithdrawForm
      overview={overview}
      lane={lane}
      before={wish}
      onReview={(next) => {
        setWish(next);
        setReviewing(true);
      }}
    />
  );
}
