import { formatMoney, isZero } from '#kit/money.ts';
import { placeOf } from '../contract-number.ts';
import type { ShownMilestone } from '../shapes.ts';

interface MilestoneOutcomeProps {
  milestone: Pick<ShownMilestone, 'terms' | 'released' | 'returned' | 'rest' | 'auto_released'>;
  isClient: boolean;
}

/** What came of a milestone, as one thing: agreed 450, released 300, returned 150, earned 270. */
export function MilestoneOutcome({
  milestone: { terms, released, returned, rest, auto_released: isAutomatic },
  isClient,
}: MilestoneOutcomeProps) {
  if (released === null && returned === null) return null;
  const parts = [
    `Agreed ${formatMoney(terms.price)}`,
    ...(released === null ? [] : [`released ${formatMoney(released.price)}${isAutomatic ? ' automatically' : ''}`]),
    ...(rest === null ? [] : [`${formatMoney(rest.price)} continues as milestone ${placeOf(rest.number)}`]),
    ...(returned === null || isZero(returned) ? [] : [`returned ${formatMoney(returned)}`]),
    ...(released === null || isClient ? [] : [`you earned ${formatMoney(released.earned)}`]),
  ];
  return <span className="tnum block text-sm font-normal text-ink-2">{parts.join(' · ')}</span>;
}
