import { confirm } from '#design/app/confirm.ts';
import { Button } from '#design/public/button.tsx';
import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { compare, formatMoney, isPositive, subtract } from '#kit/money.ts';
import type { EarlyClearance, EarlyWish } from '../early-contract.ts';

/** The call of one kind of work. */
export type ClearOne = (number: string, wish: EarlyWish) => Promise<unknown>;

interface ClearOneEarlyProps {
  readonly item: EarlyClearance['items'][number];
  /** Nothing blocks clearing it early. */
  readonly isOpen: boolean;
  readonly clear: ClearOne;
}

/** Earnings of one piece of work: when they clear automatically, and what it costs to have them now. */
export function ClearOneEarly({
  item: { kind, number, path, title, clears_at: clearsAt, left, amount, fee },
  isOpen,
  clear,
}: ClearOneEarlyProps) {
  const label = `${kind} ${number}`;
  const gets = formatMoney(subtract(amount, fee));
  const ask = async () => {
    const agreed = await confirm({
      title: `Clear ${formatMoney(amount)} now?`,
      body: `${gets} of ${label} is available immediately. The fee is ${formatMoney(fee)}. This cannot be undone. If a dispute is opened before the clearing date, the amount is held again and the fee is refunded.`,
      okLabel: `Clear for ${formatMoney(fee)}`,
      act: () => clear(number, { amount, expected_fee: fee }),
    });
    if (agreed) toast.success(`${gets} is available`, `The fee was ${formatMoney(fee)}.`);
  };
  return (
    <li className="grid gap-2 py-3 first:pt-0 last:pb-0">
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0">
          <Link href={path} className="font-medium wrap-anywhere hover:underline">
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
            {compare(amount, left) < 0 ? `You can clear ${formatMoney(amount)} of it within your limit. ` : ''}Fee{' '}
            {formatMoney(fee)}, you get {gets}.
          </p>
          <Button size="sm" aria-label={`Clear ${formatMoney(amount)} now, ${label}`} onClick={() => void ask()}>
            Clear {formatMoney(amount)} now
          </Button>
        </div>
      ) : (
        <p className="text-sm text-ink-2">
          Over your limit for now. It frees up as early-cleared amounts reach their dates.
        </p>
      )}
    </li>
  );
}
