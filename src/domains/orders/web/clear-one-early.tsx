import { confirm } from '#design/app/confirm.ts';
import { Button } from '#design/public/button.tsx';
import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { myBalance, walletTransactions } from '#domains/wallet/contract.ts';
import { payoutOverview } from '#domains/payouts/contract.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { compare, formatMoney, isPositive, subtract } from '#kit/money.ts';
import { useCommand } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { dashboards } from '#kit/dashboard.ts';
import { clearEarningsEarly, earlyClearance } from '../early-contract.ts';

const STALE = [earlyClearance, payoutOverview, myBalance, walletTransactions, dashboards.freelancer];

interface ClearOneEarlyProps {
  readonly item: DataOf<typeof earlyClearance>['items'][number];
  /** Nothing blocks clearing it early. */
  readonly isOpen: boolean;
}

/** One order's earnings: when they clear automatically, and what it costs to have them now. */
export function ClearOneEarly({ item: { order_number: orderNumber, title, clears_at: clearsAt, left, amount, fee }, isOpen }: ClearOneEarlyProps) {
  const clear = useCommand(clearEarningsEarly, { stales: STALE });
  const gets = formatMoney(subtract(amount, fee));
  const ask = async () => {
    const agreed = await confirm({
      title: `Clear ${formatMoney(amount)} now?`,
      body: `${gets} of order ${orderNumber} is available immediately. The fee is ${formatMoney(fee)}. This cannot be undone. If a dispute is opened before the clearing date, the amount is held again and the fee is refunded.`,
      okLabel: `Clear for ${formatMoney(fee)}`,
      act: () => clear.mutateAsync({ params: { order_number: orderNumber }, body: { amount, expected_fee: fee } }),
    });
    if (agreed) toast.success(`${gets} is available`, `The fee was ${formatMoney(fee)}.`);
  };
  return (
    <li className="grid gap-2 py-3 first:pt-0 last:pb-0">
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0">
          <Link href={pathTo('order', { orderNumber })} className="font-medium wrap-anywhere hover:underline">
            {title}
          </Link>
          <span className="block text-sm text-ink-2">
            Clears automatically <When at={clearsAt} style="moment" />
          </span>
        </span>
        <Money value={left} className="font-semibold" />
      </div>
      {!isOpen ? null : isPositive(amount) ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-sm text-ink-2">
            {compare(amount, left) < 0 ? `You can clear ${formatMoney(amount)} of it within your limit. ` : ''}Fee {formatMoney(fee)}, you get {gets}.
          </p>
          <Button size="sm" pending={clear.isPending} aria-label={`Clear ${formatMoney(amount)} now, order ${orderNumber}`} onClick={() => void ask()}>
            Clear {formatMoney(amount)} now
          </Button>
        </div>
      ) : (
        <p className="text-sm text-ink-2">Over your limit for now. It frees up as early-cleared amounts reach their dates.</p>
      )}
    </li>
  );
}
