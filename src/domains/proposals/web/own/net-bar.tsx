import { Button } from '#design/public/button.tsx';
import { Money } from '#design/public/money.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { formatRate } from '#kit/format/number.ts';
import { counted } from '#kit/format/unit.ts';
import { share, subtract, type Money as Amount } from '#kit/money.ts';

interface NetBarProps {
  whole: { readonly price: Amount | null; readonly days: number };
  rate: number;
  isSending: boolean;
  isChanging: boolean;
  /** Why it can’t be sent now; null where it can. */
  refusal: string | null;
}

/** Always in sight: the price, the fee and what is left, with the one button. */
export function NetBar({ whole: { price, days }, rate, isSending, isChanging, refusal }: NetBarProps) {
  const { locale } = usePlace();
  const fee = price === null ? null : share(price, rate);
  return (
    <div className="panel sticky bottom-[calc(var(--tab-bar,0px)+env(safe-area-inset-bottom)+0.5rem)] z-10 flex flex-wrap items-center justify-between gap-x-5 gap-y-2 px-4 py-3 shadow-md">
      <dl className="tnum flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <div>
          <dt className="text-ink-2">Price, {counted(days, { one: 'day', other: 'days' }, locale)}</dt>
          <dd className="font-semibold">{price === null ? '–' : <Money value={price} />}</dd>
        </div>
        <div className="max-sm:hidden">
          <dt className="text-ink-2">Service fee {formatRate(rate, locale)}</dt>
          <dd>{fee === null ? '–' : <Money value={fee} />}</dd>
        </div>
        <div>
          <dt className="text-ink-2">You receive</dt>
          <dd className="font-semibold">
            {price === null || fee === null ? '–' : <Money value={subtract(price, fee)} />}
          </dd>
        </div>
      </dl>
      {refusal === null ? (
        <Button type="submit" variant="primary" pending={isSending}>
          {isChanging ? 'Send changes' : 'Send proposal'}
        </Button>
      ) : (
        <p className="max-w-80 text-sm">{refusal}</p>
      )}
    </div>
  );
}
