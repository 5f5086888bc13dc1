import { Unread } from '#design/app/unread.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { formatMoney } from '#kit/money.ts';
import { amountNow, PaymentWays } from './payment-choice.tsx';
import type { PaymentInPlace } from './use-payment-in-place.ts';

/** The ways to pay inside a form's dialog, whose one button pays. */
export function PaymentInDialog({ payment: { choice, options, reads } }: { payment: PaymentInPlace }) {
  if (options !== null) return <PaymentWays choice={choice} options={options} />;
  return (
    <Unread what="Payment methods" read={reads.balance.data === undefined ? reads.balance : reads.options}>
      <Loading label="Loading payment methods">
        <RowsSkeleton rows={2} />
      </Loading>
    </Unread>
  );
}

/** The label of that button: what is paid now. */
export const payLabel = ({ choice, options }: PaymentInPlace): string =>
  options === null ? 'Pay' : `Pay ${formatMoney(amountNow(choice))}`;
