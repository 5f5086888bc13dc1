import { Money } from '#design/public/money.tsx';
import { add, formatMoney, isZero, type Money as Amount } from '#kit/money.ts';
import type { ContractPage } from '../contract.ts';

/**
 * What was agreed, and what became of it: in prices, which add up; the client's fee and the freelancer's earnings are
 * said below.
 */
export function ContractFigures({
  contract: { money, side, bonuses },
}: {
  contract: Pick<ContractPage, 'money' | 'side' | 'bonuses'>;
}) {
  const isClient = side === 'client';
  const withFee = (price: Amount, total: Amount): string | null =>
    !isClient || isZero(price) ? null : `${formatMoney(total)} with the client fee`;
  // The Money tab says the same sum.
  const earned = bonuses.reduce((all, bonus) => add(all, bonus.earned), money.earned);
  const earnedWords = isZero(earned)
    ? null
    : `You earned ${formatMoney(earned)}${bonuses.length === 0 ? '' : ' with bonuses'}`;
  const figures: readonly (readonly [label: string, value: Amount, note: string | null])[] = [
    ['Agreed', money.agreed, null],
    ['Held', money.held, withFee(money.held, money.held_total)],
    ['Released', money.released, isClient ? null : earnedWords],
    ...(isZero(money.returned)
      ? []
      : ([['Returned', money.returned, isClient ? 'and the client fee on it' : null]] as const)),
    ['Not funded', money.left, withFee(money.left, money.left_total)],
  ];
  return (
    <dl aria-label="Money of this contract" className="panel flex flex-wrap gap-x-8 gap-y-3 px-4 py-3 sm:px-5">
      {figures.map(([label, value, note]) => (
        <div key={label} className="min-w-0 max-sm:w-[calc(50%-1rem)]">
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className="tnum font-semibold">
            <Money value={value} />
            {note === null ? null : <span className="block text-xs font-normal text-ink-3">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
