import type { Terms } from '#kit/terms.ts';
import type { Draft } from './use-draft.ts';

export interface StepProps {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** What is said beside fields now, by their names. */
  problems: Readonly<Record<string, string[]>>;
  currency: string;
  /** What is kept of a price. */
  terms: Pick<Terms, 'serviceFeeRate'>;
}

export const firstProblem = (problems: StepProps['problems'], field: string): string | undefined =>
  problems[field]?.[0];

/** A list with the item at `index` changed; the others stay the same objects. */
export const withChanged = <Item>(list: readonly Item[], index: number, part: Partial<Item>): Item[] =>
  list.map((item, at) => (at === index ? { ...item, ...part } : item));
export const without = <Item>(list: readonly Item[], index: number): Item[] => list.filter((_item, at) => at !== index);

/** Short, unique within one draft. */
export const freshId = (taken: readonly { id: string }[], prefix: string): string => {
  for (let number = taken.length + 1; ; number += 1)
    if (!taken.some(({ id }) => id === `${prefix}-${number}`)) return `${prefix}-${number}`;
};
