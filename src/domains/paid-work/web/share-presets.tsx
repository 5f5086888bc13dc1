import { Button } from '#design/public/button.tsx';
import { formatRate } from '#kit/format/number.ts';
import { instanceLocale } from '#kit/locale.ts';
import { compare, formatMoney, isPositive, share, type BasisPoints, type Money } from '#kit/money.ts';

const PRESETS: readonly BasisPoints[] = [500, 1_000, 1_500];
/** What is chosen first. */
export const usualShare = (total: Money): Money => share(total, 1_000);

interface SharePresetsProps {
  readonly label: string;
  /** What the percentages are of. */
  readonly of: Money;
  readonly most: Money;
  readonly amount: Money | null;
  readonly onChoose: (amount: Money) => void;
}

/** Usual amounts of a tip or a bonus; any other is typed into the field below. */
export function SharePresets({ label, of, most, amount, onChoose }: SharePresetsProps) {
  const presets = PRESETS.map((rate) => ({ rate, value: share(of, rate) })).filter(
    ({ value }) => isPositive(value) && compare(value, most) <= 0,
  );
  if (presets.length === 0) return null;
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {presets.map(({ rate, value }) => (
        <Button key={rate} size="sm" aria-pressed={amount?.amount === value.amount} onClick={() => onChoose(value)}>
          {formatRate(rate, instanceLocale())} · {formatMoney(value)}
        </Button>
      ))}
    </div>
  );
}
