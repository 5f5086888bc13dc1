import { useState, type ComponentType, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeader } from '#design/public/page-header.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { BalanceStrip, Unread } from '#domains/wallet/web/wallet.tsx';
import type { Lane } from '../withdrawal.ts';
import { InTheWay } from './in-the-way.tsx';
import { OneWithdrawal } from './one-withdrawal.tsx';
import { PastWithdrawals } from './past-withdrawals.tsx';
import { ReviewWithdrawal } from './review-withdrawal.tsx';
import { usePayouts, type Overview } from './use-payouts.ts';
import { WithdrawForm, type Wish } from './withdraw-form.tsx';

interface WithdrawScreenProps {
  readonly lane: Lane;
  readonly title: string;
  /** Where it belongs, above the title. */
  readonly above?: ReactNode;
  readonly lead: string;
  readonly actions: ReactNode;
  /** What is particular about this lane, above the form. */
  readonly about?: ComponentType<{ overview: Overview }>;
  /** Below the form. */
  readonly children?: ReactNode;
}

/** Money out, by either lane: what there is, what is in the way, the asking, and everything asked before. */
export function WithdrawScreen({ lane, title, above, lead, actions, about: About, children }: WithdrawScreenProps) {
  const [search, setSearch] = useSearchParams();
  const [asked, setAsked] = useState<string | null>(null);
  const open = search.get('withdrawal');
  const read = usePayouts();
  const show = (number: string): void => {
    setAsked(number);
    setSearch({ withdrawal: number });
  };
  return (
    <>
      <PageHeader title={title} above={above} lead={lead} actions={actions} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {open === null ? null : <OneWithdrawal number={open} isNew={asked === open} onClose={() => setSearch({})} />}
        <BalanceStrip />
        {read.data === undefined ? (
          <Unread what="What you can withdraw" read={read}>
            <Loading label="Loading what can be withdrawn" className="panel">
              <RowsSkeleton rows={4} />
            </Loading>
          </Unread>
        ) : (
          <>
            <InTheWay blocks={read.data.blocks} />
            {About === undefined ? null : <About overview={read.data} />}
            {read.data.blocks.length > 0 ? null : <Asking overview={read.data} lane={lane} onDone={show} />}
          </>
        )}
        {children}
        <PastWithdrawals />
      </div>
    </>
  );
}

/** First how much and where to, then a last look; going back keeps what was entered. */
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
