import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Unread } from '#design/app/unread.tsx';
import { Button } from '#design/public/button.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { fundingOptions, myBalance } from '#domains/wallet/contract.ts';
import { PaymentFor } from '#domains/wallet/web/wallet.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { add, formatMoney, type Money } from '#kit/money.ts';
import { useRead } from '#kit/web/api.ts';
import { leaveFor } from './leave-for.ts';
import { PaidOrNot } from './paid-or-not.tsx';
import { amountNow, PaymentWays, usePaymentChoice, wayOf, type Begin } from './payment-choice.tsx';

interface PayForProps {
  readonly of: 'order' | 'milestone';
  readonly total: Money;
  /** The page it is on: where a provider leads back to. */
  readonly path: string;
  /** In words: what a payment is for once it came, and what is true after one that failed. */
  readonly placing: string;
  readonly notCharged: string;
  readonly payFromBalance: () => Promise<unknown>;
  readonly begin: (way: Begin) => Promise<{ readonly redirect_url: string }>;
  /** It was paid, or the payment was kept: the page reads its thing again. */
  readonly onSettled: () => void;
  /** Beside the button. */
  readonly beside?: ReactNode;
}

/** Pays for held work: from the balance, by card or with PayPal; or the payment under way. */
export function PayFor(props: PayForProps) {
  const [search] = useSearchParams();
  const funding = search.get('funding');
  if (funding === null) return <Ways {...props} />;
  return (
    <PaymentFor
      key={funding}
      fundingId={funding}
      of={props.of}
      path={props.path}
      placing={props.placing}
      notCharged={props.notCharged}
      onSettled={props.onSettled}
    >
      <Ways {...props} />
    </PaymentFor>
  );
}

function Ways(props: PayForProps) {
  const balance = useRead(myBalance, {});
  const options = useRead(fundingOptions, {});
  if (balance.data === undefined || options.data === undefined)
    return (
      <Unread what="Payment methods" read={balance.data === undefined ? balance : options}>
        <Loading label="Loading payment methods">
          <RowsSkeleton rows={3} />
        </Loading>
      </Unread>
    );
  return <WaysForm {...props} spendable={add(balance.data.spendable, balance.data.available)} options={options.data} />;
}

function WaysForm({
  total,
  payFromBalance,
  begin,
  beside,
  spendable,
  options,
}: PayForProps & { spendable: Money; options: DataOf<typeof fundingOptions> }) {
  const [failed, setFailed] = useState<Error | null>(null);
  const [isBusy, setBusy] = useState(false);
  const choice = usePaymentChoice(total, spendable, options);
  const { canPay } = choice;
  const press = async (): Promise<void> => {
    setFailed(null);
    setBusy(true);
    try {
      const way = wayOf(choice);
      if (way === null) {
        await payFromBalance();
        return setBusy(false);
      }
      const { redirect_url: redirectUrl } = await begin(way);
      await leaveFor(redirectUrl);
    } catch (error) {
      setFailed(error as Error);
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-4">
      {failed === null ? null : <PaidOrNot error={failed} />}
      <PaymentWays choice={choice} options={options} />
      <div className="flex flex-wrap gap-2">
        {canPay ? (
          <Button variant="primary" pending={isBusy} onClick={() => void press()}>
            Pay {formatMoney(amountNow(choice))}
          </Button>
        ) : null}
        {beside}
      </div>
    </div>
  );
}
